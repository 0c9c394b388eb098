import { DECK_KEYS, deckOf, decksFor } from "./decks.js";
import { SPEEDS } from "./pace.js";
import { playersOf } from "./rules.js";
import { THEMES } from "./theme.js";
import { warn } from "./warn.js";

/**
 * What attributes may say. Unknown values fall back, with one warning each.
 *
 * @typedef {import("./theme.js").Theme} Theme
 * @typedef {import("./pace.js").Speed} Speed
 */

/**
 * @template {string} T
 * @param {string} name
 * @param {string | null | undefined} value
 * @param {readonly T[]} known
 * @param {T} fallback
 * @returns {T}
 */
function choose(name, value, known, fallback) {
  if (!value) return fallback;
  const found = known.find((each) => each === value);
  if (found) return found;
  warn(`unknown ${name} "${value}", taking "${fallback}"`);
  return fallback;
}

/** @param {string | null | undefined} value @param {string} lang */
export function chooseDeck(value, lang) {
  const usual = deckOf(lang);
  const deck = choose("deck", value, DECK_KEYS, usual);
  return decksFor(lang).includes(deck) ? deck : usual;
}

/** @param {string | null | undefined} value @returns {Theme} */
export const chooseTheme = (value) => choose("theme", value, THEMES, "auto");

/** @param {string | null | undefined} value @returns {Speed} without a choice as the system wishes */
export const chooseSpeed = (value) =>
  choose("speed", value, SPEEDS, matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal");

export const POINTS = /** @type {const} */ (["both", "own", "none"]);

/** @param {string | null | undefined} value @returns {(typeof POINTS)[number]} whose points are shown */
export const choosePoints = (value) => choose("points", value, POINTS, "both");

export const REVIEWS = /** @type {const} */ (["rules", "sharp", "soft"]);

/** @param {string | null | undefined} value @returns {(typeof REVIEWS)[number]} which tricks may be looked at */
export const chooseReview = (value) => choose("review", value, REVIEWS, "rules");

/** @param {string} name @param {string | null | undefined} value @param {boolean} usual @returns {boolean} */
export const chooseSwitch = (name, value, usual) => choose(name, value, ["on", "off"], usual ? "on" : "off") === "on";

export const CONTROLS = /** @type {const} */ (["full", "minimal", "none"]);
export const HELPS = /** @type {const} */ (["hint", "undo", "review"]);

/** @typedef {(typeof CONTROLS)[number]} Controls */
/** @typedef {(typeof HELPS)[number]} Help */

/** @param {string | null | undefined} value @returns {Controls} how much there is around the cards */
export const chooseControls = (value) => choose("controls", value, CONTROLS, "full");

/** @param {string | null | undefined} value names with spaces between them @param {Controls} controls @returns {readonly Help[]} the help that is offered; without a choice all of it on a full table */
export function chooseHelps(value, controls) {
  if (value === null || value === undefined) return controls === "full" ? HELPS : [];
  const names = value.split(/\s+/).filter(Boolean);
  return names.map((name) => choose("allow", name, HELPS, "hint"));
}

/** @param {string} value @param {readonly string[]} levels that Python has */
export const chooseLevel = (value, levels) =>
  choose("level", value, levels, levels.includes("normal") ? "normal" : (levels[0] ?? "normal"));

/** @param {string | null | undefined} value @returns {1 | 3 | 5} */
export function chooseSeries(value) {
  const series = choose("series", value, ["1", "3", "5"], "1");
  return series === "3" ? 3 : series === "5" ? 5 : 1;
}

/** A series has two sides: three players have none. @param {import("./rules.js").Form} rules @param {string | null | undefined} value */
export const seriesOf = (rules, value) => (playersOf(rules) === 3 ? 1 : chooseSeries(value));

/** One of the seats at which so many sit. @param {string | null | undefined} value @param {number} seats @param {number} [fallback] */
export const chooseSeat = (value, seats, fallback = 0) =>
  Number(choose("seat", value, ["0", "1", "2", "3"].slice(0, seats), String(fallback)));

/** One of the seats of a game. @param {import("./rules.js").Form} rules @param {string | null | undefined} value */
export const seatOf = (rules, value) => chooseSeat(value, playersOf(rules));

/** 32 random bytes as hex digits: every deal of a game follows from them. */
export const randomSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string | null | undefined} value @returns {value is string} */
export const isSeed = (value) => /^[0-9a-f]{64}$/.test(value ?? "");
