/**
 * Contracts in words.
 *
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../words.js").Words} Words
 * @typedef {AuctionSnapshot["offers"][number]} Offer
 */

/** Hyphens where a name may be broken are for the eye. @param {string} text */
const whole = (text) => text.replaceAll("\u00ad", "");

/** A contract's name, to be written. @param {Words} words @param {string} code */
export const contractName = (words, code) => words.text(`contract-${code}`);

/** The same in a sentence. @param {Words} words @param {string} code */
export const contractSaid = (words, code) => whole(contractName(words, code));

/** What it takes to win it, in one line. @param {Words} words @param {string} code @param {AuctionSnapshot["game"]} game */
export const contractLine = (words, code, game) => words.text(`contract-line-${code}`, { game });

/** The two together. @param {Words} words @param {string} code @param {AuctionSnapshot["game"]} game */
export const offerChosen = (words, code, game) =>
  words.text("offer-chosen", { contract: contractSaid(words, code), line: contractLine(words, code, game) });

/** Game points, doubled or not; without a fixed value they are 1, 2 or 3. @param {Words} words @param {number} value @param {number} [factor] */
export const valueText = (words, value, factor = 1) =>
  value === 0 ? words.text("value-range", { least: factor, most: 3 * factor }) : String(value * factor);

/** What somebody has said in the auction. @param {Words} words @param {string} call */
export const callText = (words, call) => (call === "pass" ? words.text("call-pass") : contractName(words, call));
