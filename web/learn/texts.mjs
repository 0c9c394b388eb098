/**
 * The course's texts: those of its pages, those of each lesson and of the puzzles, and those of the table, which names cards and rules.
 */
import { readdirSync, readFileSync } from "node:fs";
import { escaped } from "../pages.mjs";
import { DECKS, deckOf } from "../table/decks.js";
import { Words } from "../table/words.js";

/** @param {string} place */
const read = (place) => readFileSync(new URL(place, import.meta.url), "utf8");

/** @param {string} lang */
const tableTexts = (lang) =>
  readdirSync(new URL("../locales/", import.meta.url))
    .filter((name) => name.startsWith(`${lang}.`) && name.endsWith(".ftl"))
    .map((name) => read(`../locales/${name}`));

/** The pack that readers of a language know best. @param {string} lang */
export const packOf = (lang) => DECKS[deckOf(lang)];

/** @param {string} lang @param {string[]} sources */
const wordsOf = (lang, sources) => new Words(lang, sources, packOf(lang));

/** The table's words. @param {string} lang @param {import("../table/decks.js").Deck} [deck] */
export const tableWords = (lang, deck = packOf(lang)) => new Words(lang, tableTexts(lang), deck);

/** @param {string} lang the words of the course's pages */
export const pageWords = (lang) => wordsOf(lang, [read(`${lang}.ftl`)]);

/** @param {string} lang @param {string} key the words of a lesson */
export const lessonWords = (lang, key) => wordsOf(lang, [read(`lessons/${key}/${lang}.ftl`)]);

/** @param {string} lang the words of the puzzles */
export const puzzleWords = (lang) => wordsOf(lang, [read(`puzzles/${lang}.ftl`)]);

/** @param {string} lang the words of the glossary */
export const glossaryWords = (lang) => wordsOf(lang, [read(`glossary/${lang}.ftl`)]);

/** Escapes a text in which stressed words stand between stars, after a line the glossary's term for them: *closes|close*. @param {string} text */
export const marked = (text) =>
  escaped(text).replace(/\*([^*|]+)(?:\|([a-z-]+))?\*/g, (_, words, term) =>
    term ? `<a href="glossary.html#${term}"><strong>${words}</strong></a>` : `<strong>${words}</strong>`,
  );
