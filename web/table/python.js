import { startPython } from "../python/client.js";

/**
 * The one way from tables to Python: all tables of a page share one runtime.
 *
 * @typedef {import("../python/client.js").PythonClient} PythonClient
 * @typedef {Pick<PythonClient, keyof PythonClient>} Python one that runs in a worker of this page, or elsewhere
 * @typedef {import("../python/types.js").Progress} Progress
 */

/** @type {Python | null} */
let client = null;
/** Starts Python elsewhere than in a worker of this page. @type {((onProgress: (progress: Progress) => void) => Python) | null} */
let runtime = null;
/** @type {Progress} */
let latest = { stage: "runtime", percent: 0 };
/** @type {Set<(progress: Progress) => void>} */
const watchers = new Set();

/** @param {Progress} progress */
function onProgress(progress) {
  latest = progress;
  for (const watcher of watchers) watcher(progress);
}

/** From now on Python is that of others. @param {NonNullable<typeof runtime>} start */
export function useRuntime(start) {
  runtime = start;
}

/**
 * The running client, started on the first call.
 *
 * @param {string} base where the site's files lie
 * @returns {Python}
 */
export function python(base) {
  client ??= runtime ? runtime(onProgress) : startPython({ base, onProgress });
  return client;
}

/** Tells how far the start has come, now and later. @param {(progress: Progress) => void} watcher */
export function watchProgress(watcher) {
  watchers.add(watcher);
  watcher(latest);
  return () => watchers.delete(watcher);
}

/** Ends a start that failed, so that the next call begins anew. */
export function forgetPython() {
  client?.stop();
  client = null;
  latest = { stage: "runtime", percent: 0 };
}
