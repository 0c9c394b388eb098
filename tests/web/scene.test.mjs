/** What lies on the table follows from snapshots alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { marriageWorth, sceneOf, scenes, withPlayed } from "../../web/table/scene.js";
import { golden, goldenSnapshots } from "./support.mjs";

test("every golden snapshot makes a scene without a hidden card", () => {
  for (const { name, snapshot } of goldenSnapshots()) {
    const scene = sceneOf(snapshot);
    assert.equal(scene.backs, snapshot.opponents[0].cards, name);
    assert.deepEqual(scene.hand, snapshot.hand, name);
    const seen = new Set([...snapshot.hand, ...scene.known, ...scene.lying.map(({ card }) => card), snapshot.turnup]);
    assert.ok(seen.size <= 16, name);
  }
});

test("the led card lies before its player", () => {
  const answer = golden("answer-in-the-strict-phase");
  assert.deepEqual(sceneOf(answer).lying, [{ seat: 1 - answer.seat, card: answer.led }]);
  const waiting = golden("pending-marriage");
  assert.deepEqual(sceneOf(waiting).lying, [{ seat: waiting.seat, card: waiting.led }]);
});

test("an announcement is said by the one who made it", () => {
  const { says } = sceneOf(golden("pending-marriage"));
  assert.equal(says?.seat, 0);
  assert.ok(says?.worth === 20 || says?.worth === 40);
});

test("a trick that has been filled rests before it is taken", () => {
  const before = { ...golden("lead-with-marriage-and-exchange"), led: null, last_trick: null };
  const [card] = before.hand;
  const trick = { leader: before.seat, cards: [card, "9S"], winner: 1 - before.seat, points: 4 };
  const after = {
    ...structuredClone(before),
    ply: before.ply + 2,
    last_trick: trick,
    events: [
      { type: "play", seat: before.seat, card },
      { type: "play", seat: 1 - before.seat, card: "9S" },
      { type: "trick", trick },
    ],
  };
  const [full, last, ...more] = scenes(before, after);
  assert.deepEqual(more, []);
  assert.equal(full?.trick, "full");
  assert.equal(full?.still, true);
  assert.equal(full?.winner, 1 - before.seat);
  assert.ok(!full?.hand.includes(card));
  assert.equal(full?.backs, before.opponents[0].cards - 1);
  assert.equal(full?.snapshot, before);
  assert.equal(last?.trick, "past");
  assert.equal(last?.still, false);
});

test("without a filled trick, or in another deal, there is one scene", () => {
  const snapshot = golden("new-game");
  assert.equal(scenes(null, snapshot).length, 1);
  assert.equal(scenes(snapshot, snapshot).length, 1);
});

test("a pressed card lies on the table before Python has answered", () => {
  const scene = sceneOf(golden("lead-with-marriage-and-exchange"));
  const [marriage] = scene.snapshot.marriages;
  assert.ok(marriage);
  const [card] = marriage.cards;
  assert.ok(card);
  assert.equal(marriageWorth(scene, card), marriage.worth);
  const played = withPlayed(scene, card, marriage.suit);
  assert.equal(played.still, true);
  assert.ok(!played.hand.includes(card));
  assert.deepEqual(played.lying.at(-1), { seat: scene.snapshot.seat, card });
  assert.deepEqual(played.says, { seat: scene.snapshot.seat, suit: marriage.suit, worth: marriage.worth });
});
