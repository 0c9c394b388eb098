/** Keys act once, alone, and not while something is typed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { onKey } from "../../web/table/keys.js";

class FakeElement {
  /** @param {boolean} typing */
  constructor(typing) {
    this.typing = typing;
  }
  closest() {
    return this.typing ? this : null;
  }
}
globalThis.HTMLElement = /** @type {any} */ (FakeElement);

/** @param {string} key @param {object} [more] @param {boolean} [typing] */
function press(key, more = {}, typing = false) {
  /** @type {unknown[]} */
  const done = [];
  let prevented = false;
  const event = {
    key,
    preventDefault: () => {
      prevented = true;
    },
    composedPath: () => [new FakeElement(typing)],
    ...more,
  };
  onKey(/** @type {any} */ (event), {
    card: (index) => done.push(`card ${index}`),
    control: (control) => done.push(control),
    last: () => done.push("last"),
    hint: () => done.push("hint"),
    undo: () => done.push("undo"),
    help: () => done.push("help"),
    text: () => done.push("text"),
    escape: () => done.push("escape"),
    move: (step) => done.push(`move ${step}`),
  });
  return { done, prevented };
}

test("each key does its own", () => {
  const wanted = {
    1: "card 0",
    8: "card 7",
    r: "ren",
    t: "tute",
    "-": "-",
    x: "x",
    X: "x",
    c: "c",
    m: "m",
    g: "66",
    h: "hint",
    H: "hint",
    u: "undo",
    U: "undo",
    l: "last",
    "?": "help",
    v: "text",
    Escape: "escape",
    ArrowLeft: "move -1",
    ArrowRight: "move 1",
  };
  for (const [key, what] of Object.entries(wanted))
    assert.deepEqual(press(key), { done: [what], prevented: true }, key);
});

test("other keys are left alone", () => {
  for (const key of ["9", "0", "a", "Tab", "Enter", " "])
    assert.deepEqual(press(key), { done: [], prevented: false }, key);
});

test("nothing happens with a modifier, on repeat, or in a field", () => {
  assert.deepEqual(press("c", { ctrlKey: true }).done, []);
  assert.deepEqual(press("c", { metaKey: true }).done, []);
  assert.deepEqual(press("1", { repeat: true }).done, []);
  assert.deepEqual(press("1", {}, true).done, []);
});
