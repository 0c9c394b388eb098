/** The pages for authors of players say the same in every language; only English has its tables from the engine itself. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";
import { WEB } from "./support.mjs";

const TABLES = /^(field|word)-/;

/** @param {string} lang */
const ids = (lang) =>
  new FluentResource(readFileSync(join(WEB, `players/${lang}.ftl`), "utf8")).body.map(({ id }) => id).sort();

test("every language says the same", () => {
  const german = ids("de");
  assert.equal(new Set(german).size, german.length);
  assert.deepEqual(ids("hu"), german);
  assert.deepEqual(ids("nl"), german);
  assert.deepEqual(
    ids("en"),
    german.filter((id) => !TABLES.test(id)),
  );
});

test("no message is unused", () => {
  const script = ["players/make.mjs", "pages.mjs"].map((name) => readFileSync(join(WEB, name), "utf8")).join();
  const positions = readFileSync(join(WEB, "players/positions.json"), "utf8");
  for (const id of ids("en")) {
    const [, kind, name] = /^(move|outcome|position|limit|column)-(.*)$/.exec(id) ?? [];
    const used =
      kind && name ? (kind === "position" ? positions : script).includes(`"${name}"`) : script.includes(`"${id}"`);
    assert.ok(used, id);
  }
});
