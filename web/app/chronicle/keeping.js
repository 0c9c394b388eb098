import { html, nothing } from "lit";
import { pickView } from "../files.js";
import { date } from "./format.js";

/**
 * Saving all that is kept as a file, taking such a file in, deleting everything.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./file.js").Content} Content
 *
 * @typedef {{step: "idle"}
 *   | {step: "chosen", made: string, content: Content}
 *   | {step: "bad", fault: import("./file.js").Fault | "storage", place: string}
 *   | {step: "merged", deals: number}
 *   | {step: "delete"}} Keeping what is being asked or told
 *
 * @typedef {object} KeepingActions
 * @property {() => void} save
 * @property {(file: File) => void} pick
 * @property {(replace: boolean) => void} take
 * @property {() => void} askDelete
 * @property {() => void} remove
 * @property {() => void} cancel
 */

/** @param {string} name @param {string} text @param {() => void} act @param {string} [form] */
const button = (name, text, act, form = "") =>
  html`<button type="button" class="btn ${form}" data-keep=${name} @click=${act}>${text}</button>`;

/** @param {Words} words @param {Extract<Keeping, {step: "chosen"}>} keeping @param {KeepingActions} actions */
const offer = (words, { made, content: { deals, game } }, actions) => html`
  <div class="ask" role="group" aria-label=${words.text("stats-import")}>
    <p data-found>${words.text("stats-found", { date: date(words, made), deals: deals.length, game: game === null ? "no" : "yes" })}</p>
    <dl>
      <dt>${button("merge", words.text("stats-merge"), () => actions.take(false), "btn--main")}</dt>
      <dd>${words.text("stats-merge-note")}</dd>
      <dt>${button("replace", words.text("stats-replace"), () => actions.take(true))}</dt>
      <dd>${words.text("stats-replace-note")}</dd>
    </dl>
    ${button("cancel", words.text("stats-cancel"), actions.cancel)}
  </div>`;

/** @param {Words} words @param {KeepingActions} actions */
const confirmation = (words, actions) => html`
  <div class="ask" role="alert">
    <p>${words.text("stats-delete-ask")}</p>
    <div class="keeps">
      ${button("remove", words.text("stats-delete-do"), actions.remove, "btn--bad")}
      ${button("cancel", words.text("stats-cancel"), actions.cancel)}
    </div>
  </div>`;

/** @param {Words} words @param {Keeping} keeping @param {KeepingActions} actions */
function news(words, keeping, actions) {
  switch (keeping.step) {
    case "chosen":
      return offer(words, keeping, actions);
    case "delete":
      return confirmation(words, actions);
    case "bad": {
      const { fault, place } = keeping;
      return html`<p class="refused" role="alert" data-bad=${fault}>${words.text(`stats-bad-${fault}`, { place })}</p>`;
    }
    case "merged":
      return html`<p role="status" data-merged>${words.text("stats-merged", { deals: keeping.deals })}</p>`;
    default:
      return nothing;
  }
}

/** @param {Words} words @param {Keeping} keeping @param {KeepingActions} actions */
export const keepingView = (words, keeping, actions) => html`
  <section class="panel keeping" data-panel="keeping">
    <h3>${words.text("stats-keeping")}</h3>
    <p class="note">${words.text("stats-keeping-note")}</p>
    <div class="keeps">
      ${button("save", words.text("stats-export"), actions.save)}
      ${pickView(words.text("stats-import"), ".json,application/json", actions.pick)}
      ${button("delete", words.text("stats-delete"), actions.askDelete)}
    </div>
    ${news(words, keeping, actions)}
  </section>`;
