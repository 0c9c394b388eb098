import * as Comlink from "comlink";
import { BridgeError, messageOf, StartError } from "../python/errors.js";
import { own, python } from "../table/python.js";
import { greeting, isOurs } from "./protocol.js";

/**
 * One Python for all tables of a page: this frame shows nothing, starts it once and passes on what the tables ask. It goes
 * on while any of them is there. The page says where tables stand and when such a place is left; their games go then.
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

/** By the places of the page, the games that were asked for there. @type {Map<string, Set<string>>} */
const places = new Map();

/** What a table's frame may ask. @param {Set<string>} asked gets the names of the games that are asked for */
const runtimeFor = (asked) => ({
  /** @param {(progress: Progress) => void} onProgress @returns {Promise<StartOutcome>} */
  async start(onProgress) {
    const unwatch = own.watch(onProgress);
    try {
      return { ok: true, value: await python(document.baseURI).ready };
    } catch (error) {
      // The next table that starts tries again.
      own.forget();
      return { ok: false, code: error instanceof StartError ? error.code : "failed", message: messageOf(error) };
    } finally {
      unwatch();
    }
  },
  /** @param {string} table */
  open(table) {
    asked.add(table);
    return outcomeOf(python(document.baseURI).open(table));
  },
  /** @template {keyof Exchanges} T @param {string} table @param {T} type @param {Exchanges[T]["payload"]} payload */
  request(table, type, payload) {
    if (table) asked.add(table);
    return outcomeOf(python(document.baseURI).request(table, type, payload));
  },
  /** @param {string} key */
  setAside: (key) => outcomeOf(python(document.baseURI).setAside(key)),
});

/** @typedef {ReturnType<typeof runtimeFor>} Runtime */

/** A place whose name is not known is never left. @param {unknown} place */
function gamesAt(place) {
  const asked = (typeof place === "string" && places.get(place)) || new Set();
  if (typeof place === "string") places.set(place, asked);
  return asked;
}

/** Lets go what only this place has asked for. @param {unknown} place */
function leave(place) {
  const asked = places.get(String(place)) ?? [];
  places.delete(String(place));
  const others = new Set([...places.values()].flatMap((each) => [...each]));
  for (const table of asked)
    if (!others.has(table))
      python(document.baseURI)
        .leave(table)
        .catch(() => {});
}

addEventListener("message", ({ data, source, ports }) => {
  if (source !== parent || !isOurs(data)) return;
  const { type, place } = /** @type {{type?: unknown, place?: unknown}} */ (data);
  if (type === "connect") for (const port of ports) Comlink.expose(runtimeFor(gamesAt(place)), port);
  if (type === "leave") leave(place);
});
if (parent !== window) parent.postMessage(greeting("runtime"), "*");
