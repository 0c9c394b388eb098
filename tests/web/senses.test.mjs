/** A phone trembles where the person wants it, shortly, and never before the first press. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sceneOf, withPlayed } from "../../web/table/scene.js";
import { Senses } from "../../web/table/senses.js";
import { golden } from "./support.mjs";

const scene = sceneOf(golden("new-game"));
const [card] = scene.hand;
assert.ok(card);

/** @param {{wanted?: boolean, pressed?: boolean, able?: boolean}} [how] @returns {number[]} how long the phone trembled */
function trembled({ wanted = true, pressed = true, able = true } = {}) {
  /** @type {number[]} */
  const felt = [];
  const vibrate = able ? (/** @type {number} */ ms) => felt.push(ms) : undefined;
  const navigator = { userActivation: { hasBeenActive: pressed }, vibrate };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  const senses = new Senses(new EventTarget());
  senses.vibrates = wanted;
  senses.tell(scene, withPlayed(scene, /** @type {any} */ (card), null), 1);
  senses.tell(scene, scene, 1);
  return felt;
}

test("a card is felt, and only for a moment", () => {
  const [first = 0, ...more] = trembled();
  assert.ok(first > 0 && first <= 30);
  assert.deepEqual(more, []);
});

test("nothing trembles unasked, before a press, or where nothing can", () => {
  assert.deepEqual(trembled({ wanted: false }), []);
  assert.deepEqual(trembled({ pressed: false }), []);
  assert.deepEqual(trembled({ able: false }), []);
});
