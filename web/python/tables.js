import { covered, isCovered } from "./covers.js";
import { ELSEWHERE, isKept } from "./kept.js";
import { fault, Turns } from "./turns.js";

/**
 * @import { BridgeFault, NewGame, OpenGame, Saved, Snapshot } from "./messages.js"
 * @import { Answer, Exchanges, Opened, Outcome, RequestType, SetAside } from "./types.js"
 * @import { Bridge } from "./bridge.js"
 * @import { GameStore } from "./store.js"
 */

const CHANGING = new Set(["new", "open", "play", "think", "undo", "forfeit", "next", "options", "sit", "restore"]);

/** After these another game lies on the table, whatever lay there. */
const REPLACING = new Set(["new", "open", "restore"]);

/** What the page gets of an answer. @template {object} T @param {string} type @param {T} answer @returns {T} */
function forPage(type, answer) {
  if (!("phase" in answer)) return answer;
  const snapshot = /** @type {Snapshot} */ (/** @type {unknown} */ (answer));
  return isCovered(type, snapshot) ? /** @type {T} */ (/** @type {unknown} */ (covered(snapshot))) : answer;
}

/** Whoever plays is there already. */
const NOBODY = async (/** @type {string} */ _) => {};

/**
 * The tables of one Python: passes requests to the engine one after the other and keeps each game in storage.
 * A game is saved before its answer goes out, so a reload continues exactly what the page has shown. A game that another tab
 * has played on is not overwritten: it is taken up as it stands there.
 */
export class Tables {
  #bridge;
  #store;
  #turns;
  #invite;
  /** @type {Map<string, boolean>} whether the game of a table is in storage as it now stands */
  #saved = new Map();
  /** What is in storage of each table, as far as this Python knows. @type {Map<string, string>} */
  #stored = new Map();
  /** Everything has been forgotten, and nothing is kept any more. */
  #over = false;

  /**
   * @param {Bridge} bridge
   * @param {Pick<GameStore, "read" | "write" | "drop" | "putAside" | "aside" | "clear">} store
   * @param {Turns} [turns]
   * @param {(level: string) => Promise<void>} [invite] sees to it that a visiting player of that name can play, if kept
   */
  constructor(bridge, store, turns = new Turns(), invite = NOBODY) {
    this.#bridge = bridge;
    this.#store = store;
    this.#turns = turns;
    this.#invite = invite;
  }

  /**
   * Restores the saved game of a table, if there is one.
   * @param {string} table
   * @param {boolean} [guests] whether the visiting player of the game is let in
   * @returns {Promise<Outcome<Opened>>}
   */
  open(table, guests = true) {
    return this.#turns.next(async () => {
      if (!isKept(table)) return { snapshot: this.#unkept(table), setAside: null };
      const save = await this.#store.read(table).catch(() => undefined);
      if (save === undefined) return { snapshot: null, setAside: null };
      const text = typeof save === "string" ? save : (JSON.stringify(save) ?? "");
      const response = this.#bridge.ask(table, "restore", { save: text });
      if (!response.ok) return { snapshot: null, setAside: await this.#putAside(table, text, response.error) };
      this.#saved.set(table, true);
      this.#stored.set(table, text);
      const snapshot = forPage("restore", /** @type {Snapshot} */ (response.payload));
      if (!guests || !snapshot.guest || snapshot.guest.present) return { snapshot, setAside: null };
      // One that cannot play any more loses its deals; the game is there all the same.
      await this.#invite(snapshot.guest.name).catch(() => {});
      return { snapshot: this.#bridge.get(table, "state", {}), setAside: null };
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
    return this.#turns.next(async () => {
      if (type === "new" || type === "open") await this.#invite(/** @type {NewGame | OpenGame} */ (payload).level);
      const answer = forPage(type, this.#bridge.get(table, type, payload));
      if (REPLACING.has(type)) this.#stored.delete(table);
      if (CHANGING.has(type)) this.#saved.set(table, await this.#keep(table));
      if (type === "close-table") await this.#forget(table);
      return { payload: answer, saved: this.#saved.get(table) ?? true };
    });
  }

  /**
   * Nobody sits at a table any more: Python lets its game go, unless it is to be kept and storage does not have it.
   * @param {string} table
   * @returns {Promise<Outcome<null>>}
   */
  leave(table) {
    return this.#turns.next(async () => {
      if (isKept(table) && !(await this.#isStored(table))) return null;
      this.#bridge.get(table, "close-table", {});
      this.#saved.delete(table);
      this.#stored.delete(table);
      return null;
    });
  }

  /**
   * @param {string} key
   * @returns {Promise<Outcome<string>>} the text of a save that was set aside
   */
  setAside(key) {
    return this.#turns.next(async () => {
      const text = await this.#store.aside(key);
      if (text === undefined) throw fault("bad-message", `nothing is set aside as ${key}`, "key");
      return text;
    });
  }

  /** Forgets every game and whatever lies beside them; from then on nothing is kept. @returns {Promise<Outcome<null>>} */
  forgetAll() {
    return this.#turns.next(async () => {
      await this.#store.clear();
      this.#over = true;
      return null;
    });
  }

  /** A game that lives only as long as Python. @param {string} table @returns {Snapshot | null} */
  #unkept(table) {
    const response = this.#bridge.ask(table, "state", {});
    return response.ok ? forPage("restore", /** @type {Snapshot} */ (response.payload)) : null;
  }

  /** @param {string} table @returns {Promise<boolean>} whether the game is in storage; throws a fault where another tab has played on */
  async #keep(table) {
    if (!isKept(table)) return true;
    if (this.#over) return false;
    const response = this.#bridge.ask(table, "save", {});
    if (!response.ok) return false;
    const { save } = /** @type {Saved} */ (response.payload);
    const other = await this.#store.write(table, save, this.#stored.get(table)).catch(() => undefined);
    if (typeof other === "string") await this.#takeOver(table, other);
    // What storage did not take in time it may yet take.
    else if (other === undefined) this.#stored.delete(table);
    else this.#stored.set(table, save);
    return other === null;
  }

  /** @param {string} table @param {string} save of another tab; one of a later version cannot be read, and is left to it */
  async #takeOver(table, save) {
    const response = this.#bridge.ask(table, "restore", { save });
    if (!response.ok) return;
    this.#saved.set(table, true);
    this.#stored.set(table, save);
    const { guest } = /** @type {Snapshot} */ (response.payload);
    if (guest && !guest.present) await this.#invite(guest.name).catch(() => {});
    throw fault("stale", "the game has gone on in another tab", ELSEWHERE);
  }

  /** Whether the game of a table can be had from storage as it now stands. @param {string} table */
  async #isStored(table) {
    const save = this.#saved.get(table) && (await this.#store.read(table).catch(() => undefined));
    return typeof save === "string";
  }

  /** @param {string} table */
  async #forget(table) {
    this.#saved.delete(table);
    this.#stored.delete(table);
    if (isKept(table)) await this.#store.drop(table).catch(() => {});
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
