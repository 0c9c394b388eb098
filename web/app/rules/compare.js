import { html } from "lit";
import { parameterText, profileName, valueText } from "../../table/rules.js";

/**
 * The profiles side by side, in those parameters in which they differ. Where the table does not scroll by itself, its head is
 * soon out of sight: each value bears the name of its column.
 *
 * @typedef {import("../../table/rules.js").Catalogue} Catalogue
 * @typedef {import("../../table/rules.js").Parameters} Parameters
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {{key: string, name: string, parameters: Parameters}} Column
 */

/** @param {readonly Column[]} columns @returns {string[]} */
function rows(columns) {
  const all = new Set(columns.flatMap(({ parameters }) => Object.keys(parameters)));
  return [...all].filter((parameter) => new Set(columns.map(({ parameters }) => parameters[parameter])).size > 1);
}

/** @param {Words} words @param {Catalogue} catalogue @param {string} chosen @param {Parameters | null} own */
export function compareView(words, { profiles }, chosen, own) {
  const named = Object.entries(profiles).map(([key, parameters]) => ({
    key,
    name: profileName(words, key),
    parameters,
  }));
  const columns = own ? [{ key: "own", name: words.text("rules-own"), parameters: own }, ...named] : named;
  const mark = (/** @type {string} */ key) => (key === chosen ? "cur" : "");
  return html`
    <section class="panel">
      <h3 id="compare-title">${words.text("rules-compare")} <small>${words.text("rules-compare-note")}</small></h3>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="compare-title">
        <table class="cmp num">
          <thead>
            <tr>
              <th scope="col"><span class="vh">${words.text("rules-parameter")}</span></th>
              ${columns.map(({ key, name }) => html`<th scope="col" class=${mark(key)}>${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows(columns).map(
              (parameter) => html`
                <tr>
                  <th scope="row">${parameterText(words, parameter)}</th>
                  ${columns.map(
                    ({ key, name, parameters }) =>
                      html`<td class=${mark(key)}><small aria-hidden="true">${name}</small>${valueText(words, parameter, parameters[parameter])}</td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
}

/** Brings the chosen column beside the row heads. @param {ParentNode} root */
export function showChosen(root) {
  const head = root.querySelector(".cmp thead .cur");
  const names = root.querySelector(".cmp thead th");
  const region = head?.closest(".scroll");
  if (head && names && region)
    region.scrollLeft += head.getBoundingClientRect().left - names.getBoundingClientRect().right;
}
