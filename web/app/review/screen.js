import { Analysis } from "./analysis.js";
import { mistakesOf } from "./findings.js";
import { namesIn, playedWords, seatsOf, sentWords } from "./people.js";
import { analysisView } from "./view.js";

/**
 * The analysis of one deal at a time, as long as its screen is open.
 *
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 * @typedef {import("../../table/words.js").Words} Words
 *
 * @typedef {object} Request
 * @property {DealRecord} record a whole deal
 * @property {number} seat whose play is looked at
 * @property {string} [title] which deal it is
 * @property {import("../../table/original.js").Past} [past] who has played it, if not the reader against the computer
 * @property {string} [level] that one plays on against; what the table plays without it
 *
 * @typedef {object} Page
 * @property {import("./analysis.js").Asking} engine
 * @property {Practising} table
 * @property {() => import("../../table/decks.js").Deck} deck
 * @property {() => void} show opens the screen
 * @property {() => void} draw
 * @property {() => void} close
 * @property {(words: Words, seat: number) => Words} between words that name two people, of whom one sits here
 * @property {() => void} back to where the screen was opened from
 *
 * @typedef {object} Practising
 * @property {(from: import("../../table/games.js").From) => Promise<unknown>} practise
 */

export class ReviewScreen {
  /** @type {Analysis | null} */
  #analysis = null;
  /** @type {Request | null} */
  #request = null;
  /** @type {number | null} */
  #open = null;
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Opens the screen with a deal; its analysis begins at once. @param {Request} request */
  open(request) {
    this.#analysis?.stop();
    this.#request = request;
    this.#open = null;
    const analysis = new Analysis(request.record, request.seat, this.#page.engine, () => {
      if (this.#analysis === analysis) this.#page.draw();
    });
    this.#analysis = analysis;
    this.#page.show();
    return analysis.run();
  }

  /** The screen is closed: nothing more is asked. */
  closed() {
    const analysis = this.#analysis;
    this.#analysis = null;
    analysis?.stop();
  }

  /** @param {Words} usual */
  view(usual) {
    const analysis = this.#analysis;
    if (!analysis) return null;
    const words = this.#wordsOf(usual, analysis.seat);
    const mistakes = mistakesOf(analysis.judgements, analysis.seat);
    const key = analysis.isOwnDone ? (mistakes[0]?.ply ?? null) : null;
    const title = this.#request?.title ?? "";
    const { record, seat } = analysis;
    const whose = this.#isOthers
      ? Array.from({ length: seatsOf(record) }, (_, each) => this.#wordsOf(usual, each).text("seat", { who: "you" }))
      : [];
    const names = this.#isOthers ? whose : namesIn(words, record, seat);
    return analysisView(
      { words, deck: this.#page.deck(), analysis, title, whose, names, mistakes, key, open: this.#open },
      this.#actions,
    );
  }

  /** Whether it is not the reader against the computer. */
  get #isOthers() {
    return this.#request?.past !== undefined;
  }

  /** Words that name whoever played at the seats, one of which is looked at. @param {Words} usual @param {number} seat */
  #wordsOf(usual, seat) {
    const { past, record } = this.#request ?? {};
    if (!record) return usual;
    if (!past) return playedWords(usual, record, seat);
    return past.sender === undefined ? this.#page.between(usual, seat) : sentWords(usual, record, seat, past.sender);
  }

  /** @param {number | null} ply */
  #unfold(ply) {
    if (ply !== null && !this.#analysis?.judgements.has(ply)) return;
    this.#open = ply;
    this.#page.draw();
  }

  /** @type {import("./view.js").Actions} */
  #actions = {
    close: () => this.#page.back(),
    look: (seat) => this.#analysis?.look(seat),
    stop: () => this.#analysis?.stop(),
    goOn: () => this.#analysis?.run(),
    unfold: (ply) => this.#unfold(ply === this.#open ? null : ply),
    find: (ply) => {
      this.#unfold(ply);
      /** @type {HTMLElement | null} */ (document.querySelector(`.moves [data-ply="${ply}"] button`))?.focus();
    },
    practise: (ply) => this.practise(ply),
  };

  /** Plays on from a ply of the deal. @param {number} ply */
  async practise(ply) {
    const request = this.#request;
    if (!request) return;
    const { record, level, past } = request;
    const seat = this.#analysis?.seat ?? request.seat;
    this.#page.close();
    // What was judged can be played; Python that does not answer any more is told of by the table.
    await this.#page.table
      .practise({ record, ply, seat, ...(level === undefined ? {} : { level }), ...(past && { past }) })
      .catch(() => {});
  }
}
