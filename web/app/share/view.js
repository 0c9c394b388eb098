import { html, nothing } from "lit";
import { icon } from "../../table/views/icons.js";
import { addressView } from "../address.js";
import { pickView } from "../files.js";
import { screenHead } from "../head.js";
import { DEALS } from "./file.js";
import { isView } from "./seats.js";

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

/** @param {Words} words @param {ShareState} state @param {ShareActions} actions */
const sending = (words, { sent, link, copied, system }, actions) => html`
  <p>${words.text(sent && isView(sent) ? "share-what-position" : "share-what-deal")}</p>
  <p class="muted">${words.text("share-how")}</p>
  ${addressView(words.text("share-link"), link)}
  <p class="muted" role="status">${copied === "marked" || copied === "instead" ? words.text(`share-${copied}`) : nothing}</p>
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
    ${screenHead(words, words.text("share"), actions.close)}
    ${state.sent ? sending(words, state, actions) : html`<p data-nothing>${words.text("share-none", { covered: state.covered ? "yes" : "no" })}</p>`}
    <section class="share-open">
      <h3>${words.text("open-title")}</h3>
      <p>${words.text("open-how")}</p>
      ${pickView(words.text("open-file"), DEALS, actions.read)}
    </section>
  </div>`;
