import { html, nothing } from "lit";
import { icon } from "../../table/views/icons.js";
import { isView } from "./screen.js";

/**
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./screen.js").ShareState} ShareState
 * @typedef {object} ShareActions
 * @property {() => void} copy
 * @property {() => void} send
 * @property {() => void} save
 * @property {(file: File) => void} read
 * @property {() => void} close
 */

/** @param {Event} event @param {(file: File) => void} read */
function picked(event, read) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  if (file) read(file);
  // The same file may be picked again after it has been changed.
  input.value = "";
}

/** A file with a deal, to be picked. @param {Words} words @param {(file: File) => void} read */
export const pickView = (words, read) => html`
  <label class="btn pick">
    ${words.text("open-file")}
    <input type="file" accept=".json,.jsonl,application/json" data-file
      @change=${(/** @type {Event} */ event) => picked(event, read)} />
  </label>`;

/** @param {Words} words @param {ShareState} state @param {ShareActions} actions */
const sending = (words, { sent, link, copied, system }, actions) => html`
  <p>${words.text(sent && isView(sent) ? "share-what-position" : "share-what-deal")}</p>
  <p class="muted">${words.text("share-how")}</p>
  <input class="link" readonly data-link aria-label=${words.text("share-link")} .value=${link}
    @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
  <p class="muted" role="status">${copied === "marked" ? words.text("share-marked") : nothing}</p>
  <div class="share-ways">
    <button type="button" class="btn btn--main" data-copy @click=${actions.copy}>
      ${words.text(copied === "copied" ? "share-copied" : "share-copy")}
    </button>
    ${system ? html`<button type="button" class="btn" data-send @click=${actions.send}>${icon("send")} ${words.text("share-send")}</button>` : nothing}
    <button type="button" class="btn" data-save @click=${actions.save}>${words.text("share-save")}</button>
  </div>`;

/** @param {Words} words @param {ShareState} state @param {ShareActions} actions */
export const shareView = (words, state, actions) => html`
  <div class="sheet-in share">
    <header class="m-head">
      <h2 id="over-title">${words.text("share")}</h2>
      <button type="button" class="icon" data-close aria-label=${words.text("close")} @click=${actions.close}>${icon("cross")}</button>
    </header>
    ${state.sent ? sending(words, state, actions) : html`<p data-nothing>${words.text("share-none", { covered: state.covered ? "yes" : "no" })}</p>`}
    <section class="share-open">
      <h3>${words.text("open-title")}</h3>
      <p>${words.text("open-how")}</p>
      ${pickView(words, actions.read)}
    </section>
  </div>`;
