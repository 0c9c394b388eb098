import { html, nothing } from "lit";
import { who } from "../sentences.js";
import { face } from "./face.js";

/**
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../scene.js").Trick} Trick
 */

/** The tricks to be seen. @param {Playing} model @returns {Trick[]} */
function tricks({ open, scene: { snapshot } }) {
  const { piles, last_trick: last } = snapshot;
  if (open?.kind !== "tricks") return last ? [last] : [];
  const seen = piles[open.seat] ?? [];
  const cards = seen.at(-1)?.cards.join();
  return last?.winner === open.seat && last.cards.join() !== cards ? [...seen, last] : seen;
}

/** @param {Playing} model @param {Trick} trick */
function pair({ words, deck, scene: { snapshot } }, { cards, leader, winner }) {
  return html`
    <li>
      ${cards.map((card, index) => {
        const seat = index === 0 ? leader : 1 - leader;
        const label = words.text("trick-card", { who: who(snapshot, seat), ...words.args(card) });
        return html`<span class="seen ${seat === winner ? "win" : ""}" role="img" aria-label=${label}>${face(deck, card)}</span>`;
      })}
    </li>`;
}

/** Tricks that were taken, shown over the opponent's backs as long as the rules let one look. @param {Model} model */
export function peekView(model) {
  const { scene, open, words } = model;
  if (!scene || (open?.kind !== "tricks" && open?.kind !== "last")) return nothing;
  const playing = { ...model, scene };
  const shown = tricks(playing);
  const first = shown[0];
  const seat = open.kind === "tricks" ? open.seat : first?.winner;
  const title =
    seat === undefined || !first
      ? words.text("peek-none")
      : words.text(open.kind === "tricks" ? "peek-tricks" : "trick-past", { who: who(scene.snapshot, seat) });
  return html`
    <div class="peek" role="dialog" aria-label=${title}>
      ${shown.length ? html`<ol>${shown.map((trick) => pair(playing, trick))}</ol>` : nothing}
      <span class="title-line">${title}</span>
    </div>`;
}
