import { html, nothing } from "lit/html.js";
import { rankOf, suitOf } from "../table/decks.js";
import { back, face, sign } from "../table/views/face.js";

/**
 * The frame before its game: the position as a picture and in words, and the button that starts.
 *
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("../table/decks.js").Deck} Deck
 * @typedef {import("../table/decks.js").Card} Card
 * @typedef {{id: string, reason?: string, where?: string}} Fault
 * @typedef {object} Poster
 * @property {Words} words
 * @property {Deck} deck
 * @property {string} rules of a new game
 * @property {Picture | null} picture null for a new game
 * @property {boolean} isPuzzle a move is to be found
 * @property {string} note of the record
 * @property {"ready" | "starting" | "failed"} state
 * @property {Fault | null} fault
 * @property {string} site address of the game's own page
 * @property {() => void} start
 */

const BACKS = /** @type {Card[]} */ (Array.from({ length: 5 }));

/** @param {Words} words @param {Picture} picture */
function described(words, { hand, turnup, trump, stock, led }) {
  const named = /** @param {Card} card */ (card) => ({ suit: suitOf(card), rank: rankOf(card) });
  return [
    trump && words.text("embed-trump", { suit: trump }),
    words.text("embed-stock", { cards: stock }),
    turnup && stock > 0 && words.text("embed-turnup", named(turnup)),
    led && words.text("embed-led", named(led)),
    hand.length > 0 && words.text("embed-hand", { cards: words.list(hand.map((card) => words.card(card))) }),
  ].filter(Boolean);
}

/** @param {Poster} poster */
function drawn({ words, deck, rules, picture }) {
  const { hand, turnup, trump, stock, led } = picture ?? { hand: [], turnup: null, trump: null, stock: 10, led: null };
  const shown = hand.length > 0 ? hand : BACKS;
  return html`
    <div class="p-pic" role="img" aria-label=${picture ? described(words, picture).join(" ") : words.text("embed-new", { rules })}>
      <div class="p-mid">
        ${
          stock > 0
            ? html`<span class="p-stock">${turnup ? face(deck, turnup, "p-up") : nothing}${back("", deck.drawings)}</span>`
            : nothing
        }
        ${trump && !(turnup && stock > 0) ? html`<span class="p-trump">${sign(deck, trump)}</span>` : nothing}
        ${led ? html`<span class="p-led">${face(deck, led)}</span>` : nothing}
      </div>
      <div class="p-hand">${shown.map((card) => html`<span>${card ? face(deck, card) : back("", deck.drawings)}</span>`)}</div>
    </div>`;
}

/** @param {Poster} poster */
function titleOf({ picture, isPuzzle }) {
  if (!picture) return "embed-new";
  if (isPuzzle) return "embed-find";
  return picture.whole ? "embed-deal" : "embed-position";
}

/** @param {Poster} poster */
export function posterView(poster) {
  const { words, rules, isPuzzle, note, state, fault, site, start } = poster;
  const title = titleOf(poster);
  return html`
    <div class="poster">
      ${drawn(poster)}
      <div class="p-say">
        <p class="p-title">${note || words.text(title, { rules })}</p>
        ${isPuzzle && note ? html`<p>${words.text("embed-find")}</p>` : nothing}
        ${fault ? html`<p role="alert">${words.text(fault.id, { reason: fault.reason ?? "", where: fault.where ?? "" })}</p>` : nothing}
        ${state === "failed" ? html`<p role="alert">${words.text("embed-failed")}</p>` : nothing}
        ${
          state === "starting"
            ? html`<p role="status">${words.text("embed-starting")}</p>`
            : html`<button type="button" class="btn btn--main" data-start @click=${start}>${words.text("embed-play")}</button>`
        }
        <a href=${site} target="_blank" rel="noopener">${words.text("embed-site")}</a>
      </div>
    </div>`;
}
