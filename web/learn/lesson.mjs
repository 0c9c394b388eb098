/**
 * A lesson: steps to be read, each with a task that can be done at a table or by an answer, and its solution.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Step
 * @property {string} id
 * @property {object} [record] where the table stands, with its `snapshot`
 * @property {import("../table/kinds.js").AnySnapshot} [snapshot]
 * @property {string} [cards] that are shown
 * @property {string[]} [choose] answers of which `right` is the right one
 * @property {string | string[][]} right or, at a table, for each of the reader's moves those that are right
 * @property {string[]} [wrong] moves and answers of which it is said by themselves why they are wrong
 * @typedef {{key: string, words: Words, steps: Step[]}} Lesson
 */
import { escaped } from "../pages.mjs";
import { isMany } from "../table/kinds.js";
import { manyPictureView } from "./many.mjs";
import { page } from "./page.mjs";
import { cardsView, pictureView } from "./picture.mjs";
import { footView, sectionsView, sectionView, taskData, tryButton } from "./section.mjs";
import { marked } from "./texts.mjs";

/** All verdicts that a step can come to. @param {Words} words @param {Step} step */
const verdicts = (words, { id, wrong = [] }) =>
  Object.fromEntries(
    ["right", "wrong", ...wrong.map((move) => `wrong-${move}`)].map((name) => [
      name,
      marked(words.text(`${id}-${name}`)),
    ]),
  );

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
  if (snapshot) return isMany(snapshot) ? manyPictureView(table, deck, snapshot) : pictureView(table, deck, snapshot);
  return cards ? cardsView(table, deck, cards.split(" ")) : "";
}

/** What the script needs of a step. @param {Step} step */
const data = ({ record, right }) =>
  record && typeof right !== "string" ? taskData(record, right) : ` data-answer="${right}"`;

/** @param {import("./page.mjs").Course} course @param {Lesson} lesson @param {number} index @param {string} next address */
function stepView(course, { words, steps }, index, next) {
  const { say } = course;
  const step = /** @type {Step} */ (steps[index]);
  const { id, choose } = step;
  const after = steps[index + 1];
  const section = {
    id,
    title: escaped(words.text(id)),
    text: `<p>${marked(words.text(`${id}-text`))}</p>`,
    ask: `<b>${escaped(say.text("task"))}</b> ${marked(words.text(`${id}-ask`))}`,
    action: choose ? answers(course, words, step) : tryButton(course),
    data: data(step),
    view: shown(course, step),
    verdicts: verdicts(words, step),
    solution: `<p>${marked(words.text(`${id}-right`))}</p>`,
  };
  const way = after
    ? { href: `#${after.id}`, text: say.text("next-step") }
    : { href: next, text: say.text("next-lesson") };
  return sectionView(course, section, way);
}

/** @param {import("./page.mjs").Course} course @param {Lesson[]} lessons @param {number} index */
export function lessonPage(course, lessons, index) {
  const { say } = course;
  const lesson = /** @type {Lesson} */ (lessons[index]);
  const { key, words, steps } = lesson;
  const [before, after] = [lessons[index - 1], lessons[index + 1]];
  const next = after ? `${after.key}.html` : "index.html";
  const [title, lead] = [words.text("title"), words.text("lead")];
  const sections = steps.map((_, each) => stepView(course, lesson, each, next)).join("\n");
  const main = sectionsView(course, {
    key,
    title,
    lead,
    ids: steps.map(({ id }) => id),
    content: `${sections}\n<p class="keep">${marked(words.text("keep"))}</p>`,
  });
  const foot = footView(
    say.text("lessons"),
    before ? { href: `${before.key}.html`, text: before.words.text("title") } : null,
    { href: next, text: after ? after.words.text("title") : say.text("to-course") },
  );
  const note = say.text("place", { n: index + 1, of: lessons.length });
  return page(course, { file: `${key}.html`, title, description: lead, main, foot, note });
}
