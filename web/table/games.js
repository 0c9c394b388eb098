import { PERSON } from "../python/covers.js";
import { isKept } from "../python/kept.js";
import { codeOf, Game } from "./game.js";
import { isPlayedOn, keepOriginal, keptOriginal, tableSeat } from "./original.js";

/**
 * The games that one table can be at, each kept under a name of its own, so that none is lost over another: the match
 * against the computer, a practice game from a record, a game of two people at one device. Which of them lies on the table
 * is remembered for the next visit.
 *
 * @typedef {import("../python/types.js").Opened} Opened
 * @typedef {import("../python/types.js").Exchanges} Exchanges
 * @typedef {import("../python/types.js").AnySnapshot} Snapshot
 * @typedef {import("../python/messages.js").NewGame} NewGame
 * @typedef {import("../python/messages.js").Options} Options
 *
 * @typedef {object} From what a practice game starts from
 * @property {import("./original.js").DealRecord} record
 * @property {number} [ply] so many of its moves are made already; all without it
 * @property {number} [seat] where the person sits, as the deal calls it
 * @property {string} [level]
 * @property {import("./original.js").Past} [past] who has played it, if not the person against the computer
 *
 * @typedef {object} Host the table, as the games need it
 * @property {import("./python.js").Python} client
 * @property {import("./pace.js").Pace} pace
 * @property {import("./game.js").Watcher} watcher
 * @property {string} home name of the match
 * @property {(choice: Partial<NewGame>) => NewGame} newGame what a new game is asked for with
 * @property {() => Options} options those that hold now
 * @property {(game: Game) => Promise<void>} first begins the first match
 * @property {(name: string) => void} taken another game lies on the table
 * @property {(save: NonNullable<Opened["setAside"]>) => void} setAside a game could not be restored
 */

/** The match of the page itself. */
const MAIN = "main";
const PRACTICE = "practice";
const PEOPLE = "people";

/** The name of a game beside the match of that name. @param {string} home @param {string} other */
const beside = (home, other) => (home === MAIN ? other : `${home}.${other}`);

/** @param {string} home */
const keyOf = (home) => `bummerl.at.${home}`;

/** @param {string} home @returns {string | null} */
function remembered(home) {
  if (!isKept(home)) return null;
  try {
    return localStorage.getItem(keyOf(home));
  } catch {
    return null;
  }
}

/** @param {string} home @param {string} name */
function remember(home, name) {
  if (!isKept(home)) return;
  try {
    if (name === home) localStorage.removeItem(keyOf(home));
    else localStorage.setItem(keyOf(home), name);
  } catch {
    // Nothing can be kept: the next visit begins at home.
  }
}

