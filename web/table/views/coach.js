import { html, nothing } from "lit";
import { tipText } from "../tips.js";

/** @typedef {import("../model.js").Model} Model */

/** @param {Model} model */
const noMore = ({ words, actions }) => html`
  <button type="button" class="btn" data-tips-off @click=${() => actions.tip(false)}>${words.text("tips-off")}</button>`;

/** What a beginner may want to know now, above the trick. @param {Model} model */
export function coachView(model) {
  const { words, scene, tip, actions } = model;
  if (!scene || !tip || scene.snapshot.result) return nothing;
  return html`
    <section class="coach" aria-label=${words.text("tips")} data-tip=${tip.key}>
      <p>${tipText(tip.key, scene.snapshot, words)}</p>
      <div class="coach-do">
        <button type="button" class="btn btn--main" data-tip-next @click=${() => actions.tip(true)}>${words.text("tip-next")}</button>
        ${noMore(model)}
      </div>
    </section>`;
}

/** The same on the sheet at the end of a deal. @param {Model} model */
export function coachNoteView(model) {
  const { words, scene, tip } = model;
  if (!scene || tip?.key !== "lost") return nothing;
  return html`
    <section class="coach-note" aria-label=${words.text("tips")} data-tip="lost">
      <p id="result-tip">${tipText("lost", scene.snapshot, words)}</p>
      ${noMore(model)}
    </section>`;
}
