import { startPython } from "../python/client.js";
import { wayOf } from "../python/hatch.js";

/**
 * Where tables get their Python from.
 *
 * @typedef {import("../python/client.js").PythonClient} PythonClient
 * @typedef {Pick<PythonClient, keyof PythonClient>} Python one that runs in a worker of this page, or elsewhere
 * @typedef {import("../python/types.js").Progress} Progress
 */

/** @type {Progress} */
const BEFORE = { stage: "runtime", percent: 0 };

/** Starts Python for whoever first asks, and gives the same to all who ask after that. */
export class Source {
  #start;
  /** @type {Python | null} */
  #client = null;
  #latest = BEFORE;
  /** @type {Set<(progress: Progress) => void>} */
  #watchers = new Set();

  /** @param {(base: string, onProgress: (progress: Progress) => void) => Python} start */
  constructor(start) {
    this.#start = start;
  }

  /** @param {string} base where the site's files lie @returns {Python} started on the first call */
  client(base) {
    this.#client ??= this.#start(base, (progress) => {
      this.#latest = progress;
      for (const watcher of this.#watchers) watcher(progress);
    });
    return this.#client;
  }

  /** Tells how far the start has come, now and later. @param {(progress: Progress) => void} watcher */
  watch(watcher) {
    this.#watchers.add(watcher);
    watcher(this.#latest);
    return () => this.#watchers.delete(watcher);
  }

  /** Ends a start that failed, so that the next call begins anew. */
  forget() {
    this.#client?.stop();
    this.#client = null;
    this.#latest = BEFORE;
  }
}

/** The Python of this page: all its own tables share it. */
export const own = new Source((base, onProgress) => startPython({ base, onProgress, way: wayOf(location) }));

/** @param {string} base where the site's files lie */
export const python = (base) => own.client(base);
