import { chooseTheme } from "../table/settings.js";
import { applyTheme } from "../table/theme.js";
import { LOOKS } from "./protocol.js";
import { deckFor, languageOf, loadWords, posterWords } from "./words.js";

/**
 * How an embedded table is: its settings and its looks, and what follows from them.
 *
 * @typedef {import("./parameters.js").Parameters} Parameters
 */

export class Manner {
  settings;
  #looks;
  #base;
  /** There are words to say something with. */
  worded;

  /** @param {Pick<Parameters, "settings" | "looks">} parameters @param {string} base where the site's files lie */
  constructor({ settings, looks }, base) {
    this.settings = settings;
    this.#looks = looks;
    this.#base = base;
    this.worded = loadWords(this.lang);
  }

  get lang() {
    return languageOf(this.settings.lang);
  }

  get deck() {
    return deckFor(this.#base, this.lang, this.settings.deck);
  }

  get words() {
    return posterWords(this.lang, this.deck);
  }

  /** The same game on the page of its own. */
  get site() {
    const address = new URL("./", this.#base);
    if (this.settings.rules) address.searchParams.set("rules", this.settings.rules);
    return address.href;
  }

  /** Gives a page its language and its colours; few hosts say anything of the looks. @param {HTMLElement} page */
  async dress(page) {
    page.lang = this.lang;
    applyTheme(page, chooseTheme(this.settings.theme));
    if (Object.keys(this.#looks).length === 0) return;
    const { dress } = await import("./dress.js");
    dress(page, this.#looks);
  }

  /** @param {Record<string, string>} change @returns {Promise<Record<string, string>>} what of it a table is told */
  async change(change) {
    const isLook = (/** @type {[string, string]} */ [name]) => Object.hasOwn(LOOKS, name);
    const entries = Object.entries(change);
    const settings = Object.fromEntries(entries.filter((each) => !isLook(each)));
    if (settings.lang !== undefined) await loadWords(languageOf(settings.lang));
    Object.assign(this.#looks, Object.fromEntries(entries.filter(isLook)));
    Object.assign(this.settings, settings);
    return settings;
  }
}
