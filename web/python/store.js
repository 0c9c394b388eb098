import { clear, createStore, del, entries, get, set, update } from "idb-keyval";
import { inTime } from "./patience.js";

/** @typedef {{file: string, bytes: Uint8Array, players: string[]}} PlayerFile */

/** Begins the keys of players' files. */
const PLAYER = "player:";

const database = createStore("bummerl", "games");

/** Lets the browser open the storage, which takes it a while, before anything is wanted of it. Where it is forbidden, whoever asks is told. */
export async function openStorage() {
  try {
    await get("", database);
  } catch {}
}

/**
 * Saved games in IndexedDB. Every method rejects where storage is forbidden, full or silent.
 * A save holds hidden cards, so it stays on the worker's side.
 */
export class GameStore {
  /**
   * @param {string} table
   * @returns {Promise<unknown>} what was stored, `undefined` for nothing; damaged storage may hold anything
   */
  read(table) {
    return inTime(() => get(`table:${table}`, database));
  }

  /**
   * Stores a game unless another one lies there than is known: then another tab has played on.
   * @param {string} table
   * @param {string} save
   * @param {string} [known] what was last read or written; without it, whatever lies there goes
   * @returns {Promise<string | null>} what another tab has stored and what stays, null if the game is stored
   */
  async write(table, save, known) {
    /** @type {string | null} */
    let other = null;
    const change = (/** @type {unknown} */ found) => {
      if (known === undefined || typeof found !== "string" || found === known) return save;
      other = found;
      return found;
    };
    await inTime(() => update(`table:${table}`, change, database));
    return other;
  }

  /** @param {string} table */
  drop(table) {
    return inTime(() => del(`table:${table}`, database));
  }

  /**
   * Moves a save that cannot be restored out of the way of the next game.
   * @param {string} table
   * @param {string} save
   * @returns {Promise<string>} the key under which it now lies
   */
  async putAside(table, save) {
    const key = `aside:${table}:${Date.now()}`;
    await inTime(() => set(key, save, database));
    await this.drop(table);
    return key;
  }

  /** Forgets all there is, the players' files too. */
  clear() {
    return inTime(() => clear(database));
  }

  /**
   * @param {string} key from `putAside`
   * @returns {Promise<string | undefined>}
   */
  aside(key) {
    return inTime(() => get(key, database));
  }
}

/** Files of visiting players in IndexedDB, by their names. Every method rejects as those of `GameStore` do. */
export class PlayerStore {
  /** @returns {Promise<PlayerFile[]>} */
  async all() {
    const found = await inTime(() => entries(database));
    return found.filter(([key]) => String(key).startsWith(PLAYER)).map(([, value]) => value);
  }

  /** @param {PlayerFile} player */
  keep(player) {
    return inTime(() => set(PLAYER + player.file, player, database));
  }

  /** @param {string} file */
  drop(file) {
    return inTime(() => del(PLAYER + file, database));
  }
}
