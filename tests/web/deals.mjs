/** Deals made up for tests: the snapshots of a person at seat 0 as far as they tell of cards, played at random. */
import { fingerprint } from "../../web/table/fair/check.js";

/** @typedef {import("../../web/python/messages.js").Snapshot} Snapshot */

const DECK = [..."HDCS"].flatMap((suit) => [..."ATKQJ"].map((rank) => rank + suit));
const PACKETS = [
  { to: 1, cards: 3 },
  { to: 0, cards: 3 },
  { to: "turn-up", cards: 1 },
  { to: 1, cards: 2 },
  { to: 0, cards: 2 },
  { to: "stock", cards: 9 },
];

/** Numbers from 0 to below 1 that follow from a seed. @param {number} seed */
function chance(seed) {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 48271) + 11) >>> 0;
    return ((state >>> 8) % 10_000) / 10_000;
  };
}

/**
 * @param {number} seed
 * @param {number} tricks after which the deal ends
 * @returns {Promise<Snapshot[]>} one before the first move and one after each
 */
export async function madeUpDeal(seed, tricks) {
  const random = chance(seed);
  const deck = DECK.map((card) => ({ card, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
  const text = [...deck, "f00d".repeat(16)].join(" ");
  const hands = [
    [...deck.slice(3, 6), ...deck.slice(9, 11)],
    [...deck.slice(0, 3), ...deck.slice(7, 9)],
  ];
  let turnup = deck[6] ?? "";
  const exchanged = `J${turnup[1]}`;
  const stock = deck.slice(11);
  /** @type {any[]} */
  const list = [];
  const shuffle = { commitment: await fingerprint(text), packets: PACKETS, seed: null };
  const base = { seat: 0, deal: 1, shuffle };
  /** @type {any[]} */
  const snapshots = [
    { ...base, ply: 0, hand: [...(hands[0] ?? [])], turnup, events: [{ type: "deal", dealer: 0 }], result: null },
  ];
  /** @param {any[]} events */
  const tell = (events) =>
    snapshots.push({ ...base, ply: snapshots.length, hand: [...(hands[0] ?? [])], turnup, events, result: null });
  /** @param {number} seat */
  const play = (seat) => {
    const hand = hands[seat] ?? [];
    return hand.splice(Math.floor(random() * hand.length), 1)[0] ?? "";
  };
  let leader = 1;
  while (list.length < tricks) {
    const hand = hands[leader] ?? [];
    if (stock.length > 2 && hand.includes(exchanged)) {
      hand[hand.indexOf(exchanged)] = turnup;
      tell([{ type: "exchange", seat: leader, gave: exchanged, took: turnup }]);
      turnup = exchanged;
    }
    const led = play(leader);
    tell([{ type: "play", seat: leader, card: led }]);
    const cards = [led, play(1 - leader)];
    const winner = random() < 0.5 ? 0 : 1;
    list.push({ leader, cards, winner, points: 0 });
    const events = [{ type: "play", seat: 1 - leader, card: cards[1] }, { type: "trick" }];
    for (const seat of stock.length > 0 ? [winner, 1 - winner] : []) {
      const card = stock.shift() ?? turnup;
      hands[seat]?.push(card);
      events.push(/** @type {any} */ ({ type: "draw", seat, card: seat === 0 || card === turnup ? card : null }));
    }
    leader = winner;
    tell(events);
  }
  const end = snapshots.at(-1);
  end.shuffle = { ...shuffle, seed: text };
  end.result = { trick_list: list, hands };
  return snapshots;
}
