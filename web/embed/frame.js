import { html, render } from "lit";
import { chooseTheme } from "../table/settings.js";
import { useSprite } from "../table/sprites.js";
import { applyTheme } from "../table/theme.js";
import { faultOf, Link } from "./link.js";
import { readParameters, recordOf } from "./parameters.js";
import { pictureOf } from "./picture.js";
import { posterView } from "./poster.js";
import { readRecord } from "./protocol.js";
import { deckFor, languageOf, posterWords } from "./words.js";

/**
 * The page of a frame: shows the position until somebody wants to play, then the table, and does what the page around asks.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("./protocol.js").Request} Request
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const { known, settings, start, name, record: recordText } = readParameters(location);

/** @type {Record<string, unknown> | null} */
let record = null;
/** @type {{id: string, reason: string} | null} */
let fault = known ? null : { id: "embed-bad-version", reason: "" };
/** @type {"ready" | "starting" | "failed"} */
let state = "ready";
/** @type {SchnapsenTable | null} */
let table = null;
/** @type {import("./steps.js").Steps | null} */
let steps = null;
/** @type {Promise<void> | null} */
let started = null;

/** What the table tells its page that its host may hear, too, by the names that messages have for it. */
const EVENTS = Object.entries({
  ready: "ready",
  progress: "progress",
  move: "move",
  dealend: "dealend",
  matchend: "matchend",
  error: "fault",
});

try {
  record = recordOf(recordText);
} catch (error) {
  fault = { id: "embed-bad-record", reason: /** @type {Error} */ (error).message };
}

const link = new Link(answer);

/** The same game on the page of its own. */
function site() {
  const address = new URL("./", document.baseURI);
  if (settings.rules) address.searchParams.set("rules", settings.rules);
  return address.href;
}

function draw() {
  const lang = languageOf(settings.lang);
  const deck = deckFor(lang, settings.deck);
  document.documentElement.lang = lang;
  applyTheme(document.documentElement, chooseTheme(settings.theme));
  if (table) return;
  const { seat = "0" } = settings;
  const picture = record ? pictureOf(record, seat === "1" ? 1 : 0) : null;
  const note = typeof record?.note === "string" ? record.note.slice(0, 300) : "";
  const words = posterWords(lang, deck);
  render(
    html`${posterView({ words, deck, picture, note, state, fault, site: site(), start: () => begin().catch(() => {}) })}`,
    main,
  );
  useSprite(document.body, document.baseURI, deck.sprite).catch(() => {});
}

/** Starts the game, once. */
function begin() {
  started ??= lay().catch((error) => {
    started = null;
    const { code, message } = faultOf(error);
    // Python runs, but the record is none that can be played.
    if (code === "bad-record") fault = { id: "embed-bad-record", reason: message };
    state = code === "bad-record" ? "ready" : "failed";
    table?.engine.forget();
    table?.destroy();
    table = null;
    draw();
    throw error;
  });
  return started;
}

async function lay() {
  state = "starting";
  draw();
  link.tell("starting");
  const { layTable } = await import("./stage.js");
  const laid = layTable(settings, { name, runtime: link.runtime });
  for (const [event, type] of EVENTS) {
    laid.addEventListener(`schnapsen-${event}`, (told) => link.tell(type, /** @type {CustomEvent} */ (told).detail));
  }
  table = laid;
  render(html`${laid}`, main);
  await laid.start();
  if (record) await put(laid, record);
}

/** Puts a record on the table: a deal with its moves to be looked at, or a position to be played on from. @param {SchnapsenTable} laid @param {Record<string, unknown>} position */
async function put(laid, position) {
  const seat = settings.seat === "1" ? 1 : 0;
  const { moves } = position;
  const { Steps } = await import("./stage.js");
  const next = Array.isArray(moves) && moves.length > 0 ? new Steps(laid, barWords, position, seat) : null;
  if (next) await next.begin();
  else await laid.practise({ record: position, ply: 0, seat });
  steps?.end();
  steps = next;
}

function barWords() {
  const lang = languageOf(settings.lang);
  return posterWords(lang, deckFor(lang, settings.deck));
}

/** @returns {Promise<SchnapsenTable>} */
async function running() {
  await begin();
  return /** @type {SchnapsenTable} */ (table);
}

/** @param {Request} request @returns {Promise<unknown>} */
async function answer({ type, payload }) {
  switch (type) {
    case "start":
      await begin();
      return {};
    case "play":
      return (await running()).play(String(payload.token));
    case "next":
      return (await running()).next();
    case "undo":
      return (await running()).undo();
    case "hint":
      return (await running()).hint();
    case "state":
      return table ? table.state() : null;
    case "load":
      return load(readRecord(payload.record));
    case "set":
      return set(/** @type {Record<string, string>} */ (payload));
    case "destroy":
      table?.destroy();
      return {};
  }
}

/** @param {Record<string, unknown>} loaded */
async function load(loaded) {
  if (table) await put(table, loaded);
  record = loaded;
  fault = null;
  draw();
  return table ? table.state() : null;
}

/** @param {Record<string, string>} change */
async function set(change) {
  Object.assign(settings, change);
  draw();
  if (table) {
    const { tell } = await import("./stage.js");
    tell(table, change);
    steps?.draw();
  }
  return {};
}

draw();
link.open();
if (start === "now") begin().catch(() => {});
if (start === "visible") {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    begin().catch(() => {});
  });
  watch.observe(main);
}
