import { html } from "lit";
import { icon } from "../table/views/icons.js";
import { screenHead } from "./head.js";
import { settingsView } from "./settings.js";

/**
 * The menu: where one can go from here, and the settings under it.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Entry something that the menu leads to
 * @property {string} key names its button: `data-entry`
 * @property {string} text message on the button
 * @property {import("../table/views/icons.js").Icon} icon
 * @property {() => void} [act] what it does
 * @property {() => string} [href] or the page that it leads to
 * @property {boolean} [main] what one opens the menu for: stands first, in the colour of action
 * @property {() => boolean} [offered] whether it can be chosen now; always without it
 */

/** @param {Words} words @param {Entry} entry */
function entryView(words, { key, text, icon: name, act, href, main }) {
  const content = html`${icon(name)}<span>${words.text(text)}</span>`;
  const look = main ? "btn btn--main" : "btn";
  return html`
    <li class=${main ? "m-main" : ""}>
      ${
        href
          ? html`<a class=${look} data-entry=${key} href=${href()}>${content}</a>`
          : html`<button type="button" class=${look} data-entry=${key} @click=${act}>${content}</button>`
      }
    </li>`;
}

/** @param {import("./settings.js").State} state @param {readonly Entry[]} entries in their order @param {() => void} close */
export function menuView(state, entries, close) {
  const { words } = state;
  const offered = entries.filter((entry) => entry.offered?.() ?? true);
  return html`
    <div class="sheet-in">
      ${screenHead(words, words.text("menu"), close)}
      <ul class="m-entries">${offered.map((entry) => entryView(words, entry))}</ul>
      <h3 class="m-title">${words.text("menu-title")}</h3>
      ${settingsView(state)}
    </div>`;
}
