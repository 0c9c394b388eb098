import { html } from "lit";
import { footView } from "../table/views/sheet.js";
import { screenHead } from "./head.js";

/**
 * @typedef {import("../python/types.js").Started} Started
 * @typedef {import("../table/words.js").Words} Words
 */

const LICENCES = [
  "about-licence-own",
  "about-licence-python",
  "about-licence-pyodide",
  "about-licence-lit",
  "about-licence-other",
];

/** What this is, how it was started, what it keeps. @param {Words} words @param {Started | null} started @param {() => void} close */
export function aboutView(words, started, close) {
  const waiting = words.text("about-waiting");
  return html`
    <div class="sheet-in about">
      ${screenHead(words, words.text("about"), close)}
      <p>${words.text("about-text")}</p>
      <dl class="facts">
        <dt>${words.text("about-version")}</dt><dd>${started?.bummerl ?? waiting}</dd>
        <dt>${words.text("about-python")}</dt><dd>${started?.python ?? waiting}</dd>
        <dt>${words.text("about-way")}</dt><dd>${started ? words.text(`about-way-${started.way}`) : waiting}</dd>
      </dl>
      <p>${words.text("about-stored")}</p>
      <p><a href="owners/${words.lang}.html" data-owners>${words.text("about-owners")}</a></p>
      <h3>${words.text("about-licences")}</h3>
      <ul class="licences">${LICENCES.map((id) => html`<li>${words.text(id)}</li>`)}</ul>
      ${footView(words, close)}
    </div>`;
}
