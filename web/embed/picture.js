/**
 * What a record shows before Python has read it: only what is drawn, nothing of the rules. Whatever does not look like a
 * card is left out; Python says later what is wrong with it.
 *
 * @typedef {import("../table/decks.js").Card} Card
 * @typedef {import("../table/decks.js").Suit} Suit
 * @typedef {object} Picture
 * @property {Card[]} hand
 * @property {Card | null} turnup
 * @property {Suit | null} trump
 * @property {number} stock cards in it, with the turn-up
 * @property {Card | null} led by the opponent
 * @property {boolean} whole a whole deal, and not some position of it
 */

const CARD = /^[ATKQJ9][HDCS]$/;
const MOST = 14;

/** @param {unknown} text @returns {string[]} */
const words = (text) => (typeof text === "string" ? text.split(/\s+/, MOST + 1).filter(Boolean) : []);

/** @param {unknown} value @returns {Card | null} */
const cardOf = (value) => (typeof value === "string" && CARD.test(value) ? /** @type {Card} */ (value) : null);

/** @param {Record<string, unknown>} record @param {number} seat the visitor's @returns {Picture} */
export function pictureOf(record, seat) {
  const { hands, trump, stock, leader = 0, led, moves } = record;
  const hand = words(Array.isArray(hands) ? hands[seat] : null).flatMap((each) => cardOf(each) ?? []);
  const turnup = cardOf(trump);
  const suit = typeof trump === "string" ? trump.slice(-1) : "";
  return {
    hand: hand.slice(0, MOST),
    turnup,
    trump: /^[HDCS]$/.test(suit) ? /** @type {Suit} */ (suit) : null,
    stock: Math.min(words(stock).length, MOST) + (turnup ? 1 : 0),
    led: leader === seat ? null : cardOf(led),
    whole: Array.isArray(moves) && moves.length > 0,
  };
}
