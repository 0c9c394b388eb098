/** The pages of the puzzles: their contents, and a page for each theme. */
import { escaped } from "../../pages.mjs";
import { page } from "../page.mjs";
import { footView, sectionsView, textView } from "../section.mjs";
import { marked } from "../texts.mjs";
import { nameOf, puzzleView } from "./puzzle.mjs";

/**
 * @typedef {import("./puzzle.mjs").Puzzle} Puzzle
 * @typedef {import("./puzzle.mjs").Shelf} Shelf
 */

/** Under this name the reader's progress keeps those that are solved. */
const KEY = "puzzles";
const CONTENTS = "puzzles.html";
const GRADES = /** @type {const} */ ([1, 2, 3]);

/** @param {string} theme */
const fileOf = (theme) => `puzzles-${theme}.html`;

/** The themes, in the order of the puzzles. @param {Puzzle[]} puzzles */
const themesOf = (puzzles) => [...new Set(puzzles.map(({ theme }) => theme))];

/** What of them has been done is shown there by the script. @param {Puzzle[]} puzzles */
const doneData = (puzzles) => `data-lesson="${KEY}" data-steps="${puzzles.map(({ id }) => id).join(" ")}"`;

/** The way to the puzzles from the course's contents. @param {Shelf} shelf @param {Puzzle[]} puzzles */
export const entryView = ({ words }, puzzles) => `
<h2>${escaped(words.text("title"))}</h2>
<ul class="variants">
<li ${doneData(puzzles)}><a href="${CONTENTS}"><b>${escaped(words.text("count", { count: puzzles.length }))}</b> <span>${escaped(words.text("entry"))}</span></a><p class="done"></p></li>
</ul>`;

/** The puzzles of a theme and a grade, by their numbers. @param {Shelf} shelf @param {Puzzle[]} puzzles of the theme @param {1 | 2 | 3} grade */
function gradeView({ words }, puzzles, grade) {
  const links = puzzles.flatMap((puzzle, index) =>
    puzzle.grade === grade
      ? `<li><a class="chip" href="${fileOf(puzzle.theme)}#${puzzle.id}" data-puzzle="${puzzle.id}"><span class="vh">${escaped(nameOf(words, index))}</span><span aria-hidden="true">${index + 1}</span></a></li>`
      : [],
  );
  if (links.length === 0) return "";
  return `<p>${escaped(words.text(`grade-${grade}`))}</p><ol class="chips">${links.join("")}</ol>`;
}

/** @param {Shelf} shelf @param {Puzzle[]} puzzles of a theme @param {string} theme */
const themeEntry = (shelf, puzzles, theme) => `
<li class="theme" ${doneData(puzzles)}>
<a class="t-way" href="${fileOf(theme)}"><b>${escaped(shelf.words.text(`theme-${theme}`))}</b> <span>${escaped(shelf.words.text(`about-${theme}`))}</span></a>
<p class="done"></p>
<div class="grades">${GRADES.map((grade) => gradeView(shelf, puzzles, grade)).join("\n")}</div>
</li>`;

/** @param {Shelf} shelf @param {Puzzle[]} puzzles */
function contentsPage(shelf, puzzles) {
  const { say, words } = shelf;
  const title = words.text("title");
  const lead = words.text("lead", { count: puzzles.length });
  const main = `
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(lead)}</p>
<p>${marked(words.text("how"))}</p>
<ul class="themes">
${themesOf(puzzles)
  .map((theme) =>
    themeEntry(
      shelf,
      puzzles.filter((puzzle) => puzzle.theme === theme),
      theme,
    ),
  )
  .join("\n")}
</ul>
${["progress-some", "progress-all", "passed"].map((name) => textView(name, say)).join("\n")}`;
  return page(shelf, { file: CONTENTS, title, description: lead, main });
}

/** @param {Shelf} shelf @param {Puzzle[]} puzzles all of them @param {string[]} themes @param {number} at index of the theme */
function themePage(shelf, puzzles, themes, at) {
  const { words } = shelf;
  const theme = /** @type {string} */ (themes[at]);
  const own = puzzles.filter((puzzle) => puzzle.theme === theme);
  const way = (/** @type {string | undefined} */ other) =>
    other
      ? { href: fileOf(other), text: words.text(`theme-${other}`) }
      : { href: CONTENTS, text: words.text("to-puzzles") };
  const after = way(themes[at + 1]);
  const nextOf = (/** @type {number} */ index) => {
    const next = own[index + 1];
    return next ? { href: `#${next.id}`, text: words.text("next") } : after;
  };
  const [title, lead] = [words.text(`theme-${theme}`), words.text(`about-${theme}`)];
  const main = sectionsView(shelf, {
    key: KEY,
    title,
    lead,
    ids: own.map(({ id }) => id),
    content: own.map((puzzle, index) => puzzleView(shelf, puzzle, index, nextOf(index))).join("\n"),
  });
  const foot = footView(words.text("themes"), at > 0 ? way(themes[at - 1]) : null, after);
  const back = { file: CONTENTS, text: words.text("to-puzzles") };
  return page(shelf, { file: fileOf(theme), title, description: lead, main, foot, back });
}

/** All pages of the puzzles by their files. @param {Shelf} shelf @param {Puzzle[]} puzzles @returns {[string, string][]} */
export function puzzlePages(shelf, puzzles) {
  const themes = themesOf(puzzles);
  return [
    [CONTENTS, contentsPage(shelf, puzzles)],
    ...themes.map(
      (theme, at) => /** @type {[string, string]} */ ([fileOf(theme), themePage(shelf, puzzles, themes, at)]),
    ),
  ];
}

/** What embedded tables need of the puzzles, by files for each theme: a page should not wait for those of others. @param {Puzzle[]} puzzles @returns {[string, string][]} */
export const tasksOf = (puzzles) =>
  themesOf(puzzles).map((theme) => {
    const own = puzzles.filter((puzzle) => puzzle.theme === theme);
    const tasks = own.map(({ id, record, best, match }) => [id, { record, best, byMatch: match !== undefined }]);
    return [`puzzles-${theme}.json`, JSON.stringify(Object.fromEntries(tasks))];
  });
