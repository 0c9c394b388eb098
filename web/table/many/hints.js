import { contractSaid } from "./contracts.js";

/**
 * Moves before play in a game with an auction, as messages of hints name them.
 *
 * @typedef {import("../words.js").Words} Words
 * @typedef {import("../words.js").Args} Args
 */

/** @type {Record<string, string>} */
const ACTIONS = { up: "turn-up", pass: "pass", fleck: "double", no: "not-double" };

/** The phases in which moves are no cards. */
const PHASES = new Set(["trump", "bid", "lay-away", "double"]);

/** What a move does before play; null in play. @param {string | undefined} phase @param {string} move */
export function beforePlay(phase, move) {
  if (!phase || !PHASES.has(phase)) return null;
  if (phase === "trump" && move !== "up") return "trump";
  return ACTIONS[move] ?? (move.startsWith("d:") ? "lay-away" : "bid");
}

/** Variables that name such a move. @param {Words} words @param {string} move @returns {Args} */
export function namingBeforePlay(words, move) {
  if (move.startsWith("d:")) {
    const cards = move.slice(2).split(" ");
    return { cards: words.list(cards.map((card) => words.card(card))) };
  }
  if (move.startsWith("t")) return { suit: move.slice(1) };
  return ACTIONS[move] ? {} : { contract: contractSaid(words, move) };
}
