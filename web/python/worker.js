import * as Comlink from "comlink";
import { messageOf, StartError } from "./errors.js";
import { startRuntime } from "./runtime.js";
import { GameStore } from "./store.js";
import { Tables } from "./tables.js";

/**
 * @import { About } from "./messages.js"
 * @import { Host, Progress, StartOutcome, Way } from "./types.js"
 */

/** The client asks for nothing else before `start` has succeeded. @type {Tables} */
let tables;

/**
 * @param {Way} way
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<StartOutcome>}
 */
async function start(way, onProgress) {
  try {
    const handle = await startRuntime(way, onProgress);
    const about = greet(handle);
    tables = new Tables(handle, new GameStore());
    onProgress({ stage: "ready", percent: 100 });
    return { ok: true, value: { way, ...about } };
  } catch (error) {
    const code = error instanceof StartError ? error.code : "failed";
    return { ok: false, code, message: messageOf(error) };
  }
}

/**
 * @param {(request: string) => string} handle
 * @returns {About}
 */
function greet(handle) {
  const response = JSON.parse(handle(JSON.stringify({ v: 1, id: 0, type: "hello", payload: {} })));
  if (!response.ok) throw new Error(response.error.message);
  return response.payload;
}

/** @type {Host} */
const host = {
  start,
  open: (table) => tables.open(table),
  request: (table, type, payload) => tables.request(table, type, payload),
  setAside: (key) => tables.setAside(key),
};

Comlink.expose(host);
