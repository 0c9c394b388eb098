import { rankOf, suitOf } from "./decks.js";
import { beforePlay, namingBeforePlay } from "./many/hints.js";

/**
 * A hint in words: what to do, why, what comes of it and how sure that is.
 *
 * @typedef {import("../python/messages.js").Hint} Hint
 * @typedef {import("../python/messages.js").HintReason} HintReason
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./words.js").Args} Args
 * @typedef {Hint["values"][number]} Value
 *
 * @typedef {object} Position what a hint's words depend on; a snapshot tells it
 * @property {number} seat whose hint it is
 * @property {Snapshot["led"]} led
 * @property {readonly {suit: Snapshot["trump"], worth: number}[]} marriages
 * @property {readonly (number | null)[]} points by seats; null where hidden
 * @property {string} [phase] before play in a game with an auction moves are other things than cards
 */

/** Names of the actions in messages. @type {Record<string, string>} */
const ACTIONS = { x: "exchange", c: "close", m: "announce", 66: "claim", "-": "decline", ren: "call" };

/** @param {Position} position @param {string} move */
const actionOf = ({ phase }, move) =>
  beforePlay(phase, move) ?? ACTIONS[move] ?? (move.startsWith("m") ? "announce" : null);

/** Variables that name a move. @param {Position} snapshot @param {string} move @param {Words} words @returns {Args} */
function naming(snapshot, move, words) {
  const { phase, marriages } = snapshot;
  if (!actionOf(snapshot, move)) return { suit: suitOf(move), rank: rankOf(move) };
  if (beforePlay(phase, move)) return namingBeforePlay(words, move);
  const suit = suitOf(move);
  return { suit, worth: marriages.find((marriage) => marriage.suit === suit)?.worth ?? 0 };
}

/** A move's name in a list. @param {Position} snapshot @param {string} move @param {Words} words */
export const moveName = (snapshot, move, words) =>
  words.text(`hint-name-${actionOf(snapshot, move) ?? "card"}`, naming(snapshot, move, words));

/** What to do. @param {Hint} hint @param {Position} snapshot @param {Words} words */
export function toDo({ move }, snapshot, words) {
  const action = actionOf(snapshot, move) ?? (snapshot.led ? "answer" : "lead");
  return words.text(`hint-do-${action}`, naming(snapshot, move, words));
}

/** @param {boolean} whether */
const yesNo = (whether) => (whether ? "yes" : "no");

/** Why; points of tricks are told only to those who may see their points counted. @param {HintReason} reason @param {Position} snapshot @param {Words} words */
export function reasonText(reason, snapshot, words) {
  const { kind, card, by, points, cases, of, move, difference, chance, against } = reason;
  /** @type {Args} */
  const args = {
    shown: yesNo(snapshot.points[snapshot.seat] !== null),
    all: of === 1 && cases === 1 ? "known" : yesNo(cases === of),
  };
  if (card) Object.assign(args, naming(snapshot, card, words));
  args.by = by ? words.card(by) : "trump";
  args.better = move ? moveName(snapshot, move, words) : "";
  Object.assign(args, { points: points ?? 0, cases: cases ?? 0, of: of ?? 0, difference: difference ?? 0 });
  args.chance = words.percent(chance ?? 0);
  args.against = chance === undefined ? (against ?? 0) : words.percent(against ?? 0);
  return words.text(`hint-why-${kind}`, args);
}

/** What comes of the move. @param {Hint} hint @param {Value} value @param {Words} words */
function outcome({ exact }, { points, win, match }, words) {
  if (!exact || !Number.isInteger(points)) {
    const chance = { win: words.percent(win) };
    return match === null
      ? words.text("hint-chance", chance)
      : words.text("hint-chance-match", { ...chance, match: words.percent(match) });
  }
  if (points === 0) return words.text("hint-result-tie");
  return words.text(points > 0 ? "hint-result-win" : "hint-result-loss", { points: Math.abs(points) });
}

/** How sure the values are; where all is counted out a reason says so. @param {Hint} hint @param {Value} value @param {Words} words @returns {string[]} */
function sureness({ exact }, { worlds }, words) {
  if (exact) return [];
  return [worlds > 0 ? words.text("hint-sure-cases", { worlds }) : words.text("hint-sure-experience")];
}

/** What comes of the move and how sure that is. @param {Hint} hint @param {Words} words @returns {string[]} */
export function prospects(hint, words) {
  const value = hint.values.find(({ move }) => move === hint.move);
  return value ? [outcome(hint, value, words), ...sureness(hint, value, words)] : [];
}

/** The whole hint in sentences, what to do first. @param {Hint} hint @param {Position} snapshot @param {Words} words @returns {string[]} */
export const hintSentences = (hint, snapshot, words) => [
  toDo(hint, snapshot, words),
  ...hint.reasons.map((reason) => reasonText(reason, snapshot, words)),
  ...prospects(hint, words),
];
