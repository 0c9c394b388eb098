import { messageOf } from "./errors.js";

/**
 * @import { BridgeFault } from "./messages.js"
 * @import { Outcome } from "./types.js"
 */

/** Lets things happen one after the other, in the order asked for. */
export class Turns {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /**
   * Lets `action` begin once all earlier ones have ended. What it throws becomes data, a fault of the bridge as it is.
   * @template T
   * @param {() => Promise<T>} action
   * @returns {Promise<Outcome<T>>}
   */
  next(action) {
    /** @type {Promise<Outcome<T>>} */
    const result = this.#last.then(action).then(
      (value) => ({ ok: true, value }),
      (error) => ({ ok: false, fault: isFault(error) ? error : fault("internal", messageOf(error), "worker") }),
    );
    this.#last = result;
    return result;
  }
}

/**
 * @param {BridgeFault["code"]} code
 * @param {string} message
 * @returns {BridgeFault}
 */
export function fault(code, message, where = "") {
  return { code, message, where };
}

/**
 * @param {unknown} error
 * @returns {error is BridgeFault}
 */
function isFault(error) {
  return typeof error === "object" && error !== null && !(error instanceof Error) && "code" in error;
}