export class Games {
  /** The game on the table. @type {Game | null} */
  current = null;
  #name;
  /** The name of the game to go back to from practice. */
  #back;
  /** How the deal was played that the practice game began with. */
  #original;
  #host;
  #practice;
  #people;
  /** Names of the games that Python holds. @type {Set<string>} */
  #held = new Set();

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#name = host.home;
    this.#back = host.home;
    this.#original = keptOriginal(host.home);
    this.#practice = beside(host.home, PRACTICE);
    this.#people = beside(host.home, PEOPLE);
  }

  /** The name of the game on the table. */
  get name() {
    return this.#name;
  }

  /** Whether a practice game lies on the table. */
  get practising() {
    return this.#name === this.#practice;
  }

  /** Whether the game of two people lies on the table. */
  get isForTwo() {
    return this.#name === this.#people;
  }

  /** How the deal of a practice game was played before, once it is over: till then that would tell hidden cards. */
  get original() {
    const { result = null, deal } = this.current?.snapshot ?? {};
    return this.practising && result && this.#original?.deal === deal ? this.#original : null;
  }

  /** Takes up the game at which the table was last, or the match if that cannot be had. */
  async start() {
    const { home } = this.#host;
    const name = remembered(home);
    const away = name === this.#practice || name === this.#people;
    await (away && (await this.#resume(name)) ? undefined : this.#goHome());
  }

  /** A new match against the computer. @param {NewGame} game */
  async match(game) {
    const { home } = this.#host;
    if (this.#name === home && this.current) await this.current.begin(game);
    else await this.#begin(home, "new", game);
  }

  /** A practice game. @param {From} from @returns {Promise<Snapshot>} rejects a record that cannot be played, and then the table stays at its game */
  async practise(from) {
    const { record, ply, seat = 0, past } = from;
    const { home, client } = this.#host;
    const snapshot = await this.#begin(this.#practice, "open", this.#opening(from));
    this.#original = keepOriginal(home, null);
    if (isPlayedOn(record, ply)) {
      const { payload: replay } = await client.request("", "replay", { record });
      const original = { record, seat, deal: snapshot.deal, outcome: replay.result, ...(past && { past }) };
      this.#original = keepOriginal(home, original);
    }
    return snapshot;
  }

  /** A position of a record, only to be looked at: nobody plays on. @param {From} from @returns {Promise<Snapshot>} rejects as `practise` does */
  async look(from) {
    const { client } = this.#host;
    const { payload: snapshot } = await client.request(this.#practice, "open", this.#opening(from));
    this.#held.add(this.#practice);
    if (this.current?.watched) this.current.look(snapshot);
    else this.#take(this.#practice, true).resume(snapshot, true);
    return snapshot;
  }

  /** @param {From} from */
  #opening({ record, ply, seat = 0, level }) {
    const { newGame, options } = this.#host;
    const { level: usual, seed } = newGame({});
    const payload = { record, level: level ?? usual, seat: tableSeat(record, seat), seed, options: options() };
    return ply === undefined ? payload : { ...payload, ply };
  }

  /**
   * The game of two people.
   *
   * @param {Pick<NewGame, "rules" | "series">} [choice] of a new one; without it theirs goes on
   * @returns {Promise<boolean>} whether there is one
   */
  async together(choice) {
    if (!choice) return this.#resume(this.#people);
    await this.#begin(this.#people, "new", this.#host.newGame({ ...choice, level: PERSON, seat: 0 }));
    return true;
  }

  /** Back from a practice game to where it was begun, or from the game of two people to the match. */
  async leave() {
    if (!this.practising || this.#back === this.#host.home || !(await this.#resume(this.#back))) await this.#goHome();
  }

  /** Whether there is a game that is not over: of two people, or the match. @param {boolean} forTwo */
  async isRunning(forTwo) {
    const { snapshot } = await this.#look(forTwo ? this.#people : this.#host.home);
    return snapshot !== null && snapshot.phase !== "match-end";
  }

  /** A game as it stands, without sitting down at it. @param {string} name @returns {Promise<Opened>} */
  async #look(name) {
    const { client } = this.#host;
    if (this.#held.has(name)) {
      const state = await client.request(name, "state", {}).catch((error) => {
        if (codeOf(error) !== "no-table") throw error;
      });
      if (state) return { snapshot: state.payload, setAside: null };
    }
    const opened = await client.open(name);
    if (opened.snapshot) this.#held.add(name);
    if (opened.setAside) this.#host.setAside(opened.setAside);
    return opened;
  }

  /** Puts a game on the table in place of another, which stays kept as it is. @param {string} name @param {boolean} [watched] only to be looked at @returns {Game} */
  #take(name, watched = false) {
    const { client, pace, watcher, home, taken } = this.#host;
    this.current?.end();
    if (name === this.#practice && !this.practising) this.#back = this.#name;
    this.#name = name;
    remember(home, name);
    this.current = new Game({ client, table: name, pace, watcher, watched });
    taken(name);
    return this.current;
  }

  /**
   * Asks for a game and, once it is there, puts it on the table; if it is refused, the table stays at what it is.
   *
   * @template {"new" | "open"} T
   * @param {string} name
   * @param {T} type
   * @param {Exchanges[T]["payload"]} payload
   */
  async #begin(name, type, payload) {
    const { client, watcher } = this.#host;
    const { payload: snapshot, saved } = await client.request(name, type, payload);
    this.#held.add(name);
    watcher.kept(saved);
    this.#take(name).resume(snapshot, true);
    return snapshot;
  }

  /** Takes up a kept game. @param {string} name @returns {Promise<boolean>} whether there is one */
  async #resume(name) {
    const { snapshot } = await this.#look(name);
    if (!snapshot) return false;
    const game = this.#take(name);
    game.resume(snapshot);
    // Settings may have been changed at another game.
    await game.accord(this.#host.options());
    return true;
  }

  async #goHome() {
    const { home, first } = this.#host;
    if (await this.#resume(home)) return;
    await first(this.#take(home));
    this.#held.add(home);
  }
}
