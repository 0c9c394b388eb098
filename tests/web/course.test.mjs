/** The course says the same in every language, everything that its lessons need, and nothing else. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";
import { groupsOf } from "../../web/table/rules.js";
import { catalogue, WEB, wordsOf } from "./support.mjs";

const LEARN = join(WEB, "learn");
const OTHERS = ["en", "hu", "nl"];

/** @param {string} place */
const read = (place) => readFileSync(join(LEARN, place), "utf8");

/** @param {string} place @returns {Map<string, string>} lines of a file by the ids of their messages */
const lines = (place) =>
  new Map(
    read(place)
      .split("\n")
      .filter((line) => /^[a-z]/.test(line))
      .map((line) => /** @type {[string, string]} */ (line.split(/ = (.*)/s).slice(0, 2))),
  );

/** @param {string} place */
const ids = (place) => new FluentResource(read(place)).body.map(({ id }) => id);

/** The numbers in a text, which are the same in every language, but for the words of a Dutch claim. @param {string | undefined} text */
const numbers = (text = "") => (text.replaceAll("Ik heb 66!", "").match(/\d+/g) ?? []).sort();

/** @type {string[]} */
const keys = JSON.parse(read("course.json"));

/** @type {import("../../web/learn/glossary/page.mjs").Term[]} */
const terms = JSON.parse(read("glossary/terms.json"));

/** All messages of a lesson. @param {string} key */
function needed(key) {
  /** @type {{steps: {id: string, choose?: string[], wrong?: string[]}[]}} */
  const { steps } = JSON.parse(read(`lessons/${key}/lesson.json`));
  return [
    "title",
    "lead",
    "keep",
    ...steps.flatMap(({ id, choose = [], wrong = [] }) => [
      id,
      ...["text", "ask", "right", "wrong", ...choose].map((part) => `${id}-${part}`),
      ...wrong.map((move) => `${id}-wrong-${move}`),
    ]),
  ].sort();
}

for (const key of keys)
  for (const lang of ["de", ...OTHERS])
    test(`${key} says everything in ${lang}, and nothing else`, () => {
      const place = `lessons/${key}/${lang}.ftl`;
      assert.deepEqual(ids(place).sort(), needed(key));
      const german = lines(`lessons/${key}/de.ftl`);
      for (const [id, text] of lines(place)) {
        assert.deepEqual(numbers(text), numbers(german.get(id)), `${id}: other numbers than in German`);
        assert.equal(text.split("*").length % 2, 1, `${id}: a star without its partner`);
        for (const [, term] of text.matchAll(/\|([^*]*)\*/g))
          assert.ok(
            terms.some((each) => each.id === term),
            term,
          );
      }
    });

for (const lang of ["de", ...OTHERS])
  test(`the glossary explains every term in ${lang}, and nothing else`, () => {
    const place = `glossary/${lang}.ftl`;
    const told = ids(place).filter((id) => !id.endsWith("-also"));
    assert.deepEqual(told.sort(), terms.flatMap(({ id, rank }) => (rank ? [`${id}-text`] : [id, `${id}-text`])).sort());
    const also = ids(place).filter((id) => id.endsWith("-also"));
    for (const id of also) assert.ok(told.includes(id.replace("-also", "-text")), id);
    const german = lines("glossary/de.ftl");
    for (const [id, text] of lines(place))
      assert.deepEqual(numbers(text), numbers(german.get(id) ?? text), `${id}: other numbers than in German`);
  });

test("terms refer to others that there are, and to rules in which profiles differ", () => {
  const known = terms.map(({ id }) => id);
  assert.equal(new Set(known).size, known.length);
  for (const { id, see, rules = [] } of terms) {
    for (const other of see) assert.ok(other !== id && known.includes(other), `${id}: ${other}`);
    for (const rule of rules) {
      const values = Object.values(catalogue.profiles).map((profile) => /** @type {any} */ (profile)[rule]);
      assert.ok(new Set(values).size > 1, `${id}: ${rule}`);
    }
  }
});

for (const lang of OTHERS)
  test(`the pages say the same in ${lang} as in German`, () => {
    for (const place of ["", "puzzles/"])
      assert.deepEqual(ids(`${place}${lang}.ftl`).sort(), ids(`${place}de.ftl`).sort());
  });

/** @param {string} place of the texts @param {string[]} names of the code that asks for them */
function assertUsed(place, ...names) {
  const code = names.map((name) => read(`${name}.mjs`)).join("\n");
  const prefixes = [...code.matchAll(/\.text\(`([a-z]+-)\$\{/g)].map(([, prefix]) => String(prefix));
  for (const id of ids(place))
    assert.ok(code.includes(`"${id}"`) || prefixes.some((prefix) => id.startsWith(prefix)), id);
}

test("no message of the pages is unused", () => {
  assertUsed(
    "de.ftl",
    "page",
    "contents",
    "contracts",
    "lesson",
    "section",
    "profile",
    "puzzles/pages",
    "glossary/page",
  );
  assertUsed("puzzles/de.ftl", "puzzles/pages", "puzzles/puzzle");
});

test("every parameter of every profile has its place and its words", () => {
  for (const parameters of Object.values(catalogue.profiles)) {
    const grouped = groupsOf(Object.keys(/** @type {object} */ (parameters)));
    const all = grouped.flatMap(([, names]) => names);
    assert.deepEqual(all.sort(), Object.keys(/** @type {object} */ (parameters)).sort());
    for (const name of all) assert.ok(wordsOf("de").has(`rule-${name}`), name);
  }
});
