/** Every language says everything, with the same variables, and nothing that nobody asks for. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";
import { LOCALE_FILES, LOCALES, sources, WEB, wordsOf } from "./support.mjs";

/** @param {string} source @returns {Map<string, Set<string>>} variables of each message, those of messages it refers to included */
function messages(source) {
  /** @type {Map<string, unknown>} */
  const patterns = new Map(new FluentResource(source).body.map(({ id, value }) => [id, value]));
  /** @param {unknown} node @param {Set<string>} found */
  const collect = (node, found) => {
    if (!node || typeof node !== "object") return found;
    const { type, name } = /** @type {{type?: string, name?: string}} */ (node);
    if (type === "var" && name) found.add(name);
    if (type === "mesg" && name) {
      assert.ok(patterns.has(name), `refers to ${name}, which there is not`);
      collect(patterns.get(name), found);
    }
    for (const child of Object.values(node)) collect(child, found);
    return found;
  };
  return new Map([...patterns].map(([id, pattern]) => [id, collect(pattern, new Set())]));
}

const known = Object.fromEntries(Object.entries(LOCALES).map(([lang, source]) => [lang, messages(source)]));
const german = known.de ?? new Map();
const code = sources()
  .map(({ text }) => text)
  .join("\n");

test("the page knows every file", () => {
  const registry = ["locales/index.js", "embed/words.js"].map((name) => readFileSync(join(WEB, name), "utf8")).join();
  for (const name of LOCALE_FILES) assert.ok(registry.includes(`/${name}"`), name);
});

test("messages name only what has been read before them", () => {
  const registry = readFileSync(join(WEB, "locales/index.js"), "utf8");
  for (const lang of Object.keys(LOCALES)) {
    const order = new RegExp(`^ {2}${lang}: \\[([^\\]]*)\\]`, "m").exec(registry)?.[1]?.match(/\w+/g) ?? [];
    const names = order.map((name) => (name === lang ? lang : `${lang}.${name.slice(2).toLowerCase()}`));
    assert.ok(names.length > 10);
    const files = names.map((name) => readFileSync(join(WEB, `locales/${name}.ftl`), "utf8"));
    const read = new Set();
    for (const [index, file] of files.entries()) {
      const known = index === 0 ? `${file}\n${files[1]}` : file;
      for (const [, id] of known.matchAll(/^([a-z][\w-]*) =/gm)) read.add(id);
      for (const [, id] of file.matchAll(/\{ ([a-z][\w-]*)(?:\.\w+)? \}/g))
        assert.ok(read.has(id), `${names[index]}: ${id}`);
    }
  }
});

test("no suffix of a Hungarian number or verb begins a new line", () => {
  const lines = (LOCALES.hu ?? "").split("\n").filter((line) => !line.startsWith("#"));
  const loose = /[\d}]-\p{Ll}+(?! *=)(?![-\w])|\p{Ll}-e(?![-\p{L}])/u;
  assert.deepEqual(
    lines.filter((line) => loose.test(line.replace(/^[\w-]+ = /, ""))),
    [],
  );
});

for (const [lang, ids] of Object.entries(known)) {
  test(`${lang} has the same messages as German`, () => {
    assert.deepEqual([...ids.keys()].sort(), [...german.keys()].sort());
  });

  test(`${lang} has the same variables as German`, () => {
    for (const [id, variables] of ids) {
      // The pack decides names; a language need not make use of it everywhere.
      const without = (/** @type {Set<string> | undefined} */ all) =>
        [...(all ?? [])].filter((name) => name !== "deck").sort();
      assert.deepEqual(without(variables), without(german.get(id)), id);
    }
  });

  test(`${lang} is read without a fault`, () => {
    const lines = (LOCALES[lang] ?? "").split("\n").filter((line) => /^[a-z]/.test(line));
    assert.equal(ids.size, lines.length, "a message was dropped or given twice");
  });

  test(`${lang} formats every message`, () => {
    const words = wordsOf(lang);
    for (const [id, variables] of ids) {
      const args = Object.fromEntries(
        [...variables].map((name) => [name, name === "suit" ? "H" : name === "rank" ? "K" : 2]),
      );
      const text = words.text(id, { ...args, deck: "german" });
      assert.ok(text.trim().length > 0, id);
      assert.doesNotMatch(text, /[{}]/, id);
    }
  });
}

/** Ids that are put together from a fixed part and a value. */
const prefixes = [...code.matchAll(/\.text\(`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] ?? "");

test("no message is missing", () => {
  for (const [, id] of code.matchAll(/\.text\("([^"]+)"/g)) assert.ok(german.has(id ?? ""), id);
  for (const prefix of prefixes)
    assert.ok(
      [...german.keys()].some((id) => id.startsWith(prefix)),
      prefix,
    );
});

test("no message is unused", () => {
  const inTexts = Object.values(LOCALES).join("\n");
  for (const id of german.keys()) {
    const named = code.includes(`"${id}"`) || prefixes.some((prefix) => id.startsWith(prefix));
    assert.ok(named || inTexts.includes(`{ ${id} }`), id);
  }
});

test("every reason and every end of the schema has its text", () => {
  const { $defs } = JSON.parse(readFileSync(join(WEB, "schema/bridge.schema.json"), "utf8"));
  for (const reason of $defs.Reason.enum) assert.ok(german.has(`refused-${reason}`), reason);
  for (const kind of $defs.PlayerFault.properties.kind.enum) assert.ok(german.has(`guest-${kind}`), kind);
  for (const reason of $defs.EndReason.enum) assert.ok(german.has(`ended-${reason}`), reason);
  for (const rule of $defs.Result.properties.basis.properties.rule.enum) assert.ok(german.has(`basis-${rule}`), rule);
});

const RANKS = /** @type {const} */ ({ tell: "ATKQJ9", french: "ATKQJ9", spanish: "A3RCS76542" });

for (const lang of Object.keys(known)) {
  test(`every card of every pack has a name of its own in ${lang}`, () => {
    for (const [deck, ranks] of Object.entries(RANKS)) {
      const words = wordsOf(lang, /** @type {keyof typeof RANKS} */ (deck));
      const cards = [...ranks].flatMap((rank) => [..."HDCS"].map((suit) => `${rank}${suit}`));
      assert.equal(new Set(cards.map((card) => words.card(card))).size, cards.length, `${lang} ${deck}`);
    }
  });
}

test("what a button is called holds what is written on it", () => {
  for (const lang of Object.keys(LOCALES)) {
    const words = wordsOf(lang);
    for (const id of ["stats-review", "stats-share"])
      assert.ok(
        words.text(`${id}-deal`, { day: "", time: "" }).toLowerCase().includes(words.text(id).toLowerCase()),
        `${lang}: ${id}`,
      );
  }
});
