import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { isOffered } from "../scene.js";
import { who } from "../sentences.js";
import { bootView, faultView } from "./boot.js";
import { face, sign } from "./face.js";

/**
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../scene.js").Lying} Lying
 */

/** @param {Playing} model @param {Lying} lying */
function spot({ words, deck, scene }, { seat, card }) {
  const person = who(scene.snapshot, seat);
  const wins = scene.winner === seat ? "spot--win" : "";
  return html`
    <div
      class="spot spot--${person === "you" ? "you" : "opp"} card ${wins}"
      role="img"
      aria-label=${words.text("trick-card", { who: person, ...words.args(card) })}
      data-card=${card}
      data-place="trick"
    >${face(deck, card)}</div>`;
}

/** @param {Playing} model */
function bubble({ words, deck, scene: { says, snapshot } }) {
  if (!says) return nothing;
  const { seat, suit, worth } = says;
  const person = who(snapshot, seat);
  const label = words.text("news-announce", { who: person, suit, worth });
  return html`
    <p class="say say--${person === "you" ? "you" : "opp"} num" role="img" aria-label=${label}>
      ${worth} ${sign(deck, suit)}
    </p>`;
}

/** What the trick is, and whose. @param {Playing} model */
export function trickLabel({ words, scene }) {
  const { winner, trick, snapshot } = scene;
  if (winner === null) return words.text("trick");
  return words.text(trick === "past" ? "trick-past" : "trick-full", { who: who(snapshot, winner) });
}

/** The middle of the table: the trick, or what stands there while there is none. @param {Model} model */
export function trickView(model) {
  const { scene, words, fault } = model;
  if (fault) return faultView(model, fault);
  if (!scene) return bootView(model);
  const playing = { ...model, scene };
  const { phase } = scene.snapshot;
  const toPlay = (phase === "lead" || phase === "answer") && !isOffered(scene.snapshot);
  const yours = toPlay && !scene.still && scene.trick === "open";
  return html`
    <section role="group" class="trick trick--${scene.trick}" part="trick" aria-label=${trickLabel(playing)}>
      <div class="spots">
      ${yours ? html`<div class="spot spot--you spot--empty" aria-hidden="true">${words.text("your-card")}</div>` : nothing}
      ${repeat(
        scene.lying,
        ({ card }) => card,
        (lying) => spot(playing, lying),
      )}
      </div>
      ${bubble(playing)}
    </section>`;
}
