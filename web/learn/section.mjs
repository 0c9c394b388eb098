/** What lessons and puzzles are made of: sections to be read, each with a task, what is said about answers, and the way on. */
import { escaped } from "../pages.mjs";

/**
 * @typedef {object} Section its texts are HTML
 * @property {string} id
 * @property {string} title
 * @property {string} text
 * @property {string} ask
 * @property {string} action how it is answered
 * @property {string} data for the script: attributes
 * @property {string} view the position
 * @property {Record<string, string>} verdicts what is said of answers, by the names of the verdicts
 * @property {string} solution
 */

/** A button that lays the table. @param {import("./page.mjs").Course} course */
export const tryButton = ({ say }) =>
  `<button type="button" class="btn btn--main" data-try hidden>${escaped(say.text("try"))}</button>`;

/** What the script needs of a task at a table. @param {object} record @param {string[][]} right */
export const taskData = (record, right) =>
  ` data-record="${escaped(JSON.stringify(record))}" data-right="${escaped(JSON.stringify(right))}"`;

/** @param {import("./page.mjs").Course} course @param {Section} section @param {{href: string, text: string}} next where the way leads on */
export const sectionView = ({ say }, { id, title, text, ask, action, data, view, verdicts, solution }, next) => `
<section class="step" id="${id}" data-step="${id}"${data} aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<div class="words">
${text}
<p class="ask">${ask}</p>
${action}
<p class="verdict" role="status"></p>
<a class="btn btn--main" data-next hidden href="${next.href}">${escaped(next.text)}</a>
<details><summary>${escaped(say.text("solution"))}</summary>${solution}</details>
</div>
${view ? `<div class="place">${view}</div>` : ""}
${Object.entries(verdicts)
  .map(([name, verdict]) => `<template data-verdict="${name}"><span>${verdict}</span></template>`)
  .join("\n")}
</section>`;

/**
 * All sections of a page, with the bar that shows how many of them are done.
 *
 * @param {import("./page.mjs").Course} course
 * @param {{key: string, title: string, lead: string, ids: string[], content: string}} parts `key` names them in the reader's progress
 */
export const sectionsView = ({ say, deck }, { key, title, lead, ids, content }) => `
<div class="lesson" data-lesson="${key}" data-deck="${deck.key}" data-title="${escaped(say.text("table"))}">
<ol class="progress" aria-hidden="true">${ids.map((id) => `<li data-of="${id}"></li>`).join("")}</ol>
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(lead)}</p>
<noscript><p><strong>${escaped(say.text("script"))}</strong></p></noscript>
${content}
${["passed", "right", "wrong", "wait", "failed"].map((name) => textView(name, say)).join("\n")}
</div>`;

/** The marks that texts of the script have. @type {Record<string, (text: string) => string>} */
const MARKS = {
  passed: (text) => `<span class="vh">${text}</span>`,
  right: (text) => `<b>${text}</b>`,
  wrong: (text) => `<b>${text}</b>`,
};

/** A text that the script shows; for its numbers their names stand in it. @param {string} name @param {import("../table/words.js").Words} say */
export function textView(name, say) {
  const mark = MARKS[name] ?? ((/** @type {string} */ text) => `<span>${text}</span>`);
  return `<template data-text="${name}">${mark(escaped(say.text(name, { done: "{done}", steps: "{steps}" })))}</template>`;
}

/** The way back and on, at the foot of a page. @param {string} label @param {{href: string, text: string} | null} before @param {{href: string, text: string}} after */
export const footView = (label, before, after) => `
<footer><nav aria-label="${escaped(label)}">
${before ? `<a class="btn" rel="prev" href="${before.href}">${escaped(before.text)}</a>` : ""}
<a class="btn btn--main" rel="next" href="${after.href}">${escaped(after.text)}</a>
</nav></footer>`;
