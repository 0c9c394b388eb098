import { html, nothing } from "lit";
import { LOCALES } from "../locales/index.js";
import { DECKS, decksFor } from "../table/decks.js";
import { wordsOf } from "../table/languages.js";
import { SPEEDS } from "../table/pace.js";
import { POINTS, REVIEWS } from "../table/settings.js";
import { THEMES } from "../table/theme.js";
import { face } from "../table/views/face.js";
import { againHelp } from "./beginners.js";
import { segments } from "./segments.js";

/**
 * What can be set, row by row.
 *
 * @typedef {import("./preferences.js").Preferences} Preferences
 * @typedef {import("./chosen.js").Settings} Settings
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} State
 * @property {Words} words
 * @property {Settings} chosen what holds
 * @property {(change: Preferences) => void} choose
 */

/** The card that shows what a deck looks like. */
const SAMPLE = { tell: "QH", hungarian: "JH", french: "KH", french4: "QC" };

/** @template {string} T @param {readonly T[]} values @param {(value: T) => string} text @returns {[T, string][]} */
const named = (values, text) => values.map((value) => [value, text(value)]);

/** @param {State} state */
const decks = ({ words, chosen, choose }) => html`
  <fieldset class="row">
    <legend>${words.text("menu-deck")}</legend>
    <div class="decks">
      ${decksFor(chosen.lang).map(
        (key) => html`
          <label class="deck" data-deck=${key}>
            <input type="radio" name="deck" value=${key} .checked=${key === chosen.deck} @change=${() => choose({ deck: key })} />
            ${face(DECKS[key], SAMPLE[key])}<span>${words.text(`deck-${key}`)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;

/** @param {State} state */
const languages = ({ words, chosen, choose }) => html`
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

/**
 * A switch; its note says what it does where the name does not.
 *
 * @param {State} state
 * @param {"text" | "help" | "claim" | "confirms" | "sound" | "vibration"} name
 * @param {string} text message
 * @param {string} [note] message
 */
const toggle = ({ words, chosen, choose }, name, text, note) => html`
  <label class="row row--sw">
    <span>${words.text(text)}${note ? html`<small>${words.text(note)}</small>` : nothing}</span>
    <input type="checkbox" role="switch" data-setting=${name} .checked=${chosen[name]}
      @change=${(/** @type {Event} */ { target }) =>
        choose({ [name]: /** @type {HTMLInputElement} */ (target).checked ? "on" : "off" })} />
  </label>`;

/** Only a device that is held can be felt. */
const trembles = () => "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

/** All settings. @param {State} state */
export function settingsView(state) {
  const { words, chosen, choose } = state;
  return html`
    <div class="m-grid">
      <div>
        <h4>${words.text("settings-play")}</h4>
        ${segments(
          "points",
          words.text("menu-points"),
          named(POINTS, (value) => words.text(`points-${value}`)),
          chosen.points,
          (points) => choose({ points }),
        )}
        ${segments(
          "review",
          words.text("settings-tricks"),
          named(REVIEWS, (value) => words.text(`tricks-seen-${value}`)),
          chosen.review,
          (review) => choose({ review }),
        )}
        ${toggle(state, "confirms", "settings-confirms", "settings-confirms-note")}
        ${toggle({ ...state, choose: (change) => choose(againHelp(change)) }, "help", "tips", "tips-note")}
        ${toggle(state, "claim", "settings-claim", "settings-claim-note")}
      </div>
      <div>
        <h4>${words.text("settings-look")}</h4>
        ${decks(state)}
        ${segments(
          "theme",
          words.text("menu-theme"),
          named(THEMES, (value) => words.text(`theme-${value}`)),
          chosen.theme,
          (theme) => choose({ theme }),
        )}
        ${languages(state)}
        ${toggle(state, "text", "text-on", "text-note")}
      </div>
      <div class="m-wide">
        <h4>${words.text("settings-senses")}</h4>
        <div class="m-grid">
          ${segments(
            "speed",
            words.text("menu-speed"),
            named(SPEEDS, (value) => words.text(`speed-${value}`)),
            chosen.speed,
            (speed) => choose({ speed }),
          )}
          <div>
            ${toggle(state, "sound", "settings-sound")}
            ${trembles() ? toggle(state, "vibration", "settings-vibration") : nothing}
          </div>
        </div>
      </div>
    </div>`;
}
