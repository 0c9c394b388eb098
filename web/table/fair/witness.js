import { PERSON } from "../../python/covers.js";
import { isMany } from "../kinds.js";

/**
 * What the page itself has seen of a deal, from its first snapshot on: with this the shuffle is compared that is shown
 * after the deal, and not with what Python says then.
 *
 * @typedef {import("../../python/types.js").AnySnapshot} Snapshot
 * @typedef {Snapshot["events"][number]} AnyEvent
 * @typedef {import("../../python/messages.js").Card} Card
 *
 * @typedef {object} Draw
 * @property {number} seat
 * @property {Card | null} card null if the person did not see it
 *
 * @typedef {object} Witness
 * @property {string} commitment the fingerprint of the shuffle as it was named first
 * @property {number} deal its number in the match
 * @property {number} ply moves seen
 * @property {boolean} anew whether a move was taken back, so that this is the fingerprint of another shuffle than the first
 * @property {{hand: Card[], turnup: Card, draws: Draw[], open: Card[]} | null} seen cards in the order in which they came, and those that changed hands openly; null if the page did not watch from the first card on
 */

/** @typedef {NonNullable<Witness["seen"]>} Seen */

/** @param {readonly AnyEvent[]} events @returns {Draw[]} */
const draws = (events) =>
  events.flatMap((event) => (event.type === "draw" ? [{ seat: event.seat, card: event.card }] : []));

/** @param {readonly AnyEvent[]} events @returns {Card[]} */
const exchanged = (events) => events.flatMap((event) => (event.type === "exchange" ? [event.gave, event.took] : []));

/** @param {Seen} seen @param {readonly AnyEvent[]} events @returns {Seen} */
const watched = (seen, events) => ({
  ...seen,
  draws: [...seen.draws, ...draws(events)],
  open: [...seen.open, ...exchanged(events)],
});

/** A deal seen from this snapshot on. @param {Snapshot} snapshot @param {boolean} [anew] @returns {Witness} */
function begin(snapshot, anew = false) {
  const { ply, hand, shuffle, level, deal } = snapshot;
  const turnup = isMany(snapshot) ? null : snapshot.turnup;
  // Of two people at one device each sees what the other must not.
  const whole = ply === 0 && turnup !== null && shuffle.packets !== null && level !== PERSON;
  return {
    commitment: shuffle.commitment,
    deal,
    ply,
    anew,
    seen: whole ? { hand, turnup, draws: [], open: [turnup] } : null,
  };
}

/**
 * The deal goes on, or has just been dealt. Cards dealt anew after a move was taken back have a fingerprint of their own;
 * otherwise the first one stays, whatever later snapshots say.
 *
 * @param {Witness | null} before
 * @param {Snapshot} snapshot an answer that the page has asked for
 * @param {boolean} [fresh] whether the deal itself, if it is told, is news
 * @returns {Witness}
 */
export function witness(before, snapshot, fresh = true) {
  const { ply, events, shuffle } = snapshot;
  const dealt = fresh && ply === 0 && events.some((event) => event.type === "deal");
  if (!before || dealt || before.deal !== snapshot.deal) return begin(snapshot);
  if (ply < before.ply) return begin(snapshot, before.anew || before.commitment !== shuffle.commitment);
  if (ply === before.ply) return before;
  // Of moves that were made while the page was away only the last is told.
  const seen = before.seen && ply === before.ply + 1 ? before.seen : null;
  return { ...before, ply, seen: seen && watched(seen, events) };
}

/**
 * A stored game is taken up again: what was noted before counts.
 *
 * @param {Witness | null} kept
 * @param {Snapshot} snapshot
 */
export const resumed = (kept, snapshot) =>
  kept && kept.deal === snapshot.deal ? witness(kept, snapshot, false) : begin(snapshot);

/** What was stored, if it is a witness. @param {string | null} text @returns {Witness | null} */
export function readWitness(text) {
  try {
    const { commitment, deal, ply, anew, seen } = JSON.parse(text ?? "null") ?? {};
    const usable = typeof commitment === "string" && Number.isInteger(deal) && Number.isInteger(ply);
    return usable ? { commitment, deal, ply, anew: anew === true, seen: readSeen(seen) } : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {Witness["seen"]} */
function readSeen(value) {
  const seen = /** @type {Seen} */ (value ?? {});
  const usable = typeof seen.turnup === "string" && [seen.hand, seen.draws, seen.open].every(Array.isArray);
  return usable ? seen : null;
}
