/**
 * What all pages of the course have around their contents.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Course what its pages in one language share
 * @property {string} lang
 * @property {string} head the policy of the site
 * @property {Words} say words of the course's pages
 * @property {Words} table words of the table
 * @property {import("../table/decks.js").Deck} deck
 * @property {import("../table/rules.js").Catalogue} catalogue
 * @property {string[]} profiles those of games for two
 * @property {string[]} many those of games for three and four
 */
import { frame } from "../pages.mjs";
import { pageWords } from "./texts.mjs";

/** @param {Course} course @param {{file: string, title: string, description: string, main: string, foot?: string, note?: string, back?: {file: string, text: string}}} parts `back` is the contents without it */
export function page({ lang, head, say }, { file, title, back, ...parts }) {
  const isContents = file === "index.html";
  return frame({
    ...parts,
    lang,
    head,
    root: "../../",
    title: `${title} – ${say.text("course")}`,
    fileOf: (each) => `../${each}/${file}`,
    nameOf: (each) => pageWords(each).text("language"),
    languages: say.text("languages"),
    back: back ?? {
      file: isContents ? "../../index.html" : "index.html",
      text: say.text(isContents ? "to-game" : "to-course"),
    },
    styles: ["learn", "contents", "puzzles", "glossary"],
    scripts: ["../learn.js"],
  });
}
