/**
 * Who sits where, as the person sees it: the others have names, and two of four belong together.
 *
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../../python/messages.js").Seat} Seat
 * @typedef {import("../words.js").Words} Words
 * @typedef {import("../words.js").Args} Args
 * @typedef {"you" | "left" | "across" | "right"} Place
 */

/** Clockwise from the person. @type {Record<number, Place[]>} */
const PLACES = { 3: ["you", "left", "right"], 4: ["you", "left", "across", "right"] };

/** @param {AuctionSnapshot} snapshot @param {Seat} seat @returns {Place} */
export const placeOf = ({ seats, seat: own }, seat) => placeAt(seats.length, own, seat);

/** The same among so many. @param {number} count @param {Seat} own @param {Seat} seat @returns {Place} */
export const placeAt = (count, own, seat) => PLACES[count]?.[(seat - own + count) % count] ?? "you";

/** @param {AuctionSnapshot} snapshot @param {Words} words @param {Seat} seat */
export const nameOf = (snapshot, words, seat) => words.text("many-name", { place: placeOf(snapshot, seat) });

/** Variables that say who does something. @param {AuctionSnapshot} snapshot @param {Words} words @param {Seat} seat @returns {Args} */
export const whoOf = (snapshot, words, seat) => ({
  who: seat === snapshot.seat ? "you" : "other",
  name: nameOf(snapshot, words, seat),
});

/** How many Bummerl have gone to each team: of two, those that the other has won. @param {AuctionSnapshot} snapshot */
export const bummerlOf = ({ bummerl }) => (bummerl.length === 2 ? [...bummerl].reverse() : bummerl);

/** The side on which the person plays this deal: 0 declares. @param {AuctionSnapshot} snapshot */
export const ownSide = ({ seats, seat }) => seats[seat]?.side ?? 0;

/** Whether a seat is on the person's side. @param {AuctionSnapshot} snapshot @param {Seat} seat */
export const isOurs = (snapshot, seat) => snapshot.seats[seat]?.side === ownSide(snapshot);

/** Whether the person plays this deal alone against all others. @param {AuctionSnapshot} snapshot */
export const isAlone = (snapshot) =>
  snapshot.seats.every(({ seat }) => seat === snapshot.seat || !isOurs(snapshot, seat));

/** What a side is called: `we`, `you` or `they`. @param {AuctionSnapshot} snapshot @param {number} side */
export const sideOf = (snapshot, side) => (side !== ownSide(snapshot) ? "they" : isAlone(snapshot) ? "you" : "we");

/** What somebody is to the person: their partner or an opponent. @param {AuctionSnapshot} snapshot @param {Seat} seat */
export function roleOf(snapshot, seat) {
  const place = placeOf(snapshot, seat);
  if (place === "you") return "you";
  return isOurs(snapshot, seat) ? "partner" : `opponent-${place}`;
}

/** All seats in the order in which they act, from one on. @param {AuctionSnapshot} snapshot @param {Seat} first @returns {Seat[]} */
export const seatsFrom = ({ seats }, first) => seats.map((_, index) => (first + index) % seats.length);
