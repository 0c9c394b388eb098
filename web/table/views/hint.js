import { html, nothing } from "lit";
import { PERSON } from "../../python/covers.js";
import { hintSentences, moveName, prospects, reasonText, toDo } from "../hints.js";
import { positionOf } from "../kinds.js";
import { vars } from "../vars.js";
import { icon } from "./icons.js";

/**
 * @typedef {import("../kinds.js").AnyModel} AnyModel
 * @typedef {import("../kinds.js").AnyScene} AnyScene
 * @typedef {import("../kinds.js").AnySnapshot} AnySnapshot
 * @typedef {import("../model.js").Playing<AnyScene>} Playing
 * @typedef {import("../hints.js").Hint} Hint
 * @typedef {import("../hints.js").Value} Value
 */

/** Whether there are hints in a game at all; between two people the computer keeps out of it. @param {AnySnapshot} snapshot */
export const hasHints = ({ game, level }) => game !== "tute" && level !== PERSON;

/** Whether a hint can be asked for now. @param {AnyModel} model */
export function advisable({ scene, fault }) {
  if (!scene || scene.still || fault) return false;
  const { snapshot } = scene;
  return hasHints(snapshot) && !snapshot.watching && snapshot.turn === snapshot.seat && !snapshot.result;
}

/** Whether the hint is this move. @param {AnyModel} model @param {string} move */
export const hinted = ({ hint }, move) => hint?.move === move;

/** What describes a button that the hint is about. @param {boolean} best */
export const hintedBy = (best) => (best ? "hint" : nothing);

/** Marks the button that the hint is about. */
export const tip = () => html`<span class="tip" aria-hidden="true">${icon("hint")}</span>`;

/** Asks for a hint. @param {AnyModel} model */
export function hintToolView(model) {
  const { words, scene, hint, actions, helps } = model;
  if (!helps.includes("hint")) return nothing;
  if (scene && !hasHints(scene.snapshot)) return nothing;
  return html`
    <button type="button" class="icon" id="hint" data-hint-open aria-label=${words.text("hint")}
      aria-disabled=${advisable(model) ? "false" : "true"} aria-expanded=${String(hint !== null)}
      @click=${() => actions.hint()}>${icon("hint")}</button>`;
}

/** A move's chance to win as a bar with its number, and its worth. @param {Playing} model @param {Hint} hint @param {Value} value */
function row({ words, scene }, hint, { move, win, points }) {
  return html`
    <tr class=${move === hint.move ? "best" : ""}>
      <th scope="row">${moveName(positionOf(scene.snapshot), move, words)}</th>
      <td class="num"><span class="chance" ${vars({ "--v": Math.min(win, 1) })}></span>${words.percent(win)}</td>
      <td class="num">${words.signed(points)}</td>
    </tr>`;
}

/** @param {Playing} model @param {Hint} hint */
const comparison = (model, hint) => html`
  <details>
    <summary>${model.words.text("hint-compare")}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${model.words.text("hint-move")}</th>
          <th scope="col">${model.words.text("hint-win")}</th>
          <th scope="col">${model.words.text("hint-points")}</th>
        </tr>
      </thead>
      <tbody>${hint.values.map((value) => row(model, hint, value))}</tbody>
    </table>
    <p>${model.words.text("hint-points-note")}</p>
  </details>`;

/** @param {string[]} sentences */
const spans = (sentences) => sentences.map((sentence) => html`<span>${sentence} </span>`);

/** The hint, above the hand. @param {AnyModel} model */
export function hintView(model) {
  const { words, scene, hint, actions } = model;
  if (!hint || !scene) return nothing;
  const snapshot = positionOf(scene.snapshot);
  const why = hint.reasons.map((reason) => reasonText(reason, snapshot, words));
  return html`
    <section class="pop advice" aria-label=${words.text("hint")}>
      <header>
        <h2>${icon("hint")}<span>${toDo(hint, snapshot, words)}</span></h2>
        <button type="button" class="icon" aria-label=${words.text("hint-close")} @click=${() => actions.hint()}>
          ${icon("cross")}
        </button>
      </header>
      <p>${spans(why)}</p>
      <p class="muted">${spans(prospects(hint, words))}</p>
      ${hint.values.length > 1 ? comparison({ ...model, scene }, hint) : nothing}
    </section>`;
}

/** The hint inside a question that is open anyway. @param {AnyModel} model */
export function offeredHintView({ words, scene, hint }) {
  if (!hint || !scene) return nothing;
  return html`<p class="ask">${icon("hint")} ${hintSentences(hint, positionOf(scene.snapshot), words)[0]}</p>`;
}
