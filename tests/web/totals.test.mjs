/** Totals: what counts, how it is added up, and that own rules and filters go where they belong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf } from "../../web/app/chronicle/line.js";
import { manyTotalsOf } from "../../web/app/chronicle/many/totals.js";
import { isLine } from "../../web/app/chronicle/shape.js";
import { choices, chosen, counted, isKeyOfMany, rulesKey, totalsOf } from "../../web/app/chronicle/totals.js";
import { line, manyLine, match } from "./chronicle-support.mjs";
import { golden, goldenAuctions, goldenSnapshots } from "./support.mjs";

const AT = "2026-01-01T12:00:00.000Z";
const more = { at: AT, hand: null, exchanges: 0 };

test("every deal that has ended makes a line of the right shape", () => {
  const ended = [...goldenSnapshots(), ...goldenAuctions()].filter(({ snapshot }) => snapshot.result);
  assert.ok(ended.length > 5);
  for (const { name, snapshot } of ended) {
    const made = lineOf(snapshot, more);
    assert.doesNotThrow(() => isLine(JSON.parse(JSON.stringify(made)), "line"), name);
    assert.equal(made.id, snapshot.shuffle.commitment);
    if ("forehand" in made) assert.equal(made.forehand, snapshot.dealer !== snapshot.seat);
    assert.equal("part" in made, /^(dreier|talon|bauern)/.test(name));
  }
});

test("a deal that goes on makes none", () => {
  for (const name of ["new-game", "talon-play", "bauern-trump"])
    assert.throws(() => lineOf(golden(name), more), /has not ended/);
});

test("practice, people and forfeits make lines that do not count", () => {
  const snapshot = golden("end-by-claim");
  const kind = (/** @type {object} */ changes) => lineOf({ ...snapshot, ...changes }, more).kind;
  assert.equal(kind({}), "counts");
  assert.equal(kind({ practice: true }), "practice");
  assert.equal(kind({ level: "person" }), "person");
  const guest = { name: "first", present: true, fault: null };
  assert.equal(kind({ guest }), "counts");
  assert.equal(kind({ guest: { ...guest, fault: { kind: "late", message: "10", line: null } } }), "forfeit");
});

