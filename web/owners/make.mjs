/**
 * Writes the pages for owners of other sites, one a language, and the one that chooses among them: node owners/make.mjs
 * SITE. All but the builder can be read without scripts.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chooser, LANGUAGES, page, policy, speaker } from "../pages.mjs";
import { builder } from "./form.mjs";
import { reference } from "./reference.mjs";

/** @typedef {import("../pages.mjs").Say} Say */

/** The table's own texts name rules, strengths, packs and colours. */
const NAMES = ["", ".page", ".rules"];

const read = (/** @type {string} */ name) => readFile(new URL(name, import.meta.url), "utf8");
const fileOf = (/** @type {string} */ lang) => `${lang}.html`;

/** @param {string} lang */
async function sayIn(lang) {
  // What both have a word for is said by this page.
  const texts = await Promise.all([`${lang}.ftl`, ...NAMES.map((part) => `../locales/${lang}${part}.ftl`)].map(read));
  return speaker(lang, texts.join("\n"));
}

/** All rules that have a name. */
async function profiles() {
  const found = (await read("../locales/de.rules.ftl")).matchAll(/^profile-(\S+) =/gm);
  return Array.from(found, ([, name = ""]) => name);
}

const [, , site] = process.argv;
try {
  const head = await policy();
  const names = await profiles();
  /** @type {Record<string, Say>} */
  const says = {};
  for (const lang of LANGUAGES) says[lang] = await sayIn(lang);
  await mkdir(`${site}/owners`, { recursive: true });
  await writeFile(
    `${site}/owners/index.html`,
    chooser(head, fileOf, (lang) => says[lang]?.("heading") ?? lang),
  );
  for (const lang of LANGUAGES) {
    const say = /** @type {Say} */ (says[lang]);
    const text = page({
      lang,
      says,
      fileOf,
      head,
      styles: ["menu", "owners"],
      scripts: ["../schnapsen-embed.js", "builder.js"],
      main: builder(lang, says, names) + reference(say, lang, names),
    });
    await writeFile(`${site}/owners/${fileOf(lang)}`, text);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
