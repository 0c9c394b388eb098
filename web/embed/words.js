import deCards from "../locales/de.cards.ftl" with { type: "text" };
import de from "../locales/de.embed.ftl" with { type: "text" };
import enCards from "../locales/en.cards.ftl" with { type: "text" };
import en from "../locales/en.embed.ftl" with { type: "text" };
import huCards from "../locales/hu.cards.ftl" with { type: "text" };
import hu from "../locales/hu.embed.ftl" with { type: "text" };
import nlCards from "../locales/nl.cards.ftl" with { type: "text" };
import nl from "../locales/nl.embed.ftl" with { type: "text" };
import { DECKS } from "../table/decks.js";
import { chooseDeck } from "../table/settings.js";
import { Words } from "../table/words.js";

/**
 * The words of a frame before its table is there: few, so that a page with many frames loads fast.
 *
 * @type {Record<string, readonly string[]>}
 */
const SOURCES = {
  de: [deCards, de],
  en: [enCards, en],
  hu: [huCards, hu],
  nl: [nlCards, nl],
};

/** @param {string} [wanted] otherwise the browser's @returns {string} a language that there is */
export function languageOf(wanted) {
  for (const each of wanted ? [wanted] : navigator.languages) {
    const short = each.toLowerCase().split("-")[0] ?? "";
    if (Object.hasOwn(SOURCES, short)) return short;
  }
  return "en";
}

/** @param {string} base where the site's files lie @param {string} lang @param {string} [wanted] @returns {import("../table/decks.js").Deck} */
export function deckFor(base, lang, wanted) {
  const deck = DECKS[chooseDeck(wanted, lang)];
  return { ...deck, drawings: new URL(`cards/${deck.sprite}.svg`, base).href };
}

/** @param {string} lang @param {import("../table/decks.js").Deck} deck */
export const posterWords = (lang, deck) => new Words(lang, SOURCES[lang] ?? [], deck);
