import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { isManyScene } from "../kinds.js";
import { isOffered, marriageWorth } from "../scene.js";
import { vars } from "../vars.js";
import { back, face } from "./face.js";
import { hinted, hintedBy, tip } from "./hint.js";

/**
 * @typedef {import("../kinds.js").AnyModel} Model
 * @typedef {import("../kinds.js").AnyScene} AnyScene
 * @typedef {import("../model.js").Playing<AnyScene>} Playing
 * @typedef {import("../decks.js").Card} Card
 */

/** As many places as a hand usually has, before the rules are known. */
const PLACES = 5;

/** A longer hand stands in two rows where there is no room for one. */
const LONG = 7;

/** Where a card lies in the fan: `--d` counts from its middle. @param {number} index @param {number} count */
const place = (index, count) => vars({ "--d": index - (count - 1) / 2 });

/** Phases in which nothing is wrong with the cards, though none can be played. */
const BEFORE = new Set(["waiting", "trump", "bid", "double"]);

/** Whether nothing is wrong with the cards though none can be played: others are to move, or a question is open. @param {AnyScene["snapshot"]} snapshot */
export const isIdle = (snapshot) => BEFORE.has(snapshot.phase) || isOffered(snapshot);

/** A card that may be laid away: whether it is to be, and whether it came from the talon. @param {Playing} model @param {Card} card */
export function picking({ scene, choices }, card) {
  if (!isManyScene(scene) || scene.snapshot.phase !== "lay-away") return null;
  return { chosen: choices.away.includes(card), fresh: scene.snapshot.talon?.seen.includes(card) ?? false };
}

/** A card's name and what is special about it now. @param {Playing} model @param {Card} card */
export function cardLabel(model, card) {
  const { words, scene } = model;
  const name = words.args(card);
  const pick = picking(model, card);
  if (pick) return words.text(pick.fresh ? "card-talon" : "card", name);
  if (scene.snapshot.refused[card]) return words.text("card-refused", name);
  const worth = marriageWorth(scene, card);
  return worth ? words.text("card-marriage", { ...name, worth }) : words.text("card", name);
}

/** @param {Playing} model @param {Card} card @param {number} index */
function cardView(model, card, index) {
  const { scene, deck, actions } = model;
  const pick = picking(model, card);
  const refused = !pick && !scene.still && scene.snapshot.refused[card] !== undefined;
  const dimmed = refused && !isIdle(scene.snapshot);
  const worth = refused || pick ? undefined : marriageWorth(scene, card);
  const best = hinted(model, card);
  return html`
    <li ${place(index, scene.hand.length + faceDown(scene))}>
      <button
        type="button"
        class=${classMap({ card: true, "card--out": dimmed })}
        data-card=${card}
        data-place="hand"
        ?data-hint=${best}
        aria-describedby=${hintedBy(best)}
        aria-label=${cardLabel(model, card)}
        aria-disabled=${refused ? "true" : "false"}
        aria-pressed=${pick ? String(pick.chosen) : nothing}
        @click=${() => actions.card(card)}
      >${face(deck, card)}${worth ? html`<span class="mark num" aria-hidden="true">${worth}</span>` : ""}${
        pick?.fresh ? html`<span class="mark mark--talon" aria-hidden="true">${model.words.text("talon")}</span>` : ""
      }${best ? tip() : ""}</button>
    </li>`;
}

/** Cards that may not be looked at, or not yet. @param {AnyScene} scene */
const faceDown = (scene) => (isManyScene(scene) ? scene.snapshot.face_down : scene.down);

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
  const down = faceDown(scene);
  const size = scene.snapshot.game === "talon" ? 6 : PLACES;
  const count = Math.max(Number(model.parameters.hand_size ?? size), scene.snapshot.hand.length + down);
  const long = count < LONG ? "" : isManyScene(scene) ? "hand--8" : "hand--long";
  return html`
    <ol class="hand ${long}" part="hand" aria-label=${words.text("hand")} ${vars({ "--n": count })}>
      ${repeat(
        scene.hand,
        (card) => card,
        (card, index) => cardView({ ...model, scene }, card, index),
      )}${Array.from(
        { length: down },
        (_, index) => html`
          <li ${place(scene.hand.length + index, count)}>
            <span class="card" role="img" aria-label=${words.text("card-down")}>${back()}</span>
          </li>`,
      )}
    </ol>`;
}
