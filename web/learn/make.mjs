/**
 * Writes the course, a folder for each language: node learn/make.mjs SITE FACTS. All of it can be read without scripts;
 * FACTS is what facts.py has found out from the engine.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chooser, LANGUAGES, policy } from "../pages.mjs";
import { indexPage } from "./contents.mjs";
import { contractsPage } from "./contracts.mjs";
import { glossaryPage } from "./glossary/page.mjs";
import { lessonPage } from "./lesson.mjs";
import { manyProfilesOf, profilePage, profilesOf } from "./profile.mjs";
import { entryView, puzzlePages, tasksOf } from "./puzzles/pages.mjs";
import { lessonWords, packOf, pageWords, puzzleWords, tableWords } from "./texts.mjs";

const [site, file] = process.argv.slice(2);
try {
  const { lessons, puzzles, worths, contracts, catalogue } = JSON.parse(
    await readFile(/** @type {string} */ (file), "utf8"),
  );
  const head = await policy();
  const profiles = profilesOf(catalogue);
  const many = manyProfilesOf(catalogue);
  const nameOf = (/** @type {string} */ lang) => pageWords(lang).text("course");
  await mkdir(`${site}/learn`, { recursive: true });
  await writeFile(
    `${site}/learn/index.html`,
    chooser(head, (lang) => `${lang}/index.html`, nameOf),
  );
  await mkdir(`${site}/learn`, { recursive: true });
  for (const [name, text] of tasksOf(puzzles)) await writeFile(`${site}/learn/${name}`, text);
  for (const lang of LANGUAGES) {
    const place = `${site}/learn/${lang}`;
    const say = pageWords(lang);
    const table = tableWords(lang);
    const course = { lang, head, say, table, deck: packOf(lang), catalogue, profiles, many };
    const taught = lessons.map((/** @type {{key: string}} */ lesson) => ({
      ...lesson,
      words: lessonWords(lang, lesson.key),
    }));
    const shelf = { ...course, words: puzzleWords(lang) };
    await mkdir(place, { recursive: true });
    await writeFile(`${place}/index.html`, indexPage(course, taught, entryView(shelf, puzzles)));
    for (const [index, lesson] of taught.entries())
      await writeFile(`${place}/${lesson.key}.html`, lessonPage(course, taught, index));
    for (const [name, text] of puzzlePages(shelf, puzzles)) await writeFile(`${place}/${name}`, text);
    await writeFile(`${place}/glossary.html`, glossaryPage(course, worths));
    await writeFile(`${place}/contracts.html`, contractsPage(course, contracts));
    for (const name of [...profiles, ...many])
      await writeFile(`${place}/rules-${name}.html`, profilePage(course, name));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
