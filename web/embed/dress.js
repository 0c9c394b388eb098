import { warn } from "../table/warn.js";
import { colourOf, contrast, inkOn, luminance, written } from "./colour.js";
import { LOOKS } from "./protocol.js";

/**
 * What the page around says of a table's looks, by `--schnapsen-*`, checked: what cannot be used is said once and is as
 * usual, and no text becomes hard to read. `css/tokens.css` takes what is given.
 *
 * @typedef {import("./colour.js").Colour} Colour
 * @typedef {Record<string, string>} Looks by the names of the properties, without what they have in common
 */

/** The usual felt, brass, and lines on the backs, as in css/tokens.css and on the cards. @type {Colour} */
const FELT = [0x27 / 255, 0x56 / 255, 0x43 / 255];
/** @type {Colour} */
const BRASS = [0xe6 / 255, 0xbd / 255, 0x5c / 255];
/** @type {Colour} */
const LATTICE = [0xd9 / 255, 0xb2 / 255, 0x5f / 255];

/** On grounds as light as this, or as dark, all texts of the one or the other colour scheme can be read. */
export const LIGHT = 0.72;
export const DARK = 0.04;
/** Of texts, and of marks. */
export const READABLE = 4.5;
const VISIBLE = 3;

const LENGTH = /^(0|\d{0,4}(\.\d{1,3})?(px|rem|em))$/;
const FONTS = /^[\p{L}\p{N}\s"',.-]+$/u;

const COLOURS = ["table", "page", "ink", "accent", "card-back"];
const NAMES = [
  ...["table", "on-table", "line", "well"],
  ...["page", "scheme", "ink"],
  ...["accent", "on-accent", "accent-ink"],
  ...["radius", "font"],
].map((name) => `--given-${name}`);
const CARD = ["--back", "--back-line"];

/** @param {string} name @param {string} why */
const refuse = (name, why) => warn(`--schnapsen-${name} ${why}`);

/** @param {Looks} looks @param {HTMLElement} probe @returns {Record<string, Colour>} */
function coloursOf(looks, probe) {
  /** @type {Record<string, Colour>} */
  const colours = {};
  for (const name of COLOURS) {
    const text = looks[name];
    const colour = text ? colourOf(text, probe) : null;
    if (colour) colours[name] = colour;
    else if (text) refuse(name, "is no opaque colour");
  }
  return colours;
}

/** @param {Colour} felt */
function felt(felt) {
  const ink = inkOn(felt);
  return {
    "--given-table": written(felt),
    "--given-on-table": written(ink),
    "--given-line": written(ink, 0.45),
    // Away from the ink.
    "--given-well": written(inkOn(ink), 0.2),
  };
}

/** @param {Colour} ground @param {Colour | undefined} ink */
function ground(ground, ink) {
  const light = luminance(ground) >= LIGHT;
  if (!light && luminance(ground) > DARK) {
    refuse("page", "is neither light nor dark enough for texts");
    return {};
  }
  const readable = ink && contrast(ink, ground) >= READABLE;
  if (ink && !readable) refuse("ink", "cannot be read on --schnapsen-page");
  return {
    "--given-page": written(ground),
    "--given-scheme": light ? "light" : "dark",
    ...(readable ? { "--given-ink": written(ink) } : {}),
  };
}

/** What marks things on the table. @param {Colour | undefined} wanted @param {Colour | undefined} table */
function accent(wanted, table) {
  const isSeen = (/** @type {Colour} */ colour) => contrast(colour, table ?? FELT) >= VISIBLE;
  const good = wanted && isSeen(wanted);
  if (wanted && !good) refuse("accent", "cannot be seen on the table");
  const mark = good ? wanted : table && !isSeen(BRASS) ? inkOn(table) : null;
  if (!mark) return {};
  return {
    "--given-accent": written(mark),
    "--given-on-accent": written(inkOn(mark)),
    "--given-accent-ink": "var(--ink-1)",
  };
}

/** @param {Colour} back */
const cardBack = (back) => ({
  "--back": written(back),
  ...(contrast(back, LATTICE) < 2 ? { "--back-line": written(inkOn(back)) } : {}),
});

/** @param {string | undefined} radius */
function corners(radius) {
  if (!radius) return {};
  if (LENGTH.test(radius) && CSS.supports("border-radius", radius)) return { "--given-radius": `min(${radius}, 24px)` };
  refuse("radius", "is no length in px, em or rem");
  return {};
}

/** @param {string | undefined} font */
function letters(font) {
  if (!font) return {};
  const families = `${font}, system-ui, sans-serif`;
  if (FONTS.test(font) && CSS.supports("font-family", families)) return { "--given-font": families };
  refuse("font", "is no list of font families");
  return {};
}

/** @param {Looks} looks @param {HTMLElement} probe @returns {Record<string, string>} */
function propertiesOf(looks, probe) {
  const { table, page, ink, accent: mark, "card-back": back } = coloursOf(looks, probe);
  if (ink && !page) refuse("ink", "needs --schnapsen-page");
  return {
    ...(table ? felt(table) : {}),
    ...(page ? ground(page, ink) : {}),
    ...accent(mark, table),
    ...(back ? cardBack(back) : {}),
    ...corners(looks.radius),
    ...letters(looks.font),
  };
}

/** Dresses all that lies in an element. @param {HTMLElement} element @param {Looks} looks */
export function dress(element, looks) {
  /** @type {Looks} */
  const short = {};
  for (const [name, longest] of Object.entries(LOOKS)) {
    const value = looks[name] ?? "";
    if (value.length <= longest) short[name] = value;
    else refuse(name, `is longer than ${longest} characters`);
  }
  const properties = propertiesOf(short, element);
  for (const name of [...NAMES, ...CARD]) {
    const value = properties[name];
    if (value) element.style.setProperty(name, value);
    else element.style.removeProperty(name);
  }
}
