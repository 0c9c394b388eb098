/** A card dragged to a place is put there; whatever else happens to it, it goes back and nothing is played. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Drag } from "../../web/table/drag.js";

/** What a drag asks of elements. */
class FakeElement {
  /** @type {Map<string, string>} */
  attributes = new Map();
  style = { translate: "" };
  dataset = {};
  isConnected = true;
  /** @type {FakeElement | null} */
  parentElement = null;

  /** @param {number} left @param {number} top @param {number} width @param {number} height */
  constructor(left, top, width, height) {
    this.box = { left, top, width, height };
  }
  getBoundingClientRect() {
    const { left, top, width, height } = this.box;
    const [dx = 0, dy = 0] = this.style.translate.split(" ").map((part) => Number.parseFloat(part) || 0);
    return { left: left + dx, top: top + dy, width, height, right: left + dx + width, bottom: top + dy + height };
  }
  /** @param {string} selector */
  closest(selector) {
    return selector === ".hand [data-card]" && "card" in this.dataset ? this : null;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  /** @param {string} name @param {boolean} on */
  toggleAttribute(name, on) {
    if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }
  setPointerCapture() {}
  getAnimations() {
    return [];
  }
  /** @param {unknown} frames */
  animate(frames) {
    wentBack.push(frames);
    const way = { onfinish: () => {} };
    queueMicrotask(() => way.onfinish());
    return way;
  }
}

/** @type {unknown[]} */
let wentBack = [];
/** @type {string[]} */
let put = [];
/** @type {EventTarget} */
let world;
/** @type {FakeElement} */
let item;
/** @type {FakeElement} */
let button;
const trick = new FakeElement(200, 100, 180, 200);
const pack = new FakeElement(0, 100, 120, 100);
/** @type {Drag} */
let drag;

beforeEach(() => {
  wentBack = [];
  put = [];
  world = new EventTarget();
  Object.assign(globalThis, { addEventListener: world.addEventListener.bind(world) });
  item = new FakeElement(100, 500, 80, 120);
  button = new FakeElement(100, 500, 80, 120);
  button.parentElement = item;
  button.dataset = { card: "KH" };
  const root = {
    querySelector: (/** @type {string} */ selector) => (selector === ".trick" ? trick : pack),
    querySelectorAll: () => [trick, pack].filter((each) => each.attributes.has("data-takes")),
  };
  const table = { renderRoot: /** @type {any} */ (root), updateComplete: Promise.resolve(true) };
  drag = new Drag(table, {
    taking: () => ["trick"],
    put: (card, place) => {
      put.push(`${card} ${place}`);
      if (place === "trick") item.isConnected = false;
    },
  });
});

/** @param {object} more */
const about = (more) => ({ pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, isPrimary: true, ...more });

/** @param {number} x @param {number} y @param {object} [more] */
function down(x, y, more = {}) {
  const event = about({ clientX: x, clientY: y, composedPath: () => [button], ...more });
  drag.down(/** @type {any} */ (event));
}

/** @param {string} type @param {number} x @param {number} y @param {object} [more] */
const send = (type, x, y, more = {}) =>
  world.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), about({ clientX: x, clientY: y, ...more })));

test("a card let go over the trick is put there", async () => {
  down(140, 560);
  send("pointermove", 200, 400);
  assert.equal(item.style.translate, "60px -160px");
  assert.equal(trick.attributes.get("data-takes"), "");
  assert.equal(pack.attributes.has("data-takes"), false);
  send("pointermove", 290, 200);
  assert.equal(trick.attributes.get("data-takes"), "over");
  send("pointerup", 290, 200);
  await null;
  assert.deepEqual(put, ["KH trick"]);
  assert.deepEqual(wentBack, []);
  assert.equal(trick.attributes.has("data-takes"), false);
  assert.ok(drag.moved, "the click that follows plays nothing more");
});

test("a press that hardly moves stays a press", () => {
  down(140, 560);
  send("pointermove", 143, 557);
  send("pointerup", 143, 557);
  assert.deepEqual(put, []);
  assert.equal(drag.moved, false);
  assert.equal(item.style.translate, "");
});

test("a finger may slip farther than a mouse", () => {
  down(140, 560, { pointerType: "touch" });
  send("pointermove", 148, 560, { pointerType: "touch" });
  assert.equal(drag.moved, false);
  send("pointermove", 160, 560, { pointerType: "touch" });
  assert.equal(drag.moved, true);
});

test("a card let go anywhere else goes back", async () => {
  down(140, 560);
  send("pointermove", 20, 700);
  send("pointerup", 20, 700);
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(put, []);
  assert.deepEqual(wentBack, [[{ translate: "-120px 140px" }, { translate: "0 0" }]]);
  assert.equal(item.style.translate, "");
});

for (const [name, end] of /** @type {[string, () => void][]} */ ([
  ["the system takes the pointer", () => send("pointercancel", 290, 200)],
  ["Escape is pressed", () => send("keydown", 0, 0, { key: "Escape" })],
  ["the button was let go outside", () => send("pointermove", 290, 200, { buttons: 0 })],
]))
  test(`nothing is played when ${name}`, () => {
    down(140, 560);
    send("pointermove", 290, 200);
    end();
    send("pointerup", 290, 200);
    assert.deepEqual(put, []);
    assert.equal(wentBack.length, 1);
    assert.ok(drag.moved);
  });

test("a second finger changes nothing", async () => {
  down(140, 560, { pointerType: "touch" });
  send("pointermove", 290, 200, { pointerType: "touch" });
  down(140, 560, { pointerId: 2, isPrimary: false, pointerType: "touch" });
  send("pointermove", 10, 10, { pointerId: 2, pointerType: "touch" });
  send("pointerup", 10, 10, { pointerId: 2, pointerType: "touch" });
  assert.equal(item.style.translate, "150px -360px");
  send("pointerup", 290, 200, { pointerType: "touch" });
  await null;
  assert.deepEqual(put, ["KH trick"]);
});

test("another button of the mouse moves nothing", () => {
  down(140, 560, { button: 2 });
  send("pointermove", 290, 200);
  assert.equal(drag.moved, false);
});

test("a card stays under the pointer when the hand is drawn anew", () => {
  down(140, 560);
  send("pointermove", 200, 400);
  item.box.left -= 30;
  drag.redrawn();
  assert.equal(item.style.translate, "90px -160px");
  send("pointermove", 210, 400);
  assert.equal(item.style.translate, "100px -160px");
});

test("a card that leaves the hand meanwhile is let go", () => {
  down(140, 560);
  send("pointermove", 200, 400);
  item.isConnected = false;
  drag.redrawn();
  send("pointerup", 290, 200);
  assert.deepEqual(put, []);
});
