/** Which packs there are for whom. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DECK_KEYS, deckOf, decksFor } from "../../web/table/decks.js";
import { LOCALES } from "./support.mjs";

test("everybody begins with a pack that is theirs and may choose it", () => {
  const usual = Object.keys(LOCALES).map((lang) => [lang, deckOf(lang)]);
  assert.deepEqual(Object.fromEntries(usual), { de: "tell", en: "french", hu: "hungarian", nl: "french" });
  for (const lang of Object.keys(LOCALES)) assert.ok(decksFor(lang).includes(deckOf(lang)), lang);
});

test("in Hungarian the packs with German suits look alike: one is enough", () => {
  assert.deepEqual(decksFor("hu"), ["hungarian", "french", "french4"]);
  assert.deepEqual(decksFor("de"), DECK_KEYS);
});
