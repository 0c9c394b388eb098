import { html, nothing } from "lit";
import { LOCALES } from "../locales/index.js";
import { DECK_KEYS, DECKS } from "../table/decks.js";
import { SPEEDS } from "../table/pace.js";
import { POINTS, wordsOf } from "../table/settings.js";
import { THEMES } from "../table/theme.js";
import { face } from "../table/views/face.js";
import { icon } from "../table/views/icons.js";

/**
 * @typedef {import("./preferences.js").Preferences} Preferences
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("./preferences.js").Settings} Settings
 * @typedef {object} MenuState
 * @property {Words} words
 * @property {Settings} chosen
 * @property {boolean} mayResign
 *
 * @typedef {object} MenuActions
 * @property {(change: Preferences) => void} choose
 * @property {() => void} renew
 * @property {() => void} resign
 * @property {() => void} help
 * @property {() => void} about
 * @property {() => void} close
 */

/** The card that shows what a deck looks like. */
const SAMPLE = { tell: "QH", french: "KH", french4: "QC" };

/**
 * A row of choices of which one holds.
 *
 * @template {string} T
 * @param {string} name
 * @param {string} legend
 * @param {readonly [T, string][]} values with their texts
 * @param {string} chosen
 * @param {(value: T) => void} choose
 */
const segments = (name, legend, values, chosen, choose) => html`
  <fieldset class="row">
    <legend>${legend}</legend>
    <div class="seg">
      ${values.map(
        ([value, text]) => html`
          <label>
            <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
            <span>${text}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;

/** @template {string} T @param {readonly T[]} values @param {(value: T) => string} text @returns {[T, string][]} */
const named = (values, text) => values.map((value) => [value, text(value)]);

/** @param {MenuState} state @param {MenuActions} actions */
const decks = ({ words, chosen }, { choose }) => html`
  <fieldset class="row">
    <legend>${words.text("menu-deck")}</legend>
    <div class="decks">
      ${DECK_KEYS.map(
        (key) => html`
          <label class="deck" data-deck=${key}>
            <input type="radio" name="deck" value=${key} .checked=${key === chosen.deck} @change=${() => choose({ deck: key })} />
            ${face(DECKS[key], SAMPLE[key])}<span>${words.text(`deck-${key}`)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;

/** @param {MenuState} state @param {MenuActions} actions */
const languages = ({ words, chosen }, { choose }) => html`
  <label class="row row--sel">
    <span>${words.text("menu-language")}</span>
    <select @change=${(/** @type {Event} */ event) => choose({ lang: /** @type {HTMLSelectElement} */ (event.target).value })}>
      ${Object.keys(LOCALES).map(
        (lang) => html`
          <option value=${lang} lang=${lang} .selected=${lang === chosen.lang}>
            ${wordsOf(lang, "french").text("language-name")}
          </option>`,
      )}
    </select>
  </label>`;

/** @param {MenuState} state @param {MenuActions} actions */
function top({ words, mayResign }, { renew, resign }) {
  return html`
    <div class="m-top">
      <button type="button" class="btn btn--main" data-new @click=${renew}>${words.text("menu-new")}</button>
      ${mayResign ? html`<button type="button" class="btn" data-resign @click=${resign}>${words.text("menu-resign")}</button>` : nothing}
    </div>`;
}

/** The settings. @param {MenuState} state @param {MenuActions} actions */
export function menuView(state, actions) {
  const { words, chosen } = state;
  const { choose } = actions;
  return html`
    <div class="sheet-in">
      <header class="m-head">
        <h2 id="over-title">${words.text("menu-title")}</h2>
        <button type="button" class="icon" data-close aria-label=${words.text("close")} @click=${actions.close}>${icon("cross")}</button>
      </header>
      ${top(state, actions)}
      <div class="m-grid">
        <div>
          ${decks(state, actions)}
          ${segments(
            "points",
            words.text("menu-points"),
            named(POINTS, (value) => words.text(`points-${value}`)),
            chosen.points,
            (points) => choose({ points }),
          )}
        </div>
        <div>
          ${segments(
            "speed",
            words.text("menu-speed"),
            named(SPEEDS, (value) => words.text(`speed-${value}`)),
            chosen.speed,
            (speed) => choose({ speed }),
          )}
          ${segments(
            "theme",
            words.text("menu-theme"),
            named(THEMES, (value) => words.text(`theme-${value}`)),
            chosen.theme,
            (theme) => choose({ theme }),
          )}
          ${languages(state, actions)}
        </div>
      </div>
      <footer class="m-foot">
        <button type="button" class="btn" data-help @click=${actions.help}>${words.text("menu-help")}</button>
        <button type="button" class="btn" data-about @click=${actions.about}>${words.text("menu-about")}</button>
      </footer>
    </div>`;
}
