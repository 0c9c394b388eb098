/**
 * A step's position at a table: the reader's moves are compared with the right ones, and after a wrong one it is laid again.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {object} Task
 * @property {import("../table/original.js").DealRecord} record
 * @property {string[][]} right for each of the reader's moves those that are right
 * @typedef {object} Look of the table
 * @property {string} lang
 * @property {string} deck
 * @property {string} title
 * @property {string} theme
 * @property {string | undefined} speed
 * @property {string} name of its game
 * @property {string} base where the site's files lie
 * @typedef {object} Watcher
 * @property {() => void} passed
 * @property {(move: string) => void} failed with that move
 */

/** What a wrong move has led to is seen for so long, in milliseconds. */
const LOOK = 1200;
const SEAT = 0;

export class Trial {
  /** @type {SchnapsenTable} */
  #table;
  #task;
  #watcher;
  /** How many right moves have been made. */
  #made = 0;
  /** A verdict is out: further moves are not judged. */
  #judged = false;

  /** @param {HTMLElement} place @param {Task} task @param {Look} look @param {Watcher} watcher */
  constructor(place, task, { title, ...look }, watcher) {
    this.#task = task;
    this.#watcher = watcher;
    this.#table = /** @type {SchnapsenTable} */ (document.createElement("schnapsen-table"));
    Object.assign(this.#table, look);
    this.#table.setAttribute("controls", "minimal");
    this.#table.setAttribute("role", "region");
    this.#table.setAttribute("aria-label", title);
    // Until the position lies there, the picture stays in sight.
    this.#table.classList.add("waiting");
    this.#table.addEventListener("schnapsen-move", (event) => this.#judge(/** @type {CustomEvent} */ (event).detail));
    place.append(this.#table);
  }

  /** Lays the position. Rejects if Python cannot be started. */
  async lay() {
    const { record } = this.#task;
    await this.#table.practise({ record, ply: 0, seat: SEAT });
    this.#made = 0;
    this.#judged = false;
    this.#table.classList.remove("waiting");
    this.#table.focus({ preventScroll: true });
  }

  get table() {
    return this.#table;
  }

  end() {
    this.#judged = true;
    this.#table.destroy();
  }

  /** @param {{seat: number, move: string, state: Snapshot}} made */
  #judge({ seat, move, state }) {
    // The course goes on where the deal has ended; the table would offer the next one.
    if (state.result) this.#table.game?.end();
    if (seat !== SEAT || this.#judged) return;
    const { right } = this.#task;
    if (!right[this.#made]?.includes(move)) this.#fail(move);
    else {
      this.#made += 1;
      if (this.#made === right.length) this.#pass();
    }
  }

  #pass() {
    this.#judged = true;
    this.#table.inert = true;
    this.#watcher.passed();
  }

  /** @param {string} move */
  async #fail(move) {
    this.#judged = true;
    this.#watcher.failed(move);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    if (this.#table.isConnected) await this.lay();
  }
}
