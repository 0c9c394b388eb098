import { html, nothing } from "lit";
import { groupsOf, parameterText, profileName, profileOf, valueText } from "../../table/rules.js";
import { bases, choicesOf } from "./choice.js";

/**
 * Own rules: every parameter as a control, starting from a profile.
 *
 * @typedef {import("../../table/rules.js").Catalogue} Catalogue
 * @typedef {import("../../table/rules.js").Value} Value
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {object} Own
 * @property {string} base
 * @property {Record<string, Value>} values of the parameters
 *
 * @typedef {{parameter: string | null, text: string}} Refusal
 * @typedef {{base: (name: string) => void, set: (parameter: string, value: Value) => void}} OwnActions
 */

/** @param {Words} words @param {string} parameter @param {Value} value @param {(value: Value) => void} set @param {string} notes ids of what is said about it */
const onOff = (words, parameter, value, set, notes) => html`
  <input type="checkbox" role="switch" data-parameter=${parameter} .checked=${value === true}
    aria-label=${parameterText(words, parameter)} aria-describedby=${notes}
    @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)} />`;

/** @param {Words} words @param {string} parameter @param {readonly Value[]} values @param {Value} value @param {(value: Value) => void} set @param {string} notes */
const list = (words, parameter, values, value, set, notes) => html`
  <select data-parameter=${parameter} aria-describedby=${notes} aria-label=${parameterText(words, parameter)}
    @change=${(/** @type {Event} */ event) => set(values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex] ?? null)}>
    ${values.map(
      (each) =>
        html`<option value=${String(each)} .selected=${each === value}>${valueText(words, parameter, each)}</option>`,
    )}
  </select>`;

/** @param {Words} words @param {Catalogue} catalogue @param {Own} own @param {Refusal | null} refusal @param {OwnActions} actions @param {string} parameter */
function control(words, catalogue, own, refusal, actions, parameter) {
  const values = choicesOf(catalogue, own.base)[parameter] ?? [];
  const value = own.values[parameter] ?? null;
  const usual = profileOf(catalogue, own.base)?.[parameter];
  const changed = value !== usual;
  const set = (/** @type {Value} */ next) => actions.set(parameter, next);
  const refused = refusal?.parameter === parameter;
  const notes = `note-${parameter}`;
  return html`
    <label class="row row--own ${changed ? "row--changed" : ""} ${refused ? "row--refused" : ""}">
      <span>${parameterText(words, parameter)}
        <small class="own-note" id=${notes} role=${refused ? "alert" : nothing}>${
          refused
            ? refusal.text
            : changed
              ? words.text("rules-instead", { value: valueText(words, parameter, usual) })
              : nothing
        }</small></span>
      ${
        values.every((each) => typeof each === "boolean")
          ? onOff(words, parameter, value, set, notes)
          : list(words, parameter, values, value, set, notes)
      }
    </label>`;
}

/** @param {Words} words @param {Catalogue} catalogue @param {Own} own @param {Refusal | null} refusal @param {OwnActions} actions */
export const ownView = (words, catalogue, own, refusal, actions) => html`
  <section class="panel own" aria-labelledby="own-title">
    <h3 id="own-title">${words.text("rules-own")} <small>${words.text("rules-own-note")}</small></h3>
    <label class="row row--own">
      <span>${words.text("rules-base")}</span>
      <select data-base @change=${(/** @type {Event} */ event) => actions.base(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${bases(catalogue).map(
          (name) => html`<option value=${name} .selected=${name === own.base}>${profileName(words, name)}</option>`,
        )}
      </select>
    </label>
    ${groupsOf(Object.keys(choicesOf(catalogue, own.base))).map(
      ([group, parameters]) => html`
        <fieldset class="group">
          <legend>${words.text(`rules-group-${group}`)}</legend>
          ${parameters.map((parameter) => control(words, catalogue, own, refusal, actions, parameter))}
        </fieldset>`,
    )}
  </section>`;
