import { html } from "lit";

/**
 * A row of choices of which one holds.
 *
 * @template {string | number} T
 * @param {string} name
 * @param {string} legend
 * @param {readonly (readonly [T, string])[]} values with their texts
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
export const segments = (name, legend, values, chosen, choose) => html`
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
