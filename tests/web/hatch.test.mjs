/** A page has one worker for Python, whichever of its scripts comes first. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const BASE = "https://example.org/game/";
const FILE = new URL("../../web/python/hatch.js", import.meta.url).href;

/** @type {FakeWorker[]} */
let workers = [];
class FakeWorker extends EventTarget {
  running = true;
  /** @param {string} _address @param {{name: string}} options */
  constructor(_address, { name }) {
    super();
    this.way = name;
    workers.push(this);
  }
  terminate() {
    this.running = false;
  }
}
Object.assign(globalThis, { Worker: FakeWorker, WORKER: "files/python/worker-ABCD2345.js" });

/** A page whose scripts do not share a file. @returns {Promise<typeof import("../../web/python/hatch.js")>} */
const script = () => import(`${FILE}?${Math.random()}`);

beforeEach(() => {
  workers = [];
  Reflect.deleteProperty(globalThis, Symbol.for("bummerl.early"));
});

test("the worker that began early is the one that is used", async () => {
  const [first, main] = [await script(), await script()];
  first.hatch(BASE);
  const { worker } = main.hatched(new URL(BASE), "image");
  assert.deepEqual(workers, [worker]);
});

test("the script that lets it begin may come late", async () => {
  const [first, main] = [await script(), await script()];
  const { worker } = main.hatched(BASE, "image");
  first.hatch(BASE);
  assert.deepEqual(workers, [worker]);
});

test("one that began in vain is ended", async () => {
  const { hatch, hatched } = await script();
  hatch(BASE, "image");
  hatched(BASE, "stock");
  assert.deepEqual(
    workers.map(({ way, running }) => [way, running]),
    [
      ["image", false],
      ["stock", true],
    ],
  );
});
