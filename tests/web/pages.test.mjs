import assert from "node:assert/strict";
import { test } from "node:test";
import { withEmpty, withoutEmpty } from "../../web/python/pages.js";

const PAGE = 4096;

/** Five pages and a half, of which some have something in them. */
function memory() {
  const bytes = new Uint8Array(5.5 * PAGE);
  bytes.set([1, 2, 3], 0);
  bytes.set([4], 3 * PAGE - 1);
  bytes.set([5, 6], 4 * PAGE - 1);
  bytes.set([7], bytes.length - 1);
  return bytes;
}

test("what was in memory comes back", () => {
  for (const bytes of [memory(), new Uint8Array(PAGE), new Uint8Array(PAGE + 1), new Uint8Array(0)]) {
    assert.deepEqual(withEmpty(withoutEmpty(bytes).buffer), bytes);
  }
});

test("empty pages weigh nothing", () => {
  assert.equal(withoutEmpty(memory()).length, 4 + 6 + 5 * PAGE);
  assert.equal(withoutEmpty(new Uint8Array(100 * PAGE)).length, 104);
});

test("what is cut short is refused", () => {
  const packed = withoutEmpty(memory()).buffer;
  for (const length of [0, 3, 9, packed.byteLength - 1]) {
    assert.throws(() => withEmpty(packed.slice(0, length)), RangeError, String(length));
  }
});
