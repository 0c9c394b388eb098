import { messageOf, PYTHON } from "./errors.js";
import { fault } from "./turns.js";

/**
 * @import { Request, Response } from "./messages.js"
 * @import { Exchanges, RequestType } from "./types.js"
 */

/** Talks with the engine in messages. */
export class Bridge {
  #handle;
  #number = 0;

  /** @param {(request: string) => string} handle the engine's own */
  constructor(handle) {
    this.#handle = handle;
  }

  /**
   * @param {string} table "" where no table is meant
   * @param {RequestType} type
   * @param {object} payload
   * @returns {Response}
   */
  ask(table, type, payload) {
    this.#number += 1;
    const request = /** @type {Request} */ ({ v: 1, id: this.#number, ...(table && { table }), type, payload });
    let text;
    try {
      text = this.#handle(JSON.stringify(request));
    } catch (error) {
      // The engine answers whatever it is asked, so Python itself has died.
      throw fault("internal", messageOf(error), PYTHON);
    }
    return JSON.parse(text);
  }

  /**
   * The same where nothing but success will do.
   * @template {RequestType} T
   * @param {string} table
   * @param {T} type
   * @param {Exchanges[T]["payload"]} payload
   * @returns {Exchanges[T]["answer"]}
   */
  get(table, type, payload) {
    const response = this.ask(table, type, payload);
    if (!response.ok) throw response.error;
    return /** @type {Exchanges[T]["answer"]} */ (response.payload);
  }
}
