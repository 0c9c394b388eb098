/**
 * Elo against the levels, after every match. As in Glickman's form of it the step is large while little is known and
 * shrinks with every match, down to where the rating still follows a player who gets better.
 *
 * @typedef {import("./line.js").TwoHandLine} TwoHandLine
 * @typedef {{[level: string]: number}} Ratings
 * @typedef {{at: string, rating: number}} Point
 *
 * @typedef {object} Rating
 * @property {number} rating
 * @property {number} margin half of the interval in which it lies with 95 %
 * @property {boolean} sure whether the margin is as small as it gets
 * @property {number} matches
 * @property {Point[]} curve after every match, oldest first
 */

const FIRST_DEVIATION = 250;
const LAST_DEVIATION = 60;
const Q = Math.log(10) / 400;

/** The chance to win. @param {number} rating @param {number} other */
export const chance = (rating, other) => 1 / (1 + 10 ** ((other - rating) / 400));

/**
 * Nobody knows a newcomer: who begins against a level begins with its rating.
 *
 * @param {readonly TwoHandLine[]} lines that count, oldest first
 * @param {Ratings} ratings of the levels; matches against others do not count
 * @returns {Rating | null} null before the first match
 */
export function ratingOf(lines, ratings) {
  let rating = 0;
  let deviation = FIRST_DEVIATION;
  /** @type {Point[]} */
  const curve = [];
  for (const { at, level, seat, result } of lines) {
    // A visiting player may have any name.
    const other = Object.hasOwn(ratings, level) ? ratings[level] : undefined;
    if (!result.match || other === undefined) continue;
    if (curve.length === 0) rating = other;
    const expected = chance(rating, other);
    const learned = Q ** 2 * expected * (1 - expected);
    deviation = Math.max(LAST_DEVIATION, 1 / Math.sqrt(1 / deviation ** 2 + learned));
    rating += Q * deviation ** 2 * (Number(result.match.winner === seat) - expected);
    curve.push({ at, rating: Math.round(rating) });
  }
  if (curve.length === 0) return null;
  return {
    rating: Math.round(rating),
    margin: Math.round(1.96 * deviation),
    sure: deviation === LAST_DEVIATION,
    matches: curve.length,
    curve,
  };
}
