/**
 * Why Python cannot start: `no-wasm` the browser has no WebAssembly, `blocked` a Content-Security-Policy or a setting
 * forbids it, `corrupt` the runtime's file is damaged, `timeout` nothing moved for too long, `failed` anything else.
 * @typedef {"no-wasm" | "blocked" | "corrupt" | "timeout" | "failed"} StartCode
 */

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
  constructor({ code, message, where, reason }) {
    super(message);
    this.name = "BridgeError";
    this.code = code;
    this.where = where;
    /** Why a move is not legal, where the engine says so. */
    this.reason = reason;
  }
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