test("deals are added up", () => {
  const totals = totalsOf([
    line(1),
    line(2, { forehand: false, closed: 0, announced: [20, 40] }, { game_points: 3, carry: 1 }),
    line(3, { closed: 0, exchanges: 1 }, { winner: 1, game_points: 2, reason: "failed-close" }),
    line(4, { closed: 1, exchanges: null }, { winner: 0, game_points: 2, reason: "failed-close", by: 1 }),
    line(5, {}, { winner: null, game_points: 0, reason: "tie", by: null }),
    line(6, { announced: [20] }, { winner: 1, game_points: 1, reason: "false-claim", by: 0 }),
    line(7, {}, { winner: 0, game_points: 3, reason: "false-claim", by: 1 }),
  ]);
  assert.deepEqual([totals.deals, totals.won, totals.lost, totals.tied], [7, 4, 2, 1]);
  assert.deepEqual([totals.points, totals.gained], [2 + 4 - 2 + 2 - 1 + 3, 11]);
  assert.deepEqual([...totals.worths].sort(), [
    [-1, 1],
    [-2, 1],
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
  assert.deepEqual(totals.closings, { you: { made: 1, failed: 1 }, computer: { made: 0, failed: 1 } });
  assert.deepEqual(totals.falseClaims, { you: 1, computer: 1 });
  assert.deepEqual(
    [...totals.announced],
    [
      [20, 2],
      [40, 1],
    ],
  );
  assert.deepEqual([totals.exchanges, totals.replayed, totals.forehand], [1, 6, 6]);
});

test("the same at the other seat", () => {
  const totals = totalsOf([
    line(1, { seat: 1, closed: 1 }, { winner: 1 }),
    line(2, { seat: 1 }, { winner: 0, game_points: 3 }),
  ]);
  assert.deepEqual([totals.won, totals.lost, totals.points], [1, 1, -1]);
  assert.deepEqual(totals.closings.you, { made: 1, failed: 0 });
});

test("Bummerl count as the rules say, and in a row", () => {
  const ends = [match(0, 2), match(1), match(0), match(0)];
  const lines = ends.map((each, number) => line(number, {}, { match: each }));
  assert.deepEqual(totalsOf(lines).bummerl, { won: 4, lost: 1 });
  assert.deepEqual(totalsOf(lines).streak, { won: true, length: 2 });
  assert.equal(totalsOf([line(1)]).streak, null);
});

test("a match with a forfeit is nobody's, and the next one counts again", () => {
  const lines = [
    line(1, { deal: 1, kind: "forfeit", level: "guest" }),
    line(2, { deal: 2, level: "guest" }, { match: match(0) }),
    line(3, { deal: 1, level: "guest" }, { match: match(0) }),
  ];
  assert.deepEqual(
    counted(lines).map(({ id, result }) => [id, result.match]),
    [
      [lines[1]?.id, null],
      [lines[2]?.id, match(0)],
    ],
  );
});

test("practice between deals of a match leaves it alone", () => {
  const lines = [
    line(1),
    line(2, { kind: "practice" }),
    line(3, { kind: "person" }),
    line(4, { deal: 2 }, { match: match(0) }),
  ];
  assert.equal(counted(lines).length, 2);
  assert.deepEqual(totalsOf(counted(lines)).bummerl, { won: 1, lost: 0 });
});

test("own rules are one of their base, and filters choose", () => {
  const own = { base: "wiener", target: 11 };
  const lines = [
    line(1),
    line(2),
    line(3, { rules: own }),
    line(4, { rules: { ...own, resign: false }, level: "expert" }),
  ];
  assert.equal(rulesKey(own), "own:wiener");
  assert.equal(rulesKey({ base: "wiener" }), "wiener");
  assert.deepEqual(choices(lines), { rules: ["wiener", "own:wiener"], levels: ["easy", "expert"] });
  const ids = (/** @type {any} */ filter) => chosen(lines, filter).map(({ id }) => Number(`0x${id}`));
  assert.deepEqual(ids({ rules: null, level: null }), [1, 2, 3, 4]);
  assert.deepEqual(ids({ rules: "own:wiener", level: null }), [3, 4]);
  assert.deepEqual(ids({ rules: "own:wiener", level: "easy" }), [3]);
});

/** What a line says of a golden deal for three or four. @param {string} name @param {object} [changes] */
function told(name, changes = {}) {
  const made = /** @type {any} */ (lineOf({ ...golden(name), ...changes }, more));
  const { part, contract, result } = made;
  return [part, contract && `${contract.code}${contract.value}x${contract.double}`, result.worth, result.match?.how];
}

test("a deal for three or four is kept as the person has seen it", () => {
  assert.deepEqual(told("talon-end-made"), ["declarer", "G9x2", 18, undefined]);
  assert.deepEqual(told("talon-end-lost"), ["declarer", "ZG10x2", -20, undefined]);
  assert.deepEqual(told("talon-end-lost", { seat: 2 }), ["defender", "ZG10x2", 20, undefined]);
  assert.deepEqual(told("bauern-end-lost"), ["declarer", "KS12x1", -12, undefined]);
  assert.deepEqual(told("bauern-end-lost", { seat: 2 }), ["partner", "KS12x1", -12, undefined]);
  assert.deepEqual(told("bauern-end-made", { seat: 3 }), ["defender", "B4x1", -4, undefined]);
  assert.deepEqual(told("talon-match-end").at(-1), "won");
  assert.deepEqual(told("talon-match-end", { seat: 1 }).at(-1), "lost");
  assert.deepEqual(told("talon-match-end", { seat: 2 }).at(-1), "saved");
  assert.deepEqual(told("bauern-match-end", { seat: 3 }).at(-1), "lost");
  assert.deepEqual(told("dreier-end"), ["player", null, -3, undefined]);
  assert.deepEqual(told("dreier-end-watched"), ["out", null, 0, undefined]);
  assert.deepEqual(told("dreier-match-end"), ["player", null, -3, "lost"]);
});

test("the sides of a deal have its points in the person's order", () => {
  const points = (/** @type {number} */ seat) =>
    lineOf({ ...golden("talon-end-lost"), seat, points: [30, 40] }, more).result.points;
  assert.deepEqual(
    [points(0), points(1)],
    [
      [30, 40],
      [40, 30],
    ],
  );
});

test("deals for three and four are added up by part and contract", () => {
  const contract = { code: "G", value: 9, double: 2, made: false };
  const totals = manyTotalsOf([
    manyLine(1),
    manyLine(2, { part: "partner", contract }, { worth: -18 }),
    manyLine(3, { part: "defender", contract }, { worth: 18, match: { how: "won", bummerl: 2 } }),
    manyLine(4, { part: "defender" }, { worth: -6, match: { how: "saved", bummerl: 1 } }),
    manyLine(5, { part: "declarer", contract }, { worth: -18, match: { how: "lost", bummerl: 1 } }),
  ]);
  assert.deepEqual([totals.deals, totals.won, totals.lost, totals.tied, totals.out], [5, 2, 3, 0, 0]);
  assert.deepEqual([totals.points, totals.gained], [-18, 24]);
  assert.deepEqual(totals.matches, { won: 1, lost: 1, saved: 1 });
  assert.deepEqual(Object.fromEntries(totals.parts), {
    declarer: { deals: 2, won: 1, points: -12 },
    partner: { deals: 1, won: 0, points: -18 },
    defender: { deals: 2, won: 1, points: 12 },
  });
  assert.deepEqual(Object.fromEntries(totals.contracts), {
    S: { value: 6, ours: { deals: 1, made: 1 }, theirs: { deals: 1, made: 1 } },
    G: { value: 9, ours: { deals: 2, made: 0 }, theirs: { deals: 1, made: 0 } },
  });
});

test("who sits out plays no deal, but the match goes on", () => {
  const lines = [
    manyLine(1, { rules: "dreier", part: "player", contract: null }, { worth: 0 }),
    manyLine(2, { rules: "dreier", part: "out", contract: null }, { worth: 0, match: { how: "saved", bummerl: 1 } }),
  ];
  const totals = manyTotalsOf(lines);
  assert.deepEqual([totals.deals, totals.tied, totals.out, totals.matches.saved], [1, 1, 1, 1]);
  assert.equal(totals.contracts.size, 0);
});

test("which rules are those of games for three and four", () => {
  assert.deepEqual(["talon", "own:bauern", "dreier"].map(isKeyOfMany), [true, true, true]);
  assert.deepEqual(["wiener", "own:wiener", "", null].map(isKeyOfMany), [false, false, false, false]);
});
