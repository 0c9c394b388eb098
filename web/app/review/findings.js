import { gainOf } from "../../table/original.js";

/**
 * What an analysis has found, from the view of the seat that is looked at. All values are Python's own.
 *
 * @typedef {import("./analysis.js").Replay} Replay
 * @typedef {import("./analysis.js").Judgement} Judgement
 * @typedef {import("../../python/messages.js").MoveValue} MoveValue
 *
 * @typedef {object} Point a move of the seat on the curve of its chance to win
 * @property {number} ply
 * @property {number} trick
 * @property {string} move
 * @property {number} before the chance with the best move
 * @property {number} after with the move played
 * @property {Judgement["grade"]} grade
 */

/** A fall of the chance by less is not worth a word. */
const FALL = 0.02;

/** @param {Judgement} judgement @param {string} move @returns {MoveValue | null} null where it cannot be valued */
export const worthOf = ({ values }, move) => values.find((value) => value.move === move) ?? null;

/** The chance of whoever made the move, with it. @param {Judgement} judgement @returns {number | null} */
export const chanceOf = (judgement) => worthOf(judgement, judgement.played)?.win ?? null;

/** Whether a move was clearly worse than the best. @param {Judgement | undefined} judgement */
export const isMistake = (judgement) => judgement?.grade === "slip" || judgement?.grade === "mistake";

/** The chance of a seat through its own moves. @param {Replay} replay @param {ReadonlyMap<number, Judgement>} judgements @param {number} seat @returns {Point[]} */
export const curveOf = ({ plies }, judgements, seat) =>
  plies.flatMap(({ seat: mover, trick, move }, ply) => {
    const judgement = judgements.get(ply);
    if (mover !== seat || !judgement) return [];
    const best = worthOf(judgement, judgement.move);
    const played = worthOf(judgement, judgement.played);
    return best && played ? [{ ply, trick, move, before: best.win, after: played.win, grade: judgement.grade }] : [];
  });

/** How the deal ended for a seat, as a chance; null if it did not. @param {Replay} replay @param {number} seat */
export function endOf({ result }, seat) {
  if (!result) return null;
  return (1 + Math.sign(gainOf(result, seat))) / 2;
}

/** The mistakes of a seat, the worst first. @param {ReadonlyMap<number, Judgement>} judgements @param {number} seat @returns {Judgement[]} */
export const mistakesOf = (judgements, seat) =>
  [...judgements.values()]
    .filter((judgement) => judgement.seat === seat && isMistake(judgement))
    .sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0) || one.ply - other.ply);

/** Where the chance fell most by a move of the seat. @param {readonly Point[]} points @returns {Point | null} */
export function deepestFall(points) {
  const fall = (/** @type {Point} */ { before, after }) => before - after;
  const [deepest] = [...points].sort((one, other) => fall(other) - fall(one));
  return deepest && fall(deepest) >= FALL ? deepest : null;
}

/** Whether a ply is the first of its trick. @param {Replay} replay @param {number} ply */
export const beginsTrick = ({ plies }, ply) => plies[ply]?.trick !== plies[ply - 1]?.trick;
