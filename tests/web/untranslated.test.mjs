/** Nothing on the page is left in another language, and nothing is written into the code instead of the texts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";
import { LOCALES, sources } from "./support.mjs";

/** Single words may be the same; of several only names, and what German and Dutch have in common. */
const SAME = new Set(["about-licence-pyodide", "many-result", "profile-tute-habanero", "result-deal"]);

/** Contracts have German names everywhere. */
const NAMES = /^contract-[A-Z]+$/;

/** Small words that no other of these languages has. @type {Record<string, RegExp>} */
const OWN = {
  de: /(?<!\p{L})(?:nicht|und|oder|wird|keine|Sie|Ihre?|für)(?!\p{L})/u,
  en: /(?<!\p{L})(?:the|you|your|and|with|from|not)(?!\p{L})/u,
  hu: /(?<!\p{L})(?:és|nem|hogy|egy|vagy|Ön|nincs)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:het|een|niet|geen|wordt|voor|jij)(?!\p{L})/u,
};

/** @param {unknown} node @param {string[]} found @returns {string[]} what is written in a pattern, in whatever variant */
function written(node, found = []) {
  if (typeof node === "string") found.push(node);
  else if (Array.isArray(node)) for (const part of node) written(part, found);
  else if (node && typeof node === "object" && "variants" in node)
    for (const { value } of /** @type {{variants: {value: unknown}[]}} */ (node).variants) written(value, found);
  return found;
}

/** By language, what each message says. */
const said = new Map(
  Object.entries(LOCALES).map(([lang, source]) => {
    const texts = new FluentResource(source).body.map(({ id, value }) => [id, written(value).join(" ").trim()]);
    return [lang, new Map(/** @type {[string, string][]} */ (texts))];
  }),
);

for (const [lang, texts] of said) {
  const others = [...said].filter(([other]) => other !== lang);

  test(`no sentence of ${lang} is that of another language`, () => {
    for (const [id, text] of texts) {
      if (SAME.has(id) || NAMES.test(id) || !/\p{L}\P{L}+\p{L}/u.test(text)) continue;
      for (const [other, theirs] of others) assert.notEqual(text, theirs.get(id), `${id} in ${other}`);
    }
  });

  test(`no words of other languages stand in ${lang}`, () => {
    for (const [id, text] of texts)
      for (const [other] of others) assert.doesNotMatch(text, OWN[other] ?? /^$/, `${id} of ${lang}: ${text}`);
  });
}

test("small words are found where they belong", () => {
  for (const [lang, texts] of said) {
    const found = [...texts.values()].filter((text) => OWN[lang]?.test(text));
    assert.ok(found.length > texts.size / 8, `${lang}: ${found.length} of ${texts.size}`);
  }
});

/** Words between tags or in the attributes that are read out. */
const LITERALS = [/>[^<>${}]*\p{L}{2}[^<>${}]*</gu, /\s(?:aria-label|title|alt|placeholder)="[^"$]*\p{L}[^"$]*"/gu];

/** @param {string} code @returns {string[]} */
const literals = (code) =>
  [...code.matchAll(/html`((?:[^`\\]|\\.)*)`/g)].flatMap(([, template = ""]) =>
    LITERALS.flatMap((pattern) => [...template.matchAll(pattern)].map(([found]) => found.trim())),
  );

test("no view holds words of its own", () => {
  for (const { name, text } of sources()) assert.deepEqual(literals(text), [], name);
  const views = ["html`<p>Hello <b></b></p>`", 'html`<i aria-label="Close"></i>`'];
  for (const view of views) assert.equal(literals(view).length, 1, view);
});
