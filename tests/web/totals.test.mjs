/** Totals: what counts, how it is added up, and that own rules and filters go where they belong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf } from "../../web/app/chronicle/line.js";
import { isLine } from "../../web/app/chronicle/shape.js";
import { choices, chosen, counted, rulesKey, totalsOf } from "../../web/app/chronicle/totals.js";
import { line, match } from "./chronicle-support.mjs";
import { golden, goldenSnapshots } from "./support.mjs";

const AT = "2026-01-01T12:00:00.000Z";
const more = { at: AT, hand: null, exchanges: 0 };

test("every deal that has ended makes a line of the right shape", () => {
  const ended = goldenSnapshots().filter(({ snapshot }) => snapshot.result);
  assert.ok(ended.length > 5);
  for (const { name, snapshot } of ended) {
    const made = lineOf(snapshot, more);
    assert.doesNotThrow(() => isLine(JSON.parse(JSON.stringify(made)), "line"), name);
    assert.equal(made.id, snapshot.shuffle.commitment);
    assert.equal(made.forehand, snapshot.dealer !== snapshot.seat);
  }
});

test("a deal that goes on makes none", () => {
  assert.throws(() => lineOf(golden("new-game"), more), /has not ended/);
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
