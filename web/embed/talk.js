import { ProtocolError, readRequest } from "./protocol.js";

/**
 * A table's side of the talk with its host: answers each request, and tells what happens.
 *
 * @typedef {import("./protocol.js").Request} Request
 * @typedef {import("./protocol.js").Fault} Fault
 * @typedef {(request: Request) => Promise<unknown>} Answerer
 */

/** What the table tells its page that its host may hear, too, by the names that messages have for it. */
const EVENTS = Object.entries({
  ready: "ready",
  progress: "progress",
  move: "move",
  dealend: "dealend",
  matchend: "matchend",
  error: "fault",
});

export class Talk {
  /** The way to the runtime that all tables of the page share, if the host has one. @type {MessagePort | null} */
  runtime = null;
  /** @type {MessagePort | null} */
  #port = null;
  #answer;
  #meet = () => {};
  /** The host has brought the ways to it and to the runtime, or there is none. @type {Promise<void>} */
  met = new Promise((resolve) => {
    this.#meet = resolve;
  });
  /** Events before there is a port; null once there will be none. @type {{type: string, payload: object}[] | null} */
  #waiting = [];

  /** @param {Answerer} answer */
  constructor(answer) {
    this.#answer = answer;
  }

  get isOpen() {
    return this.#port !== null;
  }

  /** @param {MessagePort} port to the host @param {MessagePort | null} runtime */
  open(port, runtime) {
    this.runtime = runtime;
    this.#port = port;
    port.onmessage = ({ data }) => this.#receive(data);
    for (const { type, payload } of this.#waiting?.splice(0) ?? []) this.tell(type, payload);
    this.#meet();
  }

  /** Nobody listens any more. */
  close() {
    this.#port?.close();
    this.#port = null;
    this.#waiting = null;
    this.#meet();
  }

  /** Tells the host what has happened. @param {string} type @param {object} [payload] */
  tell(type, payload = {}) {
    if (this.#port) this.#port.postMessage({ id: 0, type, payload });
    else this.#waiting?.push({ type, payload });
  }

  /** Tells what tables tell their page. @param {HTMLElement} main in which they lie */
  passOn(main) {
    for (const [event, type] of EVENTS) {
      main.addEventListener(`schnapsen-${event}`, (told) => {
        // In the page itself the host's element tells it.
        told.stopPropagation();
        this.tell(type, /** @type {CustomEvent} */ (told).detail);
      });
    }
  }

  /** @param {unknown} data */
  async #receive(data) {
    let id = 0;
    try {
      const request = readRequest(data);
      id = request.id;
      const payload = (await this.#answer(request)) ?? null;
      this.#port?.postMessage({ id, type: "answer", payload });
    } catch (error) {
      if (error instanceof ProtocolError && error.id) id = error.id;
      this.#port?.postMessage({ id, type: "error", payload: faultOf(error) });
    }
  }
}

/** @param {unknown} error @returns {Fault} */
export function faultOf(error) {
  const {
    code = "internal",
    message = String(error),
    where,
    reason,
  } = /** @type {Record<string, unknown>} */ (error ?? {});
  return {
    code: String(code),
    message: String(message),
    ...(where ? { where: String(where) } : {}),
    ...(reason ? { reason: String(reason) } : {}),
  };
}
