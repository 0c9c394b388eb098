/**
 * Two people at one device: what one of them may see leaves Python only once that one has asked for it, by `sit` or by a
 * move. Every other answer crosses to the page covered.
 *
 * @import { Snapshot } from "./messages.js"
 */

const ASKED_FOR = new Set(["sit", "play"]);

/** The level at which nobody thinks. */
export const PERSON = "person";

/** Whether a snapshot crosses covered. @param {string} type of the request @param {Pick<Snapshot, "level"> & {result: unknown}} snapshot */
export const isCovered = (type, { level, result }) => level === PERSON && !result && !ASKED_FOR.has(type);

/**
 * The same table without anything that only one of the two may see. What it shows is named one by one, so that nothing new
 * comes to be shown by oversight.
 *
 * @param {Snapshot} snapshot
 * @returns {Snapshot}
 */
export const covered = (snapshot) => ({
  v: snapshot.v,
  game: snapshot.game,
  rules: snapshot.rules,
  level: snapshot.level,
  guest: null,
  watching: false,
  company: null,
  phase: "waiting",
  seat: snapshot.seat,
  turn: snapshot.turn,
  dealer: snapshot.dealer,
  deal: snapshot.deal,
  ply: snapshot.ply,
  practice: snapshot.practice,
  undo: false,
  controls: [],
  legal: [],
  refused: {},
  hand: [],
  opponents: snapshot.opponents.map(({ seat }) => ({ seat, cards: 0, known: [] })),
  trump: snapshot.trump,
  turnup: snapshot.turnup,
  exchange_card: snapshot.exchange_card,
  stock: snapshot.stock,
  strict: snapshot.strict,
  closed: snapshot.closed,
  led: null,
  announcing: null,
  marriages: [],
  announced: [[], []],
  last_trick: null,
  piles: [[], []],
  tricks: snapshot.tricks,
  points: [null, null],
  pending: [null, null],
  enough: false,
  target: snapshot.target,
  score: snapshot.score,
  carry: snapshot.carry,
  bummerl: snapshot.bummerl,
  series: snapshot.series,
  first_dealer: snapshot.first_dealer,
  events: [],
  result: null,
  shuffle: { ...snapshot.shuffle, seed: null },
  options: snapshot.options,
});
