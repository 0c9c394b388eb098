/** The analysis of a deal: asked ply by ply, stopped and gone on with; the curve, the order of mistakes, and their words. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Analysis } from "../../web/app/review/analysis.js";
import { lineOf } from "../../web/app/review/curve.js";
import { beginsTrick, chanceOf, curveOf, deepestFall, endOf, mistakesOf } from "../../web/app/review/findings.js";
import { sentWords } from "../../web/app/review/people.js";
import { ReviewScreen } from "../../web/app/review/screen.js";
import { wrongTexts } from "../../web/app/review/verdict.js";
import { curveText, gradeText, plyText, resultText, why } from "../../web/app/review/words.js";
import { DECKS } from "../../web/table/decks.js";
import { LOCALES, WEB, wordsOf } from "./support.mjs";

const messages = JSON.parse(readFileSync(join(WEB, "../tests/conformance/messages/review.json"), "utf8"));
/** A whole deal as Python has told it. */
const replay = messages[0].response.payload;
const judged = messages[1].response.payload;

/** @param {string} move @param {number} win @param {number} [points] @returns {any} */
const value = (move, win, points = 0) => ({ move, points, win, loss: 1 - win, worlds: 40, match: null });

/** A record of two hands. @type {any} */
const TWO = { hands: ["AH", "KH"] };

/** A judgement of a ply. @param {number} ply @param {object} [facts] @returns {any} */
const judgement = (ply, facts = {}) => ({
  ...judged,
  ply,
  seat: replay.plies[ply].seat,
  played: replay.plies[ply].move,
  move: replay.plies[ply].move,
  exact: false,
  worlds: 40,
  values: [value(replay.plies[ply].move, 0.5)],
  reasons: [],
  played_reasons: [],
  cost: 0,
  grade: "best",
  ...facts,
});

/** A mistake: the better move, the chances with both, and what it cost. @param {number} ply @param {number} cost @param {number} before @param {number} after */
const mistake = (ply, cost, before, after) =>
  judgement(ply, {
    move: "x",
    values: [value("x", before, 1), value(replay.plies[ply].move, after, 1 - cost)],
    reasons: [
      { kind: "exchange", card: "TC" },
      { kind: "better", move: "KH", difference: 0.3 },
    ],
    played_reasons: [{ kind: "falls", card: "KH", by: "AH", cases: 2, of: 3 }],
    cost,
    grade: cost < 0.5 ? "slip" : "mistake",
  });

/** @param {any[]} judgements @returns {Map<number, any>} */
const byPly = (...judgements) => new Map(judgements.map((each) => [each.ply, each]));

/** Plies of seat 0. @type {number[]} */
const own = replay.plies.flatMap((/** @type {any} */ { seat }, /** @type {number} */ ply) => (seat === 0 ? [ply] : []));
const [first = 0, second = 0, third = 0] = own;

test("the curve goes through the moves of one seat, from the best one to the one played", () => {
  const judgements = byPly(judgement(first), mistake(second, 0.8, 0.9, 0.4), judgement(first + 1));
  const points = curveOf(replay, judgements, 0);
  assert.deepEqual(
    points.map(({ ply, before, after, grade }) => [ply, before, after, grade]),
    [
      [first, 0.5, 0.5, "best"],
      [second, 0.9, 0.4, "mistake"],
    ],
  );
  assert.deepEqual(
    points.map(({ trick }) => trick),
    [replay.plies[first].trick, replay.plies[second].trick],
  );
  assert.equal(curveOf(replay, judgements, 1).length, 1);
});

test("a move that cannot be valued is no point of the curve", () => {
  const unknown = judgement(second, { values: [], cost: null, grade: null });
  assert.equal(curveOf(replay, byPly(unknown), 0).length, 0);
  assert.equal(chanceOf(unknown), null);
});

test("the line falls where a mistake was made, and ends as the deal did", () => {
  const points = curveOf(replay, byPly(judgement(first), mistake(second, 0.8, 0.9, 0.4)), 0);
  const line = lineOf(points, 1, replay.plies.length);
  assert.equal(line.length, 5);
  const [, , before, after, end] = line.map(([x, y]) => ({ x, y }));
  assert.equal(before?.x, after?.x);
  assert.ok(Number(before?.y) < Number(after?.y), "lower chances are drawn lower");
  assert.ok(Number(end?.x) > Number(after?.x));
  assert.ok(Number(end?.y) < Number(before?.y));
  assert.equal(lineOf(points, null, replay.plies.length).length, 4);
  assert.deepEqual(lineOf([], 1, 0), []);
});

