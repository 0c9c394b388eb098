import { html, nothing } from "lit";
import { LONGEST, namesOf } from "../table/people.js";
import { footView } from "../table/views/sheet.js";
import { screenHead } from "./head.js";

/**
 * What the page offers around the games beside the match: two people at one device, and the way back.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("./preferences.js").Preferences} Preferences
 * @typedef {(change: Preferences) => void} Keep
 */

const KEPT = /** @type {const} */ (["first", "second"]);

/** The names of two people, by seats. @param {Preferences} preferences */
export const givenNames = (preferences) => KEPT.map((key) => preferences[key]);

/** @param {Words} words @param {Preferences} preferences @param {Keep} keep @param {boolean} [alone] on a sheet that bears their title */
export function namesView(words, preferences, keep, alone = false) {
  const given = givenNames(preferences);
  const usual = namesOf(words, []);
  return html`
    <fieldset class="row names ${alone ? "names--alone" : ""}" aria-labelledby=${alone ? "over-title" : nothing}>
      ${alone ? nothing : html`<legend>${words.text("two-names")}</legend>`}
      ${KEPT.map(
        (key, seat) => html`
          <label>
            <span>${usual[seat]}</span>
            <input type="text" name=${key} dir="auto" maxlength=${2 * LONGEST} autocomplete="off" spellcheck="false"
              placeholder=${usual[seat]} .value=${given[seat] ?? ""}
              @change=${(/** @type {Event} */ event) => keep({ [key]: /** @type {HTMLInputElement} */ (event.target).value })} />
          </label>`,
      )}
    </fieldset>`;
}

/** The names alone, during a game. @param {Words} words @param {Preferences} preferences @param {Keep} keep @param {() => void} close */
export const namesScreen = (words, preferences, keep, close) => html`
  <div class="sheet-in">
    ${screenHead(words, words.text("two-names"), close)}
    ${namesView(words, preferences, keep, true)}
    ${footView(words, close)}
  </div>`;

/**
 * @param {SchnapsenTable} table
 * @param {{close: () => void, names: () => void, choose: () => void}} ways `names` opens the names, `choose` the rules for two
 * @returns {import("./menu.js").Entry[]}
 */
export function peopleEntries(table, { close, names, choose }) {
  const away = () => table.practising || table.isForTwo;
  const leave = () => {
    close();
    table.leave();
  };
  const together = async () => {
    // Python that does not answer is told by the table.
    const found = await table.together().catch(() => true);
    if (found) close();
    else choose();
  };
  return [
    { key: "leave", text: "back-to-match", icon: "leave", act: leave, offered: away },
    { key: "two", text: "menu-two", icon: "people", act: together, offered: () => !table.isForTwo },
    { key: "names", text: "two-names", icon: "people", act: names, offered: () => table.isForTwo },
  ];
}
