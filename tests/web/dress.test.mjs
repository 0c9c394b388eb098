// What a page may say of an embedded table's colours: texts stay readable on every ground that is taken.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { contrast, inkOn, luminance } from "../../web/embed/colour.js";
import { DARK, LIGHT, READABLE } from "../../web/embed/dress.js";
import { WEB } from "./support.mjs";

const tokens = readFileSync(join(WEB, "css/tokens.css"), "utf8");

/** @typedef {import("../../web/embed/colour.js").Colour} Colour */

/** The usual colours of a token in the light and in the dark scheme. @param {string} name @returns {[Colour, Colour]} */
function usual(name) {
  const [, text = ""] = tokens.match(new RegExp(`--${name}:([^;]*);`)) ?? [];
  const colours = [...text.matchAll(/#([\da-f]{6})/g)].map(([, digits = ""]) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
      (from) => Number.parseInt(digits.slice(from, from + 2), 16) / 255,
    );
    return /** @type {Colour} */ ([red, green, blue]);
  });
  assert.equal(colours.length, 2, `${name}: ${text}`);
  return /** @type {[Colour, Colour]} */ (colours);
}

/** The grey of a luminance. @param {number} value @returns {Colour} */
function grey(value) {
  const part = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return [part, part, part];
}

test("luminance and contrast are those of WCAG", () => {
  assert.equal(contrast([0, 0, 0], [1, 1, 1]), 21);
  assert.ok(Math.abs(luminance(grey(0.3)) - 0.3) < 1e-9);
});

test("on any felt black or white can be read", () => {
  for (let value = 0; value <= 1; value += 0.01)
    assert.ok(contrast(grey(value), inkOn(grey(value))) >= READABLE, String(value));
});

test("on the darkest light ground and the lightest dark one all usual texts can be read", () => {
  for (const name of ["ink-1", "ink-2", "brass-ink", "good", "bad", "warn"]) {
    const [light, dark] = usual(name);
    assert.ok(contrast(light, grey(LIGHT)) >= READABLE, `${name}: ${contrast(light, grey(LIGHT))}`);
    assert.ok(contrast(dark, grey(DARK)) >= READABLE, `${name}: ${contrast(dark, grey(DARK))}`);
  }
});