test("the end of a deal is a chance of all, half or nothing", () => {
  const { winner } = replay.result;
  assert.deepEqual([endOf(replay, winner), endOf(replay, 1 - winner)], [1, 0]);
  assert.equal(endOf({ ...replay, result: { ...replay.result, winner: null } }, 0), 0.5);
  assert.equal(endOf({ ...replay, result: null }, 0), null);
});

test("mistakes of the seat come the worst first, the earlier before the later", () => {
  const judgements = byPly(
    mistake(third, 0.3, 0.6, 0.5),
    mistake(first, 0.3, 0.6, 0.5),
    mistake(second, 1.2, 0.9, 0.1),
    mistake(own[3] ?? 0, 0.2, 0.3, 0.2),
    judgement(own[4] ?? 0, { cost: 0.05, grade: "equal" }),
    judgement(own[5] ?? 0, { cost: null, grade: null }),
    mistake(first + 1, 2, 0.9, 0),
  );
  assert.deepEqual(
    mistakesOf(judgements, 0).map(({ ply }) => ply),
    [second, first, third, own[3]],
  );
  assert.deepEqual(
    mistakesOf(judgements, 1).map(({ ply }) => ply),
    [first + 1],
  );
});

test("the deepest fall is the finding, and hardly any fall is none", () => {
  const points = curveOf(replay, byPly(mistake(first, 0.5, 0.6, 0.5), mistake(second, 0.4, 0.9, 0.4)), 0);
  assert.equal(deepestFall(points)?.ply, second);
  assert.equal(deepestFall(curveOf(replay, byPly(mistake(first, 0.5, 0.51, 0.5)), 0)), null);
  assert.equal(deepestFall([]), null);
});

test("tricks begin with their first move", () => {
  const begun = replay.plies.filter((/** @type {any} */ _, /** @type {number} */ ply) => beginsTrick(replay, ply));
  const tricks = begun.map((/** @type {any} */ { trick }) => trick);
  assert.deepEqual(tricks, [...new Set(replay.plies.map((/** @type {any} */ { trick }) => trick))]);
});

/** Python that answers when it is told to. */
function asking() {
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {number[]} */
  const asked = [];
  const python = {
    replay: async () => replay,
    judge: (/** @type {unknown} */ _, /** @type {number} */ ply) => {
      asked.push(ply);
      return new Promise((resolve) => waiting.push(() => resolve(judgement(ply))));
    },
  };
  const answer = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { python: /** @type {any} */ (python), asked, answer };
}

test("plies are asked one by one, those of the seat first, and every answer is told", async () => {
  const { python, asked, answer } = asking();
  let drawn = 0;
  const analysis = new Analysis({}, 0, python, () => {
    drawn += 1;
  });
  const run = analysis.run();
  await new Promise((resolve) => setImmediate(resolve));
  for (let count = 1; count <= replay.plies.length; count += 1) {
    assert.equal(asked.length, count);
    assert.equal(analysis.judgements.size, count - 1);
    assert.equal(analysis.isOwnDone, count > own.length);
    await answer();
  }
  await run;
  assert.equal(analysis.stage, "done");
  assert.deepEqual(asked.slice(0, own.length), own);
  assert.equal(new Set(asked).size, replay.plies.length);
  assert.ok(drawn > replay.plies.length);
});

test("an analysis that is stopped asks nothing more, keeps what it knows, and goes on from there", async () => {
  const { python, asked, answer } = asking();
  const analysis = new Analysis({}, 0, python, () => {});
  const run = analysis.run();
  await new Promise((resolve) => setImmediate(resolve));
  await answer();
  analysis.stop();
  assert.equal(analysis.stage, "stopped");
  await answer();
  await run;
  assert.equal(asked.length, 2);
  assert.equal(analysis.judgements.size, 2);
  const again = analysis.run();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(asked, own.slice(0, 3));
  while (/** @type {string} */ (analysis.stage) === "running") await answer();
  await again;
  assert.equal(asked.length, replay.plies.length);
});

test("a record that is refused is told", async () => {
  const refused = new Error("hands[1]: has hidden cards");
  const python = /** @type {any} */ ({ replay: () => Promise.reject(refused) });
  const analysis = new Analysis({}, 0, python, () => {});
  await analysis.run();
  assert.deepEqual([analysis.stage, analysis.error, analysis.all], ["failed", refused, 0]);
});

