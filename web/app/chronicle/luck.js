/**
 * What the first hands held against what they could be expected to.
 *
 * @typedef {import("./line.js").TwoHandLine} TwoHandLine
 * @typedef {import("./line.js").Hand} Hand
 * @typedef {{had: number, expected: number, z: number}} Measure z: the difference in standard deviations
 *
 * @typedef {object} Luck
 * @property {number} deals whose first hand is known
 * @property {Measure} trumps
 * @property {Measure} marriages hands with at least one
 * @property {Measure} royals hands with the one in trumps
 * @property {"few" | "chance" | "better" | "worse"} verdict
 */

/** With fewer deals nothing can be said. */
export const ENOUGH = 30;

/** All three figures together lie within this in at least 95 of 100 cases. */
const WITHIN = 2.39;

/** @param {readonly Hand[]} hands @param {(hand: Hand) => {had: number, mean: number, variance: number}} figure @returns {Measure} */
function measure(hands, figure) {
  const sum = { had: 0, mean: 0, variance: 0 };
  for (const hand of hands) {
    const { had, mean, variance } = figure(hand);
    sum.had += had;
    sum.mean += mean;
    sum.variance += variance;
  }
  const off = sum.had - sum.mean;
  // What is counted in whole steps is off by half a step at least.
  const z = sum.variance > 0 ? (Math.sign(off) * Math.max(0, Math.abs(off) - 0.5)) / Math.sqrt(sum.variance) : 0;
  return { had: sum.had, expected: sum.mean, z };
}

/** @param {boolean} held @param {number} mean */
const event = (held, mean) => ({ had: Number(held), mean, variance: mean * (1 - mean) });

/** @param {readonly TwoHandLine[]} lines that count @returns {Luck} */
export function luckOf(lines) {
  const hands = lines.flatMap(({ hand }) => (hand ? [hand] : []));
  const trumps = measure(hands, ({ held, expected }) => ({
    had: held.trumps,
    mean: expected.trumps,
    variance: expected.spread ** 2,
  }));
  const marriages = measure(hands, ({ held, expected }) => event(held.marriage, expected.marriage));
  const royals = measure(hands, ({ held, expected }) => event(held.royal, expected.royal));
  const [most = 0] = [trumps.z, marriages.z, royals.z].sort((a, b) => Math.abs(b) - Math.abs(a));
  /** @type {Luck["verdict"]} */
  let verdict = most > 0 ? "better" : "worse";
  if (hands.length < ENOUGH) verdict = "few";
  else if (Math.abs(most) < WITHIN) verdict = "chance";
  return { deals: hands.length, trumps, marriages, royals, verdict };
}
