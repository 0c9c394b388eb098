import { isKept } from "../python/kept.js";

/**
 * How a deal was played that a practice game is played from: kept beside the game, across reloads, to be looked at once
 * that is over.
 *
 * @typedef {import("./engine.js").DealRecord} DealRecord
 * @typedef {Pick<import("../python/messages.js").ReplayResult, "winner" | "game_points"> | Pick<import("../python/messages.js").AuctionReplayResult, "scores">} Outcome how a deal has ended
 * @typedef {{sender?: number}} Past somebody at that seat, who has sent the deal; without it two people at this device
 *
 * @typedef {object} Original
 * @property {DealRecord} record
 * @property {number} seat where the person sits
 * @property {Past} [past] who played it, if not the person against the computer
 * @property {number} deal its number in the practice game, which may go on to others
 * @property {Outcome | null} outcome how it ended then
 */

const HIDDEN = "??";

/** Whether some card is hidden. @param {DealRecord} record */
export const isHidden = ({ hands, stock }) => JSON.stringify([hands, stock]).includes(HIDDEN);

/** Whether a deal can be looked at as it was played, and more is to be seen than the moves made already. @param {DealRecord} record @param {number | undefined} ply so many */
export const isPlayedOn = (record, ply) =>
  ply !== undefined && Array.isArray(record.moves) && record.moves.length > ply && !isHidden(record);

/** What a seat won by an outcome; less than nothing where it lost. @param {Outcome} outcome @param {number} seat */
export function gainOf(outcome, seat) {
  if ("scores" in outcome) return outcome.scores[seat] || -Math.max(...outcome.scores);
  const { winner, game_points: points } = outcome;
  if (winner === null) return 0;
  return winner === seat ? points : -points;
}

/** A seat of a deal as the table calls it: in Dreierschnapsen one of three sits out. @param {DealRecord} record @param {number} seat */
export const tableSeat = ({ out }, seat) => (typeof out === "number" ? (out + 1 + seat) % 3 : seat);

/** @param {string} home the name of the match beside which it is practised */
const keyOf = (home) => `bummerl.original.${home}`;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null;

/** @param {unknown} outcome @returns {outcome is Outcome | null} */
const isOutcome = (outcome) =>
  outcome === null || (isObject(outcome) && (Array.isArray(outcome.scores) || typeof outcome.game_points === "number"));

/** Whether that is what was kept: anything may have become of it meanwhile. @param {unknown} kept @returns {kept is Original} */
const isOriginal = (kept) =>
  isObject(kept) &&
  isObject(kept.record) &&
  typeof kept.seat === "number" &&
  isOutcome(kept.outcome) &&
  (kept.past === undefined || isObject(kept.past));

/** @param {string} home @returns {Original | null} */
export function keptOriginal(home) {
  if (!isKept(home)) return null;
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(home)) ?? "null");
    return isOriginal(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the original of a practice game that begins, or forgets the last one if this one has none to be looked at.
 *
 * @param {string} home
 * @param {Original | null} original
 * @returns {Original | null}
 */
export function keepOriginal(home, original) {
  if (!isKept(home)) return original;
  try {
    if (original) localStorage.setItem(keyOf(home), JSON.stringify(original));
    else localStorage.removeItem(keyOf(home));
  } catch {
    // What cannot be kept is forgotten with the page.
  }
  return original;
}
