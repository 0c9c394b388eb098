import { html } from "lit";
import { faceId, signId } from "../decks.js";

/**
 * @typedef {import("../decks.js").Deck} Deck
 * @typedef {import("../decks.js").Card} Card
 * @typedef {import("../decks.js").Suit} Suit
 */

/** @param {string} id @param {string} extra class */
const card = (id, extra) => html`
  <svg class="face ${extra}" viewBox="0 0 240 372" aria-hidden="true"><use href="#${id}"></use></svg>`;

/** A card's face. @param {Deck} deck @param {Card} of @param {string} [extra] class */
export const face = (deck, of, extra = "") => card(faceId(deck, of), extra);

/** A card face down: all are alike. @param {string} [extra] class */
export const back = (extra = "") => card("card-back", extra);

/** The sign of a suit on a disc of paper. @param {Deck} deck @param {Suit} suit */
export const sign = (deck, suit) => html`
  <svg class="suit" viewBox="0 0 100 100" aria-hidden="true"><use href="#${signId(deck, suit)}"></use></svg>`;
