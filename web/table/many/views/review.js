import { html } from "lit";
import { face } from "../../views/face.js";
import { footView, headView } from "../../views/sheet.js";
import { whoOf } from "../people.js";
import { laid } from "../scene.js";
import { lyingText } from "./trick.js";

/**
 * All tricks of a deal, in the order played.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {import("../../../python/messages.js").AuctionResult} Result
 */

/** @param {ManyPlaying} model @param {Result["trick_list"][number]} trick @param {number} index */
function row(model, trick, index) {
  const { words, deck, scene } = model;
  return html`
    <li>
      <span class="no num">${index + 1}</span>
      <span class="r-cards">${laid(trick).map(
        (lying) =>
          html`<span class="seen ${lying.seat === trick.winner ? "win" : ""}" role="img" aria-label=${lyingText(model, lying)}>${face(deck, lying.card)}</span>`,
      )}</span>
      <span>${words.text("many-trick-full", whoOf(scene.snapshot, words, trick.winner))}</span>
      <span class="p num">${words.text("review-points", { points: trick.points })}</span>
    </li>`;
}

/** @param {ManyPlaying} model @param {Result} result */
export function tricksView(model, { trick_list: tricks }) {
  const { words, scene, actions } = model;
  const close = () => actions.review(false);
  const title = words.text("review", { deal: scene.snapshot.deal });
  return html`
    <div class="sheet-in review review--many">
      ${headView(words, { id: "result-title", title, closes: "review-close" }, close)}
      ${
        tricks.length
          ? html`<ol class="log">${tricks.map((trick, index) => row(model, trick, index))}</ol>`
          : html`<p class="lead">${words.text("review-no-trick")}</p>`
      }
      ${footView(words, close, "review-close")}
    </div>`;
}
