import { greeting, isOurs, ProtocolError, readRequest, VERSION } from "./protocol.js";

/**
 * The frame's side of the talk with the page that shows it: greets, takes the port it is given, answers each request.
 *
 * @typedef {import("./protocol.js").Request} Request
 * @typedef {import("./protocol.js").Fault} Fault
 * @typedef {(request: Request) => Promise<unknown>} Answerer
 */

export class Link {
  /** The way to the runtime that all tables of the page share, if the host has one. @type {MessagePort | null} */
  runtime = null;
  /** @type {MessagePort | null} */
  #port = null;
  #answer;
  /** Events before there is a port. @type {{type: string, payload: object}[]} */
  #waiting = [];

  /** @param {Answerer} answer */
  constructor(answer) {
    this.#answer = answer;
  }

  /** Greets the page around. Alone in a window there is none. */
  open() {
    if (parent === window) return;
    addEventListener("message", (event) => this.#hear(event));
    // There is nothing in it that others may not know, and who they are is not known yet.
    parent.postMessage(greeting("hello"), "*");
  }

  /** Tells the host what has happened. @param {string} type @param {object} [payload] */
  tell(type, payload = {}) {
    if (this.#port) this.#port.postMessage({ id: 0, type, payload });
    else if (parent !== window) this.#waiting.push({ type, payload });
  }

  /** @param {MessageEvent} event */
  #hear({ data, source, origin, ports }) {
    if (source !== parent || !isOurs(data)) return;
    const fault = this.#faultOf(data, ports);
    if (fault) {
      const to = origin === "null" ? "*" : origin;
      parent.postMessage({ ...greeting("error"), payload: fault }, to);
      return;
    }
    const [port, runtime] = ports;
    this.runtime = runtime ?? null;
    this.#port = /** @type {MessagePort} */ (port);
    this.#port.onmessage = (message) => this.#receive(message.data);
    for (const { type, payload } of this.#waiting.splice(0)) this.tell(type, payload);
  }

  /** @param {{v?: unknown, type?: unknown}} data @param {readonly MessagePort[]} ports @returns {Fault | null} */
  #faultOf({ v, type }, ports) {
    if (v !== VERSION) return { code: "bad-version", message: `this is version ${VERSION}`, where: "v" };
    if (type !== "welcome") return { code: "unknown-type", message: "a window can only welcome", where: "type" };
    if (ports.length === 0) return { code: "bad-message", message: "there is no port", where: "ports" };
    if (this.#port) return { code: "bad-message", message: "there is a port already", where: "ports" };
    return null;
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
