import { html, nothing } from "lit";
import { face } from "../../views/face.js";
import { ownSide, sideOf } from "../people.js";
import { laid } from "../scene.js";
import { mark } from "./mark.js";
import { lyingText } from "./trick.js";

/**
 * The first trick of each side, which lies open, and how many there are; with the points where they decide.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 */

/** Contracts in which points are counted. */
const COUNTED = new Set(["N", "S", "KS"]);

/** What a side has counted, and in brackets what does not count yet. @param {ManyPlaying} model @param {number} side */
function points({ words, scene: { snapshot } }, side) {
  const { contract, points: counted, pending } = snapshot;
  const count = counted[side] ?? null;
  if (!contract || !COUNTED.has(contract.code) || count === null) return nothing;
  const waits = pending[side] ?? 0;
  return html`
    <b class="pts num"><span class="vh">${words.text("points-spoken", { points: count, pending: waits })}</span><span aria-hidden="true"
      >${count}${waits ? html` <i>(+${waits})</i>` : nothing}</span></b>`;
}

/** @param {ManyPlaying} model @param {"own" | "other"} whose */
export function keptView(model, whose) {
  const { words, deck, scene } = model;
  const { snapshot } = scene;
  const ours = whose === "own";
  const side = ours ? ownSide(snapshot) : 1 - ownSide(snapshot);
  const trick = snapshot.first_tricks[side] ?? null;
  const called = sideOf(snapshot, side);
  const count = snapshot.tricks[side] ?? 0;
  return html`
    <section class="kept kept--${ours ? "we" : "they"}" data-pile=${side} aria-label=${words.text("kept", { side: called })}>
      <h2>${mark(ours)}<span>${words.text("many-team", { side: called })}</span>${points(model, side)}</h2>
      ${
        trick
          ? html`
              <ul>
                ${laid(trick).map(
                  (lying) => html`
                    <li><span class="card ${lying.seat === trick.winner ? "win" : ""}" role="img" aria-label=${lyingText(model, lying)}>${face(deck, lying.card)}</span></li>`,
                )}
                <li class="more num"><span aria-hidden="true">${count}</span><span class="vh">${words.text("tricks-count", { tricks: count })}</span></li>
              </ul>`
          : html`<p class="kept-none">${words.text("kept-none")}</p>`
      }
    </section>`;
}
