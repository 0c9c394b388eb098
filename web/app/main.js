import { html, render } from "lit";
import { DECKS } from "../table/decks.js";
import { defineTable } from "../table/define.js";
import { wordsOf } from "../table/languages.js";
import { titleOf } from "../table/rules.js";
import { chooseDeck, chooseTheme } from "../table/settings.js";
import { useSprite } from "../table/sprites.js";
import { nextTask } from "../table/tasks.js";
import { applyTheme } from "../table/theme.js";
import { icon } from "../table/views/icons.js";
import { aboutView } from "./about.js";
import { readHelp, writeHelp } from "./beginners.js";
import { chosenOf, optionsOf } from "./chosen.js";
import { watchDeals } from "./chronicle/chronicle.js";
import { StatisticsScreen } from "./chronicle/screen.js";
import { download } from "./files.js";
import { Installing } from "./install.js";
import { askToKeep, isAllLost } from "./lasting.js";
import { menuView } from "./menu.js";
import { noticesView } from "./notices.js";
import { Offline } from "./offline.js";
import { givenNames, namesScreen, peopleEntries } from "./people.js";
import { forgetPreferences, keepPreferences, loadPreferences, usable } from "./preferences.js";
import { renewalView } from "./renewal.js";
import { renew, renewed } from "./renewed.js";
import { Reviewing } from "./review/reviewing.js";
import { linkedText, withoutRules } from "./rules/choice.js";
import { chosenGame, RulesScreen, rulesOfLink } from "./rules/screen.js";
import { Screens } from "./screens.js";
import { Sharing } from "./share/sharing.js";
import { watchTabs } from "./tabs.js";
import { Unkept } from "./unkept.js";
import { wishOf, withoutWish } from "./wish.js";

/**
 * The page around the table: menu, settings, notices.
 *
 * @typedef {import("./preferences.js").Preferences} Preferences
 * @typedef {import("./notices.js").Notice} Notice
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 */

// All at once would keep the page from being painted for too long.
await nextTask();
defineTable();

const table = /** @type {SchnapsenTable} */ (document.querySelector("schnapsen-table"));
const over = /** @type {HTMLElement} */ (document.getElementById("over"));

let preferences = loadPreferences();
/** @type {import("../python/types.js").Started | null} */
let started = null;
/** @type {Notice[]} */
let notices = [];
/** Sprites for the samples of the decks, fetched when the menu is first opened. */
let sampled = false;

/** What holds, chosen or not. */
const chosen = () => chosenOf(preferences);

/** @param {Notice} notice */
function tell(notice) {
  notices = [...notices.filter(({ id }) => id !== notice.id), notice];
  draw();
}

/** @param {Notice} notice */
function dismiss(notice) {
  notices = notices.filter((each) => each !== notice);
  notice.dismissed?.();
  draw();
}

const offline = new Offline({
  draw: () => draw(),
  // Only where another try may help is it worth more than a moment.
  tell: (id) => tell({ id, brief: !["notice-unkept-room", "notice-unkept-line"].includes(id), spoken: true }),
});

/** @param {string | null} name of a screen */
function show(name) {
  screens.show(name);
  draw();
}

/** @param {Promise<string | null>} ready */
async function showNext(ready) {
  if (await screens.showNext(ready)) draw();
}

/** @param {Preferences} change */
function choose(change) {
  preferences = { ...preferences, ...change };
  keepPreferences(preferences);
  draw();
  // What concerns the game itself holds for the running one, too.
  if (change.points || change.review || change.claim) table.configure(optionsOf(chosen())).catch(() => {});
}

const rulesScreen = new RulesScreen({
  table,
  words: () => pageWords(),
  preferences: () => preferences,
  keep: choose,
  draw: () => draw(),
  close: () => close(),
});

const statistics = new StatisticsScreen({
  table,
  preferences: () => preferences,
  restore: (kept) => {
    forgetPreferences();
    keepPreferences(usable(kept));
  },
  forget: forgetPreferences,
  renew,
  ratings: () => started?.ratings ?? {},
  review: (record, { seat, deal, level }) => {
    const title = pageWords().text("deal-number", { deal });
    // A record that Python does not take is told of there.
    reviewing.openPlayed({ record, seat, title }, level, "stats").catch(() => {});
  },
  share: (record, { seat }) => sharing.send({ record, seat }),
  draw: () => draw(),
  close: () => close(),
});

