import { html, nothing } from "lit";
import { who } from "../sentences.js";
import { face } from "./face.js";
import { footView, headView } from "./sheet.js";

/**
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../../python/messages.js").Result} Result
 * @typedef {import("../../python/messages.js").Trick} Trick
 * @typedef {import("../../python/messages.js").Seat} Seat
 * @typedef {import("../../python/messages.js").Card} Card
 */

/** @param {Playing} model @param {Card} card @param {string} label @param {boolean} [wins] */
const shown = ({ deck }, card, label, wins = false) =>
  html`<span class="seen ${wins ? "win" : ""}" role="img" aria-label=${label}>${face(deck, card)}</span>`;

/** @param {Playing} model @param {Trick} trick @param {number} index */
function row(model, { cards, leader, winner, points }, index) {
  const { words, scene } = model;
  return html`
    <li>
      <span class="no num">${index + 1}</span>
      ${cards.map((card, place) => {
        const seat = place === 0 ? leader : 1 - leader;
        const label = words.text("trick-card", { who: who(scene.snapshot, seat), ...words.args(card) });
        return shown(model, card, label, seat === winner);
      })}
      <span>${words.text("review-trick", { who: who(scene.snapshot, winner) })}</span>
      <span class="p num">${words.text("review-points", { points })}</span>
    </li>`;
}

/** @param {Playing} model @param {Result} result @param {Seat} seat */
function left(model, { hands }, seat) {
  const { words, scene } = model;
  const hand = hands[seat] ?? [];
  if (hand.length === 0) return nothing;
  return html`
    <section class="left">
      <h3>${words.text("review-left", { who: who(scene.snapshot, seat) })}</h3>
      <p>${hand.map((card) => shown(model, card, words.card(card)))}</p>
    </section>`;
}

/** All tricks of a deal and the cards left. @param {Playing} model @param {Result} result */
export function reviewView(model, result) {
  const { words, scene, actions } = model;
  const { seat, deal } = scene.snapshot;
  const close = () => actions.review(false);
  return html`
    <div class="sheet-in review">
      ${headView(words, { id: "result-title", title: words.text("review", { deal }), closes: "review-close" }, close)}
      ${
        result.trick_list.length
          ? html`<ol class="log">${result.trick_list.map((trick, index) => row(model, trick, index))}</ol>`
          : html`<p class="lead">${words.text("review-no-trick")}</p>`
      }
      ${left(model, result, seat)}${left(model, result, scene.opponent)}
      ${footView(words, close, "review-close")}
    </div>`;
}
