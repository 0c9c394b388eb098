import * as Comlink from "comlink";
import { Bridge } from "./bridge.js";
import { messageOf, StartError } from "./errors.js";
import { Guests } from "./guests.js";
import { startRuntime } from "./start.js";
import { GameStore, openStorage, PlayerStore } from "./store.js";
import { Tables } from "./tables.js";
import { Turns } from "./turns.js";

/** @import { Host, Progress, StartOutcome, Way } from "./types.js" */

/** The client asks for nothing else before `start` has succeeded. @type {{tables: Tables, guests: Guests}} */
let rooms;

/** How far the start has come, for who asks later. @type {Progress} */
let progress = { stage: "runtime", percent: 0 };
let tell = (/** @type {Progress} */ _) => {};

/** The worker is named after the way to start. It begins before anybody asks. */
const way = /** @type {Way} */ (self.name);
const starting = startRuntime(way, (step) => {
  progress = step;
  tell(step);
});
starting.catch(() => {});
openStorage();

/**
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<StartOutcome>}
 */
async function start(onProgress) {
  try {
    onProgress(progress);
    tell = onProgress;
    const { handle, workshop } = await starting;
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
