import * as Comlink from "comlink";
import { BridgeError, StartError } from "../python/errors.js";
import { Watch } from "../python/watch.js";

/**
 * Python that runs in another frame for all tables of a page. What it keeps and whom it lets in is not for tables on other
 * people's pages.
 *
 * @typedef {import("../table/python.js").Python} Python
 * @typedef {import("../python/types.js").Progress} Progress
 * @typedef {import("./runtime.js").Runtime} Runtime
 */

/** How long the other frame may be silent at the start, in milliseconds. */
const PATIENCE = 60_000;

const NEVER = new AbortController().signal;

/** @returns {Promise<never>} */
const refuse = () =>
  Promise.reject(new BridgeError({ code: "bad-message", message: "not for tables that share Python", where: "type" }));

/** @implements {Python} */
export class SharedPython {
  #runtime;

  /** @param {MessagePort} port @param {(progress: Progress) => void} onProgress */
  constructor(port, onProgress) {
    this.#runtime = /** @type {Runtime} */ (/** @type {unknown} */ (Comlink.wrap(port)));
    this.ready = this.#start(onProgress);
    this.ready.catch(() => {});
  }

  /** @param {string} table @returns {ReturnType<Python["open"]>} */
  open(table) {
    return this.#value(this.#runtime.open(table));
  }

  /** @type {Python["request"]} */
  request(table, type, payload) {
    return this.#value(this.#runtime.request(table, type, payload));
  }

  /** @param {string} key @returns {Promise<string>} */
  setAside(key) {
    return this.#value(this.#runtime.setAside(key));
  }

  kept = async () => [];
  leave = refuse;
  forgetAll = refuse;
  install = refuse;
  remove = refuse;
  try = refuse;

  /** The others go on with it. */
  stop() {}

  /** @param {(progress: Progress) => void} onProgress */
  async #start(onProgress) {
    const watch = new Watch(PATIENCE, () => new StartError("timeout", "nothing moved for too long"), NEVER);
    const step = Comlink.proxy((/** @type {Progress} */ progress) => {
      watch.restart();
      onProgress(progress);
    });
    try {
      const outcome = await Promise.race([this.#runtime.start(step), watch.late]);
      if (!outcome.ok) throw new StartError(outcome.code, outcome.message);
      return outcome.value;
    } finally {
      watch.stop();
    }
  }

  /** @template T @param {Promise<import("../python/types.js").Outcome<T>>} asked @returns {Promise<T>} */
  async #value(asked) {
    const outcome = await asked;
    if (!outcome.ok) throw new BridgeError(outcome.fault);
    return outcome.value;
  }
}
