/** The shuffle is compared with what the page itself has seen; whatever was exchanged is found out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check, fingerprint } from "../../web/table/fair/check.js";
import { readWitness, resumed, witness } from "../../web/table/fair/witness.js";
import { madeUpDeal } from "./deals.mjs";

/**
 * @typedef {import("../../web/table/fair/witness.js").Witness} Witness
 * @typedef {import("../../web/python/messages.js").Snapshot} Snapshot
 */

/** @param {Snapshot[]} snapshots @returns {Witness} */
function watch(snapshots) {
  /** @type {Witness | null} */
  let seen = null;
  for (const snapshot of snapshots) seen = witness(seen, snapshot);
  return /** @type {Witness} */ (seen);
}

/** @param {Snapshot[]} snapshots */
const last = (snapshots) => /** @type {Snapshot} */ (snapshots.at(-1));

/** @param {Snapshot} snapshot @param {Witness} seen */
async function failing(snapshot, seen) {
  const findings = await check(snapshot, seen);
  assert.ok(findings);
  return findings.filter(({ holds }) => !holds).map(({ point }) => point);
}

/** The end of a deal with another deck, whose fingerprint is right. @param {Snapshot} end @param {(deck: string[]) => void} change */
async function dealtFrom(end, change) {
  const snapshot = structuredClone(end);
  const words = (snapshot.shuffle.seed ?? "").split(" ");
  change(words);
  snapshot.shuffle.seed = words.join(" ");
  snapshot.shuffle.commitment = (await fingerprint(snapshot.shuffle.seed)) ?? "";
  return snapshot;
}

/** @param {string[]} deck @param {number} one @param {number} other */
function swap(deck, one, other) {
  [deck[one], deck[other]] = [deck[other] ?? "", deck[one] ?? ""];
}

/** Deals that end early, when the stock is just used up, and with the last card. */
const DEALS = await Promise.all(Array.from({ length: 60 }, (_, seed) => madeUpDeal(seed, 2 + (seed % 9))));

test("the deals made up show exchanges by both seats", () => {
  const exchanges = DEALS.flat().flatMap(({ events }) => events.filter(({ type }) => type === "exchange"));
  assert.deepEqual(new Set(exchanges.map((event) => "seat" in event && event.seat)), new Set([0, 1]));
});

test("an honest deal holds in every point", async () => {
  for (const deal of DEALS) {
    const findings = await check(last(deal), watch(deal));
    assert.deepEqual(
      findings?.map(({ point, holds }) => [point, holds]),
      ["fingerprint", "hand", "turnup", "draws", "opponent"].map((point) => [point, true]),
    );
  }
});

test("a deck that is not the one named beforehand has another fingerprint", async () => {
  for (const deal of DEALS) {
    const changed = await dealtFrom(last(deal), (deck) => swap(deck, 18, 19));
    assert.ok((await failing(changed, watch(deal))).includes("fingerprint"));
    const salted = await dealtFrom(last(deal), (words) => words.push(words.pop()?.replace("f", "e") ?? ""));
    assert.deepEqual(await failing(salted, watch(deal)), ["fingerprint"]);
  }
});

test("cards exchanged in a shuffle that fits its fingerprint are found by what was seen", async () => {
  for (const deal of DEALS) {
    const seen = watch(deal);
    const drawn = seen.seen?.draws.length ?? 0;
    // Those that came to somebody and did not change hands openly.
    const open = seen.seen?.open ?? [];
    const deck = last(deal).shuffle.seed?.split(" ") ?? [];
    const shown = deck
      .map((_, place) => place)
      .filter((place) => place < 11 + drawn && !open.includes(deck[place] ?? ""));
    const own = [3, 4, 5, 9, 10];
    for (const place of shown) {
      const other = shown.find((each) => own.includes(each) !== own.includes(place));
      assert.ok(other !== undefined);
      const changed = await dealtFrom(last(deal), (words) => swap(words, place, other));
      const honest = { ...seen, commitment: changed.shuffle.commitment };
      assert.notDeepEqual(await failing(changed, honest), [], `${place} for ${other}`);
    }
    const turned = await dealtFrom(last(deal), (words) => swap(words, 6, 3));
    assert.ok((await failing(turned, { ...seen, commitment: turned.shuffle.commitment })).includes("turnup"));
  }
});

const deal = /** @type {Snapshot[]} */ (DEALS[5]);
const first = /** @type {Snapshot} */ (deal[0]);

test("the first fingerprint stays, whatever is said later", () => {
  const seen = witness(null, first);
  const later = /** @type {Snapshot} */ (deal[1]);
  const forged = { ...later, shuffle: { ...later.shuffle, commitment: "f".repeat(64) } };
  assert.equal(witness(seen, forged).commitment, first.shuffle.commitment);
  assert.equal(resumed(seen, { ...first, shuffle: forged.shuffle }).commitment, first.shuffle.commitment);
});

test("a reload goes on with what was noted, also in the middle", async () => {
  for (let at = 1; at < deal.length; at++) {
    const before = watch(deal.slice(0, at));
    const kept = readWitness(JSON.stringify(before));
    const seen = watch2(resumed(kept, /** @type {Snapshot} */ (deal[at - 1])), deal.slice(at));
    assert.deepEqual(await failing(last(deal), seen), []);
    assert.ok(seen.seen);
  }
});

/** @param {Witness} before @param {Snapshot[]} snapshots */
const watch2 = (before, snapshots) => snapshots.reduce((seen, snapshot) => witness(seen, snapshot), before);

test("the same answer twice adds nothing", () => {
  assert.deepEqual(watch(deal.flatMap((snapshot) => [snapshot, snapshot])), watch(deal));
});

test("moves made while the page was away leave only the fingerprint", async () => {
  const seen = watch2(witness(null, first), deal.slice(-3));
  assert.equal(seen.seen, null);
  assert.deepEqual(await check(last(deal), seen), [{ point: "fingerprint", holds: true }]);
});

test("taking back begins a new shuffle, and says so", () => {
  const seen = watch(deal.slice(0, 4));
  const back = { ...first, ply: 1, events: [], shuffle: { ...first.shuffle, commitment: "a".repeat(64) } };
  const anew = witness(seen, back);
  assert.deepEqual([anew.commitment, anew.anew, anew.seen], ["a".repeat(64), true, null]);
  assert.equal(witness(seen, { ...back, shuffle: first.shuffle }).anew, false);
  assert.equal(witness(anew, { ...first, deal: first.deal + 1 }).anew, false);
});

test("what was noted of another deal is no use", () => {
  const seen = { ...witness(null, first), commitment: "b".repeat(64), deal: 9 };
  assert.equal(resumed(seen, first).commitment, first.shuffle.commitment);
});

test("storage may hold anything", () => {
  for (const text of [null, "", "{", "7", "[]", '{"commitment":1}', '{"commitment":"a","deal":1,"ply":"c"}'])
    assert.equal(readWitness(text), null);
  assert.equal(readWitness('{"commitment":"a","deal":1,"ply":0,"seen":7}')?.seen, null);
});

test("without SHA-256 nothing is claimed", async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  try {
    assert.equal(await check(last(deal), watch(deal)), null);
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
  }
});
