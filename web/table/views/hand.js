import { html } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { isOffered, marriageWorth } from "../scene.js";
import { vars } from "../vars.js";
import { back, face } from "./face.js";
import { hinted, hintedBy, tip } from "./hint.js";

/**
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../decks.js").Card} Card
 */

/** As many places as a hand usually has, before the rules are known. */
const PLACES = 5;

/** A longer hand stands in two rows where there is no room for one. */
const LONG = 7;

/** Where a card lies in the fan: `--d` counts from its middle. @param {number} index @param {number} count */
const place = (index, count) => vars({ "--d": index - (count - 1) / 2 });

/** A card's name and what is special about it now. @param {Playing} model @param {Card} card */
export function cardLabel({ words, scene }, card) {
  const name = words.args(card);
  if (scene.snapshot.refused[card]) return words.text("card-refused", name);
  const worth = marriageWorth(scene, card);
  return worth ? words.text("card-marriage", { ...name, worth }) : words.text("card", name);
}

/** @param {Playing} model @param {Card} card @param {number} index */
function cardView(model, card, index) {
  const { scene, deck, actions } = model;
  const refused = !scene.still && scene.snapshot.refused[card] !== undefined;
  // While the computer is to move, or a question is open, the hand is not dimmed: nothing is wrong with the cards.
  const dimmed = refused && scene.snapshot.phase !== "waiting" && !isOffered(scene.snapshot);
  const worth = refused ? undefined : marriageWorth(scene, card);
  const best = hinted(model, card);
  return html`
    <li ${place(index, scene.hand.length)}>
      <button
        type="button"
        class=${classMap({ card: true, "card--out": dimmed })}
        data-card=${card}
        data-place="hand"
        ?data-hint=${best}
        aria-describedby=${hintedBy(best)}
        aria-label=${cardLabel(model, card)}
        aria-disabled=${refused ? "true" : "false"}
        @click=${() => actions.card(card)}
      >${face(deck, card)}${worth ? html`<span class="mark num" aria-hidden="true">${worth}</span>` : ""}${best ? tip() : ""}</button>
    </li>`;
}

/** Cards face down, before they can be seen. @param {Model} model */
const covered = ({ words }) => html`
  <ol class="hand" part="hand" aria-label=${words.text("hand-dealing")} ${vars({ "--n": PLACES })}>
    ${Array.from(
      { length: PLACES },
      (_, index) => html`<li ${place(index, PLACES)}><span class="card">${back()}</span></li>`,
    )}
  </ol>`;

/** The person's cards as buttons. @param {Model} model */
export function handView(model) {
  const { scene, words } = model;
  if (!scene) return covered(model);
  // With fewer cards those left do not move apart.
  const count = Math.max(Number(model.parameters.hand_size ?? PLACES), scene.snapshot.hand.length);
  return html`
    <ol class="hand ${count >= LONG ? "hand--long" : ""}" part="hand" aria-label=${words.text("hand")} ${vars({ "--n": count })}>
      ${repeat(
        scene.hand,
        (card) => card,
        (card, index) => cardView({ ...model, scene }, card, index),
      )}
    </ol>`;
}
