/**
 * A task at a table: the reader's moves are judged, and after a wrong one the position is laid again.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {object} Task
 * @property {import("../table/original.js").DealRecord} record
 * @property {number} seat the reader's
 * @property {number} moves that are to be made
 * @property {(move: string, made: number) => boolean | Promise<boolean>} isRight whether a move is right after so many
 * @typedef {object} Watcher
 * @property {() => void} [went] on: a move was right, and is not the last one
 * @property {(move: string) => void} passed with that move, the last one
 * @property {(move: string) => void} failed with that move
 */

/** What a wrong move has led to is seen for so long, in milliseconds. */
const LOOK = 1200;

export class Trial {
  #table;
  #task;
  #watcher;
  #over = new AbortController();
  /** How many right moves have been made. */
  #made = 0;
  /** A verdict is out, or being found: further moves are not judged. */
  #judged = false;

  /** @param {SchnapsenTable} table @param {Task} task @param {Watcher} watcher */
  constructor(table, task, watcher) {
    this.#table = table;
    this.#task = task;
    this.#watcher = watcher;
    const hear = (/** @type {Event} */ event) => this.#judge(/** @type {CustomEvent} */ (event).detail);
    table.addEventListener("schnapsen-move", hear, { signal: this.#over.signal });
  }

  /** Lays the position. Rejects if Python cannot be started. */
  async lay() {
    const { record, seat } = this.#task;
    const ply = Array.isArray(record.moves) ? record.moves.length : 0;
    await this.#table.practise({ record, ply, seat });
    this.#made = 0;
    this.#judged = false;
    this.#table.inert = false;
    this.#table.classList.remove("waiting");
    // A table on a page that is not being used takes the focus from nobody.
    if (document.hasFocus()) this.#table.focus({ preventScroll: true });
  }

  /** Nothing is judged any more. */
  end() {
    this.#over.abort();
  }

  /** @param {{seat: number, move: string, state: Snapshot}} made */
  async #judge({ seat, move, state }) {
    // The task goes on where the deal has ended; the table would offer the next one.
    if (state.result) this.#table.game?.end();
    if (seat !== this.#task.seat || this.#judged) return;
    this.#judged = true;
    const isRight = await this.#task.isRight(move, this.#made);
    if (this.#over.signal.aborted) return;
    if (!isRight) {
      await this.#fail(move);
      return;
    }
    this.#made += 1;
    if (this.#made === this.#task.moves) {
      this.#pass(move);
      return;
    }
    this.#judged = false;
    this.#watcher.went?.();
  }

  /** @param {string} move */
  #pass(move) {
    this.#table.inert = true;
    this.#watcher.passed(move);
  }

  /** @param {string} move */
  async #fail(move) {
    this.#watcher.failed(move);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    if (!this.#over.signal.aborted) await this.lay();
  }
}
