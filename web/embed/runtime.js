import * as Comlink from "comlink";
import { BridgeError, messageOf, StartError } from "../python/errors.js";
import { forgetPython, python, watchProgress } from "../table/python.js";
import { greeting, isOurs } from "./protocol.js";

/**
 * One Python for all tables of a page: this frame shows nothing, starts it once and passes on what the tables ask. It goes
 * on while any of them is there.
 *
 * @typedef {import("../python/types.js").Exchanges} Exchanges
 * @typedef {import("../python/types.js").Progress} Progress
 * @typedef {import("../python/types.js").StartOutcome} StartOutcome
 * @typedef {import("../table/python.js").Python} Python
 */

/** @template T @typedef {import("../python/types.js").Outcome<T>} Outcome */

/** @template T @param {Promise<T>} asked @returns {Promise<Outcome<T>>} */
async function outcomeOf(asked) {
  try {
    return { ok: true, value: await asked };
  } catch (error) {
    if (error instanceof BridgeError) {
      const { code, message, where, reason, line } = error;
      return { ok: false, fault: { code, message, where, ...(reason ? { reason } : {}), ...(line ? { line } : {}) } };
    }
    return { ok: false, fault: { code: "internal", message: messageOf(error), where: "" } };
  }
}

/** What a table's frame may ask. */
const runtime = {
  /** @param {(progress: Progress) => void} onProgress @returns {Promise<StartOutcome>} */
  async start(onProgress) {
    const unwatch = watchProgress(onProgress);
    try {
      return { ok: true, value: await python(document.baseURI).ready };
    } catch (error) {
      // The next table that starts tries again.
      forgetPython();
      return { ok: false, code: error instanceof StartError ? error.code : "failed", message: messageOf(error) };
    } finally {
      unwatch();
    }
  },
  /** @param {string} table */
  open: (table) => outcomeOf(python(document.baseURI).open(table)),
  /** @template {keyof Exchanges} T @param {string} table @param {T} type @param {Exchanges[T]["payload"]} payload */
  request: (table, type, payload) => outcomeOf(python(document.baseURI).request(table, type, payload)),
  /** @param {string} key */
  setAside: (key) => outcomeOf(python(document.baseURI).setAside(key)),
};

/** @typedef {typeof runtime} Runtime */

addEventListener("message", ({ data, source, ports }) => {
  if (source !== parent || !isOurs(data) || data.type !== "connect") return;
  for (const port of ports) Comlink.expose(runtime, port);
});
if (parent !== window) parent.postMessage(greeting("runtime"), "*");
