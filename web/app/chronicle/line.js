import { PERSON } from "../../python/covers.js";
import { manyOf } from "./many/line.js";

/**
 * One ended deal as it is kept: all that statistics need, small enough to be kept for good. Totals and rating follow from
 * these lines alone, so that whatever was kept twice or brought together from two devices counts once.
 *
 * @typedef {import("../../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../../python/messages.js").Result} Result
 * @typedef {import("../../python/messages.js").Expectations} Expectations
 * @typedef {import("../../table/rules.js").Form} Form
 *
 * @typedef {"counts" | "practice" | "person" | "forfeit"} Kind only `counts` goes into statistics
 * @typedef {{trumps: number, marriage: boolean, royal: boolean}} Held
 * @typedef {{held: Held, expected: Omit<Expectations, "held" | "forehand">}} Hand what the first hand held, and what it could be expected to
 * @typedef {Pick<Result, "winner" | "game_points" | "carry" | "reason" | "by" | "points" | "score" | "match">} Outcome
 *
 * @typedef {object} Kept what is kept of the deals of all games
 * @property {string} id the shuffle's commitment
 * @property {string} at when it was kept: ISO 8601
 * @property {Form} rules
 * @property {string} level
 * @property {Kind} kind
 * @property {number} deal its number within the match
 * @property {number} seat the person's
 *
 * @typedef {object} OfTwo what else is kept where two play
 * @property {boolean} forehand whether the person led first
 * @property {number | null} closed the seat that closed
 * @property {number[]} announced worths of the person's marriages
 * @property {number | null} exchanges the person's; null where they are not known
 * @property {Hand | null} hand null where it is not known
 * @property {Outcome} result
 *
 * @typedef {Kept & OfTwo} TwoHandLine
 * @typedef {import("./many/line.js").ManyLine} ManyLine
 * @typedef {TwoHandLine | ManyLine} Line
 */

/** @param {Line} line @returns {line is ManyLine} */
export const isMany = (line) => "part" in line;

/** @param {Line} line @returns {line is TwoHandLine} */
export const isTwoHand = (line) => !isMany(line);

/** @param {Snapshot | AuctionSnapshot} snapshot @returns {Kind} */
function kindOf({ level, guest, practice }) {
  if (practice) return "practice";
  if (level === PERSON) return "person";
  return guest?.fault ? "forfeit" : "counts";
}

/** @param {Result} result @returns {Outcome} */
const outcome = ({ winner, game_points, carry, reason, by, points, score, match }) => ({
  winner,
  game_points,
  carry,
  reason,
  by,
  points,
  score,
  match,
});

/**
 * @param {Snapshot | AuctionSnapshot} snapshot of a deal that has ended
 * @param {{at: string, hand: Hand | null, exchanges: number | null}} more of which only games for two keep the hand
 * @returns {Line}
 */
export function lineOf(snapshot, { at, ...more }) {
  const { shuffle, rules, level, deal, seat, result } = snapshot;
  if (!result) throw new Error("the deal has not ended");
  const kept = { id: shuffle.commitment, at, rules, level, kind: kindOf(snapshot), deal, seat };
  return { ...kept, ...(manyOf(snapshot) ?? ofTwo(/** @type {Snapshot} */ (snapshot), more)) };
}

/** @param {Snapshot} snapshot @param {{hand: Hand | null, exchanges: number | null}} more @returns {OfTwo} */
function ofTwo({ seat, dealer, closed, result }, { hand, exchanges }) {
  if (!result) throw new Error("the deal has not ended");
  return {
    forehand: dealer !== seat,
    closed: closed?.by ?? null,
    announced: (result.marriages[seat] ?? []).map(({ worth }) => worth),
    exchanges,
    hand,
    result: outcome(result),
  };
}

/** Game points of a deal for the person: negative where it was lost. @param {TwoHandLine} line */
export function worthOf({ seat, result: { winner, game_points, carry } }) {
  const worth = game_points + carry;
  return winner === null ? 0 : winner === seat ? worth : -worth;
}

/** @template {Pick<Line, "at">} L @param {readonly L[]} lines @returns {L[]} oldest first */
export const inOrder = (lines) => [...lines].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
