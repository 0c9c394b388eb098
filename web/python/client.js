import * as Comlink from "comlink";
import { BridgeError, messageOf, StartError } from "./errors.js";

/**
 * @import { Answer, Exchanges, Host, Opened, Outcome, Progress, RequestType, Settings, Stage, Started, Way } from "./types.js"
 */

export { BridgeError, StartError };

const DEFAULTS = {
  timeout: 60_000,
  patience: 60_000,
  onProgress: (/** @type {Progress} */ _) => {},
};

/** With these another library wins nothing: both ways need the same runtime. */
const HOPELESS = new Set(["no-wasm", "blocked", "corrupt"]);

/**
 * Starts Python in a worker of its own.
 * @param {Settings} [settings]
 * @returns {PythonClient}
 */
export function startPython(settings = {}) {
  return new PythonClient(settings);
}

/** The page's side of the engine. Requests may be made at once; they wait until Python is ready. */
export class PythonClient {
  #settings;
  #life = new AbortController();
  /** Rejects when Python has ended, and with it every request under way. */
  #end = whenAborted(this.#life.signal);
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Host | undefined} */
  #host;
  /** @type {Stage} */
  #stage = "runtime";

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = { base: document.baseURI, ...DEFAULTS, ...settings };
    /**
     * Rejects with a `StartError`.
     * @type {Promise<Started>}
     */
    this.ready = this.#start(settings.way ? [settings.way] : ["trimmed", "stock"]);
    this.ready.catch((error) => this.#finish(messageOf(error)));
  }

  /**
   * Restores the saved game of a table, if there is one.
   * @param {string} table
   * @returns {Promise<Opened>}
   */
  open(table) {
    return this.#call((host) => host.open(table));
  }

  /**
   * @template {RequestType} T
   * @param {string} table
   * @param {T} type
   * @param {Exchanges[T]["payload"]} payload
   * @returns {Promise<Answer<T>>} rejects with a `BridgeError`
   */
  request(table, type, payload) {
    return this.#call((host) => host.request(table, type, payload));
  }

  /**
   * @param {string} key from `open`
   * @returns {Promise<string>} the text of the save that was set aside, for a download
   */
  setAside(key) {
    return this.#call((host) => host.setAside(key));
  }

  /** Ends Python. Requests under way and later ones reject. */
  stop() {
    this.#finish("Python was stopped");
  }

  /** @param {string} reason */
  #finish(reason) {
    this.#worker?.terminate();
    this.#life.abort(new BridgeError({ code: "internal", message: reason, where: "" }));
  }

  /**
   * Each way gets a worker of its own: a runtime that failed half-way cannot be used again.
   * @param {Way[]} ways
   * @returns {Promise<Started>}
   */
  async #start(ways) {
    const [way, ...others] = /** @type {[Way, ...Way[]]} */ (ways);
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
    return HOPELESS.has(code) || this.#life.signal.aborted || (code === "timeout" && this.#stage === "runtime");
  }

  /**
   * @param {Way} way
   * @returns {Promise<Started>}
   */
  async #startOne(way) {
    const { base, timeout, onProgress } = this.#settings;
    const worker = new Worker(new URL("python/worker.js", base), { type: "module", name: "bummerl" });
    this.#worker = worker;
    this.#host = /** @type {Host} */ (/** @type {unknown} */ (Comlink.wrap(worker)));
    const watch = new Watch(timeout, () => new StartError("timeout", "nothing moved for too long"));
    const step = Comlink.proxy((/** @type {Progress} */ progress) => {
      this.#stage = progress.stage;
      watch.restart();
      onProgress(progress);
    });
    try {
      const broken = whenBroken(worker);
      const outcome = await Promise.race([this.#host.start(way, step), broken, watch.late, this.#end]);
      if (!outcome.ok) throw new StartError(outcome.code, outcome.message);
      broken.catch((error) => this.#finish(messageOf(error)));
      return outcome.value;
    } finally {
      watch.stop();
    }
  }

  /**
   * @template T
   * @param {(host: Host) => Promise<Outcome<T>>} send
   * @returns {Promise<T>}
   */
  async #call(send) {
    await this.ready.catch(() => {});
    this.#life.signal.throwIfAborted();
    const watch = new Watch(this.#settings.patience, () => new Error("Python does not answer"));
    // Python that hangs cannot be interrupted; it ends, and every request with it.
    watch.late.catch((error) => this.#finish(messageOf(error)));
    try {
      const outcome = await Promise.race([send(/** @type {Host} */ (this.#host)), this.#end]);
      if (!outcome.ok) throw new BridgeError(outcome.fault);
      return outcome.value;
    } finally {
      watch.stop();
    }
  }
}

/** `late` rejects when `restart` was not called for some milliseconds. */
class Watch {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {() => void} */
  restart = () => {};

  /**
   * @param {number} milliseconds
   * @param {() => Error} makeError
   */
  constructor(milliseconds, makeError) {
    /** @type {Promise<never>} */
    this.late = new Promise((_, reject) => {
      this.restart = () => {
        this.stop();
        this.#timer = setTimeout(() => reject(makeError()), milliseconds);
      };
    });
    this.restart();
  }

  stop() {
    clearTimeout(this.#timer);
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<never>}
 */
function whenAborted(signal) {
  /** @type {Promise<never>} */
  const promise = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  promise.catch(() => {});
  return promise;
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
