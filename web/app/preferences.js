/**
 * What the person has chosen, kept between visits. Storage may throw, be empty or hold anything.
 *
 * @typedef {"on" | "off"} Switch
 * @typedef {object} Preferences
 * @property {string} [lang]
 * @property {string} [deck]
 * @property {string} [theme]
 * @property {string} [speed]
 * @property {"both" | "own" | "none"} [points]
 * @property {"rules" | "sharp" | "soft"} [review] which tricks may be looked at
 * @property {Switch} [claim] whether claims are made for the person
 * @property {Switch} [confirms] whether closing and claiming are asked about first
 * @property {Switch} [sound]
 * @property {Switch} [vibration]
 * @property {string} [rules] those of the next game, as text
 * @property {string} [own] the own rules made last, as text
 * @property {string} [level]
 * @property {string} [help] whether beginners get tips: "on" or "off"
 * @property {string} [seen] the tips that have been read
 * @property {string} [series]
 * @property {string} [text] whether the table is shown as text: "on" or "off"
 * @property {string} [first] name of one of two people at this device
 * @property {string} [second] name of the other
 */

const KEY = "bummerl.preferences";
const NAMES = /** @type {const} */ ([
  "lang",
  "deck",
  "theme",
  "speed",
  "points",
  "review",
  "claim",
  "confirms",
  "sound",
  "vibration",
  "rules",
  "own",
  "level",
  "series",
  "help",
  "text",
  "seen",
  "first",
  "second",
]);

/** @param {{[name: string]: unknown}} kept anything @returns {Preferences} what of it are preferences */
export const usable = (kept) =>
  Object.fromEntries(NAMES.filter((name) => typeof kept[name] === "string").map((name) => [name, kept[name]]));

/** @returns {Preferences} */
export function loadPreferences() {
  try {
    return usable(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** @param {Preferences} preferences */
export function keepPreferences(preferences) {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Nothing can be kept: the choice holds until the page is closed.
  }
}

/** Forgets them, and whatever else of ours lies beside them. */
export function forgetPreferences() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("bummerl.")) localStorage.removeItem(key);
  } catch {
    // Nothing can have been kept.
  }
}
