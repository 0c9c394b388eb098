import { PERSON } from "../../python/covers.js";
import { wordsBetween } from "../../table/people.js";
import { ReviewScreen } from "./screen.js";

/**
 * Where deals to be analysed come from: from the table, or from a screen to which one can go back.
 *
 * @typedef {import("../../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./screen.js").Request} Request
 *
 * @typedef {object} Page
 * @property {SchnapsenTable} table
 * @property {() => import("../../table/decks.js").Deck} deck
 * @property {() => Words} words
 * @property {() => readonly (string | undefined)[]} names of two people at this device
 * @property {(name: string | null) => void} show a screen, or none
 * @property {() => void} draw
 * @property {(from: string | null) => void} left the screen is closed for good
 */

export class Reviewing {
  #page;
  /** The screen from which the analysis was opened, if any. @type {string | null} */
  #from = null;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const { table, deck, show, draw, left, names } = page;
    this.screen = new ReviewScreen({
      engine: table.engine,
      table,
      deck,
      show: () => show("review"),
      draw,
      close: () => {
        left(this.#from);
        show(null);
      },
      back: () => show(this.#from),
      between: (words, seat) => wordsBetween(words, { level: PERSON, seat }, names()),
    });
  }

  /** Shows the analysis of a whole deal. @param {Request} request @param {string | null} [from] a screen */
  open(request, from = null) {
    this.#from = from;
    return this.screen.open(request);
  }

  /** Shows that of a deal which somebody has played, by the level of the other seat. @param {Request} request @param {string} level @param {string | null} [from] */
  openPlayed(request, level, from) {
    return this.open({ ...request, ...this.#company(level) }, from);
  }

  /** The deal that has just ended is looked back at. */
  async openLast() {
    const { table, words } = this.#page;
    const snapshot = table.game?.snapshot;
    if (!snapshot) return;
    const { seat, deal, level } = snapshot;
    const title = words().text("deal-number", { deal });
    await this.openPlayed({ record: await table.record(), seat, title }, level);
  }

  /** The deal that has just ended is looked at as it was played before. */
  async openOriginal() {
    const { table, words } = this.#page;
    if (!table.original) return;
    const { record, seat, past } = table.original;
    await this.open({ record, seat: past?.sender ?? seat, title: words().text("original"), ...(past && { past }) });
  }

  /** Who has played: two people, or one against a level that is played on against. Visiting players may have gone. @param {string} level */
  #company(level) {
    return {
      ...(level === PERSON ? { past: {} } : {}),
      ...(this.#page.table.engine.levels.includes(level) ? { level } : {}),
    };
  }
}
