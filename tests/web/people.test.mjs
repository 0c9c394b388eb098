/** Two people at one device: names of any kind, words that name both, and nothing of either hand while it is covered. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { covered, isCovered } from "../../web/python/covers.js";
import { Game } from "../../web/table/game.js";
import { Pace } from "../../web/table/pace.js";
import { cleanName, LONGEST, namesOf, wordsBetween } from "../../web/table/people.js";
import { sentences } from "../../web/table/sentences.js";
import { golden, goldenSnapshots, LOCALES, WEB, wordsOf } from "./support.mjs";

/** Messages of a file with their text. @param {string} source */
const messagesOf = (source) =>
  new Map(
    source
      .split(/\n(?=[a-z#])/)
      .filter((each) => /^[a-z]/.test(each))
      .map((each) => [each.split(" =")[0] ?? "", each]),
  );

const first = () => golden("two-people", 0);
const played = () => golden("two-people", 2);
const second = () => golden("two-people", 5);

test("names are any text, but short, on one line and without signs that nobody sees", () => {
  assert.equal(cleanName("  Anna \n <b>Berta</b>"), "Anna <b>Berta</b".slice(0, LONGEST));
  assert.equal(cleanName("\u202eanna\u200b"), "anna");
  assert.equal(cleanName("👩‍👧".repeat(3)).includes("\u200d"), false);
  assert.equal(cleanName("ő".repeat(99)), "ő".repeat(LONGEST));
  assert.ok(cleanName(`a${"\u0301".repeat(9999)}`).length <= 4 * LONGEST);
  for (const nothing of ["", " \n\t ", "\u200b", undefined, null, 7]) assert.equal(cleanName(nothing), "");
});

test("who has no name has a number, and no name turns the sentence around it", () => {
  const words = wordsOf("de");
  assert.deepEqual(namesOf(words, []), ["Spieler 1", "Spieler 2"]);
  assert.deepEqual(namesOf(words, ["Anna", ""]), ["Anna", "Spieler 2"]);
  assert.deepEqual(namesOf(words, ["שרה"]), ["\u2068שרה\u2069", "Spieler 2"]);
});

test("where two people play nobody is called the computer", () => {
  for (const lang of Object.keys(LOCALES)) {
    for (const { name, snapshot } of goldenSnapshots()) {
      if (snapshot.company) continue;
      const words = wordsBetween(wordsOf(lang), { ...snapshot, level: "person" }, ["Anna", "Berta"]);
      const said = sentences({ ...snapshot, level: "person" }, words).join(" ");
      assert.doesNotMatch(said, /[Cc]omputer|számítógép/, `${lang} ${name}`);
      assert.equal(words.text("seat", { who: "computer" }), snapshot.seat === 0 ? "Berta" : "Anna");
    }
  }
});

test("of three at a table the one who plays against the person has a name, and the person is spoken to", () => {
  const names = { de: "Franz", en: "Franz", hu: "Franz", nl: "Franz" };
  const company = { seat: 0, players: [0, 1], dealer: 2, decides: "match", score: [7, 7, 7], bummerl: [0, 0, 0] };
  for (const [lang, name] of Object.entries(names)) {
    for (const { name: file, snapshot: alone } of goldenSnapshots()) {
      if (alone.level === "person" || alone.phase === "waiting" || alone.watching) continue;
      const snapshot = { ...alone, company: { ...company, players: alone.seat === 0 ? [0, 1] : [1, 0] } };
      const usual = wordsOf(lang);
      const words = wordsBetween(usual, snapshot, []);
      const [said, before] = [sentences(snapshot, words), sentences(snapshot, usual)];
      for (const [index, sentence] of said.entries()) {
        assert.doesNotMatch(sentence, /[Cc]omputer|számítógép|\{/, `${lang} ${file}`);
        assert.equal(sentence === before[index], !/[Cc]omputer|zámítógép/.test(before[index] ?? ""), `${lang} ${file}`);
      }
      assert.equal(words.text("seat", { who: "computer" }), name);
      assert.equal(words.text("seat", { who: "you" }), usual.text("seat", { who: "you" }));
    }
  }
});

test("every text of table and result that speaks of the computer has another one for two people", () => {
  for (const lang of Object.keys(LOCALES)) {
    const all = messagesOf(LOCALES[lang] ?? "");
    const texts = [`${lang}.ftl`, `${lang}.result.ftl`].map((name) => readFileSync(join(WEB, "locales", name), "utf8"));
    for (const [id, text] of texts.flatMap((each) => [...messagesOf(each)])) {
      const speaks = /[Cc]omputer|zámítógép/.test(text.replaceAll("[computer]", ""));
      if (speaks && id !== "boot-status") assert.ok(all.has(`people-${id}`), `${lang} ${id}`);
    }
    for (const id of all.keys())
      if (id.startsWith("people-")) assert.ok(all.has(id.slice("people-".length)), `${lang} ${id} replaces nothing`);
  }
});

test("the status tells all that the other has done, each trick before what followed it", () => {
  const snapshot = second();
  const trick = { leader: 1, cards: ["TH", "AH"], winner: 0, points: 21 };
  snapshot.events = [
    { type: "play", seat: 0, card: "AH" },
    { type: "trick", trick },
    { type: "exchange", seat: 0, gave: "JD", took: "QD" },
    { type: "play", seat: 0, card: "KC" },
  ];
  const said = sentences(snapshot, wordsBetween(wordsOf("de"), snapshot, ["Anna", "Berta"]));
  assert.deepEqual(said.slice(0, 3), [
    "Stich von Anna mit Herz-Ass.",
    "Anna tauscht Schellen-Unter gegen Schellen-Ober.",
    "Anna spielt Eichel-König.",
  ]);
});

test("only those who have asked to see cards get them, and after the deal everybody", () => {
  for (const type of ["new", "next", "restore", "state", "options"]) assert.equal(isCovered(type, first()), true, type);
  for (const type of ["sit", "play"]) assert.equal(isCovered(type, second()), false, type);
  assert.equal(isCovered("state", golden("new-game")), false);
  assert.equal(isCovered("next", { ...golden("end-by-claim"), level: "person" }), false);
});

test("what is covered has no card but the turn-up and the dealers' draws, no point and no news", () => {
  for (const { name, snapshot } of goldenSnapshots()) {
    if (snapshot.result) continue;
    const { turnup, exchange_card, first_dealer, ...rest } = covered(snapshot);
    assert.deepEqual([turnup, exchange_card], [snapshot.turnup, snapshot.exchange_card]);
    assert.doesNotMatch(JSON.stringify(rest), /"[ATKQJ9SCR2-7][HDCS]"/, name);
    assert.deepEqual([rest.points, rest.events, rest.legal, rest.shuffle.seed], [[null, null], [], [], null]);
    assert.deepEqual(first_dealer, snapshot.first_dealer);
    for (const key of Object.keys(snapshot)) assert.ok(key in covered(snapshot), `${key} is missing`);
  }
});

/** @param {unknown[]} answers */
function table(answers) {
  /** @type {{type: string, payload: any}[]} */
  const asked = [];
  const client = {
    /** @param {string} _table @param {string} type @param {any} payload */
    async request(_table, type, payload) {
      asked.push({ type, payload });
      return { payload: answers.shift(), saved: true };
    },
  };
  const pace = new Pace();
  pace.tempo = 0.001;
  /** @type {any[]} */
  const scenes = [];
  const watcher = {
    scene: (/** @type {unknown} */ scene) => scenes.push(scene),
    answer: () => {},
    ended: () => {},
    fault: () => assert.fail(),
    kept: () => {},
    news: () => {},
  };
  return { game: new Game({ client: /** @type {any} */ (client), table: "people", pace, watcher }), asked, scenes };
}

/** @param {() => boolean} holds */
async function until(holds) {
  for (let tries = 0; tries < 400 && !holds(); tries++) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(holds());
}

test("between the turns the cards are covered, and uncovered for the one who is to move", async () => {
  const { game, asked } = table([first(), played(), second()]);
  game.resume(covered(first()));
  assert.equal(game.covered, true);
  assert.equal(game.ready, false);
  await game.uncover();
  await until(() => game.ready);
  assert.deepEqual(asked, [{ type: "sit", payload: { seat: 0 } }]);
  await game.play("AH");
  await until(() => game.covered);
  assert.doesNotMatch(JSON.stringify(game.snapshot?.hand), /[A-Z]/);
  assert.doesNotMatch(JSON.stringify(game.scene?.hand), /[A-Z]/);
  assert.ok(!asked.some(({ type }) => type === "think"));
  await game.uncover();
  await until(() => game.ready);
  assert.deepEqual(asked.at(-1), { type: "sit", payload: { seat: 1 } });
  assert.deepEqual(game.snapshot?.events, [{ type: "play", seat: 0, card: "AH" }]);
});

test("what was drawn meanwhile is not told", async () => {
  const after = { ...played(), events: [...played().events, { type: "draw", seat: 0, card: "TC" }] };
  const { game } = table([first(), after, second()]);
  game.resume(covered(first()));
  await game.uncover();
  await until(() => game.ready);
  await game.play("AH");
  await until(() => game.covered);
  await game.uncover();
  await until(() => game.ready);
  assert.doesNotMatch(JSON.stringify(game.snapshot), /TC/);
});

test("other settings leave the cards with the one who looks", async () => {
  const { game, asked } = table([first(), covered(first()), first()]);
  game.resume(covered(first()));
  await game.uncover();
  await until(() => game.ready);
  await game.set({ show_points: "own" });
  await until(() => game.ready);
  assert.deepEqual(
    asked.map(({ type }) => type),
    ["sit", "options", "sit"],
  );
});

test("other settings that come upon a move do not show the next one's cards to the one who has moved", async () => {
  const { game, asked } = table([first(), played(), covered(played()), second()]);
  game.resume(covered(first()));
  await game.uncover();
  await until(() => game.ready);
  await Promise.all([game.play("AH"), game.set({ show_points: "own" })]);
  assert.equal(game.covered, true);
  assert.deepEqual(
    asked.map(({ type }) => type),
    ["sit", "play", "options"],
  );
});

test("other settings uncover nothing", async () => {
  const { game, asked } = table([covered(first())]);
  game.resume(covered(first()));
  await game.set({ show_points: "own" });
  assert.equal(game.covered, true);
  assert.deepEqual(
    asked.map(({ type }) => type),
    ["options"],
  );
});
