import { isHidden, tableSeat } from "../../table/original.js";
import { python } from "../../table/python.js";
import { randomSeed } from "../../table/settings.js";
import { isOfDeal, isPlayedHere, OtherGame } from "./faults.js";
import { recordsOf } from "./file.js";
import { recordOf, seatOf } from "./link.js";
import { openedView } from "./received.js";
import { seatFor } from "./seats.js";

/**
 * A deal from a link or a file: Python says whether it is one, and how it looks to the person who would play it.
 *
 * @typedef {import("../../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("../../python/types.js").AnySnapshot} AnySnapshot
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 * @typedef {import("./seats.js").Seat} Seat
 *
 * @typedef {object} Page
 * @property {SchnapsenTable} table
 * @property {() => import("../../table/decks.js").Deck} deck
 * @property {() => void} show shows this screen
 * @property {() => void} draw
 * @property {() => void} close
 * @property {(deal: {record: DealRecord, ply: number, seat: Seat, past: {sender: Seat}}) => Promise<unknown>} play
 * @property {(deal: {record: DealRecord, seat: Seat, past: {sender: Seat}}) => unknown} review
 *
 * @typedef {object} Look what Python says about a deal
 * @property {AnySnapshot} snapshot as it would lie on the table
 * @property {number} ply so many of its moves are made then
 * @property {boolean} known no card is hidden, so that any seat can be played
 * @property {boolean} moved there are moves to look at
 *
 * @typedef {object} OpenedState
 * @property {string | null} file its name; null for a link
 * @property {readonly DealRecord[]} records
 * @property {number} index of the one that is looked at
 * @property {Seat} seat
 * @property {Seat} sender who is taken to have played it
 * @property {Look | null} look
 * @property {unknown} error
 * @property {boolean} running a match is under way
 */

/** A table at which nobody plays, for a look at how a deal would lie. */
const PREVIEW = "preview";

export class OpenedScreen {
  /** @type {OpenedState | null} */
  #state = null;
  #page;
  /** Looks that have been begun; only the last one counts. */
  #looks = 0;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {string} address */
  openLink(address) {
    return this.#open(null, async () => [/** @type {DealRecord} */ (await recordOf(address))], seatOf(address));
  }

  /** @param {File} file */
  openFile(file) {
    return this.#open(file.name, () => recordsOf(file), null);
  }

  /** Whether there is a deal. */
  get holds() {
    return this.#state !== null;
  }

  /** Whether it can be played, as far as is known. */
  get isGood() {
    return this.#state !== null && !(this.#state.error && isOfDeal(this.#state.error));
  }

  /** Forgets the deal. */
  drop() {
    this.#looks += 1;
    this.#state = null;
  }

  /** @param {Words} words */
  view(words) {
    return this.#state && openedView(words, this.#page.deck(), this.#state, this.#actions);
  }

  /** @param {string | null} file @param {() => Promise<DealRecord[]>} read @param {number | null} meant */
  async #open(file, read, meant) {
    const { table } = this.#page;
    const running = Boolean(table.game?.snapshot && table.game.snapshot.ply > 0);
    this.#state = { file, records: [], index: 0, seat: 0, sender: 0, look: null, error: null, running };
    this.#page.show();
    try {
      const records = await read();
      this.#set({ records });
      await this.#turnTo(0, meant);
    } catch (error) {
      this.#set({ error });
    }
  }

  /** @param {Partial<OpenedState>} change */
  #set(change) {
    if (!this.#state) return;
    this.#state = { ...this.#state, ...change };
    this.#page.draw();
  }

  /** Looks at one of the deals, from the sender's seat. @param {number} index @param {number | null} meant */
  #turnTo(index, meant) {
    const sender = seatFor(this.#state?.records[index] ?? {}, meant);
    this.#set({ sender });
    return this.#look(index, sender);
  }

  /** Asks Python about one of the deals. @param {number} index @param {Seat} seat */
  async #look(index, seat) {
    const record = this.#state?.records[index];
    if (!record) return;
    this.#looks += 1;
    const look = this.#looks;
    this.#set({ index, seat, look: null, error: null });
    const change = await this.#ask(record, seat).then(
      (found) => ({ look: found }),
      (error) => ({ error }),
    );
    if (look === this.#looks) this.#set(change);
  }

  /** @param {DealRecord} record @param {Seat} seat @returns {Promise<Look>} */
  async #ask(record, seat) {
    if (!isPlayedHere(record.game)) throw new OtherGame();
    const { table } = this.#page;
    await table.start();
    const client = python(table.base);
    const moves = Array.isArray(record.moves) ? record.moves.length : 0;
    const known = !isHidden(record);
    const over = known && (await client.request("", "replay", { record })).payload.result !== null;
    const ply = over ? 0 : moves;
    const { payload: snapshot } = await client.request(PREVIEW, "open", {
      record,
      ply,
      seat: tableSeat(record, seat),
      level: table.engine.levels[0] ?? "",
      seed: randomSeed(),
    });
    await client.request(PREVIEW, "close-table", {});
    return { snapshot, ply, known, moved: moves > 0 };
  }

  #actions = {
    which: (/** @type {number} */ index) => this.#turnTo(index, null),
    sit: (/** @type {Seat} */ seat) => this.#look(this.#state?.index ?? 0, seat),
    play: (/** @type {number} */ ply) => this.#play(ply),
    review: () => {
      const { records, index, sender } = /** @type {OpenedState} */ (this.#state);
      const record = records[index];
      if (record) this.#page.review({ record, seat: sender, past: { sender } });
    },
    again: () => this.#again(),
    read: (/** @type {File} */ file) => this.openFile(file),
    close: () => this.#page.close(),
  };

  /** @param {number} ply */
  async #play(ply) {
    const { records, index, seat, sender } = /** @type {OpenedState} */ (this.#state);
    const record = records[index];
    if (!record) return;
    try {
      await this.#page.play({ record, ply, seat, past: { sender } });
      this.drop();
      this.#page.close();
    } catch (error) {
      this.#set({ error });
    }
  }

  /** Python could not be asked: its start is tried anew. */
  async #again() {
    const { table } = this.#page;
    await table.retry();
    const { index, seat } = /** @type {OpenedState} */ (this.#state);
    await this.#look(index, seat);
  }
}
