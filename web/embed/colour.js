/**
 * Colours of a page, and how well they can be told apart (WCAG 2).
 *
 * @typedef {readonly [number, number, number]} Colour red, green and blue in sRGB, from 0 to 1
 */

/** @type {Colour} */
const BLACK = [0, 0, 0];
/** @type {Colour} */
const WHITE = [1, 1, 1];

/** What means the same everywhere: names, digits, and functions that take nothing else in. */
const FORM = /^(#[\da-f]{3,8}|[a-z]{3,24}|(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\))$/i;

/** @param {string} text as style sheets have it @param {HTMLElement} probe any element of the document @returns {Colour | null} null for what is none, or lets others shine through */
export function colourOf(text, probe) {
  const mixed = `color-mix(in srgb, ${text}, ${text})`;
  if (!FORM.test(text) || /^currentcolor$/i.test(text) || !CSS.supports("color", mixed)) return null;
  const { style } = probe;
  style.setProperty("color", mixed);
  const found = getComputedStyle(probe).color;
  style.removeProperty("color");
  const [red = 0, green = 0, blue = 0, alpha = 1] = found.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [0, 0, 0, 0];
  const within = (/** @type {number} */ part) => Math.min(1, Math.max(0, part));
  return alpha === 1 ? [within(red), within(green), within(blue)] : null;
}

/** @param {Colour} colour */
export function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {Colour} one @param {Colour} other */
export function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Black or white, whichever is the easier to read there; one of them always is. @param {Colour} ground */
export const inkOn = (ground) => (contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE);

/** @param {Colour} colour @param {number} [alpha] as style sheets have it */
export const written = (colour, alpha = 1) =>
  `rgb(${colour.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`;
