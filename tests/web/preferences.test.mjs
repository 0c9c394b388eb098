import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPreferences } from "../../web/app/preferences.js";

/** What is read where storage holds this text. @param {string | null} kept */
function loaded(kept) {
  const storage = { getItem: () => kept };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  return loadPreferences();
}

test("only what can be a preference is taken from storage", () => {
  for (const kept of [null, "", "null", "[]", "{", "7"]) assert.deepEqual(loaded(kept), {}, `${kept}`);
  assert.deepEqual(loaded('{"lang": 7, "deck": "none", "theme": null, "speed": "", "other": "x"}'), {
    deck: "none",
    speed: "",
  });
});

test("storage that throws holds no preferences", () => {
  const get = () => {
    throw new DOMException("no", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
  assert.deepEqual(loadPreferences(), {});
});
