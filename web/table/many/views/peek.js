import { html, nothing } from "lit";
import { face } from "../../views/face.js";
import { whoOf } from "../people.js";
import { laid } from "../scene.js";
import { lyingText } from "./trick.js";

/**
 * The last trick, shown over the table until the next press.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 */

/** @param {ManyPlaying} model */
export function manyPeekView(model) {
  const { words, deck, scene, open } = model;
  if (open?.kind !== "last") return nothing;
  const { last_trick: last } = scene.snapshot;
  const title = last
    ? words.text("many-trick-past", whoOf(scene.snapshot, words, last.winner))
    : words.text("peek-none-yet");
  return html`
    <div class="peek peek--many" role="dialog" aria-label=${title} tabindex="-1">
      ${
        last
          ? html`<ol><li>${laid(last).map((lying) => html`<span class="seen ${lying.seat === last.winner ? "win" : ""}" role="img" aria-label=${lyingText(model, lying)}>${face(deck, lying.card)}</span>`)}</li></ol>`
          : nothing
      }
      <span class="title-line">${title}</span>
    </div>`;
}
