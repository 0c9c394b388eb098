/**
 * Three at a table at which two play: who they are, and how they stand.
 *
 * @typedef {import("../python/messages.js").Company} Company
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../python/messages.js").Seat} Seat
 * @typedef {import("../python/messages.js").Parameters} Parameters
 * @typedef {import("./words.js").Words} Words
 */

/** Clockwise from the person. */
const PLACES = /** @type {const} */ (["you", "left", "right"]);

/** What somebody at the table is called. @param {Company} company @param {Words} words @param {Seat} seat of the table */
export const companyName = ({ seat: own, score }, words, seat) =>
  words.text("many-name", { place: PLACES[(seat - own + score.length) % score.length] ?? "you" });

/** The two who play, by the deal's own seats. @param {Company} company @param {Words} words */
export const playersNames = (company, words) => company.players.map((seat) => companyName(company, words, seat));

/**
 * Everybody in the order of seats, from the person on.
 *
 * @param {Company} company @param {Words} words @param {Parameters} parameters @param {number} target
 */
export const companyOf = (company, words, { count }, target) =>
  PLACES.map((_, place) => {
    const seat = (company.seat + place) % PLACES.length;
    const needed = company.score[seat] ?? target;
    return {
      name: companyName(company, words, seat),
      points: count === "up" ? target - needed : needed,
      bummerl: company.bummerl[seat] ?? 0,
      plays: company.players.includes(seat),
      last: company.last.includes(seat),
    };
  });
