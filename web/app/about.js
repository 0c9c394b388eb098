import { html, nothing } from "lit";
import { footView } from "../table/views/sheet.js";
import { screenHead } from "./head.js";
import { installsByHand } from "./install.js";

/**
 * @typedef {import("../python/types.js").Started} Started
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("./offline.js").Offline} Offline
 */

const LICENCES = [
  "about-licence-own",
  "about-licence-python",
  "about-licence-pyodide",
  "about-licence-lit",
  "about-licence-other",
];

const MEGABYTE = 1_000_000;

/** Whether there is a new version. @param {Words} words @param {Offline} offline */
function renewalView(words, { renewal }) {
  if (!renewal) return nothing;
  return html`<br />${words.text(renewal === "missed" ? "about-renewal-missed" : "about-renewal-waiting")}`;
}

/** How it stands with play without a network. @param {Words} words @param {Offline} offline */
function offlineView(words, offline) {
  const { kept, renewal, size } = offline;
  const fails = kept === "room" || kept === "line" || renewal === "missed";
  // The button goes, and whoever has pressed it stands where the answer comes.
  const again = (/** @type {Event} */ { currentTarget }) => {
    /** @type {HTMLElement} */ (currentTarget).closest("dd")?.focus();
    offline.keep();
  };
  return html`
    <dt>${words.text("about-offline")}</dt>
    <dd data-offline=${kept} tabindex="-1">
      <span role="status">${words.text(`about-offline-${kept}`)}</span>
      ${fails ? html`<button type="button" class="btn" data-again @click=${again}>${words.text("about-offline-again")}</button>` : nothing}
    </dd>
    ${
      size > 0
        ? html`<dt>${words.text("about-size")}</dt><dd>${words.text("about-megabytes", { size: Math.ceil(size / MEGABYTE) })}</dd>`
        : nothing
    }`;
}

/** What this is, how it was started, what it keeps. @param {Words} words @param {Started | null} started @param {Offline} offline @param {() => void} close */
export function aboutView(words, started, offline, close) {
  const waiting = words.text("about-waiting");
  return html`
    <div class="sheet-in about">
      ${screenHead(words, words.text("about"), close)}
      <p>${words.text("about-text")}</p>
      <dl class="facts">
        <dt>${words.text("about-version")}</dt><dd>${started?.bummerl ?? waiting}${renewalView(words, offline)}</dd>
        <dt>${words.text("about-python")}</dt><dd>${started?.python ?? waiting}</dd>
        <dt>${words.text("about-way")}</dt><dd data-way=${started?.way ?? nothing}>${started ? words.text(`about-way-${started.way}`) : waiting}</dd>
        ${offlineView(words, offline)}
      </dl>
      <p>${words.text("about-stored")}</p>
      ${installsByHand() ? html`<p data-by-hand>${words.text("about-install")}</p>` : nothing}
      <p><a href="owners/${words.lang}.html" data-owners>${words.text("about-owners")}</a></p>
      <h3>${words.text("about-licences")}</h3>
      <ul class="licences">${LICENCES.map((id) => html`<li>${words.text(id)}</li>`)}</ul>
      ${footView(words, close)}
    </div>`;
}
