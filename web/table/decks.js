/**
 * The packs of cards that can be shown: which sprite holds the faces and what suits are called in it.
 *
 * @typedef {import("../python/messages.js").Card} Card
 * @typedef {import("../python/messages.js").Suit} Suit
 * @typedef {"french" | "french4" | "tell" | "hungarian" | "spanish"} DeckKey
 * @typedef {object} Deck
 * @property {DeckKey} key
 * @property {string} sprite name of the sprite file
 * @property {"french" | "german" | "spanish"} names which names suits and ranks have
 * @property {string} prefix of the symbols in the sprite
 * @property {Record<Suit, string>} suits names in symbols
 * @property {string} [drawings] address of its sprite where the drawings do not lie in the tree that shows them
 */

/** @type {Record<Suit, string>} */
const FRENCH_SUITS = { H: "herz", D: "karo", S: "pik", C: "treff" };
/** @type {Record<Suit, string>} */
const GERMAN_SUITS = { H: "herz", D: "schellen", S: "laub", C: "eichel" };
/** @type {Record<Suit, string>} */
const SPANISH_SUITS = { H: "copas", D: "oros", S: "espadas", C: "bastos" };

/** @type {Record<DeckKey, Deck>} */
export const DECKS = {
  tell: { key: "tell", sprite: "german", names: "german", prefix: "dg", suits: GERMAN_SUITS },
  // The Hungarian pack bears the same pictures. Its corners speak Hungarian everywhere, as the printed cards do, while those
  // of the other packs speak the reader's language.
  hungarian: { key: "hungarian", sprite: "german", names: "german", prefix: "dg", suits: GERMAN_SUITS },
  french: { key: "french", sprite: "french", names: "french", prefix: "fr", suits: FRENCH_SUITS },
  french4: { key: "french4", sprite: "french", names: "french", prefix: "fr", suits: FRENCH_SUITS },
  spanish: { key: "spanish", sprite: "spanish", names: "spanish", prefix: "es", suits: SPANISH_SUITS },
};

/** Those that people may choose; the Spanish one is the only one for its own games. */
export const DECK_KEYS = /** @type {const} */ (["tell", "hungarian", "french", "french4"]);

/** @typedef {(typeof DECK_KEYS)[number]} Choosable */

/** The packs that look different to who reads a language: in Hungarian the two with German suits would be alike. @param {string} lang @returns {readonly Choosable[]} */
export const decksFor = (lang) => (lang === "hu" ? DECK_KEYS.filter((key) => key !== "tell") : DECK_KEYS);

/** @type {Record<string, Choosable>} */
const USUAL = { de: "tell", hu: "hungarian" };

/** The pack that people who speak a language know best. @param {string} lang */
export const deckOf = (lang) => USUAL[lang] ?? "french";

/** @param {Card} card @returns {Suit} */
export const suitOf = (card) => /** @type {Suit} */ (card.charAt(1));

/** @param {Card} card */
export const rankOf = (card) => card.charAt(0);

/** @param {Deck} deck @param {Card} card @returns {string} id of the symbol with the face */
export const faceId = (deck, card) => `${deck.prefix}-${deck.suits[suitOf(card)]}-${rankOf(card)}`;

/** @param {Deck} deck @param {Suit} suit @returns {string} id of the symbol with the suit's sign */
export const signId = (deck, suit) => `s-${deck.prefix}-${deck.suits[suit]}`;
