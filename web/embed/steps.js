import { html, nothing, render } from "lit/html.js";
import { plyText, resultText } from "../app/review/words.js";
import { placeAt } from "../table/many/people.js";
import { way } from "../table/views/ways.js";

/**
 * A deal looked at move by move: the table shows the position, a bar under it what was played and the way on.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("../table/engine.js").DealRecord} DealRecord
 * @typedef {import("../python/messages.js").Replay} Replay
 * @typedef {object} Deal
 * @property {DealRecord} record with moves
 * @property {number} seat the visitor's
 * @property {Record<string, string>} comments by how many moves have been made
 */

export class Steps {
  #table;
  #words;
  #record;
  #seat;
  #comments;
  #bar = document.createElement("div");
  /** @type {Replay | null} */
  #replay = null;
  /** The step that is wanted, and the one that the table shows. */
  #step = 0;
  #at = 0;
  /** The last one wanted, while the table has not shown it yet. @type {Promise<unknown>} */
  #shown = Promise.resolve();

  /** @param {SchnapsenTable} table @param {() => Words} words those of the bar @param {Deal} deal */
  constructor(table, words, { record, seat, comments }) {
    this.#table = table;
    this.#words = words;
    this.#record = record;
    this.#seat = seat;
    this.#comments = comments;
    this.#bar.className = "steps";
    // Where much is said its room stays the same, so that nothing jumps from move to move.
    this.#bar.toggleAttribute("data-comments", this.#isCommented);
    table.after(this.#bar);
  }

  /** Shows the beginning. @returns {Promise<void>} rejects a record that cannot be played */
  async begin() {
    try {
      this.#replay = await this.#table.engine.replay(this.#record);
      await this.#show(0);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Takes the bar away. */
  end() {
    this.#bar.remove();
  }

  /** In another language. */
  draw() {
    const words = this.#words();
    const last = this.#moves.length;
    /** @param {keyof typeof import("../table/views/ways.js").WAYS} id @param {number} to @param {boolean} can */
    const button = (id, to, can) => html`
      <button type="button" class="icon" data-step=${id} aria-label=${words.text(`embed-${id}`)} aria-disabled=${String(!can)}
        @click=${() => can && this.#show(to)}>${way(id)}</button>`;
    const at = this.#step;
    const comment = this.#comments[this.#at];
    render(
      html`
        <div class="st-say" role="status" tabindex=${this.#isCommented ? 0 : nothing}>
          ${this.#said.map((text) => html`<p>${text}</p>`)}
          ${comment ? html`<p class="st-comment" dir="auto">${comment}</p>` : nothing}
        </div>
        <div class="st-row">
          ${button("first", 0, at > 0)}${button("back", at - 1, at > 0)}
          <span class="st-count num"
            ><span class="st-long">${words.text("embed-step", { step: at, steps: last })}</span
            ><span class="st-short" aria-hidden="true">${at}/${last}</span></span
          >
          ${button("forward", at + 1, at < last)}${button("last", last, at < last)}
          <button type="button" class="btn" data-from-here aria-disabled=${String(at >= this.#playable)}
            @click=${() => this.#play()}>${words.text("embed-from-here")}</button>
        </div>`,
      this.#bar,
    );
    this.#bar.querySelector(".st-say")?.scrollTo(0, 0);
  }

  get #isCommented() {
    return Object.keys(this.#comments).length > 0;
  }

  get #moves() {
    const { moves } = this.#record;
    return Array.isArray(moves) ? moves : [];
  }

  /** Positions before this one can be played on from: after the last move the deal may be over. */
  get #playable() {
    return this.#replay?.result ? this.#moves.length : this.#moves.length + 1;
  }

  /** What has led to the position. @returns {string[]} */
  get #said() {
    const ply = this.#replay?.plies[this.#at - 1];
    const { note } = this.#record;
    if (!this.#replay || !ply) return typeof note === "string" ? [note] : [];
    const { words } = this.#table;
    const move = this.#words().text("embed-move", { ...this.#whoOf(ply.seat), move: plyText(ply, words) });
    return this.#at === this.#moves.length ? [move, resultText(this.#replay, this.#seat, words)] : [move];
  }

  /** Variables that say whose move it is: of several others each has a name. @param {number} seat */
  #whoOf(seat) {
    if (seat === this.#seat) return { who: "you" };
    const { hands } = this.#record;
    const count = Array.isArray(hands) ? hands.length : 2;
    if (count === 2) return { who: "computer" };
    return { who: "other", name: this.#table.words.text("many-name", { place: placeAt(count, this.#seat, seat) }) };
  }

  /** @param {number} step */
  async #show(step) {
    this.#step = step;
    this.draw();
    const ply = Math.min(step, this.#playable - 1);
    this.#shown = this.#shown.then(() => this.#table.look({ record: this.#record, ply, seat: this.#seat }));
    await this.#shown;
    this.#at = step;
    this.draw();
  }

  async #play() {
    if (this.#step >= this.#playable) return;
    await this.#shown;
    this.end();
    await this.#table.practise({ record: this.#record, ply: this.#step, seat: this.#seat });
  }
}
