/** Lines of the chronicle for tests. */
/** @typedef {import("../../web/app/chronicle/line.js").TwoHandLine} TwoHandLine */
/** @typedef {import("../../web/app/chronicle/line.js").ManyLine} ManyLine */

/** @param {number} number */
export const idOf = (number) => number.toString(16).padStart(64, "0");

/** @param {number} day from the first of January on */
export const dayOf = (day) => new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString();

/**
 * A deal that the person at seat 0 has won by two, with changes.
 *
 * @param {number} number its id and day
 * @param {Partial<TwoHandLine>} [changes]
 * @param {Partial<TwoHandLine["result"]>} [result]
 * @returns {TwoHandLine}
 */
export const line = (number, changes = {}, result = {}) => ({
  id: idOf(number),
  at: dayOf(number),
  rules: "wiener",
  level: "easy",
  kind: "counts",
  deal: 1,
  seat: 0,
  forehand: true,
  closed: null,
  announced: [],
  exchanges: 0,
  hand: null,
  ...changes,
  result: {
    winner: 0,
    game_points: 2,
    carry: 0,
    reason: "claim",
    by: 0,
    points: [67, 20],
    score: [5, 7],
    match: null,
    ...result,
  },
});

/** The end of a match. @param {number} winner @param {number} [bummerl] */
export const match = (winner, bummerl = 1) => ({ winner, bummerl, schneider: bummerl > 1 });

/**
 * A Schnapser that the person has made in Bauernschnapsen, with changes.
 *
 * @param {number} number its id and day
 * @param {Partial<ManyLine>} [changes]
 * @param {Partial<ManyLine["result"]>} [result]
 * @returns {ManyLine}
 */
export const manyLine = (number, changes = {}, result = {}) => ({
  id: idOf(number),
  at: dayOf(number),
  rules: "bauern",
  level: "easy",
  kind: "counts",
  deal: 1,
  seat: 0,
  part: "declarer",
  contract: { code: "S", value: 6, double: 1, made: true },
  ...changes,
  result: { worth: 6, points: [70, 10], score: [18, 24], match: null, ...result },
});
