import * as Comlink from "comlink";
import { Bridge } from "./bridge.js";
import { messageOf, StartError } from "./errors.js";
import { Guests } from "./guests.js";
import { startRuntime } from "./runtime.js";
import { GameStore, PlayerStore } from "./store.js";
import { Tables } from "./tables.js";
import { Turns } from "./turns.js";

/** @import { Host, Progress, StartOutcome, Way } from "./types.js" */

/** The client asks for nothing else before `start` has succeeded. @type {{tables: Tables, guests: Guests}} */
let rooms;

/**
 * @param {Way} way
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<StartOutcome>}
 */
async function start(way, onProgress) {
  try {
    const { handle, workshop } = await startRuntime(way, onProgress);
    const bridge = new Bridge(handle);
    const about = bridge.get("", "hello", {});
    const turns = new Turns();
    const guests = new Guests(bridge, workshop, new PlayerStore(), turns);
    const tables = new Tables(bridge, new GameStore(), turns, (level) => guests.invite(level));
    rooms = { tables, guests };
    onProgress({ stage: "ready", percent: 100 });
    return { ok: true, value: { way, ...about } };
  } catch (error) {
    const code = error instanceof StartError ? error.code : "failed";
    return { ok: false, code, message: messageOf(error) };
  }
}

/** @type {Host} */
const host = {
  start,
  open: (table, guests) => rooms.tables.open(table, guests),
  request: (table, type, payload) => rooms.tables.request(table, type, payload),
  leave: (table) => rooms.tables.leave(table),
  forgetAll: () => rooms.tables.forgetAll(),
  setAside: (key) => rooms.tables.setAside(key),
  install: (file, bytes, keep) => rooms.guests.install(file, bytes, keep),
  kept: () => rooms.guests.kept(),
  remove: (file) => rooms.guests.remove(file),
};

Comlink.expose(host);
