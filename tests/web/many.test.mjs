/** The table of three and four: what lies on it, who sits where, and what an action means before play. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOf, Choices } from "../../web/table/many/choices.js";
import { beforePlay } from "../../web/table/many/hints.js";
import { isAlone, placeOf, roleOf, sideOf } from "../../web/table/many/people.js";
import { manyScenes, playedOf } from "../../web/table/many/scene.js";
import { manyRefusal } from "../../web/table/many/sentences.js";
import { shortRules } from "../../web/table/rules.js";
import { LOCALES, wordsOf } from "./support.mjs";

/** @param {number} count @param {object} [changes] @returns {any} a snapshot of which only what matters here is filled in */
function snapshot(count, changes = {}) {
  const sides = count === 4 ? [0, 1, 0, 1] : [1, 0, 1];
  return {
    game: count === 4 ? "bauern" : "talon",
    seat: 0,
    deal: 1,
    ply: 10,
    turn: 0,
    phase: "answer",
    hand: ["AH", "KD"],
    legal: ["AH"],
    seats: sides.map((side, seat) => ({ seat, side, cards: 2, announced: [], known: [] })),
    trick: [],
    last_trick: null,
    announcing: null,
    marriages: [],
    events: [],
    offers: [],
    ...changes,
  };
}

test("seats go round clockwise from the person", () => {
  const four = snapshot(4, { seat: 2 });
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => placeOf(four, seat)),
    ["across", "right", "you", "left"],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => roleOf(four, seat)),
    ["partner", "opponent-right", "you", "opponent-left"],
  );
  const three = snapshot(3, { seat: 1 });
  assert.deepEqual(
    [0, 1, 2].map((seat) => placeOf(three, seat)),
    ["right", "you", "left"],
  );
});

test("a side is called by who is on it", () => {
  const alone = snapshot(3, { seat: 1 });
  assert.ok(isAlone(alone));
  assert.deepEqual([sideOf(alone, 0), sideOf(alone, 1)], ["you", "they"]);
  const together = snapshot(3);
  assert.deepEqual([sideOf(together, 0), sideOf(together, 1)], ["they", "we"]);
});

test("a trick that has been filled rests before it is taken", () => {
  const lying = [1, 2, 3].map((seat, index) => ({ seat, card: ["TH", "QH", "JH"][index] ?? "" }));
  const before = snapshot(4, { trick: lying });
  const trick = { leader: 1, seats: [1, 2, 3, 0], cards: ["TH", "QH", "JH", "AH"], winner: 0, points: 26 };
  const after = snapshot(4, { ply: 11, hand: ["KD"], last_trick: trick, events: [{ type: "trick", trick }] });
  const [full, past, ...more] = manyScenes(before, after);
  assert.deepEqual(more, []);
  assert.equal(full?.still, true);
  assert.deepEqual(full?.hand, ["KD"]);
  assert.deepEqual(full?.cards, [1, 2, 2, 2]);
  assert.deepEqual(full?.lying.at(-1), { seat: 0, card: "AH" });
  assert.equal(past?.trick, "past");
  assert.equal(manyScenes(null, after).length, 1);
});

test("a pressed card lies behind those that were played before it", () => {
  const [scene] = manyScenes(null, snapshot(4, { trick: [{ seat: 3, card: "TH" }] }));
  assert.ok(scene);
  const played = playedOf(scene, "AH", null);
  assert.deepEqual(
    played.lying.map(({ card }) => card),
    ["TH", "AH"],
  );
  assert.deepEqual(played.hand, ["KD"]);
});

test("what is chosen is confirmed, and what cannot be says why", () => {
  const choices = new Choices();
  const bidding = snapshot(4, { phase: "bid", legal: ["N", "B"] });
  choices.settle(bidding);
  assert.deepEqual(answerOf(bidding, choices, "ok"), { move: "N", reason: null });
  assert.deepEqual(answerOf(bidding, choices, "-"), { move: null, reason: "caller-cannot-pass" });
  const laying = snapshot(3, { phase: "lay-away", legal: ["d:AH KD"] });
  choices.settle(laying);
  assert.deepEqual(answerOf(laying, choices, "ok"), { move: null, reason: null });
  for (const card of ["TC", "KD", "AH"]) choices.toggle(card);
  assert.deepEqual(answerOf(laying, choices, "ok"), { move: "d:AH KD", reason: "keep-an-ace" });
  assert.equal(answerOf(snapshot(4), choices, "ok"), null);
});

test("the Kontraschnapser is a bid, and elsewhere a king", () => {
  assert.equal(beforePlay("bid", "KS"), "bid");
  assert.equal(beforePlay("answer", "KS"), null);
  assert.equal(beforePlay("trump", "tH"), "trump");
  assert.equal(beforePlay("lay-away", "d:AH KD"), "lay-away");
});

test("trumps are no Farbenring for four, and who knocks sees five cards: every language says so", () => {
  for (const lang of Object.keys(LOCALES)) {
    const words = wordsOf(lang);
    const [four, three] = [4, 3].map((count) => manyRefusal(snapshot(count), "bid-needs-suit", words));
    assert.notEqual(four, three, lang);
    const [knocked, cut] = [true, false].map((knocking) => shortRules(words, "bauern", { knocking }));
    assert.equal(knocked?.filter((rule) => !cut?.includes(rule)).length, 1, lang);
  }
});
