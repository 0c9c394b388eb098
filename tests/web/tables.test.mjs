/** The worker's tables: requests in turn, games kept before they are answered, bad saves set aside. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Bridge } from "../../web/python/bridge.js";
import { Tables } from "../../web/python/tables.js";

/** A store in memory; `fails` makes it behave as forbidden storage. */
class Memory {
  /** @type {Map<string, unknown>} */
  kept = new Map();
  fails = false;

  /** @param {string} table */
  async read(table) {
    this.#check();
    return this.kept.get(table);
  }

  /** @param {string} table @param {string} save @param {string} [known] @returns {Promise<string | null>} */
  async write(table, save, known) {
    this.#check();
    await null;
    const found = /** @type {string | undefined} */ (this.kept.get(table));
    if (known !== undefined && found !== undefined && found !== known) return found;
    this.kept.set(table, save);
    return null;
  }

  /** @param {string} table */
  async drop(table) {
    this.#check();
    this.kept.delete(table);
  }

  /** @param {string} table @param {string} save */
  async putAside(table, save) {
    this.#check();
    this.kept.delete(table);
    this.kept.set("aside", save);
    return "aside";
  }

  /** @param {string} key */
  async aside(key) {
    return /** @type {string | undefined} */ (this.kept.get(key));
  }

  async clear() {
    this.#check();
    this.kept.clear();
  }

  #check() {
    if (this.fails) throw new Error("storage is forbidden");
  }
}

/** An engine that counts; a save is the count, and text that is no number is a bad one. */
function engine() {
  let count = 0;
  /** @type {string[]} */
  const log = [];
  const handle = (/** @type {string} */ text) => {
    const { v, id, table, type, payload } = JSON.parse(text);
    log.push(type);
    const success = (/** @type {unknown} */ answer) => JSON.stringify({ v, id, table, ok: true, payload: answer });
    const failure = (/** @type {string} */ code) =>
      JSON.stringify({ v, id, table, ok: false, error: { code, message: `refused: ${code}`, where: "payload" } });
    if (type === "restore" && Number.isNaN(Number(payload.save))) return failure("bad-save");
    if (type === "play" && payload.move === "??") return failure("illegal-move");
    if (type === "save") return success({ save: String(count) });
    count = type === "restore" ? Number(payload.save) : count + 1;
    return success({ count });
  };
  return { handle, log };
}

function setUp() {
  const { handle, log } = engine();
  const store = new Memory();
  return { tables: new Tables(new Bridge(handle), store), store, log };
}

const GAME = { rules: "wiener", level: "normal", seat: 0, seed: "00" };

test("a changing request is kept before it is answered, another is not", async () => {
  const { tables, store, log } = setUp();
  const answer = await tables.request("main", "new", GAME);
  assert.deepEqual(answer, { ok: true, value: { payload: { count: 1 }, saved: true } });
  assert.equal(store.kept.get("main"), "1");
  await tables.request("main", "state", {});
  assert.deepEqual(log, ["new", "save", "state"]);
});

test("requests are carried out one after the other, in the order made", async () => {
  const { tables, store } = setUp();
  await Promise.all([
    tables.request("main", "new", GAME),
    tables.request("main", "play", { move: "AH", ply: 0 }),
    tables.request("main", "think", { ply: 1 }),
  ]);
  assert.equal(store.kept.get("main"), "3");
});

test("a refusal arrives as the engine gave it and changes nothing", async () => {
  const { tables, store } = setUp();
  const answer = await tables.request("main", "play", { move: "??", ply: 0 });
  assert.equal(answer.ok, false);
  assert.equal(!answer.ok && answer.fault.code, "illegal-move");
  assert.equal(store.kept.size, 0);
  assert.equal((await tables.request("main", "state", {})).ok, true, "and later requests go on");
});

test("where storage is forbidden play goes on and says so", async () => {
  const { tables, store } = setUp();
  store.fails = true;
  assert.deepEqual(await tables.open("main"), { ok: true, value: { snapshot: null, setAside: null } });
  const answer = await tables.request("main", "new", GAME);
  assert.equal(answer.ok && answer.value.saved, false);
  const state = await tables.request("main", "state", {});
  assert.equal(state.ok && state.value.saved, false, "until a change has been kept");
  store.fails = false;
  const next = await tables.request("main", "play", { move: "AH", ply: 0 });
  assert.equal(next.ok && next.value.saved, true);
});

