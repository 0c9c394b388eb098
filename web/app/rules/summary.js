import { html, nothing } from "lit";
import { baseOf, changesOf, parametersOf, parameterText, rulesName, valueText } from "../../table/rules.js";

/**
 * What is chosen, at the head of the screen: the rules by name, and all in which they differ from those they start from.
 *
 * @typedef {import("../../table/rules.js").Catalogue} Catalogue
 * @typedef {import("../../table/rules.js").Form} Form
 * @typedef {import("../../table/words.js").Words} Words
 */

/** @param {Words} words @param {Catalogue} catalogue @param {Form} form @param {boolean} linked the rules come from a link */
export function summaryView(words, catalogue, form, linked) {
  const now = parametersOf(catalogue, form);
  const usual = parametersOf(catalogue, baseOf(form));
  return html`
    <section class="chosen" data-chosen>
      ${linked ? html`<p data-linked>${words.text("rules-linked")}</p>` : nothing}
      <p><b>${words.text("rules-chosen", { rules: rulesName(words, form) })}</b></p>
      <dl>
        ${Object.keys(changesOf(form)).map(
          (parameter) => html`
            <div data-differs=${parameter}>
              <dt>${parameterText(words, parameter)}</dt>
              <dd>${valueText(words, parameter, now[parameter])}
                <small>${words.text("rules-instead", { value: valueText(words, parameter, usual[parameter]) })}</small></dd>
            </div>`,
        )}
      </dl>
    </section>`;
}
