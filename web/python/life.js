import * as Comlink from "comlink";
import { BridgeError, goneFor, messageOf, StartError } from "./errors.js";
import { hatched } from "./hatch.js";
import { Watch } from "./watch.js";

/**
 * @import { Host, Outcome, Progress, Stage, Started, Way } from "./types.js"
 *
 * @typedef {object} Birth what a life begins with
 * @property {string | URL} base
 * @property {number} timeout
 * @property {(progress: Progress) => void} onProgress
 * @property {readonly Way[]} ways to be tried one after the other
 */

/** With these another library wins nothing: all ways need the same runtime. */
const HOPELESS = new Set(["no-wasm", "blocked", "corrupt"]);

/** Python did not answer within the time given. */
export class Late extends Error {
  constructor() {
    super("Python does not answer");
    this.name = "Late";
  }
}

/** One Python in a worker, from its start to its end. */
export class Life {
  #birth;
  #end = new AbortController();
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Host | undefined} */
  #host;
  /** @type {Stage} */
  #stage = "runtime";

  /** @param {Birth} birth */
  constructor(birth) {
    this.#birth = birth;
    /**
     * Rejects with a `StartError`.
     * @type {Promise<Started>}
     */
    this.ready = this.#start(birth.ways);
    this.ready.catch((error) => this.end(goneFor(messageOf(error))));
  }

  /** @param {Error} reason what calls under way and later ones reject with */
  end(reason) {
    this.#worker?.terminate();
    this.#end.abort(reason);
  }

  /**
   * @template T
   * @param {(host: Host) => Promise<Outcome<T>>} send
   * @param {number} patience in milliseconds
   * @returns {Promise<T>} rejects with a `BridgeError`, with `Late`, or as `end` says
   */
  async call(send, patience) {
    await this.ready.catch(() => {});
    this.#end.signal.throwIfAborted();
    const watch = new Watch(patience, () => new Late(), this.#end.signal);
    try {
      const outcome = await Promise.race([send(/** @type {Host} */ (this.#host)), watch.late]);
      if (!outcome.ok) throw new BridgeError(outcome.fault);
      return outcome.value;
    } finally {
      watch.stop();
    }
  }

  /**
   * Each way gets a worker of its own: a runtime that failed half-way cannot be used again.
   * @param {readonly Way[]} ways
   * @returns {Promise<Started>}
   */
  async #start(ways) {
    const [way, ...others] = /** @type {readonly [Way, ...Way[]]} */ (ways);
    try {
      return await this.#startOne(way);
    } catch (cause) {
      this.#worker?.terminate();
      const error = cause instanceof StartError ? cause : new StartError("failed", messageOf(cause));
      if (others.length === 0 || this.#isHopeless(error)) throw error;
      console.warn(`Python did not start (${way}): ${error.message}. Trying ${others[0]}.`);
      return this.#start(others);
    }
  }

  /** @param {StartError} error */
  #isHopeless({ code }) {
    return HOPELESS.has(code) || this.#end.signal.aborted || (code === "timeout" && this.#stage === "runtime");
  }

  /**
   * @param {Way} way
   * @returns {Promise<Started>}
   */
  async #startOne(way) {
    const { base, timeout, onProgress } = this.#birth;
    const { worker, broken } = hatched(base, way);
    this.#worker = worker;
    this.#host = /** @type {Host} */ (/** @type {unknown} */ (Comlink.wrap(worker)));
    const watch = new Watch(timeout, () => new StartError("timeout", "nothing moved for too long"), this.#end.signal);
    const step = Comlink.proxy((/** @type {Progress} */ progress) => {
      this.#stage = progress.stage;
      watch.restart();
      onProgress(progress);
    });
    try {
      const outcome = await Promise.race([this.#host.start(step), broken, watch.late]);
      if (!outcome.ok) throw new StartError(outcome.code, outcome.message);
      broken.catch((error) => this.end(goneFor(messageOf(error))));
      return outcome.value;
    } finally {
      watch.stop();
    }
  }
}