/** @param {import("../table/rules.js").Form} [linked] rules that a link offers @param {boolean} [forTwo] people play, not the computer */
async function chooseRules(linked, forTwo = table.isForTwo) {
  // A start that fails is told by the table.
  const ready = rulesScreen.open(linked, forTwo).then(
    () => "rules",
    () => null,
  );
  await showNext(ready);
}

/** What the address asks for is opened once, as if it had been chosen in the menu. */
function followWish() {
  const wish = wishOf(location.href);
  const { act, href } = entries.find(({ key }) => key === wish) ?? {};
  if (wish) history.replaceState(null, "", withoutWish(location.href));
  if (href) location.replace(href());
  else act?.();
}

/** A deal in the address is opened. Rules in it are offered once; those that make no sense are named as such. */
async function followLink() {
  if (sharing.follow()) return;
  const text = linkedText(location.href);
  if (text === null) return;
  history.replaceState(null, "", withoutRules(location.href));
  const rules = await rulesOfLink(table, text).catch(() => undefined);
  if (rules) await chooseRules(rules);
  else if (rules === null) tell({ id: "notice-bad-link" });
}

function pageWords() {
  const { lang, deck } = chosen();
  return wordsOf(lang, chooseDeck(deck, lang));
}

/** The cards as the page draws them. */
function pageDeck() {
  const { lang, deck } = chosen();
  return DECKS[chooseDeck(deck, lang)];
}

const close = () => show(null);

const reviewing = new Reviewing({
  table,
  deck: pageDeck,
  words: pageWords,
  names: () => givenNames(preferences),
  show,
  draw: () => draw(),
  // A deal that is played on from its middle does not wait any more.
  left: (from) => from === "opened" && sharing.drop(),
});

const sharing = new Sharing({
  table,
  words: pageWords,
  deck: pageDeck,
  draw: () => draw(),
  show,
  showNext,
  sprites: () => drawSamples(),
  review: (deal) => reviewing.open(deal, "opened").catch(() => {}),
});

const openBackup = () => showNext(statistics.open(true).then(() => "stats"));

/** What the menu leads to, in the order in which it stands there. @type {import("./menu.js").Entry[]} */
const entries = [
  { key: "new", text: "menu-new", icon: "pair", act: () => chooseRules(), main: true },
  ...peopleEntries(table, { close, names: () => show("names"), choose: () => chooseRules(undefined, true) }),
  {
    key: "resign",
    text: "menu-resign",
    icon: "flag",
    act: () => {
      close();
      table.ask("r");
    },
    offered: () => table.game?.snapshot?.legal.includes("r") ?? false,
  },
  { key: "stats", text: "stats", icon: "chart", act: () => showNext(statistics.open().then(() => "stats")) },
  sharing.entry,
  { key: "learn", text: "menu-learn", icon: "book", href: () => `learn/${chosen().lang}/index.html` },
  {
    key: "help",
    text: "menu-help",
    icon: "help",
    act: () => {
      close();
      table.help();
    },
  },
  { key: "backup", text: "menu-backup", icon: "save", act: openBackup },
  new Installing(() => draw()).entry,
  { key: "about", text: "menu-about", icon: "about", act: () => show("about") },
];

const screens = new Screens({
  menu: {
    form: "menu",
    view: (words) => menuView({ words, chosen: chosen(), choose }, entries, close),
    shown: () => drawSamples(),
  },
  stats: { form: "stats", view: (words) => statistics.view(words), shown: (root) => statistics.shown(root) },
  ...sharing.screens,
  about: { form: "menu", view: (words) => aboutView(words, started, offline, close) },
  names: { form: "menu", view: (words) => namesScreen(words, preferences, choose, close) },
  rules: {
    form: "rules",
    view: (words) => rulesScreen.view(words),
    shown: (root) => rulesScreen.shown(root),
  },
  review: {
    form: "review",
    view: (words) => reviewing.screen.view(words),
    shown: () => drawSamples(),
    closed: () => reviewing.screen.closed(),
  },
});

/** Drawings for the samples of the decks. */
function drawSamples() {
  if (sampled) return;
  sampled = true;
  over.querySelectorAll(".sprites").forEach((holder, index) => {
    useSprite(holder, document.baseURI, index === 0 ? "french" : "german").catch(() => {
      sampled = false;
    });
  });
}

