/**
 * What is added up of the deals of all games.
 *
 * @typedef {object} Sums
 * @property {number} deals
 * @property {number} won
 * @property {number} lost
 * @property {number} tied
 * @property {number} points game points won minus those lost
 * @property {number} gained game points won
 * @property {Map<number, number>} worths how many deals had this worth for the person; ties are not among them
 */

/** @returns {Sums} */
export const noSums = () => ({ deals: 0, won: 0, lost: 0, tied: 0, points: 0, gained: 0, worths: new Map() });

/** @template K @param {Map<K, number>} map @param {K} key */
export const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);

/** @param {Sums} sums @param {number} worth game points of a deal for the person: negative where it was lost, 0 for a tie */
export function addWorth(sums, worth) {
  sums.deals += 1;
  sums[worth > 0 ? "won" : worth < 0 ? "lost" : "tied"] += 1;
  sums.points += worth;
  sums.gained += Math.max(worth, 0);
  if (worth !== 0) count(sums.worths, worth);
}
