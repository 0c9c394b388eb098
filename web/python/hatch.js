import { workerFile } from "../files.js";
import { workerAt } from "../trusted.js";
import { StartError } from "./errors.js";

/**
 * Workers for Python. A page lets one begin before all else, so that what Python needs comes while the page itself does.
 *
 * @import { Way } from "./types.js"
 * @typedef {object} Hatched
 * @property {Worker} worker
 * @property {Promise<never>} broken rejects with a `StartError` at an error that nothing caught
 */

/** The ways to start, each tried when the one before has failed. @type {readonly Way[]} */
export const WAYS = ["image", "trimmed", "stock"];

/** The only way that the address of a page allows, if it names one: to try what others fall back on. @param {Pick<Location, "search">} address */
export function wayOf({ search }) {
  const wanted = new URLSearchParams(search).get("python");
  return WAYS.find((way) => way === wanted);
}

/** Where the one that began early waits: the script that lets it begin shares no file with others, which would come later. */
const EARLY = Symbol.for("bummerl.early");
/** @type {{[EARLY]?: (Hatched & {base: string, way: Way}) | null}} */
const place = /** @type {any} */ (globalThis);

/** @param {string} base @param {Way} way @returns {Hatched} */
function make(base, way) {
  const worker = new Worker(workerAt(workerFile(base)), { type: "module", name: way });
  const broken = whenBroken(worker);
  broken.catch(() => {});
  return { worker, broken };
}

/** Begins, unless one has been asked for before its script came. @param {string} base where the site's files lie @param {Way} [way] the first one otherwise */
export function hatch(base, way = "image") {
  if (!(EARLY in place)) place[EARLY] = { base, way, ...make(base, way) };
}

/** A worker for a way to start: the one that began early, if it was for that. @param {string | URL} base @param {Way} way @returns {Hatched} */
export function hatched(base, way) {
  const found = place[EARLY];
  place[EARLY] = null;
  if (found?.base === String(base) && found.way === way) return found;
  found?.worker.terminate();
  return make(String(base), way);
}

/**
 * A worker reports errors that nothing caught; also that its script could not be loaded, then without a message.
 * @param {Worker} worker
 * @returns {Promise<never>}
 */
function whenBroken(worker) {
  return new Promise((_, reject) => {
    worker.addEventListener("error", (event) => {
      reject(new StartError("failed", event.message || "the worker's script could not be loaded"));
    });
  });
}
