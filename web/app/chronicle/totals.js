import { baseOf, changesOf, playersOf } from "../../table/rules.js";
import { worthOf } from "./line.js";
import { addWorth, count, noSums } from "./sums.js";

/**
 * Running totals of deals for two, by rules and level.
 *
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("./line.js").TwoHandLine} TwoHandLine
 * @typedef {import("../../table/rules.js").Form} Form
 * @typedef {{rules: string | null, level: string | null}} Filter null for all
 * @typedef {{made: number, failed: number}} Closings
 *
 * @typedef {object} OfTwo what only these games have
 * @property {{won: number, lost: number}} bummerl Schneider counted as its rules say
 * @property {{won: boolean, length: number} | null} streak the matches of one outcome that the last ones make up
 * @property {{you: Closings, computer: Closings}} closings
 * @property {{you: number, computer: number}} falseClaims
 * @property {Map<number, number>} announced the person's marriages by worth
 * @property {number} exchanges the person's
 * @property {number} replayed deals of which it is known who exchanged
 * @property {number} forehand
 *
 * @typedef {import("./sums.js").Sums & OfTwo} Totals
 */

/** The name under which rules are counted: own rules of one base are one. @param {Form} rules */
export const rulesKey = (rules) => (Object.keys(changesOf(rules)).length > 0 ? `own:${baseOf(rules)}` : baseOf(rules));

/**
 * The deals that count, of the matches only those that nobody was given by a forfeit.
 *
 * @template {Line} L
 * @param {readonly L[]} lines oldest first
 * @returns {L[]}
 */
export function counted(lines) {
  let given = false;
  /** @type {L[]} */
  const found = [];
  for (const line of lines) {
    if (line.kind === "forfeit" || line.kind === "counts") {
      if (line.deal === 1) given = false;
      given ||= line.kind === "forfeit";
    }
    if (line.kind === "counts") found.push(given ? withoutMatch(line) : line);
  }
  return found;
}

/** @template {Line} L @param {L} line @returns {L} */
const withoutMatch = (line) => /** @type {L} */ ({ ...line, result: { ...line.result, match: null } });

/** Whether rules of this name are those of a game for three or four. @param {string | null} key of `rulesKey` */
export const isKeyOfMany = (key) => key !== null && playersOf(key.replace(/^own:/, "")) > 2;

/** @template {Line} L @param {readonly L[]} lines @param {Filter} filter @returns {L[]} */
export const chosen = (lines, { rules, level }) =>
  lines.filter(
    (line) => (rules === null || rulesKey(line.rules) === rules) && (level === null || line.level === level),
  );

/** @returns {Totals} */
const nothing = () => ({
  ...noSums(),
  bummerl: { won: 0, lost: 0 },
  streak: null,
  closings: { you: { made: 0, failed: 0 }, computer: { made: 0, failed: 0 } },
  falseClaims: { you: 0, computer: 0 },
  announced: new Map(),
  exchanges: 0,
  replayed: 0,
  forehand: 0,
});

/** @param {Totals} totals @param {TwoHandLine} line */
function addDeal(totals, line) {
  const { seat, closed, result } = line;
  const who = (/** @type {number | null} */ each) => (each === seat ? "you" : "computer");
  addWorth(totals, worthOf(line));
  if (closed !== null) totals.closings[who(closed)][result.winner === closed ? "made" : "failed"] += 1;
  if (result.reason === "false-claim") totals.falseClaims[who(result.by)] += 1;
  for (const each of line.announced) count(totals.announced, each);
  totals.exchanges += line.exchanges ?? 0;
  totals.replayed += Number(line.exchanges !== null);
  totals.forehand += Number(line.forehand);
}

/** @param {Totals} totals @param {TwoHandLine} line */
function addMatch(totals, { seat, result: { match } }) {
  if (!match) return;
  const won = match.winner === seat;
  totals.bummerl[won ? "won" : "lost"] += match.bummerl;
  totals.streak = totals.streak?.won === won ? { won, length: totals.streak.length + 1 } : { won, length: 1 };
}

/** @param {readonly TwoHandLine[]} lines that count, oldest first @returns {Totals} */
export function totalsOf(lines) {
  const totals = nothing();
  for (const line of lines) {
    addDeal(totals, line);
    addMatch(totals, line);
  }
  return totals;
}

/** The rules and levels there are to choose from, by how much they were played. @param {readonly Line[]} lines that count */
export function choices(lines) {
  /** @param {(line: Line) => string} key */
  const by = (key) => {
    /** @type {Map<string, number>} */
    const found = new Map();
    for (const line of lines) found.set(key(line), (found.get(key(line)) ?? 0) + 1);
    return [...found].sort(([, a], [, b]) => b - a).map(([name]) => name);
  };
  return { rules: by(({ rules }) => rulesKey(rules)), levels: by(({ level }) => level) };
}
