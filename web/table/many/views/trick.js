import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { face, sign } from "../../views/face.js";
import { nameOf, placeOf, whoOf } from "../people.js";
import { SIDES } from "./seats.js";

/**
 * The trick of three or four.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {import("../../scene.js").Lying} Lying
 */

/** @param {ManyPlaying} model @param {Lying} lying */
export const lyingText = ({ words, scene: { snapshot } }, { seat, card }) =>
  words.text("many-trick-card", { name: nameOf(snapshot, words, seat), ...words.args(card) });

/** @param {ManyPlaying} model @param {Lying} lying */
function spot(model, lying) {
  const { deck, scene } = model;
  const { seat, card } = lying;
  const wins = scene.winner === seat ? "spot--win" : "";
  return html`
    <div class="spot spot--${SIDES[placeOf(scene.snapshot, seat)]} card ${wins}" role="img" aria-label=${lyingText(model, lying)}
      data-card=${card} data-place="trick" data-seat=${seat}>${face(deck, card)}</div>`;
}

/** @param {ManyPlaying} model */
function bubble({ words, deck, scene: { says, snapshot } }) {
  if (!says) return nothing;
  const { seat, suit, worth } = says;
  const label = words.text("many-announce", { ...whoOf(snapshot, words, seat), suit, worth });
  return html`
    <p class="say say--${SIDES[placeOf(snapshot, seat)]} num" role="img" aria-label=${label}>${worth} ${sign(deck, suit)}</p>`;
}

/** What the trick is, and whose. @param {ManyPlaying} model */
export function manyTrickLabel({ words, scene: { winner, trick, snapshot } }) {
  if (winner === null) return words.text("trick");
  return words.text(trick === "past" ? "many-trick-past" : "many-trick-full", whoOf(snapshot, words, winner));
}

/** The places without a card: one's own while it is awaited, and that of who sits out. @param {ManyPlaying} model */
function empty({ words, scene }) {
  const { phase, seats, seat: own } = scene.snapshot;
  const yours = (phase === "lead" || phase === "answer") && !scene.still && scene.trick === "open";
  const out = seats.find(({ out: sits, seat }) => sits && seat !== own);
  return html`
    ${yours ? html`<div class="spot spot--s spot--empty" aria-hidden="true">${words.text("your-card")}</div>` : nothing}
    ${out ? html`<div class="spot spot--${SIDES[placeOf(scene.snapshot, out.seat)]} spot--out" aria-hidden="true">${words.text("badge-out")}</div>` : nothing}`;
}

/** @param {ManyPlaying} model */
export function manyTrickView(model) {
  const { scene } = model;
  return html`
    <section role="group" class="trick trick--${scene.trick} trick--seats" part="trick" aria-label=${manyTrickLabel(model)}>
      <div class="spots">
        ${empty(model)}
        ${repeat(
          scene.lying,
          ({ card }) => card,
          (lying) => spot(model, lying),
        )}
      </div>
      ${bubble(model)}
    </section>`;
}
