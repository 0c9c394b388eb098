/** Hints are whole sentences in every language, for every kind of reason, and tell no points that are hidden. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Advice } from "../../web/table/advice.js";
import { hintSentences, moveName, prospects, reasonText, toDo } from "../../web/table/hints.js";
import { golden, LOCALES, WEB, wordsOf } from "./support.mjs";

const { $defs } = JSON.parse(readFileSync(join(WEB, "schema/bridge.schema.json"), "utf8"));

/** One of each kind, and of those that can be put in several ways, each way. @type {Record<string, any[]>} */
const REASONS = {
  claim: [{ points: 67 }],
  "counted-out": [{}],
  exchange: [{ card: "TD" }],
  marriage: [{ points: 40 }],
  close: [
    { cases: 36, of: 40 },
    { cases: 40, of: 40 },
  ],
  takes: [{ card: "KS", points: 17 }],
  gives: [{ card: "JD", points: 17 }],
  safe: [{ card: "AH" }],
  falls: [
    { card: "QC", by: "AC", cases: 278, of: 300 },
    { card: "QC", by: "AC", cases: 6, of: 6 },
    { card: "AC", cases: 5, of: 6 },
    { card: "AC", cases: 6, of: 6 },
    { card: "QC", by: "AC", cases: 1, of: 1 },
    { card: "AC", cases: 1, of: 1 },
  ],
  more: [{ card: "TS", points: 21, move: "KS", against: 15 }],
  less: [{ card: "JD", points: 6, move: "TD", against: 14 }],
  keeps: [{ card: "AH" }],
  pair: [{ card: "KH" }],
  hope: [{ card: "QD" }],
  rarer: [{ card: "TC", cases: 30, of: 300, move: "KH", against: 120 }],
  draws: [{ card: "AH", cases: 250, of: 300 }],
  little: [{ card: "JD", points: 2, move: "TD", against: 10 }],
  chances: [{ move: "KH", chance: 0.44, against: 0.38 }],
  smears: [{ card: "TC", points: 10 }],
  unbeaten: [{ card: "AS" }],
  "all-known": [{}],
  alike: [{ move: "KH" }],
  only: [{}],
  better: [
    { move: "KH", difference: 0.43 },
    { move: "mH", difference: 1.2 },
  ],
};
const MOVES = ["KH", "mH", "x", "c", "66", "-", "ren"];

/** A lead with 40 to be announced, and whether the person sees the points. @param {boolean} [shown] */
const position = (shown = true) => ({
  ...golden("lead-with-marriage-and-exchange"),
  led: null,
  marriages: [{ suit: "H", worth: 40, cards: ["KH", "QH"] }],
  points: shown ? [40, 20] : [null, null],
});

/** @param {object} [more] @returns {any} */
const hint = (more = {}) => ({
  move: "KH",
  exact: false,
  worlds: 40,
  values: [
    { move: "KH", points: 0.84, win: 0.723, loss: 0.277, worlds: 40, match: null },
    { move: "mH", points: -0.4, win: 0.3, loss: 0.7, worlds: 0, match: null },
  ],
  reasons: [{ kind: "safe", card: "KH" }],
  ...more,
});

test("every kind of reason of the schema is tried here", () => {
  assert.deepEqual(Object.keys(REASONS).sort(), [...$defs.HintReason.properties.kind.enum].sort());
});

