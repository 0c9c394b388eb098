import { moveName, reasonText } from "../../table/hints.js";
import { namingBeforePlay } from "../../table/many/hints.js";
import { gainOf } from "../../table/original.js";
import { chanceOf, deepestFall, endOf, worthOf } from "./findings.js";

/**
 * An analysis in words.
 *
 * @typedef {import("./analysis.js").Judgement} Judgement
 * @typedef {import("./analysis.js").Replay} Replay
 * @typedef {import("./findings.js").Point} Point
 * @typedef {import("../../python/messages.js").Ply} Ply
 * @typedef {import("../../table/words.js").Words} Words
 */

/** The position of a judgement, as hints need it: whoever looks back may see all points. @param {Judgement} judgement */
export const positionOf = ({ seat, led, marriages, phase }) => ({
  seat,
  led,
  marriages,
  points: [0, 0],
  ...(phase && { phase }),
});

/** A move at the place of a judgement. @param {Judgement} judgement @param {string} move @param {Words} words */
export const moveText = (judgement, move, words) =>
  move === "r" ? words.text("analysis-resign") : moveName(positionOf(judgement), move, words);

/** What a ply was, before it is judged. @param {Omit<Ply, "hands">} ply @param {Words} words */
export function plyText({ seat, move, worth, phase }, words) {
  if (move === "r") return words.text("analysis-resign");
  if (move !== "up" && (phase === "trump" || phase === "lay-away"))
    return words.text(`analysis-${phase}`, namingBeforePlay(words, move));
  const suit = /** @type {import("../../table/decks.js").Suit} */ (move.charAt(1));
  const marriages = move.startsWith("m") ? [{ suit, worth: worth ?? 0 }] : [];
  const name = moveName({ seat, led: null, marriages, points: [0, 0], ...(phase && { phase }) }, move, words);
  // Some rules announce by leading.
  return worth === undefined || marriages.length ? name : words.text("analysis-with-marriage", { move: name, worth });
}

/** @param {Replay} replay @param {number} seat @param {Words} words */
export function resultText({ result }, seat, words) {
  if (!result) return words.text("analysis-unfinished");
  const gain = gainOf(result, seat);
  const whose = gain === 0 ? "nobody" : gain > 0 ? "you" : "computer";
  return words.text("analysis-result", { who: whose, points: Math.abs(gain) });
}

/** How sure a judgement is. @param {Judgement} judgement @param {Words} words */
export function sureness({ exact, worlds, experience }, words) {
  if (exact) return words.text("hint-why-counted-out");
  if (worlds === 0) return words.text("hint-sure-experience");
  return words.text(experience ? "analysis-sure-both" : "hint-sure-cases", { worlds });
}

/** What a mistake cost. @param {Judgement} judgement @param {Words} words */
const costText = ({ cost }, words) => words.text("analysis-cost", { cost: cost ?? 0 });

/** How the chance to win was, with the best move and with the one played. @param {Judgement} judgement @param {Words} words @returns {string[]} */
function chances(judgement, words) {
  const best = worthOf(judgement, judgement.move);
  const after = chanceOf(judgement);
  if (!best || after === null) return [];
  const [before, chance] = [words.percent(best.win), words.percent(after)];
  if (before !== chance) return [words.text("analysis-chances", { before, after: chance })];
  const end = chance === words.percent(1) ? "won" : chance === words.percent(0) ? "lost" : "open";
  return [words.text("analysis-chances-same", { end, chance })];
}

/** Reasons that compare or weigh are told by the analysis itself. */
const LEFT_OUT = new Set(["better", "chances", "alike", "only", "counted-out", "all-known"]);

/** What is to be known of a move of the person, in one text each. @param {Judgement} judgement @param {Judgement["reasons"]} reasons @param {Words} words @returns {string[]} */
const told = (judgement, reasons, words) =>
  reasons.filter(({ kind }) => !LEFT_OUT.has(kind)).map((reason) => reasonText(reason, positionOf(judgement), words));

/** Why a move of the person was a mistake: what is to be known of the better one and of the one played, and what it cost. @param {Judgement} judgement @param {Words} words */
export const why = (judgement, words) => ({
  reasons: [...told(judgement, judgement.reasons, words), ...told(judgement, judgement.played_reasons, words)],
  cost: [costText(judgement, words), ...chances(judgement, words)].join(" "),
  sure: sureness(judgement, words),
});

/** How good a move was, for eyes and ears: short beside the move, and as a sentence. @param {Judgement} judgement @param {Words} words */
export function gradeText(judgement, words) {
  const { grade, forced, cost } = judgement;
  if (forced) return { short: words.text("analysis-grade-forced"), spoken: null };
  if (grade === null) return { short: words.text("analysis-grade-unknown"), spoken: null };
  if (grade === "best" || grade === "equal") return { short: words.text(`analysis-grade-${grade}`), spoken: null };
  return { short: words.signed(-(cost ?? 0)), spoken: costText(judgement, words) };
}

/** What the curve shows, in one sentence. @param {Replay} replay @param {readonly Point[]} points @param {number} seat @param {Words} words */
export function curveText(replay, points, seat, words) {
  const fall = deepestFall(points);
  const end = endOf(replay, seat);
  const ply = fall && replay.plies[fall.ply];
  return words.text("analysis-curve", {
    fall: fall ? (fall.trick ? "yes" : "before") : "no",
    start: words.percent(points[0]?.before ?? 0),
    trick: fall?.trick ?? 0,
    move: ply ? plyText(ply, words) : "",
    before: words.percent(fall?.before ?? 0),
    after: words.percent(fall?.after ?? 0),
    end: words.percent(end ?? points.at(-1)?.after ?? 0),
  });
}
