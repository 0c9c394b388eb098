import { isMany } from "../kinds.js";

/**
 * Whether a deal was dealt as it had been shuffled before its first card: the fingerprint is computed anew, and the cards
 * that the page has seen are compared with the deck, dealt in the packets that were named beforehand.
 *
 * @typedef {import("./witness.js").Witness} Witness
 * @typedef {import("../../python/types.js").AnySnapshot} AnySnapshot
 * @typedef {import("../../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../../python/messages.js").Result} Result
 * @typedef {import("../../python/messages.js").Card} Card
 * @typedef {"fingerprint" | "hand" | "turnup" | "draws" | "opponent"} Point what is compared
 * @typedef {{point: Point, holds: boolean}} Finding
 */

/** SHA-256 as hex digits, or null where the browser offers none: on pages that came unencrypted. @param {string} text @returns {Promise<string | null>} */
export async function fingerprint(text) {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The cards of a shuffle without its random number. @param {string} seed @returns {Card[]} */
export const deckOf = (seed) => seed.split(" ").slice(0, -1);

/** Whether two lists hold the same cards, in whatever order. @param {readonly Card[]} some @param {readonly Card[]} others */
const same = (some, others) => [...some].sort().join() === [...others].sort().join();

/** The cards of a deck by the place to which they are dealt. @param {Card[]} deck @param {NonNullable<Snapshot["shuffle"]["packets"]>} packets */
function places(deck, packets) {
  /** @type {Map<number | string, Card[]>} */
  const found = new Map();
  let at = 0;
  for (const { to, cards } of packets) {
    found.set(to, [...(found.get(to) ?? []), ...deck.slice(at, at + cards)]);
    at += cards;
  }
  return found;
}

/** Cards that a seat has shown in the course of the deal or had left. @param {Result} result @param {number} seat */
const held = (result, seat) => [
  ...result.trick_list.flatMap(({ leader, cards }) => cards.filter((_, place) => (place === 0) === (leader === seat))),
  ...(result.hands[seat] ?? []),
];

/**
 * What the cards say, each point that could be watched. What changes hands openly, the turn-up and what is
 * exchanged for it, is left out where hands are compared.
 *
 * @param {Snapshot} snapshot after the deal
 * @param {Witness} witness
 * @param {string} seed
 * @returns {Finding[]}
 */
function cardFindings(snapshot, { seen }, seed) {
  const { seat, result, shuffle } = snapshot;
  if (!seen || !result || !shuffle.packets) return [];
  const { hand, turnup, draws, open } = seen;
  const dealt = places(deckOf(seed), shuffle.packets);
  const stock = dealt.get("stock") ?? [];
  const opponent = 1 - seat;
  const hidden = (/** @type {Card[]} */ cards) => cards.filter((card) => !open.includes(card));
  // The last card drawn is the turn-up; all others lay face down.
  const fromStock = draws.slice(0, stock.length);
  const theirs = fromStock.flatMap((draw, index) => (draw.seat === opponent ? (stock[index] ?? []) : []));
  return [
    { point: "hand", holds: same(hand, dealt.get(seat) ?? []) },
    { point: "turnup", holds: same([turnup], dealt.get("turn-up") ?? []) },
    { point: "draws", holds: fromStock.every(({ card }, index) => card === null || card === stock[index]) },
    {
      point: "opponent",
      holds: same(hidden(held(result, opponent)), hidden([...(dealt.get(opponent) ?? []), ...theirs])),
    },
  ];
}

/**
 * Every point that can be compared. Null where no fingerprint can be computed.
 *
 * @param {AnySnapshot} snapshot after the deal
 * @param {Witness} witness
 * @returns {Promise<Finding[] | null>}
 */
export async function check(snapshot, witness) {
  const { seed } = snapshot.shuffle;
  const computed = seed === null ? null : await fingerprint(seed);
  if (seed === null || computed === null) return null;
  const cards = isMany(snapshot) ? [] : cardFindings(snapshot, witness, seed);
  return [{ point: "fingerprint", holds: computed === witness.commitment }, ...cards];
}
