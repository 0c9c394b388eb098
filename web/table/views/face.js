import { html } from "lit/html.js";
import { faceId, signId } from "../decks.js";

/**
 * @typedef {import("../decks.js").Deck} Deck
 * @typedef {import("../decks.js").Card} Card
 * @typedef {import("../decks.js").Suit} Suit
 */

/** @param {string} id @param {string} extra class @param {string} [drawings] address */
const card = (id, extra, drawings = "") => html`
  <svg class="face ${extra}" viewBox="0 0 240 372" aria-hidden="true"><use href="${drawings}#${id}"></use></svg>`;

/** A card's face. @param {Deck} deck @param {Card} of @param {string} [extra] class */
export const face = (deck, of, extra = "") => card(faceId(deck, of), extra, deck.drawings);

/** A card face down: all are alike. @param {string} [extra] class @param {string} [drawings] address */
export const back = (extra = "", drawings = "") => card("card-back", extra, drawings);

/** The sign of a suit on a disc of paper. @param {Deck} deck @param {Suit} suit */
export const sign = (deck, suit) => html`
  <svg class="suit" viewBox="0 0 100 100" aria-hidden="true"><use href="${deck.drawings ?? ""}#${signId(deck, suit)}"></use></svg>`;
