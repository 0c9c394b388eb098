import { suitOf } from "./decks.js";

/**
 * What lies on the table at one moment, drawn from snapshots alone.
 *
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../python/messages.js").Card} Card
 * @typedef {import("../python/messages.js").Seat} Seat
 * @typedef {import("../python/messages.js").Suit} Suit
 * @typedef {import("../python/messages.js").Trick} Trick
 * @typedef {import("../python/types.js").AnySnapshot} AnySnapshot
 * @typedef {import("./kinds.js").AnyScene} AnyScene
 * @typedef {{seat: Seat, card: Card}} Lying
 * @typedef {object} Scene
 * @property {Snapshot} snapshot what the rest of the table shows
 * @property {Snapshot} news whose events are told
 * @property {Seat} opponent
 * @property {Card[]} hand
 * @property {number} backs cards in the opponent's hand
 * @property {Card[]} known those of them that have been shown
 * @property {number} down cards in the hand of which the person sees but the backs
 * @property {Lying[]} lying cards in the middle
 * @property {Seat | null} winner of a full trick
 * @property {"open" | "full" | "past"} trick to be answered, just filled, or already taken
 * @property {{seat: Seat, suit: Suit, worth: number} | null} says a marriage being announced
 * @property {boolean} still nothing can be played: the scene only shows something
 * @property {boolean} back moves have been taken back
 */

/** Whether the person is asked something out of turn, which may be declined. @param {{legal: readonly string[]}} snapshot */
export const isOffered = ({ legal }) => legal.includes("-");

/** @param {Snapshot} snapshot @returns {Seat} */
export const opponentOf = (snapshot) => snapshot.opponents[0]?.seat ?? 1 - snapshot.seat;

/** @param {Trick} trick @returns {Lying[]} */
const lay = (trick) =>
  trick.cards.map((card, index) => ({ seat: index === 0 ? trick.leader : 1 - trick.leader, card }));

/** A marriage that binds the card led with it, or has just been announced without one. @param {Snapshot} snapshot @returns {Scene["says"]} */
function announcement({ seat, turn, led, announcing, announced, events }) {
  const last = events.at(-1);
  if (!announcing && last?.type === "announce") return { seat: last.seat, suit: last.suit, worth: last.worth };
  if (!announcing || turn === null) return null;
  const by = led && turn === seat ? 1 - seat : led ? seat : turn;
  const worth = announced[by]?.find((marriage) => marriage.suit === announcing)?.worth;
  return worth === undefined ? null : { seat: by, suit: announcing, worth };
}

/**
 * A snapshot as it lies.
 *
 * @param {Snapshot} snapshot
 * @returns {Scene}
 */
export function sceneOf(snapshot) {
  const { seat, turn, led, last_trick: last, opponents } = snapshot;
  const opponent = opponentOf(snapshot);
  const past = !led && last;
  return {
    snapshot,
    news: snapshot,
    opponent,
    hand: snapshot.hand,
    backs: opponents[0]?.cards ?? 0,
    known: opponents[0]?.known ?? [],
    down: opponents[1]?.cards ?? 0,
    lying: led ? [{ seat: turn === seat ? opponent : seat, card: led }] : past ? lay(past) : [],
    winner: past ? past.winner : null,
    trick: past ? "past" : "open",
    says: announcement(snapshot),
    still: false,
    back: false,
  };
}

/**
 * The table with a trick that has just been filled: everything else as before it.
 *
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @param {Trick} trick
 * @returns {Scene}
 */
function fullTrick(before, after, trick) {
  const scene = sceneOf(before);
  const played = after.events.filter((event) => event.type === "play" && event.seat === scene.opponent).length;
  return {
    ...scene,
    news: after,
    hand: before.hand.filter((card) => !trick.cards.includes(card)),
    backs: scene.backs - played,
    known: scene.known.filter((card) => !trick.cards.includes(card)),
    lying: lay(trick),
    winner: trick.winner,
    trick: "full",
    still: true,
  };
}

/**
 * The scenes that lead from one snapshot to the next; all but the last rest for a moment.
 *
 * @param {Snapshot | null} before
 * @param {Snapshot} after
 * @returns {Scene[]}
 */
export function scenes(before, after) {
  const event = after.events.findLast((each) => each.type === "trick");
  const last = sceneOf(after);
  if (!event || !before || before.deal !== after.deal || before.ply >= after.ply) return [last];
  return [fullTrick(before, after, event.trick), last];
}

/**
 * The scene right after a press, before Python has answered: the card lies in the trick.
 *
 * @param {Scene} scene
 * @param {Card} card
 * @param {Suit | null} announce the marriage announced with it
 * @returns {Scene}
 */
export function withPlayed(scene, card, announce) {
  const { seat, marriages } = scene.snapshot;
  const worth = marriages.find((marriage) => marriage.suit === announce)?.worth;
  return {
    ...scene,
    hand: scene.hand.filter((each) => each !== card),
    lying: [...(scene.trick === "open" ? scene.lying : []), { seat, card }],
    winner: null,
    trick: "open",
    says: announce && worth !== undefined ? { seat, suit: announce, worth } : scene.says,
    still: true,
  };
}

/** @param {import("./kinds.js").AnyScene} scene @param {Card} card @returns {number | undefined} worth of the marriage the card belongs to */
export function marriageWorth({ snapshot, says, lying, trick }, card) {
  const open = snapshot.marriages.find((marriage) => marriage.cards.includes(card));
  if (open) return open.worth;
  const announced =
    says &&
    !(trick === "open" && lying.length > 0) &&
    snapshot.announcing === suitOf(card) &&
    snapshot.legal.includes(card);
  return announced ? says.worth : undefined;
}

/** @param {AnySnapshot} one @param {AnySnapshot} other */
const isOther = (one, other) => one.deal !== other.deal || one.shuffle.commitment !== other.shuffle.commitment;

/** Whether a deal has just been dealt, or the table has just been opened at its beginning. @param {AnyScene | null} from @param {AnyScene} to */
export const isDealt = (from, { snapshot, still, back }) =>
  snapshot.ply === 0 && !still && !back && (!from || isOther(from.snapshot, snapshot) || from.snapshot.ply > 0);

/** Whether one scene goes on from the other, in the same deal. @template {AnyScene} S @param {S | null} from @param {S} to @returns {from is S} */
export const goesOn = (from, { snapshot }) =>
  from !== null && !isOther(from.snapshot, snapshot) && from.snapshot.ply <= snapshot.ply;
