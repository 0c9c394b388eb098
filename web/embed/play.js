import { html, render } from "lit/html.js";
import steps from "../css/steps.css" with { type: "text" };
import { Puzzle } from "./puzzle.js";
import { layTable, tell } from "./stage.js";
import { Steps } from "./steps.js";

/**
 * A table on somebody's page and what it shows: a new game, a position, a deal move by move, or a puzzle. Each of these
 * begins, is drawn again in another language, and ends.
 *
 * @typedef {import("./asked.js").Asked} Asked
 * @typedef {import("./parameters.js").Parameters} Parameters
 * @typedef {import("./talk.js").Talk} Talk
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {{begin: () => Promise<unknown>, draw: () => void, end: () => void}} Piece
 */

const sheet = new CSSStyleSheet();
sheet.replaceSync(steps);

/** Tables narrower or lower than this have no room for everything around the cards, in CSS pixels. */
const SMALL = 340;
/** Nor have those of a smaller area than this; but for help there is some. */
const SMALL_AREA = 220_000;
const LITTLE_HELP = "hint undo";

const nothing = () => {};

/** @type {Piece} */
const NEW_GAME = { begin: async () => {}, draw: nothing, end: nothing };

/** A position that is played on from. @param {SchnapsenTable} table @param {Record<string, unknown>} record @param {number} seat @returns {Piece} */
const position = (table, record, seat) => ({
  begin: () => table.practise({ record, ply: 0, seat }),
  draw: nothing,
  end: nothing,
});

export class Play {
  table;
  #asked;
  #settings;
  #words;
  #talk;
  /** What the table shows. @type {Piece} */
  #piece = NEW_GAME;
  /** @type {Promise<void> | null} */
  #started = null;
  #size = new ResizeObserver(() => this.#fit());

  /**
   * @param {Asked} asked
   * @param {{settings: Parameters["settings"], place: import("./stage.js").Place, words: () => Words, talk: Talk}} host
   */
  constructor(asked, { settings, place, words, talk }) {
    this.#asked = asked;
    this.#words = words;
    this.#talk = talk;
    this.#settings = settings;
    this.table = layTable(settings, place);
    this.#fit();
    this.#size.observe(this.table);
  }

  /** @param {HTMLElement} main */
  async show(main) {
    const root = /** @type {Document | ShadowRoot} */ (main.getRootNode());
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    render(html`${this.table}`, main);
  }

  /** Starts Python and lays the cards, once. @returns {Promise<void>} rejects if that cannot be; then it is at its end */
  start() {
    this.#started ??= this.#lay();
    return this.#started;
  }

  /** Shows something else. @param {Asked} asked */
  async put(asked) {
    const next = this.#pieceOf(asked);
    await next.begin();
    this.#asked = asked;
    this.#fit();
    this.#piece.end();
    this.#piece = next;
  }

  /** What it may be told while it lies there. @param {Record<string, string>} settings */
  tell(settings) {
    tell(this.table, settings);
    this.#fit();
    this.#piece.draw();
  }

  end() {
    this.#size.disconnect();
    this.table.destroy();
  }

  /** Only what fits is offered; a puzzle needs little, unless it is asked otherwise. */
  #fit() {
    const { clientWidth: width, clientHeight: height } = this.table;
    const wanted = this.#settings.controls ?? (this.#asked.task ? "minimal" : "full");
    const tiny = width > 0 && Math.min(width, height) < SMALL;
    const little = wanted === "full" && (tiny || (width > 0 && width * height < SMALL_AREA));
    this.table.controls = little ? "minimal" : wanted;
    this.table.allow = this.#settings.allow ?? (little && !tiny ? LITTLE_HELP : undefined);
  }

  async #lay() {
    try {
      await this.table.start();
      await this.put(this.#asked);
    } catch (error) {
      // Python runs where only the record is none that can be played.
      if (/** @type {{code?: unknown}} */ (error).code !== "bad-record") this.table.engine.forget();
      this.end();
      throw error;
    }
  }

  /** @param {Asked} asked @returns {Piece} */
  #pieceOf({ record, comments, seat, task }) {
    if (task) {
      const { key } = task;
      const told = (/** @type {boolean} */ passed) => this.#talk.tell("lesson", { lesson: key, step: key, passed });
      return new Puzzle(this.table, task, told);
    }
    if (!record) return NEW_GAME;
    const { moves } = record;
    if (Array.isArray(moves) && moves.length > 0) return new Steps(this.table, this.#words, { record, seat, comments });
    return position(this.table, record, seat);
  }
}
