import { html } from "lit";
import { back } from "./face.js";
import { icon } from "./icons.js";

/**
 * What lies over the whole table between the turns of two people.
 *
 * @typedef {import("../kinds.js").AnyModel} Model
 */

/** @param {Model} model @param {NonNullable<Model["cover"]>} cover */
export const coverView = ({ words, actions }, { name, first }) => html`
  <section class="handover" aria-labelledby="cover-title">
    <div class="handover-in">
      <p class="handover-backs" aria-hidden="true"><span class="card">${back()}</span><span class="card">${back()}</span></p>
      <div role="status">
        <h2 id="cover-title">${words.text(first ? "cover-first" : "cover-turn", { name })}</h2>
        <p>${words.text("cover-how", { name })}</p>
      </div>
      <button type="button" class="btn btn--main" data-uncover @click=${() => actions.uncover()}>
        ${words.text("cover-show")}
      </button>
      <button type="button" class="btn handover-leave" data-leave @click=${() => actions.leave()}>
        ${icon("leave")}<span>${words.text("back-to-match")}</span>
      </button>
    </div>
  </section>`;
