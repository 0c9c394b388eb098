import { spriteFile } from "../files.js";
import { DECKS } from "../table/decks.js";
import { chooseDeck } from "../table/settings.js";
import { Words } from "../table/words.js";

/**
 * The words of a table on somebody's page before it is there: few, and of one language at a time, so that a page with many
 * of them loads fast.
 *
 * @type {Record<string, () => Promise<{default: string}>[]>}
 */
const SOURCES = {
  de: () => [
    import("../locales/de.cards.ftl", { with: { type: "text" } }),
    import("../locales/de.embed.ftl", { with: { type: "text" } }),
  ],
  en: () => [
    import("../locales/en.cards.ftl", { with: { type: "text" } }),
    import("../locales/en.embed.ftl", { with: { type: "text" } }),
  ],
  hu: () => [
    import("../locales/hu.cards.ftl", { with: { type: "text" } }),
    import("../locales/hu.embed.ftl", { with: { type: "text" } }),
  ],
  nl: () => [
    import("../locales/nl.cards.ftl", { with: { type: "text" } }),
    import("../locales/nl.embed.ftl", { with: { type: "text" } }),
  ],
};

/** Those that have been loaded. @type {Map<string, readonly string[]>} */
const loaded = new Map();

/** @param {string} lang one that there is */
export async function loadWords(lang) {
  const texts = await Promise.all(SOURCES[lang]?.() ?? []);
  loaded.set(
    lang,
    texts.map((each) => each.default),
  );
}

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
  return { ...deck, drawings: spriteFile(deck.sprite, base).href };
}

/** @param {string} lang whose words have been loaded @param {import("../table/decks.js").Deck} deck */
export const posterWords = (lang, deck) => new Words(lang, loaded.get(lang) ?? [], deck);
