import { LOCALES } from "../locales/index.js";
import { DECKS } from "./decks.js";
import { Words } from "./words.js";

/** @typedef {import("./decks.js").DeckKey} DeckKey */

/** @param {string} lang @returns {string} a language that there is, or English */
export function languageOf(lang) {
  const short = lang.toLowerCase().split("-")[0] ?? "";
  return Object.hasOwn(LOCALES, short) ? short : "en";
}

/** @type {Map<string, Words>} */
const spoken = new Map();

/** @param {string} lang @param {DeckKey} deck @returns {Words} parsed once */
export function wordsOf(lang, deck) {
  const key = `${lang} ${deck}`;
  const words = spoken.get(key) ?? new Words(lang, LOCALES[lang] ?? [], DECKS[deck]);
  spoken.set(key, words);
  return words;
}
