import { html, nothing } from "lit";
import { pickView } from "../files.js";
import { date } from "./format.js";
import { inOrder } from "./line.js";

/**
 * Saving all that is kept as a file, taking such a file in, deleting everything.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./file.js").Content} Content
 *
 * @typedef {{step: "chosen", made: string, content: Content, replace: boolean, safe: boolean}} Chosen a file, and what is to
 *   become of it: whether it takes the place of what is here, and whether that is saved before
 * @typedef {{step: "idle"}
 *   | Chosen
 *   | {step: "bad", fault: import("./file.js").Fault | "storage", place: string}
 *   | {step: "merged", deals: number}
 *   | {step: "saved", file: string}
 *   | {step: "delete"}} Keeping what is being asked or told
 *
 * @typedef {object} KeepingActions
 * @property {() => void} save
 * @property {(file: File) => void} pick
 * @property {(change: {replace?: boolean, safe?: boolean}) => void} choose
 * @property {() => void} take
 * @property {() => void} askDelete
 * @property {() => void} remove
 * @property {() => void} cancel
 */

/** @param {string} name @param {string} text @param {() => void} act @param {string} [form] */
const button = (name, text, act, form = "") =>
  html`<button type="button" class="btn ${form}" data-keep=${name} @click=${act}>${text}</button>`;

/** What a file holds. @param {Words} words @param {Chosen} keeping */
function found(words, { made, content: { deals, game } }) {
  const days = inOrder(deals).map(({ at }) => date(words, at));
  const [from, to] = [days.at(0) ?? "", days.at(-1) ?? ""];
  const span = from === to ? "day" : "days";
  return html`
    <p>${words.text("stats-found", { date: date(words, made) })}</p>
    <ul data-found>
      <li>${words.text("stats-found-deals", { deals: deals.length, from, to, span })}</li>
      <li>${words.text("stats-found-game", { game: game === null ? "no" : "yes" })}</li>
      <li>${words.text("stats-found-settings")}</li>
    </ul>`;
}

/** @param {Words} words @param {"merge" | "replace"} name @param {boolean} chosen @param {() => void} choose */
const way = (words, name, chosen, choose) => html`
  <label class="prof">
    <input type="radio" name="take" value=${name} .checked=${chosen} aria-describedby="about-${name}" @change=${choose} />
    <b>${words.text(`stats-${name}`)}</b><small id="about-${name}">${words.text(`stats-${name}-note`)}</small>
  </label>`;

/** @param {Words} words @param {Chosen} keeping @param {KeepingActions} actions */
function offer(words, keeping, actions) {
  const { replace, safe } = keeping;
  const text = words.text(replace ? "stats-replace-do" : "stats-merge-do");
  return html`
    <div class="ask" role="group" aria-label=${words.text("stats-import")}>
      ${found(words, keeping)}
      <fieldset class="profs">
        <legend>${words.text("stats-take")}</legend>
        ${way(words, "merge", !replace, () => actions.choose({ replace: false }))}
        ${way(words, "replace", replace, () => actions.choose({ replace: true }))}
      </fieldset>
      ${
        replace
          ? html`
            <label class="row row--sw">
              <span>${words.text("stats-safe")}<small>${words.text("stats-safe-note")}</small></span>
              <input type="checkbox" role="switch" data-safe .checked=${safe}
                @change=${(/** @type {Event} */ { target }) =>
                  actions.choose({ safe: /** @type {HTMLInputElement} */ (target).checked })} />
            </label>`
          : nothing
      }
      <div class="keeps">
        ${button("take", text, actions.take, replace ? "btn--bad" : "btn--main")}
        ${button("cancel", words.text("stats-cancel"), actions.cancel)}
      </div>
    </div>`;
}

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
    case "saved":
      return html`<p role="status" data-saved>${words.text("stats-saved", { file: keeping.file })}</p>`;
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
