import { reasonText, toDo } from "../../table/hints.js";
import { worthOf } from "./findings.js";
import { moveText, positionOf, sureness, why } from "./words.js";

/**
 * What is said of an answer to a puzzle, "find the move". Where the score of the match decides, the chance to win the match
 * is what counts.
 *
 * @typedef {import("./analysis.js").Judgement} Judgement
 * @typedef {import("../../python/messages.js").MoveValue} MoveValue
 * @typedef {import("../../table/words.js").Words} Words
 */

/** How sure it is stands at the end by itself. */
const SURENESS = new Set(["counted-out"]);
/** Where the match decides, that is compared, and not game points. */
const BY_POINTS = new Set([...SURENESS, "better"]);

/** @param {MoveValue} value */
const matchOf = ({ match }) => match ?? 0;

/** The values of a judgement's moves, the best first. @param {Judgement} judgement @param {boolean} byMatch */
export const ranked = ({ values }, byMatch) =>
  byMatch ? [...values].sort((one, other) => matchOf(other) - matchOf(one)) : values;

/** What the best move does for the match, and what the next one would. @param {Judgement} judgement @param {Words} words @returns {string[]} */
function matchTexts(judgement, words) {
  const best = worthOf(judgement, judgement.move);
  const next = ranked(judgement, true).find(({ move }) => move !== judgement.move);
  if (!best || !next) return [];
  const [chance, against] = [words.percent(matchOf(best)), words.percent(matchOf(next))];
  return [words.text("analysis-match", { chance, better: moveText(judgement, next.move, words), against })];
}

/** Why the best move is the best. @param {Judgement} judgement @param {boolean} byMatch @param {Words} words @returns {string[]} */
export const rightTexts = (judgement, byMatch, words) => [
  ...judgement.reasons
    .filter(({ kind }) => !(byMatch ? BY_POINTS : SURENESS).has(kind))
    .map((reason) => reasonText(reason, positionOf(judgement), words)),
  ...(byMatch ? matchTexts(judgement, words) : []),
  sureness(judgement, words),
];

/** The best move, and why. @param {Judgement} judgement @param {boolean} byMatch @param {Words} words @returns {string[]} */
export const solutionTexts = (judgement, byMatch, words) => [
  toDo(judgement, positionOf(judgement), words),
  ...rightTexts(judgement, byMatch, words),
];

/** What is wrong with the move played; it does not tell the best one. What it cost is the difference of the values that are shown. @param {Judgement} judgement @param {boolean} byMatch @param {Words} words @returns {string[]} */
export function wrongTexts(judgement, byMatch, words) {
  const [best, played] = [judgement.move, judgement.played].map((move) => worthOf(judgement, move));
  const points = best && played ? best.points - played.points : judgement.cost;
  const { reasons, cost } = why({ ...judgement, cost: points, reasons: [] }, words);
  if (!byMatch || !best || !played) return [...reasons, cost];
  const chances = { before: words.percent(matchOf(best)), after: words.percent(matchOf(played)) };
  return [...reasons, words.text("analysis-match-chances", chances)];
}
