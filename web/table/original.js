import { isKept } from "../python/kept.js";

/**
 * How a deal was played that a practice game is played from: kept beside the game, across reloads, to be looked at once
 * that is over.
 *
 * @typedef {import("./engine.js").DealRecord} DealRecord
 * @typedef {object} Original
 * @property {DealRecord} record
 * @property {number} seat where the person sits
 * @property {number} deal its number in the practice game, which may go on to others
 */

const HIDDEN = "??";

/** Whether some card is hidden. @param {DealRecord} record */
export const isHidden = ({ hands, stock }) => JSON.stringify([hands, stock]).includes(HIDDEN);

/** Whether there is more to see than the moves that are made already. @param {DealRecord} record @param {number | undefined} ply so many */
const goesOn = ({ moves }, ply) => ply !== undefined && Array.isArray(moves) && moves.length > ply;

/** @param {string} home the name of the match beside which it is practised */
const keyOf = (home) => `bummerl.original.${home}`;

/** @param {string} home @returns {Original | null} */
export function keptOriginal(home) {
  if (!isKept(home)) return null;
  try {
    return JSON.parse(localStorage.getItem(keyOf(home)) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps the original of a practice game that begins, or forgets the last one if this one has none to be looked at.
 *
 * @param {string} home
 * @param {Original} original
 * @param {number | undefined} ply so many of its moves are made already
 * @returns {Original | null}
 */
export function keepOriginal(home, original, ply) {
  const { record } = original;
  const found = goesOn(record, ply) && !isHidden(record) ? original : null;
  if (!isKept(home)) return found;
  try {
    if (found) localStorage.setItem(keyOf(home), JSON.stringify(found));
    else localStorage.removeItem(keyOf(home));
  } catch {
    // What cannot be kept is forgotten with the page.
  }
  return found;
}
