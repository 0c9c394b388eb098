/** What is heard follows from what changes on the table; where there is no audio, or no press yet, nothing happens. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { cuesOf } from "../../web/table/cues.js";
import { sceneOf, scenes, withPlayed } from "../../web/table/scene.js";
import { Sound } from "../../web/table/sound.js";
import { golden } from "./support.mjs";

const lead = golden("new-game");
const scene = sceneOf(lead);

/** The snapshot some moves later. @param {object} change */
const later = (change) => ({ ...lead, ply: lead.ply + 2, events: [], ...change });

/** @param {object} change */
const after = (change) => cuesOf(scene, sceneOf(/** @type {any} */ (later(change))));

test("a deal that begins is heard, one that is taken up is not", () => {
  assert.deepEqual(cuesOf(null, scene), ["deal"]);
  assert.deepEqual(cuesOf(sceneOf(/** @type {any} */ (later({}))), scene), ["deal"]);
  const other = { ...lead.shuffle, commitment: "0".repeat(64) };
  assert.deepEqual(cuesOf(scene, sceneOf({ ...lead, shuffle: other })), ["deal"], "a new match");
  assert.deepEqual(cuesOf(null, sceneOf(/** @type {any} */ (later({})))), []);
  assert.deepEqual(cuesOf(scene, scene), []);
});

test("what is taken back is silent", () => {
  const played = sceneOf(/** @type {any} */ (later({ led: lead.hand[0], ply: 7 })));
  assert.deepEqual(cuesOf(played, sceneOf(/** @type {any} */ (later({ ply: 3 })))), []);
});

test("a card is heard once, at the press", () => {
  const [card] = lead.hand;
  const pressed = withPlayed(scene, card, null);
  assert.deepEqual(cuesOf(scene, pressed), ["lay"]);
  const answered = sceneOf(/** @type {any} */ (later({ ply: lead.ply + 1, led: card, turn: 1 - lead.seat })));
  assert.deepEqual(cuesOf(pressed, answered), []);
});

test("a trick is laid, then collected", () => {
  const cards = [lead.hand[0], "AH"];
  const trick = { cards, leader: lead.seat, winner: lead.seat, points: 15 };
  const taken = /** @type {any} */ (later({ last_trick: trick, events: [{ type: "trick", trick }] }));
  const [full, past] = scenes(lead, taken);
  assert.ok(full && past);
  assert.deepEqual(cuesOf(scene, full), ["lay"]);
  assert.deepEqual(cuesOf(full, past), ["collect"]);
});

test("exchanging, closing and the end are heard", () => {
  assert.deepEqual(after({ turnup: lead.exchange_card }), ["exchange"]);
  assert.deepEqual(after({ closed: { by: 0, wins: 1, loses: 2 } }), ["close"]);
  const ended = (/** @type {number | null} */ winner) => after({ result: { winner } });
  assert.deepEqual(ended(lead.seat), ["won"]);
  assert.deepEqual(ended(1 - lead.seat), ["lost"]);
  assert.deepEqual(ended(null), ["even"]);
});

test("a marriage is heard once", () => {
  const says = { seat: lead.seat, suit: /** @type {const} */ ("H"), worth: 40 };
  const announced = { ...scene, says };
  assert.deepEqual(cuesOf(scene, announced), ["announce"]);
  assert.deepEqual(cuesOf(announced, { ...announced, says: { ...says } }), []);
});

/** @type {FakeContext[]} */
let contexts = [];

class FakeNode {
  gain = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = { value: 0 };
  /** @param {unknown} next */
  connect(next) {
    return next;
  }
  start() {
    started += 1;
  }
  stop() {}
}
let started = 0;

class FakeContext {
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    contexts.push(this);
  }
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
  async resume() {
    this.state = "running";
  }
  async suspend() {
    this.state = "suspended";
  }
  async close() {
    this.state = "closed";
  }
}

class FakeDocument extends EventTarget {
  hidden = false;
  /** @param {boolean} hidden */
  hide(hidden) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}
/** @type {FakeDocument} */
let page;

beforeEach(() => {
  contexts = [];
  started = 0;
  page = new FakeDocument();
  Object.assign(globalThis, { AudioContext: FakeContext, document: page });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("nothing is made before a press, nor while sound is off", () => {
  const sound = new Sound();
  sound.wake();
  sound.on = true;
  sound.play(["lay"], 1);
  assert.deepEqual([contexts.length, started], [0, 0]);
  sound.wake();
  sound.wake();
  assert.equal(contexts.length, 1);
  sound.play(["lay"], 1);
  assert.equal(started, 2, "the first press is heard");
});

test("who turns it on hears what it is like; who has always had it on is not startled", (context) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? { value: undefined, configurable: true };
  context.after(() => Object.defineProperty(globalThis, "navigator", before));
  const value = { userActivation: { isActive: true } };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
  const sound = new Sound();
  sound.on = true;
  assert.deepEqual([contexts.length, started], [0, 0]);
  sound.on = false;
  sound.on = true;
  assert.deepEqual([contexts.length, started > 0], [1, true]);
});

test("all cues can be heard, at any tempo", async () => {
  const sound = new Sound();
  sound.on = true;
  sound.wake();
  await settled();
  for (const cue of /** @type {const} */ ([
    "deal",
    "lay",
    "exchange",
    "close",
    "announce",
    "collect",
    "won",
    "lost",
    "even",
  ])) {
    started = 0;
    for (const tempo of [0, 0.5, 1, 1.6]) sound.play([cue], tempo);
    assert.ok(started >= 4, cue);
  }
});

test("it rests while the page is hidden or sound is off", async () => {
  const sound = new Sound();
  sound.on = true;
  sound.wake();
  await settled();
  const [context] = contexts;
  page.hide(true);
  await settled();
  assert.equal(context?.state, "suspended");
  sound.play(["lay"], 1);
  assert.equal(started, 0);
  page.hide(false);
  await settled();
  assert.equal(context?.state, "running");
  sound.on = false;
  await settled();
  assert.equal(context?.state, "suspended");
  sound.end();
  await settled();
  assert.equal(context?.state, "closed");
  page.hide(true);
});

test("a browser without audio, or with none left, is no fault", () => {
  for (const missing of [
    undefined,
    class {
      constructor() {
        throw new Error("too many");
      }
    },
  ]) {
    Object.assign(globalThis, { AudioContext: missing });
    const sound = new Sound();
    sound.on = true;
    sound.wake();
    sound.play(["deal", "won"], 1);
    sound.end();
    assert.equal(started, 0);
  }
});
