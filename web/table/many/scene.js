/**
 * What lies on the table of three or four at one moment, drawn from snapshots alone.
 *
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../../python/messages.js").ManyTrick} ManyTrick
 * @typedef {import("../../python/messages.js").Card} Card
 * @typedef {import("../../python/messages.js").Seat} Seat
 * @typedef {import("../../python/messages.js").Suit} Suit
 * @typedef {import("../scene.js").Lying} Lying
 * @typedef {object} ManyScene
 * @property {AuctionSnapshot} snapshot what the rest of the table shows
 * @property {AuctionSnapshot} news whose events are told
 * @property {Card[]} hand
 * @property {number[]} cards in each hand, by seats
 * @property {Lying[]} lying cards in the middle
 * @property {Seat | null} winner of a full trick
 * @property {"open" | "full" | "past"} trick to be answered, just filled, or already taken
 * @property {{seat: Seat, suit: Suit, worth: number} | null} says a marriage being announced
 * @property {boolean} still nothing can be played: the scene only shows something
 * @property {boolean} back moves have been taken back
 */

/** @param {ManyTrick} trick @returns {Lying[]} */
export const laid = ({ seats, cards }) => seats.map((seat, index) => ({ seat, card: cards[index] ?? "" }));

/** A marriage that binds the card led with it, or has just been announced without one. @param {AuctionSnapshot} snapshot @returns {ManyScene["says"]} */
function announcement({ announcing, trick, turn, seats, events }) {
  const last = events.at(-1);
  if (!announcing && last?.type === "announce") return { seat: last.seat, suit: last.suit, worth: last.worth };
  const by = trick[0]?.seat ?? turn;
  const marriage = seats.find(({ seat }) => seat === by)?.announced.find(({ suit }) => suit === announcing);
  return marriage && by !== null ? { seat: by, ...marriage } : null;
}

/** A snapshot as it lies. @param {AuctionSnapshot} snapshot @returns {ManyScene} */
export function manySceneOf(snapshot) {
  const { hand, seats, trick, last_trick: last } = snapshot;
  const past = trick.length === 0 ? last : null;
  return {
    snapshot,
    news: snapshot,
    hand,
    cards: seats.map(({ cards }) => cards),
    lying: past ? laid(past) : trick,
    winner: past?.winner ?? null,
    trick: past ? "past" : "open",
    says: announcement(snapshot),
    still: false,
    back: false,
  };
}

/** The table with a trick that has just been filled: everything else as before it. @param {AuctionSnapshot} before @param {AuctionSnapshot} after @param {ManyTrick} trick @returns {ManyScene} */
function fullTrick(before, after, trick) {
  const scene = manySceneOf(before);
  const lay = new Set(before.trick.map(({ seat }) => seat));
  return {
    ...scene,
    news: after,
    hand: before.hand.filter((card) => !trick.cards.includes(card)),
    cards: scene.cards.map((count, seat) => (trick.seats.includes(seat) && !lay.has(seat) ? count - 1 : count)),
    lying: laid(trick),
    winner: trick.winner,
    trick: "full",
    still: true,
  };
}

/** The scenes that lead from one snapshot to the next; all but the last rest for a moment. @param {AuctionSnapshot | null} before @param {AuctionSnapshot} after @returns {ManyScene[]} */
export function manyScenes(before, after) {
  const event = after.events.findLast(({ type }) => type === "trick");
  const last = manySceneOf(after);
  if (event?.type !== "trick" || !before || before.deal !== after.deal || before.ply >= after.ply) return [last];
  return [fullTrick(before, after, event.trick), last];
}

/** The scene right after a press, before Python has answered: the card lies in the trick. @param {ManyScene} scene @param {Card} card @param {Suit | null} announce the marriage announced with it @returns {ManyScene} */
export function playedOf(scene, card, announce) {
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
