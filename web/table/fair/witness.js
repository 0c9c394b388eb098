/**
 * What the page itself has seen of a deal, from its first snapshot on: with this the shuffle is compared that is shown
 * after the deal, and not with what Python says then.
 *
 * @typedef {import("../../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../../python/messages.js").Event} Event
 * @typedef {import("../../python/messages.js").Card} Card
 *
 * @typedef {object} Draw
 * @property {number} seat
 * @property {Card | null} card null if the person did not see it
 *
 * @typedef {object} Witness
 * @property {string} commitment the fingerprint of the shuffle as it was named first
 * @property {string} deal tells deals of one game apart
 * @property {number} ply moves seen
 * @property {boolean} anew whether a move was taken back, so that this is the fingerprint of another shuffle than the first
 * @property {{hand: Card[], turnup: Card, draws: Draw[]} | null} seen cards in the order in which they came; null if the page did not watch from the first card on
 */

/** @param {Snapshot} snapshot */
const nameOf = ({ deal, bummerl }) => `${bummerl.join("-")}-${deal}`;

/** @param {readonly Event[]} events @returns {Draw[]} */
const draws = (events) =>
  events.flatMap((event) => (event.type === "draw" ? [{ seat: event.seat, card: event.card }] : []));

/** A deal seen from this snapshot on. @param {Snapshot} snapshot @param {boolean} [anew] @returns {Witness} */
function begin(snapshot, anew = false) {
  const { ply, hand, turnup, shuffle, level } = snapshot;
  // Of two people at one device each sees what the other must not.
  const whole = ply === 0 && turnup !== null && shuffle.packets !== null && level !== "person";
  return {
    commitment: shuffle.commitment,
    deal: nameOf(snapshot),
    ply,
    anew,
    seen: whole ? { hand, turnup, draws: [] } : null,
  };
}

/**
 * The deal goes on, or has just been dealt. Cards dealt anew after a move was taken back have a fingerprint of their own;
 * otherwise the first one stays, whatever later snapshots say.
 *
 * @param {Witness | null} before
 * @param {Snapshot} snapshot an answer that the page has asked for
 * @returns {Witness}
 */
export function witness(before, snapshot) {
  const { ply, events, shuffle } = snapshot;
  const dealt = ply === 0 && events.some((event) => event.type === "deal");
  if (!before || dealt || before.deal !== nameOf(snapshot)) return begin(snapshot);
  if (ply < before.ply) return begin(snapshot, before.anew || before.commitment !== shuffle.commitment);
  if (ply === before.ply) return before;
  // Of moves that were made while the page was away only the last is told.
  const seen = before.seen && ply === before.ply + 1 ? before.seen : null;
  return { ...before, ply, seen: seen && { ...seen, draws: [...seen.draws, ...draws(events)] } };
}

/**
 * A stored game is taken up again: what was noted before counts.
 *
 * @param {Witness | null} kept
 * @param {Snapshot} snapshot
 */
export const resumed = (kept, snapshot) =>
  kept && kept.deal === nameOf(snapshot) ? witness(kept, { ...snapshot, events: later(snapshot) }) : begin(snapshot);

/** The deal itself is no news to a page that has noted it. @param {Snapshot} snapshot */
const later = ({ events }) => events.filter((event) => event.type !== "deal");

/** What was stored, if it is a witness. @param {string | null} text @returns {Witness | null} */
export function readWitness(text) {
  try {
    const { commitment, deal, ply, anew, seen } = JSON.parse(text ?? "null") ?? {};
    const usable = typeof commitment === "string" && typeof deal === "string" && Number.isInteger(ply);
    return usable ? { commitment, deal, ply, anew: anew === true, seen: readSeen(seen) } : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {Witness["seen"]} */
function readSeen(value) {
  const { hand, turnup, draws: drawn } = /** @type {NonNullable<Witness["seen"]>} */ (value ?? {});
  return Array.isArray(hand) && typeof turnup === "string" && Array.isArray(drawn)
    ? { hand, turnup, draws: drawn }
    : null;
}
