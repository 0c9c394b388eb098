/** The contents of the course, with how far the reader has come. */
import { escaped } from "../pages.mjs";
import { profileName } from "../table/rules.js";
import { page } from "./page.mjs";
import { textView } from "./section.mjs";
import { marked } from "./texts.mjs";

/** @param {import("./page.mjs").Course} course @param {import("./lesson.mjs").Lesson[]} lessons @param {string} puzzles the way to them */
export function indexPage(course, lessons, puzzles) {
  const { say, table, profiles, many } = course;
  const entry = (/** @type {string} */ name) =>
    `<li><a href="rules-${name}.html"><b>${escaped(profileName(table, name))}</b> <span>${escaped(table.text(`about-rules-${name}`))}</span></a></li>`;
  const main = `
<h1>${escaped(say.text("course"))}</h1>
<p class="lead">${marked(say.text("lead"))}</p>
<ol class="lessons">
${lessons
  .map(
    ({ key, words, steps }) =>
      `<li data-lesson="${key}" data-steps="${steps.map(({ id }) => id).join(" ")}"><a href="${key}.html"><b>${escaped(words.text("title"))}</b> <span>${escaped(words.text("lead"))}</span></a><p class="done"></p></li>`,
  )
  .join("\n")}
</ol>
${["progress-some", "progress-all"].map((name) => textView(name, say)).join("\n")}
${puzzles}
<h2>${escaped(say.text("glossary"))}</h2>
<ul class="variants">
<li><a href="glossary.html"><b>${escaped(say.text("glossary-words"))}</b> <span>${escaped(say.text("glossary-lead"))}</span></a></li>
</ul>
<h2>${escaped(say.text("variants"))}</h2>
<p>${marked(say.text("variants-lead"))}</p>
<ul class="variants">
${profiles.map(entry).join("\n")}
</ul>
<h2>${escaped(say.text("many"))}</h2>
<p>${marked(say.text("many-lead"))}</p>
<ul class="variants">
${many.map(entry).join("\n")}
<li><a href="contracts.html"><b>${escaped(say.text("contracts"))}</b> <span>${escaped(say.text("contracts-about"))}</span></a></li>
</ul>`;
  const parts = { title: say.text("contents"), description: say.text("lead") };
  return page(course, { ...parts, file: "index.html", main });
}
