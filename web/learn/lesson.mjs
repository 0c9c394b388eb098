/**
 * A lesson: steps to be read, each with a task that can be done at a table or by an answer, and its solution.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Step
 * @property {string} id
 * @property {object} [record] where the table stands, with its `snapshot`
 * @property {import("../python/messages.js").Snapshot} [snapshot]
 * @property {string} [cards] that are shown
 * @property {string[]} [choose] answers of which `right` is the right one
 * @property {string | string[][]} right or, at a table, for each of the reader's moves those that are right
 * @property {string[]} [wrong] moves and answers of which it is said by themselves why they are wrong
 * @typedef {{key: string, words: Words, steps: Step[]}} Lesson
 */
import { escaped } from "../pages.mjs";
import { page } from "./page.mjs";
import { cardsView, pictureView } from "./picture.mjs";
import { marked } from "./texts.mjs";

/** @param {string} name @param {string} text */
const spare = (name, text) => `<template data-verdict="${name}"><span>${marked(text)}</span></template>`;

/** All verdicts that a step can come to. @param {Words} words @param {Step} step */
const verdicts = (words, { id, wrong = [] }) =>
  [
    spare("right", words.text(`${id}-right`)),
    spare("wrong", words.text(`${id}-wrong`)),
    ...wrong.map((move) => spare(`wrong-${move}`, words.text(`${id}-wrong-${move}`))),
  ].join("\n");

/** @param {import("./page.mjs").Course} course @param {Words} words @param {Step} step */
const answers = ({ say }, words, { id, choose = [] }) => `
<form>
<fieldset><legend class="vh">${escaped(say.text("answers"))}</legend>
${choose.map((each) => `<label><input type="radio" name="${id}" value="${each}" required> <span>${marked(words.text(`${id}-${each}`))}</span></label>`).join("\n")}
</fieldset>
<button class="btn btn--main" data-check hidden>${escaped(say.text("check"))}</button>
</form>`;

/** @param {import("./page.mjs").Course} course @param {Step} step */
function shown({ table, deck }, { cards, snapshot }) {
  if (snapshot) return pictureView(table, deck, snapshot);
  return cards ? cardsView(table, deck, cards.split(" ")) : "";
}

/** What the script needs of a step. @param {Step} step */
const data = ({ record, right }) =>
  record && typeof right !== "string"
    ? ` data-record="${escaped(JSON.stringify(record))}" data-right="${escaped(JSON.stringify(right))}"`
    : ` data-answer="${right}"`;

/** @param {import("./page.mjs").Course} course @param {Lesson} lesson @param {number} index @param {string} next address */
function stepView(course, { words, steps }, index, next) {
  const { say } = course;
  const step = /** @type {Step} */ (steps[index]);
  const { id, choose } = step;
  const after = steps[index + 1];
  const view = shown(course, step);
  return `
<section class="step" id="${id}" data-step="${id}"${data(step)} aria-labelledby="${id}-title">
<h2 id="${id}-title">${escaped(words.text(id))}</h2>
<div class="words">
<p>${marked(words.text(`${id}-text`))}</p>
<p class="ask"><b>${escaped(say.text("task"))}</b> ${marked(words.text(`${id}-ask`))}</p>
${choose ? answers(course, words, step) : `<button type="button" class="btn btn--main" data-try hidden>${escaped(say.text("try"))}</button>`}
<p class="verdict" role="status"></p>
<a class="btn btn--main" data-next hidden href="${after ? `#${after.id}` : next}">${escaped(say.text(after ? "next-step" : "next-lesson"))}</a>
<details><summary>${escaped(say.text("solution"))}</summary><p>${marked(words.text(`${id}-right`))}</p></details>
</div>
${view ? `<div class="place">${view}</div>` : ""}
${verdicts(words, step)}
</section>`;
}

/** @param {import("./page.mjs").Course} course @param {Lesson[]} lessons @param {number} index */
export function lessonPage(course, lessons, index) {
  const { say, deck } = course;
  const lesson = /** @type {Lesson} */ (lessons[index]);
  const { key, words, steps } = lesson;
  const [before, after] = [lessons[index - 1], lessons[index + 1]];
  const next = after ? `${after.key}.html` : "index.html";
  const main = `
<div class="lesson" data-lesson="${key}" data-deck="${deck.key}" data-title="${escaped(say.text("table"))}">
<ol class="progress" aria-hidden="true">${steps.map(({ id }) => `<li data-of="${id}"></li>`).join("")}</ol>
<h1>${escaped(words.text("title"))}</h1>
<p class="lead">${escaped(words.text("lead"))}</p>
<noscript><p><strong>${escaped(say.text("script"))}</strong></p></noscript>
${steps.map((_, each) => stepView(course, lesson, each, next)).join("\n")}
<p class="keep">${marked(words.text("keep"))}</p>
<template data-text="passed"><span class="vh">${escaped(say.text("passed"))}</span></template>
<template data-text="right"><b>${escaped(say.text("right"))}</b></template>
<template data-text="wrong"><b>${escaped(say.text("wrong"))}</b></template>
<template data-text="wait"><span>${escaped(say.text("wait"))}</span></template>
<template data-text="failed"><span>${escaped(say.text("failed"))}</span></template>
</div>`;
  const foot = `
<footer><nav aria-label="${escaped(say.text("lessons"))}">
${before ? `<a class="btn" rel="prev" href="${before.key}.html">${escaped(before.words.text("title"))}</a>` : ""}
<a class="btn btn--main" rel="next" href="${next}">${escaped(after ? after.words.text("title") : say.text("to-course"))}</a>
</nav></footer>`;
  const parts = { file: `${key}.html`, title: words.text("title"), description: words.text("lead") };
  return page(course, { ...parts, main, foot, note: say.text("place", { n: index + 1, of: lessons.length }) });
}
