/** Visiting players in the worker: let in once, kept where that is possible, replaced by newer files, shown out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Bridge } from "../../web/python/bridge.js";
import { Guests } from "../../web/python/guests.js";
import { Turns } from "../../web/python/turns.js";

/** @typedef {{file: string, bytes: Uint8Array, players: string[]}} PlayerFile */

function setUp({ forbidden = false } = {}) {
  /** @type {Map<string, PlayerFile>} */
  const kept = new Map();
  /** @type {string[]} */
  const log = [];
  const check = async () => {
    if (forbidden) throw new Error("storage is forbidden");
  };
  const store = {
    all: () => check().then(() => [...kept.values()]),
    keep: (/** @type {PlayerFile} */ player) => check().then(() => void kept.set(player.file, player)),
    drop: (/** @type {string} */ file) => check().then(() => void kept.delete(file)),
  };
  const bridge = new Bridge((text) => {
    const { type, payload } = JSON.parse(text);
    log.push(`${type} ${payload.file ?? payload.distribution ?? payload.player}`);
    if (payload.source === "wrong")
      return JSON.stringify({ ok: false, error: { code: "bad-player", message: "wrong", where: "file", line: 1 } });
    const name = payload.distribution ? "lodger" : payload.file?.replace(".py", "");
    return JSON.stringify({ ok: true, payload: { players: [name] } });
  });
  const workshop = {
    prepare: async () => {},
    install: async (/** @type {string} */ file) => {
      if (file.startsWith("bad")) throw new Error("Traceback\n  somewhere\nmicropip.errors.BadWheel: it is none\n");
      return file.split("-")[0] ?? "";
    },
  };
  return {
    guests: new Guests(bridge, workshop, store, new Turns()),
    kept,
    log,
    again: () => new Guests(bridge, workshop, store, new Turns()),
  };
}

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

test("a file is let in and kept, and in the next Python only when wanted", async () => {
  const { guests, log, again } = setUp();
  assert.deepEqual(await guests.install("mine.py", bytes("code"), true), { ok: true, value: ["mine"] });
  await guests.invite("mine");
  assert.deepEqual(log, ["install mine.py"]);
  const next = again();
  assert.deepEqual(await next.kept(), { ok: true, value: [{ file: "mine.py", players: ["mine"] }] });
  await next.invite("normal");
  assert.equal(log.length, 1);
  await next.invite("mine");
  await next.invite("mine");
  assert.equal(log.length, 2);
});

test("another file of the same player takes its place", async () => {
  const { guests, kept } = setUp();
  await guests.install("lodger-1.0-py3-none-any.whl", bytes("old"), true);
  await guests.install("lodger-1.1-py3-none-any.whl", bytes("new"), true);
  assert.deepEqual([...kept.keys()], ["lodger-1.1-py3-none-any.whl"]);
});

test("one that is only tried is not kept, nor is one that is refused", async () => {
  const { guests, kept } = setUp();
  await guests.install("player.py", bytes("code"), false);
  assert.deepEqual(await guests.install("wrong.py", bytes("wrong"), true), {
    ok: false,
    fault: { code: "bad-player", message: "wrong", where: "file", line: 1 },
  });
  assert.equal(kept.size, 0);
});

test("what is wrong with a wheel stands in the last line", async () => {
  const answer = await setUp().guests.install("bad-1.0-py3-none-any.whl", bytes(""), true);
  assert.equal(!answer.ok && answer.fault.message, "BadWheel: it is none");
});

test("removed means shown out and forgotten", async () => {
  const { guests, kept, log } = setUp();
  await guests.install("mine.py", bytes("code"), true);
  assert.deepEqual(await guests.remove("mine.py"), { ok: true, value: null });
  assert.equal(kept.size, 0);
  assert.deepEqual(log, ["install mine.py", "uninstall mine"]);
  assert.deepEqual(await guests.remove("mine.py"), { ok: true, value: null });
});

test("where storage is forbidden a player stays as long as Python does", async () => {
  const { guests } = setUp({ forbidden: true });
  assert.equal((await guests.install("mine.py", bytes("code"), true)).ok, true);
  assert.deepEqual(await guests.kept(), { ok: true, value: [{ file: "mine.py", players: ["mine"] }] });
  await guests.remove("mine.py");
  assert.deepEqual(await guests.kept(), { ok: true, value: [] });
});
