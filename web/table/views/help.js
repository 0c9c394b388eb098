import { html, nothing } from "lit";
import { baseOf, parameterText, playersOf, rulesName, shortRules, tellingOf, valueText } from "../rules.js";
import { headView } from "./sheet.js";

/**
 * @typedef {import("../kinds.js").AnyModel} Model
 */

/** Keys and the messages that say what they do. @type {[string, string][]} */
const KEYS = [
  ["1–8", "key-cards"],
  ["← →", "key-arrows"],
  ["X", "key-exchange"],
  ["C", "key-close"],
  ["M", "key-announce"],
  ["G", "key-claim"],
  ["R", "key-ren"],
  ["T", "key-tute"],
  ["B", "key-confirm"],
  ["F", "key-double"],
  ["-", "key-decline"],
  ["H", "key-hint"],
  ["U", "key-undo"],
  ["L", "key-last"],
  ["V", "key-text"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
];

/** The parameters in words, for all rules that have no text of their own. @param {Model} model */
const inForce = ({ words, parameters }) => html`
  <dl class="in-force">
    ${tellingOf(parameters).map(
      (parameter) =>
        html`<div><dt>${parameterText(words, parameter)}</dt><dd>${valueText(words, parameter, parameters[parameter])}</dd></div>`,
    )}
  </dl>`;

/** @param {Model} model */
function rulesView(model) {
  const { words, scene, parameters } = model;
  if (!scene) return nothing;
  const { rules: form, game } = scene.snapshot;
  const many = playersOf(form) > 2;
  const rules = shortRules(words, game === "tute" ? game : many ? baseOf(form) : String(form), parameters);
  return html`
    <h3>${words.text("help-rules")}: ${rulesName(words, form)}</h3>
    ${rules.length > 0 ? html`<ul class="points">${rules.map((rule) => html`<li class="point">${rule}</li>`)}</ul>` : nothing}
    ${rules.length > 0 && game !== "tute" && typeof form === "string" ? nothing : inForce(model)}`;
}

/** @param {readonly string[]} controls @param {string} control */
const has = (controls, control) => controls.includes(control);

/** What presses and dragging do, as far as the rules have it. @param {Model} model */
function handsView({ words, scene }) {
  const controls = scene?.snapshot.controls ?? [];
  return html`
    <h3>${words.text("help-hands")}</h3>
    <ul class="points">
      <li class="point">${words.text("help-hands-play")}</li>
      ${has(controls, "x") ? html`<li class="point">${words.text("help-hands-exchange")}</li>` : nothing}
      ${has(controls, "c") ? html`<li class="point">${words.text("help-hands-close")}</li>` : nothing}
    </ul>`;
}

/** The rules in short and the keys. @param {Model} model */
export function helpView(model) {
  const { words, actions } = model;
  return html`
  <div class="sheet-in help">
    ${headView(words, { id: "help-title", title: words.text("help") }, () => actions.help(false))}
    ${rulesView(model)}
    ${
      model.scene
        ? html`<button type="button" class="btn" data-fair @click=${() => actions.fair(true)}>${words.text("fair")}</button>`
        : nothing
    }
    ${handsView(model)}
    <h3>${words.text("help-keys")}</h3>
    <p class="muted">${words.text("help-keys-note")}</p>
    <dl class="keys">
      ${KEYS.map(([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words.text(id)}</dd></div>`)}
    </dl>
    <footer class="r-foot r-foot--one">
      <button type="button" class="btn btn--main" autofocus @click=${() => actions.help(false)}>${words.text("close")}</button>
    </footer>
  </div>`;
}
