import { startPython } from "../python/client.js";

/**
 * The one way from tables to Python: all tables of a page share one runtime.
 *
 * @typedef {import("../python/client.js").PythonClient} PythonClient
 * @typedef {{stage: string, percent: number}} Progress
 */

/** @type {PythonClient | null} */
let client = null;
/** @type {Progress} */
let latest = { stage: "runtime", percent: 0 };
/** @type {Set<(progress: Progress) => void>} */
const watchers = new Set();

/**
 * The running client, started on the first call.
 *
 * @param {string} base where the site's files lie
 * @returns {PythonClient}
 */
export function python(base) {
  client ??= startPython({
    base,
    onProgress(/** @type {Progress} */ progress) {
      latest = progress;
      for (const watcher of watchers) watcher(progress);
    },
  });
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