test("the play of the other seat is looked at with what is known already, and its plies come first then", async () => {
  const { python, asked, answer } = asking();
  const analysis = new Analysis({}, 0, python, () => {});
  analysis.run();
  await new Promise((resolve) => setImmediate(resolve));
  await answer();
  analysis.look(1);
  await answer();
  assert.equal(analysis.judgements.size, 2);
  const others = replay.plies.flatMap((/** @type {any} */ { seat }, /** @type {number} */ ply) =>
    seat === 1 ? [ply] : [],
  );
  while (analysis.stage === "running") await answer();
  assert.equal(analysis.judgements.size, replay.plies.length);
  assert.deepEqual(asked.slice(2, 2 + others.length), others);
  analysis.look(0);
  assert.deepEqual([analysis.seat, analysis.isOwnDone], [0, true]);
});

test("closing the screen stops the analysis; playing on closes it and sits down at the ply", async () => {
  const { python, asked, answer } = asking();
  /** @type {object[]} */
  const practised = [];
  const page = {
    engine: python,
    table: { practise: async (/** @type {object} */ from) => practised.push(from) },
    deck: () => DECKS.tell,
    show: () => {},
    draw: () => {},
    close: () => screen.closed(),
    back: () => screen.closed(),
    between: (/** @type {import("../../web/table/words.js").Words} */ words) => words,
  };
  const screen = new ReviewScreen(page);
  const run = screen.open({ record: { hands: [] }, seat: 0, level: "easy" });
  await new Promise((resolve) => setImmediate(resolve));
  await screen.practise(first);
  await answer();
  await run;
  assert.equal(asked.length, 1);
  assert.equal(screen.view(wordsOf("de")), null);
  assert.deepEqual(practised, [{ record: { hands: [] }, ply: first, seat: 0, level: "easy" }]);
});

