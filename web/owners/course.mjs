/** What of the course can be put on a page: its lessons and puzzles, by their keys. */
import { readFileSync } from "node:fs";
import { speaker } from "../pages.mjs";

/** @param {string} name */
const read = (name) => readFileSync(new URL(`../learn/${name}`, import.meta.url), "utf8");

/** @type {string[]} */
export const LESSONS = JSON.parse(read("course.json"));

/** @type {{id: string, theme: string, grade: number}[]} */
const PUZZLES = read("puzzles.jsonl")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Key and title of each lesson. @param {string} lang @returns {[string, string][]} */
export const lessonsIn = (lang) =>
  LESSONS.map((key) => [key, speaker(lang, read(`lessons/${key}/${lang}.ftl`))("title")]);

/** The puzzles by themes: the theme's name, and of each puzzle key and grade. @param {string} lang @returns {[string, [string, string][]][]} */
export function puzzlesIn(lang) {
  const say = speaker(lang, read(`puzzles/${lang}.ftl`));
  const themes = [...new Set(PUZZLES.map(({ theme }) => theme))];
  return themes.map((theme) => [
    say(`theme-${theme}`),
    PUZZLES.filter((puzzle) => puzzle.theme === theme).map(({ id, grade }) => [id, say(`grade-${grade}`)]),
  ]);
}
