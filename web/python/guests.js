import { messageOf } from "./errors.js";
import { fault } from "./turns.js";

/**
 * @import { Installed, PlayerSource } from "./messages.js"
 * @import { KeptPlayer, Outcome } from "./types.js"
 * @import { Bridge } from "./bridge.js"
 * @import { Workshop } from "./workshop.js"
 * @import { PlayerFile, PlayerStore } from "./store.js"
 * @import { Turns } from "./turns.js"
 */

const LARGEST = 20_000_000;
/** Bytes of a file that is sent to Python as it is: messages are not much longer. */
const LARGEST_SOURCE = 500_000;

/** Visiting players: let into Python, and kept for the next visit. What they need comes from this site alone. */
export class Guests {
  #bridge;
  #workshop;
  #store;
  #turns;
  /** @type {Set<string>} names of those let in */
  #present = new Set();
  /** Where storage is forbidden they stay as long as Python does. @type {Map<string, PlayerFile>} */
  #unkept = new Map();

  /**
   * @param {Bridge} bridge
   * @param {Pick<Workshop, "prepare" | "install">} workshop
   * @param {Pick<PlayerStore, "all" | "keep" | "drop">} store
   * @param {Turns} turns
   */
  constructor(bridge, workshop, store, turns) {
    this.#bridge = bridge;
    this.#workshop = workshop;
    this.#store = store;
    this.#turns = turns;
  }

  /**
   * Lets the players of a file in.
   * @param {string} file its name: a `.py` file or a wheel
   * @param {Uint8Array} bytes
   * @param {boolean} keep for later visits
   * @returns {Promise<Outcome<string[]>>} their names
   */
  install(file, bytes, keep) {
    return this.#turns.next(async () => {
      if (bytes.length > LARGEST) throw fault("bad-player", `${file} is larger than ${LARGEST} bytes`, "file");
      const players = await this.#letIn(file, bytes);
      if (keep) await this.#keep({ file, bytes, players });
      return players;
    });
  }

  /** Those that may be chosen. @returns {Promise<Outcome<KeptPlayer[]>>} */
  kept() {
    return this.#turns.next(async () => (await this.#all()).map(({ file, players }) => ({ file, players })));
  }

  /** Shows the players of a file out and forgets them. @param {string} file @returns {Promise<Outcome<null>>} */
  remove(file) {
    return this.#turns.next(async () => {
      const kept = (await this.#all()).find((each) => each.file === file);
      await this.#drop(file);
      for (const player of kept?.players ?? []) {
        if (this.#present.delete(player)) this.#bridge.ask("", "uninstall", { player });
      }
      return null;
    });
  }

  /** Lets a player in that is kept, if there is one of that name and it is not here yet. @param {string} name */
  async invite(name) {
    if (this.#present.has(name)) return;
    const kept = (await this.#all()).find(({ players }) => players.includes(name));
    if (kept) await this.#letIn(kept.file, kept.bytes);
  }

  /** Another file of the same players is an older version. @param {PlayerFile} player */
  async #keep(player) {
    for (const { file, players } of await this.#all()) {
      if (players.some((name) => player.players.includes(name))) await this.#drop(file);
    }
    await this.#store.keep(player).catch(() => this.#unkept.set(player.file, player));
  }

  /** @returns {Promise<PlayerFile[]>} */
  async #all() {
    return [...(await this.#store.all().catch(() => [])), ...this.#unkept.values()];
  }

  /** @param {string} file */
  async #drop(file) {
    this.#unkept.delete(file);
    await this.#store.drop(file).catch(() => {});
  }

  /** @param {string} file @param {Uint8Array} bytes */
  async #letIn(file, bytes) {
    const source = await this.#sourceOf(file, bytes);
    const response = this.#bridge.ask("", "install", source);
    if (!response.ok) throw response.error;
    const { players } = /** @type {Installed} */ (response.payload);
    for (const player of players) this.#present.add(player);
    return players;
  }

  /** @param {string} file @param {Uint8Array} bytes @returns {Promise<PlayerSource>} */
  async #sourceOf(file, bytes) {
    if (file.endsWith(".py")) {
      if (bytes.length > LARGEST_SOURCE) {
        throw fault("bad-player", `${file} has more than ${LARGEST_SOURCE} bytes; a wheel may have more`, "file");
      }
      await this.#workshop.prepare();
      return { file, source: textOf(file, bytes) };
    }
    if (!file.endsWith(".whl")) throw fault("bad-player", `${file} is neither a .py file nor a wheel`, "file");
    try {
      return { distribution: await this.#workshop.install(file, bytes) };
    } catch (error) {
      throw fault("bad-player", lastOf(messageOf(error)), "file");
    }
  }
}

/** Python tells where its own code failed; what happened stands in the last line. @param {string} trace */
function lastOf(trace) {
  const line = trace.trim().split("\n").at(-1) ?? "";
  return line.replace(/^(?:\w+\.)+(?=\w+:)/, "");
}

/** @param {string} file @param {Uint8Array} bytes */
function textOf(file, bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw fault("bad-player", `${file} is not UTF-8`, "file");
  }
}
