/**
 * What has been chosen and is not confirmed yet: a contract to be bid, or the cards to be laid away.
 *
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../../python/messages.js").Card} Card
 * @typedef {import("../../python/messages.js").Reason} Reason
 */

/** So many cards are laid away. */
export const AWAY = 2;

/** The move that lays cards away, if they may be. @param {AuctionSnapshot} snapshot @param {readonly Card[]} cards */
export const layingAway = ({ legal }, cards) =>
  legal.find((move) => move.startsWith("d:") && cards.length === AWAY && cards.every((card) => move.includes(card))) ??
  null;

export class Choices {
  /** A contract. @type {string | null} */
  contract = null;
  /** Cards, in the order in which they were chosen. @type {Card[]} */
  away = [];

  /** Something else lies on the table: the caller, who plays at least this, has it chosen. @param {AuctionSnapshot | null} snapshot */
  settle(snapshot) {
    this.contract = snapshot?.legal.includes("N") ? "N" : null;
    this.away = [];
  }

  /** Takes a card for laying away, or puts it back; of three the first goes back. @param {Card} card */
  toggle(card) {
    this.away = this.away.includes(card)
      ? this.away.filter((each) => each !== card)
      : [...this.away, card].slice(-AWAY);
  }

  /** The move that confirms what has been chosen; null if nothing is, or it may not be. @param {AuctionSnapshot} snapshot @returns {string | null} */
  move(snapshot) {
    if (snapshot.phase === "lay-away") return layingAway(snapshot, this.away);
    return this.contract && snapshot.legal.includes(this.contract) ? this.contract : null;
  }
}

/** Why a contract may not be bid, or a suit not be named. @param {AuctionSnapshot} snapshot @param {string} what @returns {Reason} */
export function whyNot({ phase, offers }, what) {
  if (phase === "trump") return "trump-not-held";
  const refused = offers.find(({ code }) => code === what)?.refused;
  return phase === "bid" && refused ? refused : "not-your-turn";
}

/** @type {Record<string, {no: string, why: Reason}>} */
const NO = {
  bid: { no: "pass", why: "caller-cannot-pass" },
  double: { no: "no", why: "not-your-turn" },
};

/**
 * What an action is while trump is named, contracts are bid, cards laid away and points doubled: a move, or why it is none.
 * Null for actions that belong elsewhere.
 *
 * @param {AuctionSnapshot} snapshot
 * @param {Choices} choices
 * @param {string} control
 * @returns {{move: string | null, reason: Reason | null} | null} without a reason nothing has been chosen yet
 */
export function answerOf(snapshot, choices, control) {
  const { phase, legal } = snapshot;
  if (control === "ok") {
    const ready = choices.away.length === AWAY;
    return phase === "bid" || phase === "lay-away"
      ? { move: choices.move(snapshot), reason: ready ? "keep-an-ace" : null }
      : null;
  }
  if (control === "fleck") return phase === "double" ? { move: "fleck", reason: "not-your-turn" } : null;
  const no = control === "-" ? NO[phase] : undefined;
  return no ? { move: legal.includes(no.no) ? no.no : null, reason: no.why } : null;
}

/** The moves that an action may stand for, besides the one of its own name. @param {AuctionSnapshot} snapshot @param {string} control @returns {string[]} */
export function movesOf({ phase, legal }, control) {
  if (control === "ok") return phase === "lay-away" ? legal : [];
  return control === "-" && NO[phase] ? [NO[phase].no] : [];
}
