import { html, nothing } from "lit";
import { PERSON } from "../../python/covers.js";
import { icon } from "./icons.js";

/**
 * Taking moves back.
 *
 * @typedef {import("../kinds.js").AnyModel} AnyModel
 */

/** Whether something can be taken back now. @param {AnyModel} model */
export const undoable = ({ scene, fault }) => Boolean(scene && !scene.still && !fault && scene.snapshot.undo);

/** The quiet button. Between two people a move that has been seen stays. @param {AnyModel} model */
export function undoToolView(model) {
  const { words, scene, open, actions, helps } = model;
  if (!helps.includes("undo")) return nothing;
  if (scene?.snapshot.level === PERSON) return nothing;
  return html`
    <button type="button" class="icon" data-undo aria-label=${words.text("undo")}
      aria-disabled=${undoable(model) ? "false" : "true"} aria-haspopup=${scene?.snapshot.practice ? nothing : "dialog"}
      aria-expanded=${scene?.snapshot.practice ? nothing : String(open?.kind === "undo")}
      @click=${() => actions.undo()}>${icon("undo")}</button>`;
}

/** Asked once in a match, which becomes a practice match. @param {AnyModel} model */
export const undoQuestion = ({ words, actions }) => html`
  <div class="pop" role="dialog" aria-label=${words.text("undo")}>
    <p class="ask">${words.text("undo-ask")}</p>
    <div class="pair">
      <button type="button" class="btn" data-option="cancel" @click=${() => actions.close()}>${words.text("cancel")}</button>
      <button type="button" class="btn btn--main" data-option="undo" @click=${() => actions.takeBack()}>
        ${words.text("undo")}
      </button>
    </div>
  </div>`;