for (const lang of Object.keys(LOCALES)) {
  const words = wordsOf(lang);

  test(`every ply, result and finding has words in ${lang}`, () => {
    /** @type {any[]} */
    const plies = [...replay.plies, ...["c", "66", "r", "-", "ren"].map((move) => ({ seat: 0, move, trick: 1 }))];
    const automatic = { seat: 0, move: "KH", trick: 1, worth: 40 };
    const said = [...plies, automatic].map((ply) => plyText(ply, words));
    for (const text of said) assert.doesNotMatch(text, /[{}]|undefined|NaN|^$/);
    assert.match(plyText({ seat: 0, move: "mS", trick: 1, worth: 20 }, words), /20/);
    assert.match(plyText(/** @type {any} */ (automatic), words), /40/);
    const results = [0, 1, null].map((winner) => ({ ...replay, result: { ...replay.result, winner } }));
    const told = [...results, { ...replay, result: null }].map((each) => resultText(each, 0, words));
    assert.equal(new Set(told).size, 4);
  });

  test(`a mistake is explained in ${lang}: both moves, the cost, the chances, how sure that is`, () => {
    const { reasons, cost, sure } = why(mistake(first, 1.25, 0.96, 0.57), words);
    assert.equal(reasons.length, 2);
    assert.notEqual(reasons[0], reasons[1]);
    assert.match(reasons[1] ?? "", /2.*3|3.*2/);
    assert.match(cost, /1[.,]3.*96.*57/);
    assert.match(sure, /40/);
    for (const text of [...reasons, cost, sure]) assert.match(text, /^\S.*\.$/);
  });

  test(`where both moves win or lose alike ${lang} says so, and no chance twice`, () => {
    const said = [1, 0, 0.6].map((chance) => why(mistake(first, 1, chance, Math.max(0, chance - 0.001)), words).cost);
    assert.equal(new Set(said).size, 3);
    for (const text of said.slice(0, 2)) assert.doesNotMatch(text, /%/);
    assert.equal(said[2]?.match(/60/g)?.length, 1);
    for (const text of said) assert.match(text, /1[.,]0/);
  });

  test(`${lang} says how sure a judgement is in four ways`, () => {
    const sure = [{ exact: true }, { worlds: 0 }, { worlds: 6, experience: true }, { worlds: 6, experience: false }];
    const said = sure.map((facts) => why({ ...mistake(first, 1, 1, 0), ...facts }, words).sure);
    assert.equal(new Set(said).size, 4);
  });

  test(`the curve is told in ${lang} with its deepest fall, or without`, () => {
    const points = curveOf(replay, byPly(judgement(first), mistake(second, 1, 0.96, 0.57)), 0);
    const told = curveText(replay, points, 0, words);
    assert.match(told, /50.*96.*57.*(100|0)/s);
    assert.ok(told.includes(plyText(replay.plies[second], words)), told);
    const calm = curveText(replay, curveOf(replay, byPly(judgement(first)), 0), 0, words);
    assert.doesNotMatch(calm, /96/);
    assert.match(curveText(replay, [], 0, words), /0/);
  });

  test(`grades are short to look at and whole to hear in ${lang}`, () => {
    const { short, spoken } = gradeText(mistake(first, 0.84, 1, 0), words);
    assert.match(short, /^\D?0[.,]8$/);
    assert.match(spoken ?? "", /0[.,]8.*\.$/);
    const calm = [{}, { grade: "equal" }, { forced: true }, { grade: null, cost: null }];
    const said = calm.map((facts) => gradeText(judgement(first, facts), words).short);
    assert.equal(new Set(said).size, 4);
  });

  test(`of a deal that somebody has sent ${lang} never says that the reader has played it`, () => {
    const points = curveOf(replay, byPly(judgement(first), mistake(second, 1, 0.96, 0.57)), 0);
    for (const isSender of [true, false]) {
      const sent = sentWords(words, TWO, isSender ? 0 : 1, 0);
      const reasons = [
        { kind: "claim", points: 67 },
        { kind: "exchange", card: "TD" },
        { kind: "close", cases: 36, of: 40 },
        { kind: "close", cases: 40, of: 40 },
        { kind: "takes", card: "KS", points: 17 },
        { kind: "gives", card: "KH", points: 14 },
        { kind: "safe", card: "KH" },
      ];
      const { reasons: told, cost, sure } = why({ ...mistake(first, 1, 1, 0), reasons }, sent);
      const results = [0, 1].map((winner) => ({ ...replay, result: { ...replay.result, winner } }));
      const fixed = ["chance", "chance-note", "column-after", "meaning-chance", "meaning-other", "no-mistake-note"];
      const said = [
        ...told,
        cost,
        sure,
        ...results.map((each) => resultText(each, 0, sent)),
        ...["you", "computer"].map((who) => sent.text("seat", { who })),
        ...fixed.map((id) => sent.text(`analysis-${id}`)),
        curveText(replay, points, 0, sent),
        curveText(replay, [], 0, sent),
        sent.text("analysis"),
      ];
      for (const text of said) {
        assert.doesNotMatch(text, /omputer|számítógép|[{}]/);
        assert.doesNotMatch(
          text,
          /\b(Sie|Ihre?[nmrs]?|[Yy]ours?|[Yy]ou|Ön\p{L}*|[Jj]e|[Jj]ij|[Jj]ouw?)(?!\p{L})/u,
          text,
        );
      }
      assert.match(sent.text("seat", { who: "you" }), /^\p{Lu}/u);
      assert.match(resultText(results[0], 0, sent), /^\p{Lu}/u);
      assert.notEqual(sent.text("seat", { who: "you" }), sent.text("seat", { who: "computer" }));
    }
    const [one, other] = [true, false].map((isSender) => sentWords(words, TWO, isSender ? 0 : 1, 0));
    assert.equal(one?.text("seat", { who: "you" }), other?.text("seat", { who: "computer" }));
  });

  test(`between two people both are named in ${lang}`, () => {
    const between = words.between("Anna", "Berta");
    assert.match(between.text("analysis"), /Anna/);
    assert.match(curveText(replay, [], 0, between), /Anna/);
    assert.equal(words.between("anna", "Berta").text("seat", { who: "you" }), "anna");
    const reasons = [
      { kind: "gives", card: "KH", points: 14 },
      { kind: "safe", card: "KH" },
      { kind: "falls", card: "KH", by: "AH", cases: 2, of: 3 },
      { kind: "falls", card: "KH", cases: 3, of: 3 },
    ];
    const said = [
      ...why({ ...mistake(first, 1, 1, 0), reasons }, between).reasons,
      resultText({ ...replay, result: { ...replay.result, winner: 1 } }, 0, between),
      between.text("analysis-meaning-chance"),
      between.text("analysis-meaning-other"),
    ];
    for (const text of said) {
      assert.match(text, /Anna|Berta/);
      assert.doesNotMatch(text, /omputer|számítógép|[{}]/);
    }
  });
}

test("an answer to a puzzle costs the difference of the values that are shown, whatever the score makes of it", () => {
  const judged = { ...mistake(first, 1.1, 0.8, 0.4), cost: 1.2 };
  assert.match(wrongTexts(judged, false, wordsOf("de")).join(" "), /im Schnitt 1,1 Spielpunkte/);
});
