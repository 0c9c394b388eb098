import { html, nothing } from "lit";
import { icon } from "./icons.js";

/**
 * @typedef {import("../model.js").Model} Model
 */

/** Keys and the messages that say what they do. @type {[string, string][]} */
const KEYS = [
  ["1–6", "key-cards"],
  ["← →", "key-arrows"],
  ["X", "key-exchange"],
  ["C", "key-close"],
  ["M", "key-announce"],
  ["G", "key-claim"],
  ["L", "key-last"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
];

/** Messages of the short rules, in the order of play; profiles without them show the keys alone. @type {Record<string, string[]>} */
const RULES = {
  wiener: [
    "wiener-aim",
    "wiener-values",
    "wiener-open",
    "wiener-strict",
    "wiener-marriage",
    "wiener-exchange",
    "wiener-close",
    "wiener-claim",
    "wiener-last",
    "wiener-score",
    "wiener-match",
  ],
};

/** @param {Model} model */
function rulesView({ words, scene }) {
  const rules = RULES[String(scene?.snapshot.rules ?? "")];
  if (!rules) return nothing;
  return html`
    <h3>${words.text("help-rules")}</h3>
    <ul class="points">${rules.map((id) => html`<li class="point">${words.text(id)}</li>`)}</ul>`;
}

/** The rules in short and the keys. @param {Model} model */
export function helpView(model) {
  const { words, actions } = model;
  return html`
  <div class="sheet-in help">
    <header class="m-head">
      <h2 id="help-title">${words.text("help")}</h2>
      <button type="button" class="icon" aria-label=${words.text("close")} @click=${() => actions.help(false)}>
        ${icon("cross")}
      </button>
    </header>
    ${rulesView(model)}
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