/** Puts everything in accord with the settings. */
function draw() {
  const settings = chosen();
  const { lang, deck, theme } = settings;
  const words = pageWords();
  const help = readHelp(preferences);
  const deals = screens.open === null ? sharing.notices : [];
  document.documentElement.lang = lang;
  applyTheme(document.documentElement, chooseTheme(theme));
  Object.assign(table, {
    lang,
    deck,
    theme,
    speed: preferences.speed,
    options: optionsOf(settings),
    confirms: settings.confirms,
    sound: settings.sound,
    vibration: settings.vibration,
    offersRules: true,
    offersShare: true,
    waits: screens.open !== null,
    // A deal that waits is told of where a tip would stand.
    tips: deals.length > 0 ? { ...help, on: false } : help,
    offersReview: true,
    text: settings.text,
    names: givenNames(preferences),
    ...chosenGame(preferences),
  });
  render(
    html`
      <button slot="menu" type="button" class="icon" aria-label=${words.text("menu")} aria-haspopup="dialog"
        @click=${() => show("menu")}>${icon("menu")}</button>
      <h1 slot="title">${titleOf(words, table.game?.snapshot?.rules)}</h1>
      ${renewalView(words, offline)}`,
    table,
  );
  render(
    html`
      <div class="sprites" hidden></div><div class="sprites" hidden></div>
      ${screens.view(words, close)}
      ${noticesView(words, [...notices, ...deals], dismiss)}`,
    over,
  );
  screens.settle(over);
}

table.addEventListener("schnapsen-ready", (event) => {
  started = /** @type {CustomEvent} */ (event).detail;
  table.start().then(
    async () => {
      offline.keep();
      if (await isAllLost()) tell({ id: "notice-lost", doing: "notice-lost-do", act: openBackup, spoken: true });
    },
    () => {},
  );
});

table.addEventListener("schnapsen-setaside", (event) => {
  const { key } = /** @type {CustomEvent} */ (event).detail;
  const act = async () => download("bummerl-save.txt", await table.engine.setAside(key));
  tell({ id: "notice-set-aside", doing: "notice-set-aside-do", act });
});

table.addEventListener("schnapsen-tips", (event) => {
  choose(writeHelp(/** @type {CustomEvent} */ (event).detail));
});

table.addEventListener("schnapsen-text", (event) => {
  choose({ text: /** @type {CustomEvent} */ (event).detail.text ? "on" : "off" });
});

table.addEventListener("schnapsen-game", () => {
  notices = notices.filter(({ id }) => id !== "practice");
  if (table.practising) tell({ id: "practice", doing: "back-to-match", act: () => table.leave() });
  else draw();
});

table.addEventListener("schnapsen-rules", draw);

table.addEventListener("schnapsen-dealend", () => offline.look());

table.addEventListener("schnapsen-choose", () => chooseRules());

// A table that does not answer says so itself.
table.addEventListener("schnapsen-review", (event) => {
  const { original } = /** @type {CustomEvent} */ (event).detail;
  (original ? reviewing.openOriginal() : reviewing.openLast()).catch(() => {});
});

const unkept = new Unkept(() => tell({ id: "notice-not-kept" }));

table.addEventListener("schnapsen-kept", (event) =>
  unkept.note("game", /** @type {CustomEvent} */ (event).detail.kept),
);
table.addEventListener("schnapsen-news", (event) => {
  const { what } = /** @type {CustomEvent<{what: import("../table/game.js").News}>} */ (event).detail;
  tell({ id: `notice-${what}`, brief: true, spoken: true });
});
watchDeals(table, (kept) => {
  unkept.note("deal", kept);
  if (kept) askToKeep();
});

// A first game may be chosen by the address, for sharing a deal and for tests; a stored game goes before it.
table.seed = new URLSearchParams(location.search).get("seed") ?? undefined;
const done = renewed();
draw();
followLink();
followWish();
sharing.watchDrops(document.body);
watchTabs(() => {
  document.body.inert = true;
  table.game?.end();
  table.engine.forget();
});
addEventListener("hashchange", () => followLink());
table
  .start()
  .then(
    () => {
      if (document.activeElement === document.body) table.focus({ preventScroll: true });
    },
    () => {},
  )
  .then(() => done && tell({ id: `notice-${done}`, spoken: true }));