test("a game that another tab has played on is taken up as it stands there", async () => {
  const { tables, store } = setUp();
  await tables.request("main", "new", GAME);
  store.kept.set("main", "7");
  const refused = await tables.request("main", "play", { move: "AH", ply: 0 });
  assert.deepEqual(refused.ok || [refused.fault.code, refused.fault.where], ["stale", "elsewhere"]);
  const state = await tables.request("main", "play", { move: "AH", ply: 7 });
  assert.deepEqual(state.ok && state.value, { payload: { count: 8 }, saved: true });
  store.kept.set("main", "of a later version");
  for (const ply of [8, 9]) {
    const unread = await tables.request("main", "play", { move: "AH", ply });
    assert.equal(unread.ok && unread.value.saved, false, "what it cannot read it leaves alone");
    assert.equal(store.kept.get("main"), "of a later version");
  }
  await tables.request("main", "new", GAME);
  assert.equal(store.kept.get("main"), "11", "a new match takes its place");
});

test("what has been forgotten is not kept again", async () => {
  const { tables, store } = setUp();
  store.kept.set("player:first.py", "class First");
  const answers = await Promise.all([
    tables.request("main", "new", GAME),
    tables.forgetAll(),
    tables.request("main", "play", { move: "AH", ply: 0 }),
  ]);
  assert.deepEqual(answers[1], { ok: true, value: null });
  assert.equal(answers[2].ok && answers[2].value.saved, false);
  assert.equal(store.kept.size, 0);
});

test("a stored game is restored", async () => {
  const { tables, store } = setUp();
  store.kept.set("main", "41");
  assert.deepEqual(await tables.open("main"), { ok: true, value: { snapshot: { count: 41 }, setAside: null } });
  await tables.request("main", "play", { move: "AH", ply: 0 });
  assert.equal(store.kept.get("main"), "42");
});

for (const [what, stored, text] of [
  ["damaged text", "damaged", "damaged"],
  ["something that is no text", { a: 1 }, '{"a":1}'],
]) {
  test(`${what} is set aside, once`, async () => {
    const { tables, store } = setUp();
    store.kept.set("main", stored);
    const opened = await tables.open("main");
    assert.deepEqual(opened, {
      ok: true,
      value: { snapshot: null, setAside: { key: "aside", reason: "refused: bad-save" } },
    });
    assert.deepEqual(await tables.setAside("aside"), { ok: true, value: text });
    assert.deepEqual(await tables.open("main"), { ok: true, value: { snapshot: null, setAside: null } });
  });
}

test("closing a table drops its game", async () => {
  const { tables, store } = setUp();
  await tables.request("main", "new", GAME);
  await tables.request("main", "close-table", {});
  assert.equal(store.kept.size, 0);
});

test("a table that is left is closed only where its game can be had again", async () => {
  const { tables, store, log } = setUp();
  for (const table of ["main", "~guest"]) await tables.request(table, "new", GAME);
  const closed = async (/** @type {string} */ table) => {
    const before = log.length;
    assert.deepEqual(await tables.leave(table), { ok: true, value: null });
    return log.slice(before).includes("close-table");
  };
  assert.equal(await closed("~guest"), true);
  store.fails = true;
  assert.equal(await closed("main"), false, "storage cannot be read");
  await tables.request("main", "play", { move: "AH", ply: 0 });
  store.fails = false;
  assert.equal(await closed("main"), false, "storage has an older one");
  await tables.request("main", "play", { move: "AH", ply: 0 });
  assert.equal(await closed("main"), true);
  assert.equal(typeof store.kept.get("main"), "string");
});

test("an engine that breaks down is an internal fault", async () => {
  const broken = () => {
    throw new RangeError("out of memory");
  };
  const answer = await new Tables(new Bridge(broken), new Memory()).request("main", "state", {});
  assert.deepEqual(answer, { ok: false, fault: { code: "internal", message: "out of memory", where: "python" } });
});

test("what was never set aside cannot be had", async () => {
  const answer = await setUp().tables.setAside("nothing");
  assert.equal(!answer.ok && answer.fault.code, "bad-message");
});