for (const lang of Object.keys(LOCALES)) {
  for (const deck of /** @type {const} */ (["tell", "french"])) {
    const words = wordsOf(lang, deck);

    test(`every reason is a sentence of its own in ${lang} with the ${deck} pack`, () => {
      const said = Object.entries(REASONS).flatMap(([kind, cases]) =>
        cases.map((facts) => reasonText({ kind, ...facts }, position(), words)),
      );
      for (const sentence of said) {
        assert.match(sentence, /^\p{Lu}.*\.$/u);
        assert.doesNotMatch(sentence, /[{}]|undefined|null|NaN/);
      }
      assert.equal(new Set(said).size, said.length);
    });

    test(`cards are named as in the ${deck} pack in ${lang}`, () => {
      const sentence = reasonText({ kind: "falls", card: "QC", by: "AC", cases: 1, of: 2 }, position(), words);
      assert.ok(sentence.includes(words.card("AC")), sentence);
      assert.ok(moveName(position(), "KH", words).includes(words.card("KH")));
    });

    test(`every move can be advised and listed in ${lang} with the ${deck} pack`, () => {
      for (const say of [
        (/** @type {string} */ move) => toDo(hint({ move }), position(), words),
        (/** @type {string} */ move) => moveName(position(), move, words),
      ]) {
        const said = MOVES.map(say);
        for (const text of said) assert.doesNotMatch(text, /[{}]|undefined|^$/);
        assert.equal(new Set(said).size, MOVES.length);
      }
    });
  }

  test(`hidden points stay hidden in ${lang}`, () => {
    const words = wordsOf(lang);
    for (const kind of ["claim", "takes", "gives", "more", "less", "little"]) {
      for (const facts of REASONS[kind] ?? []) {
        assert.doesNotMatch(reasonText({ kind, ...facts }, position(false), words), /\d/, kind);
      }
    }
    assert.match(reasonText({ kind: "takes", card: "KS", points: 17 }, position(), words), /17/);
    assert.doesNotMatch(reasonText({ kind: "claim", points: 67 }, position(), words), /\d/);
  });

  test(`${lang} says what comes of the move, and how sure that is`, () => {
    const words = wordsOf(lang);
    const value = hint().values[0];
    const told = (/** @type {object} */ facts, exact = false) =>
      prospects(hint({ exact, values: [{ ...value, ...facts }] }), words);
    const ends = [
      told({}),
      told({ match: 0.61 }),
      told({ worlds: 0 }),
      told({ points: 2, win: 1 }, true),
      told({ points: -1, win: 0 }, true),
      told({ points: 0, win: 0 }, true),
    ];
    assert.equal(new Set(ends.map(String)).size, ends.length);
    assert.match(ends[0]?.[0] ?? "", /72/);
    assert.match(ends[0]?.[1] ?? "", /40/);
    assert.match(ends[1]?.[0] ?? "", /72.*61/);
    for (const sentence of ends.flat()) assert.match(sentence, /^\S.*\.$/);
    // Answering a question has no value.
    assert.deepEqual(prospects(hint({ move: "x", values: [] }), words), []);
  });
}

test("numbers are written as the reader's language writes them", () => {
  assert.equal(wordsOf("en").percent(0.723), "72%");
  assert.equal(wordsOf("de").percent(1.0001), "100\u00a0%");
  assert.equal(wordsOf("de").signed(0.84), "+0,8");
  assert.equal(wordsOf("en").signed(-0.44), "−0.4");
  assert.equal(wordsOf("en").signed(0.01), "0.0");
  assert.match(reasonText({ kind: "better", move: "KH", difference: 0.43 }, position(), wordsOf("hu")), /0,4/);
  const chances = reasonText({ kind: "chances", move: "KH", chance: 0.44, against: 0.38 }, position(), wordsOf("en"));
  assert.equal(chances, "Chance of winning: 44% (King of Hearts: 38%).");
});

test("a hint begins with what to do", () => {
  const [first, ...others] = hintSentences(hint(), position(), wordsOf("de"));
  assert.equal(first, "Spielen Sie Herz-König aus.");
  assert.equal(others.length, 3);
  assert.equal(toDo(hint(), { ...position(), led: "AH" }, wordsOf("en")), "Play the King of Hearts.");
});

/** A game that answers when it is told to, and an advice that keeps what is said. */
function asking() {
  /** @type {((hint: any) => void)[]} */
  const answers = [];
  /** @type {(string | null)[]} */
  const said = [];
  const advice = new Advice((id) => said.push(id));
  const game = { hint: () => new Promise((resolve) => answers.push(resolve)) };
  return { advice, game: /** @type {any} */ (game), answers, said };
}

test("an answer that nobody waits for any more is dropped", async () => {
  const { advice, game, answers, said } = asking();
  const first = advice.ask(game);
  assert.equal(advice.asked, true);
  advice.drop();
  const second = advice.ask(game);
  answers[0]?.(hint({ move: "x" }));
  await first;
  assert.equal(/** @type {unknown} */ (advice.hint), null);
  answers[1]?.(hint());
  await second;
  assert.equal(advice.hint?.move, "KH");
  assert.deepEqual(said, [null]);
  advice.drop();
  assert.deepEqual([advice.hint, advice.asked], [null, false]);
});

test("a game that has gone on has no hint, and a fault is told", async () => {
  const { advice, game, answers, said } = asking();
  const asked = advice.ask(game);
  answers[0]?.(null);
  await asked;
  assert.deepEqual([advice.hint, advice.asked], [null, false]);
  const { warn } = console;
  console.warn = () => {};
  await advice.ask({ hint: () => Promise.reject(new Error("broken")) });
  console.warn = warn;
  assert.deepEqual([advice.asked, said.at(-1)], [false, "hint-failed"]);
});
