import { createStore, del, get, set } from "idb-keyval";

/** Some browsers neither open nor refuse a database; play must not wait for them. */
const PATIENCE = 4000;

/**
 * Saved games in IndexedDB. Every method rejects where storage is forbidden, full or silent.
 * A save holds hidden cards, so it stays on the worker's side.
 */
export class GameStore {
  #database = createStore("bummerl", "games");

  /**
   * @param {string} table
   * @returns {Promise<unknown>} what was stored, `undefined` for nothing; damaged storage may hold anything
   */
  read(table) {
    return inTime(() => get(`table:${table}`, this.#database));
  }

  /**
   * @param {string} table
   * @param {string} save
   */
  write(table, save) {
    return inTime(() => set(`table:${table}`, save, this.#database));
  }

  /** @param {string} table */
  drop(table) {
    return inTime(() => del(`table:${table}`, this.#database));
  }

  /**
   * Moves a save that cannot be restored out of the way of the next game.
   * @param {string} table
   * @param {string} save
   * @returns {Promise<string>} the key under which it now lies
   */
  async putAside(table, save) {
    const key = `aside:${table}:${Date.now()}`;
    await inTime(() => set(key, save, this.#database));
    await this.drop(table);
    return key;
  }

  /**
   * @param {string} key from `putAside`
   * @returns {Promise<string | undefined>}
   */
  aside(key) {
    return inTime(() => get(key, this.#database));
  }
}

/**
 * @template T
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
async function inTime(action) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("storage does not answer")), PATIENCE);
  });
  try {
    return await Promise.race([action(), /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}
