import { addWorth, noSums } from "../sums.js";

/**
 * Running totals of the deals of one game for three or four.
 *
 * @typedef {import("./line.js").ManyLine} ManyLine
 * @typedef {import("./line.js").Part} Part
 * @typedef {{deals: number, won: number, points: number}} Share game points won minus those lost
 * @typedef {{deals: number, made: number}} Tried
 *
 * @typedef {object} OfMany what only these games have
 * @property {number} out deals in which the person sat out
 * @property {Record<import("./line.js").MatchEnd, number>} matches
 * @property {Map<Part, Share>} parts
 * @property {Map<string, {value: number, ours: Tried, theirs: Tried}>} contracts by code: those of the person's side, and of the others
 *
 * @typedef {import("../sums.js").Sums & OfMany} ManyTotals of `deals` that the person played
 */

/** @returns {ManyTotals} */
const nothing = () => ({
  ...noSums(),
  out: 0,
  matches: { won: 0, lost: 0, saved: 0 },
  parts: new Map(),
  contracts: new Map(),
});

/** What a map holds, put there first where it holds nothing. @template K, V @param {Map<K, V>} map @param {K} key @param {V} first @returns {V} */
function entry(map, key, first) {
  const value = map.get(key) ?? first;
  map.set(key, value);
  return value;
}

/** @param {ManyTotals} totals @param {ManyLine} line */
function addDeal(totals, { part, contract, result: { worth } }) {
  addWorth(totals, worth);
  const share = entry(totals.parts, part, { deals: 0, won: 0, points: 0 });
  share.deals += 1;
  share.won += Number(worth > 0);
  share.points += worth;
  if (!contract) return;
  const sides = entry(totals.contracts, contract.code, {
    value: contract.value,
    ours: { deals: 0, made: 0 },
    theirs: { deals: 0, made: 0 },
  });
  const tried = sides[part === "defender" ? "theirs" : "ours"];
  tried.deals += 1;
  tried.made += Number(contract.made);
}

/** @param {readonly ManyLine[]} lines that count, of one game @returns {ManyTotals} */
export function manyTotalsOf(lines) {
  const totals = nothing();
  for (const line of lines) {
    if (line.part === "out") totals.out += 1;
    else addDeal(totals, line);
    if (line.result.match) totals.matches[line.result.match.how] += 1;
  }
  return totals;
}
