/**
 * Numbers and times as the language writes them.
 *
 * @typedef {import("../../table/words.js").Words} Words
 */

/** @param {Words} words @param {number} value @param {number} digits after the point */
export const decimal = (words, value, digits) =>
  new Intl.NumberFormat(words.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** To a tenth of a per cent where that matters. @param {Words} words @param {number} share */
export const percent = (words, share) =>
  new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);

/** A rating has no thousands. @param {number} rating */
export const ratingText = (rating) => String(Math.round(rating));

/** Dates are written as in the person's own country, if that is known of the language. @param {Words} words */
const places = ({ lang }) => [
  ...(globalThis.navigator?.languages ?? []).filter((each) => each.toLowerCase().split("-")[0] === lang),
  lang,
];

/** @param {Words} words @param {string} at */
export const date = (words, at) => new Intl.DateTimeFormat(places(words), { dateStyle: "long" }).format(new Date(at));

const DAY = 86_400_000;

/** @param {Date} time */
const midnight = (time) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The last days by name, earlier ones by date. @param {Words} words @param {string} at @param {Date} now */
export function day(words, at, now) {
  const then = new Date(at);
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days >= 0 && days < 2) return new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(places(words), { day: "numeric", month: "short" }).format(then);
}

/** @param {Words} words @param {string} at */
export const clock = (words, at) => new Intl.DateTimeFormat(places(words), { timeStyle: "short" }).format(new Date(at));
