/**
 * Why Python cannot start: `no-wasm` the browser has no WebAssembly, `blocked` a Content-Security-Policy or a setting
 * forbids it, `corrupt` the runtime's file is damaged, `timeout` nothing moved for too long, `failed` anything else.
 * @typedef {"no-wasm" | "blocked" | "corrupt" | "timeout" | "failed"} StartCode
 */

/** The place of a fault of which Python itself has died. */
export const PYTHON = "python";

export class StartError extends Error {
  /**
   * @param {StartCode} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.name = "StartError";
    this.code = code;
  }
}

export class BridgeError extends Error {
  /** @param {import("./messages.js").BridgeFault} fault */
  constructor({ code, message, where, reason, line }) {
    super(message);
    this.name = "BridgeError";
    this.code = code;
    this.where = where;
    /** Why a move is not legal, where the engine says so. */
    this.reason = reason;
    /** Where in a player's file the fault lies, if the engine knows. */
    this.line = line;
  }
}

/** Python has died, or does not answer any more. @param {string} message */
export const goneFor = (message) => new BridgeError({ code: "internal", message, where: PYTHON });

/** The message of an error, or of a fault as the bridge tells it. @param {unknown} error */
export function messageOf(error) {
  return typeof error === "object" && error && "message" in error ? String(error.message) : String(error);
}
