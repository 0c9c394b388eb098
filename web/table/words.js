import { Book } from "./book.js";
import { rankOf, suitOf } from "./decks.js";

/**
 * All text of the page, in one language. Names of suits and ranks depend on the pack.
 *
 * @typedef {import("./decks.js").Deck} Deck
 * @typedef {import("./decks.js").Card} Card
 * @typedef {import("./decks.js").Suit} Suit
 * @typedef {Record<string, string | number>} Args
 *
 * @typedef {object} People the two of whom is told, where it is not the person and the computer
 * @property {string} [me] who is looked at, or looks: a name, or what stands for one in a sentence; without it the person
 * @property {string} other
 * @property {string} [toMe] the same in the dative
 * @property {string} toOther
 */
export class Words {
  /** @type {Book} */
  #book;
  /** @type {Deck} */
  #deck;
  /** @type {People | null} */
  #people = null;
  /** Whether they have names, which are written as they are. */
  #named = true;

  /** @param {string} lang @param {readonly string[] | Book} source texts of the locale's files @param {Deck} deck */
  constructor(lang, source, deck) {
    this.lang = lang;
    this.#deck = deck;
    this.#book = source instanceof Book ? source : new Book(lang, source);
  }

  /** The same for two people, of whom one looks: messages that begin with `people-` go before those of the same name. @param {string} me @param {string} other @param {{toMe: string, toOther: string}} [dative] where they have no names */
  between(me, other, dative) {
    const words = new Words(this.lang, this.#book, this.#deck);
    words.#people = { me, other, toMe: me, toOther: other, ...dative };
    words.#named = !dative;
    return words;
  }

  /** The same for who plays against somebody with a name: what is told of the other names them. @param {string} other */
  against(other) {
    const words = new Words(this.lang, this.#book, this.#deck);
    words.#people = { other, toOther: other };
    return words;
  }

  /** @param {string} id */
  has(id) {
    return this.#book.message(id) !== undefined;
  }

  /** @param {string} id @param {Args} [args] @returns {string} */
  text(id, args = {}) {
    if (this.#people && this.has(`people-${id}`) && (this.#people.me !== undefined || isOfOther(id, args))) {
      const text = this.text(`people-${id}`, { ...args, ...this.#people });
      return this.#named ? text : begun(text, this.#people);
    }
    const pattern = this.#book.message(id)?.value;
    if (!pattern) throw new RangeError(`no message ${id} in ${this.lang}`);
    return this.#book.format(pattern, { deck: this.#deck.names, ...withNumbers(args) });
  }

  /** Variables that name a card. @param {Card} card @returns {Args} */
  args(card) {
    return { suit: suitOf(card), rank: rankOf(card) };
  }

  /** @param {Card} card */
  card(card) {
    return this.text("card", this.args(card));
  }

  /** @param {Suit} suit */
  suit(suit) {
    return this.text("suit", { suit });
  }

  /** A chance in per cent. @param {number} chance from 0 to 1 */
  percent(chance) {
    return new Intl.NumberFormat(this.lang, { style: "percent" }).format(Math.min(chance, 1));
  }

  /** A gain or a loss with its sign, which is a real minus. @param {number} value @param {number} [digits] after the point */
  signed(value, digits = 1) {
    return new Intl.NumberFormat(this.lang, {
      signDisplay: "exceptZero",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(value)
      .replace("-", "−");
  }

  /** @param {readonly string[]} items */
  list(items) {
    return new Intl.ListFormat(this.lang, { type: "conjunction" }).format(items);
  }
}

/** Messages that name nobody as their subject and tell of the other alone. */
const OTHERS = /^(news-play|fan|offer-|confirm-|refused-not-your-turn|hint-why-)/;

/** @param {string} id @param {Args} args */
const isOfOther = (id, { who }) => (who === undefined ? OTHERS.test(id) : who === "computer");

/** What stands for a name is written large where it begins a text. @param {string} text @param {People} people */
function begun(text, { me, other }) {
  const begins = [me, other].some((each) => each !== undefined && text.startsWith(each));
  return begins ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Fluent compares variants such as [2] with numbers only: ranks that are digits become numbers. @param {Args} args */
const withNumbers = (args) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, /^\d$/.test(String(value)) ? Number(value) : value]),
  );
