import { html } from "lit";
import { face } from "../../views/face.js";
import { AWAY } from "../choices.js";

/**
 * The places for the cards that the declarer lays away.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 */

/** @param {ManyPlaying} model */
export function awayView({ words, deck, choices }) {
  return html`
    <section class="trick away" role="group" part="trick" aria-label=${words.text("away")}>
      <div class="places">
        ${Array.from({ length: AWAY }, (_, index) => {
          const card = choices.away[index];
          return card
            ? html`<div class="spot card" role="img" aria-label=${words.card(card)}>${face(deck, card)}</div>`
            : html`<div class="spot spot--empty num" role="img" aria-label=${words.text("away-none")}>${index + 1}</div>`;
        })}
      </div>
    </section>`;
}
