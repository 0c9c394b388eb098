import { isMany } from "./kinds.js";
import { goesOn, isDealt } from "./scene.js";

/**
 * What there is to hear and to feel when one scene follows another.
 *
 * @typedef {import("./kinds.js").AnyScene} Scene
 * @typedef {"deal" | "lay" | "exchange" | "close" | "announce" | "collect" | "won" | "lost" | "even"} Cue
 */

/** @param {Scene} from @param {Scene} to */
function announced({ says: before }, { says }) {
  return says !== null && (before?.seat !== says.seat || before.suit !== says.suit);
}

/** @param {Scene} from @param {Scene} to */
function laid(from, to) {
  const before = new Set(from.lying.map(({ card }) => card));
  return to.trick !== "past" && to.lying.some(({ card }) => !before.has(card));
}

/** @param {Scene["snapshot"]} snapshot @returns {Cue} */
function ending(snapshot) {
  const { seat } = snapshot;
  if (isMany(snapshot)) return snapshot.result?.scores[seat] ? "won" : "lost";
  const { result } = snapshot;
  if (!result || result.winner === null) return "even";
  return result.winner === seat ? "won" : "lost";
}

/** What only two hands have. @param {Scene["snapshot"]} before @param {Scene["snapshot"]} after @returns {[boolean, Cue][]} */
function stocked(before, after) {
  if (isMany(before) || isMany(after)) return [];
  return [
    [before.turnup !== null && after.turnup !== null && before.turnup !== after.turnup, "exchange"],
    [before.closed === null && after.closed !== null, "close"],
  ];
}

/**
 * The cues of a change, in the order in which they come. What is taken up again or taken back happened before and stays silent.
 *
 * @param {Scene | null} from
 * @param {Scene} to
 * @returns {Cue[]}
 */
export function cuesOf(from, to) {
  if (isDealt(from, to)) return ["deal"];
  if (!goesOn(from, to)) return [];
  const [before, after] = [from.snapshot, to.snapshot];
  /** @type {[boolean, Cue][]} */
  const possible = [
    [from.trick === "full" && to.trick !== "full", "collect"],
    ...stocked(before, after),
    [announced(from, to), "announce"],
    [laid(from, to), "lay"],
    [before.result === null && after.result !== null, ending(after)],
  ];
  return possible.filter(([happens]) => happens).map(([, cue]) => cue);
}
