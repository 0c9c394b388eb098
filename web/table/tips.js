import { PERSON } from "../python/covers.js";
import { isOffered } from "./scene.js";

/**
 * Help for the first deals: what can be done is told when it can be done for the first time. When that is follows from
 * snapshots alone.
 *
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./words.js").Words} Words
 * @typedef {"turn" | "claim" | "strict" | "marriage" | "exchange" | "lost"} TipKey
 * @typedef {{key: TipKey, spoken: boolean}} Tip `spoken`: the status line still says it
 * @typedef {{on: boolean, seen: readonly string[]}} Help whether beginners are helped, and with what they have been
 */

/** In the order in which they are told where several can be. @type {[TipKey, (snapshot: Snapshot) => boolean][]} */
const MOMENTS = [
  ["turn", () => true],
  ["claim", ({ enough, legal }) => enough && legal.includes("66")],
  ["strict", ({ strict }) => strict],
  ["marriage", ({ marriages }) => marriages.length > 0],
  ["exchange", ({ legal, turnup }) => legal.includes("x") && turnup !== null],
];

/** @param {Snapshot} snapshot */
const isToMove = (snapshot) => (snapshot.phase === "lead" || snapshot.phase === "answer") && !isOffered(snapshot);

/** What there is to tell of a snapshot and has not been told. @param {Snapshot} snapshot @param {readonly string[]} seen @returns {TipKey | null} */
export function tipFor(snapshot, seen) {
  const { result, seat, level, watching } = snapshot;
  if (watching) return null;
  if (result) {
    // Of two people one has won, and both look.
    const lost = result.winner !== null && result.winner !== seat && level !== PERSON;
    return lost && !seen.includes("lost") ? "lost" : null;
  }
  if (!isToMove(snapshot)) return null;
  return MOMENTS.find(([key, holds]) => !seen.includes(key) && holds(snapshot))?.[0] ?? null;
}

/** @param {TipKey} key @param {Snapshot} snapshot @param {Words} words */
export function tipText(key, snapshot, words) {
  const { trump, marriages, exchange_card: card, turnup, closed, result } = snapshot;
  const [marriage] = marriages;
  return words.text(`tip-${key}`, {
    suit: key === "marriage" && marriage ? marriage.suit : trump,
    worth: marriage?.worth ?? 0,
    card: words.card(card),
    turnup: turnup ? words.card(turnup) : "",
    how: closed ? "closed" : "empty",
    reason: result?.reason ?? "",
  });
}

/** Same position, whatever else has changed. @param {Snapshot | null} one @param {Snapshot} other */
const isSame = (one, other) => one?.ply === other.ply && one.shuffle.commitment === other.shuffle.commitment;

export class Tips {
  /** @type {Help} */
  #help = { on: false, seen: [] };
  /** @type {Tip | null} */
  #tip = null;
  /** What the table shows. @type {Snapshot | null} */
  #snapshot = null;
  #changed;

  /** @param {(help: Help) => void} changed something has been seen, or no more is wanted */
  constructor(changed) {
    this.#changed = changed;
  }

  get help() {
    return this.#help;
  }

  /** @param {Help} help */
  set help(help) {
    this.#help = help;
    if (!help.on) this.#tip = null;
    this.#find();
  }

  get tip() {
    return this.#tip;
  }

  /** Something else lies on the table: what was told of it has been seen. @param {Scene} scene */
  settle({ snapshot, still }) {
    const same = isSame(this.#snapshot, snapshot) && !still;
    if (this.#tip && !same) this.#pass();
    this.#snapshot = still ? null : snapshot;
    this.#find();
  }

  /** The person has read it. */
  next() {
    if (!this.#tip) return;
    this.#pass();
    this.#find();
  }

  /** No more tips. */
  end() {
    this.#tip = null;
    this.#help = { ...this.#help, on: false };
    this.#changed(this.#help);
  }

  /** The status line says something else: a tip is not said twice. */
  hush() {
    if (this.#tip?.spoken) this.#tip = { ...this.#tip, spoken: false };
  }

  #pass() {
    if (!this.#tip) return;
    this.#help = { ...this.#help, seen: [...this.#help.seen, this.#tip.key] };
    this.#tip = null;
    this.#changed(this.#help);
  }

  #find() {
    if (this.#tip || !this.#snapshot || !this.#help.on) return;
    const key = tipFor(this.#snapshot, this.#help.seen);
    if (key) this.#tip = { key, spoken: true };
  }
}
