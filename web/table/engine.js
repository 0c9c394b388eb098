import { whyRefused } from "./trial.js";

/**
 * What Python is asked besides the game on the table: rules, levels, visiting players, whole records.
 *
 * @typedef {import("./python.js").Python} Python
 * @typedef {import("./python.js").Source} Source
 * @typedef {import("../python/types.js").Started} Started
 * @typedef {import("../python/types.js").KeptPlayer} KeptPlayer
 * @typedef {import("../python/messages.js").NewGame} NewGame
 * @typedef {import("../python/messages.js").Replay} Replay
 * @typedef {import("../python/messages.js").Judgement} Judgement
 * @typedef {{[field: string]: unknown}} DealRecord a record, as Python reads and writes it
 * @typedef {import("./rules.js").Catalogue} Catalogue
 */

export class Engine {
  /** What it told of itself at its start. @type {Started | null} */
  about = null;
  /** All rules that there are, once Python runs. @type {Catalogue | null} */
  catalogue = null;
  /** Files of visiting players. @type {readonly KeptPlayer[]} */
  #kept = [];
  #table;

  /** @param {{source: Source, base: string}} table where its Python comes from, and the site's files */
  constructor(table) {
    this.#table = table;
  }

  /** @returns {Python} started on the first call */
  get client() {
    return this.#table.source.client(this.#table.base);
  }

  /** Waits until Python runs, and asks for its rules. @returns {Promise<Started>} */
  async start() {
    this.about = await this.client.ready;
    this.catalogue = (await this.client.request("", "profiles", {})).payload;
    return this.about;
  }

  /** Ends a start that failed; the next one begins anew. */
  forget() {
    this.#table.source.forget();
  }

  /** The computer's strengths, once Python runs. @returns {readonly string[]} */
  get levels() {
    return this.about?.levels ?? [];
  }

  /** Strengths and visiting players, as far as they have been asked for. @returns {string[]} */
  get opponents() {
    return [...this.levels, ...this.#kept.flatMap(({ players }) => players)];
  }

  /** The files of visiting players that are kept; their names are levels, too. @returns {Promise<readonly KeptPlayer[]>} */
  async visitors() {
    this.#kept = await this.client.kept();
    return this.#kept;
  }

  /** Lets the players of a file in and keeps it. @param {File} file a `.py` file or a wheel @returns {Promise<string[]>} their names */
  async install(file) {
    return this.client.install(file.name, new Uint8Array(await file.arrayBuffer()));
  }

  /** Forgets a file of visiting players. @param {string} file */
  remove(file) {
    return this.client.remove(file);
  }

  /** Why Python refuses a game's rules, or null if it takes them. @param {NewGame} game */
  check(game) {
    return whyRefused(this.client, game);
  }

  /** Who made which move of a whole record. @param {DealRecord} record @returns {Promise<Replay>} rejects with the place of the fault */
  async replay(record) {
    return (await this.client.request("", "replay", { record })).payload;
  }

  /** What the seat to move at a ply of a whole record could know and should have done. @param {DealRecord} record @param {number} ply @returns {Promise<Judgement>} */
  async judge(record, ply) {
    return (await this.client.request("", "judge", { record, ply })).payload;
  }

  /** The text of a save that was set aside. @param {string} key */
  setAside(key) {
    return this.client.setAside(key);
  }
}
