import { messageOf } from "./errors.js";

/**
 * @import { BridgeFault, Request, Response, Saved, Snapshot } from "./messages.js"
 * @import { Answer, Exchanges, Opened, Outcome, RequestType, SetAside } from "./types.js"
 * @import { GameStore } from "./store.js"
 */

const CHANGING = new Set(["new", "play", "think", "next", "options", "restore"]);

/**
 * The tables of one Python: passes requests to the engine one after the other and keeps each game in storage.
 * A game is saved before its answer goes out, so a reload continues exactly what the page has shown.
 */
export class Tables {
  #handle;
  #store;
  #number = 0;
  /** @type {Map<string, boolean>} whether the game of a table is in storage as it now stands */
  #saved = new Map();
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /**
   * @param {(request: string) => string} handle the engine's bridge
   * @param {Pick<GameStore, "read" | "write" | "drop" | "putAside" | "aside">} store
   */
  constructor(handle, store) {
    this.#handle = handle;
    this.#store = store;
  }

  /**
   * Restores the saved game of a table, if there is one.
   * @param {string} table
   * @returns {Promise<Outcome<Opened>>}
   */
  open(table) {
    return this.#inTurn(async () => {
      const save = await this.#store.read(table).catch(() => undefined);
      if (save === undefined) return { snapshot: null, setAside: null };
      const text = typeof save === "string" ? save : (JSON.stringify(save) ?? "");
      const response = this.#ask(table, "restore", { save: text });
      if (!response.ok) return { snapshot: null, setAside: await this.#putAside(table, text, response.error) };
      this.#saved.set(table, true);
      return { snapshot: /** @type {Snapshot} */ (response.payload), setAside: null };
    });
  }

  /**
   * @template {RequestType} T
   * @param {string} table
   * @param {T} type
   * @param {Exchanges[T]["payload"]} payload
   * @returns {Promise<Outcome<Answer<T>>>}
   */
  request(table, type, payload) {
    return this.#inTurn(async () => {
      const response = this.#ask(table, type, payload);
      if (!response.ok) throw response.error;
      if (CHANGING.has(type)) this.#saved.set(table, await this.#keep(table));
      if (type === "close-table") await this.#forget(table);
      const answer = /** @type {Exchanges[T]["answer"]} */ (response.payload);
      return { payload: answer, saved: this.#saved.get(table) ?? true };
    });
  }

  /**
   * @param {string} key
   * @returns {Promise<Outcome<string>>} the text of a save that was set aside
   */
  setAside(key) {
    return this.#inTurn(async () => {
      const text = await this.#store.aside(key);
      if (text === undefined) throw fault("bad-message", `nothing is set aside as ${key}`, "key");
      return text;
    });
  }

  /**
   * Lets `action` begin once all earlier ones have ended. What it throws becomes data, a fault of the bridge as it is.
   * @template T
   * @param {() => Promise<T>} action
   * @returns {Promise<Outcome<T>>}
   */
  #inTurn(action) {
    /** @type {Promise<Outcome<T>>} */
    const result = this.#last.then(action).then(
      (value) => ({ ok: true, value }),
      (error) => ({ ok: false, fault: isFault(error) ? error : fault("internal", messageOf(error)) }),
    );
    this.#last = result;
    return result;
  }

  /**
   * @param {string} table
   * @param {RequestType} type
   * @param {object} payload
   * @returns {Response}
   */
  #ask(table, type, payload) {
    this.#number += 1;
    const request = /** @type {Request} */ ({ v: 1, id: this.#number, table, type, payload });
    return JSON.parse(this.#handle(JSON.stringify(request)));
  }

  /** @param {string} table */
  async #keep(table) {
    const response = this.#ask(table, "save", {});
    if (!response.ok) return false;
    const { save } = /** @type {Saved} */ (response.payload);
    return this.#store.write(table, save).then(
      () => true,
      () => false,
    );
  }

  /** @param {string} table */
  async #forget(table) {
    this.#saved.delete(table);
    await this.#store.drop(table).catch(() => {});
  }

  /**
   * @param {string} table
   * @param {string} save
   * @param {BridgeFault} error
   * @returns {Promise<SetAside | null>}
   */
  async #putAside(table, save, error) {
    const key = await this.#store.putAside(table, save).catch(() => null);
    return key === null ? null : { key, reason: error.message };
  }
}

/**
 * @param {BridgeFault["code"]} code
 * @param {string} message
 * @returns {BridgeFault}
 */
function fault(code, message, where = "") {
  return { code, message, where };
}

/**
 * @param {unknown} error
 * @returns {error is BridgeFault}
 */
function isFault(error) {
  return typeof error === "object" && error !== null && !(error instanceof Error) && "code" in error;
}
