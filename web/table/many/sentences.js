import { rankOf, suitOf } from "../decks.js";
import { contractSaid } from "./contracts.js";
import { nameOf, whoOf } from "./people.js";

/**
 * What has just happened at a table of three or four and what is to do, as messages with their variables.
 *
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../../python/messages.js").AuctionEvent} AuctionEvent
 * @typedef {import("../../python/messages.js").Reason} Reason
 * @typedef {import("../../python/messages.js").Parameters} Parameters
 * @typedef {import("../words.js").Words} Words
 */

/** So many sentences tell what has happened. @param {AuctionSnapshot} snapshot */
const most = ({ phase }) => (phase === "lay-away" ? 1 : 2);

/** @param {AuctionSnapshot} snapshot @param {AuctionEvent} event @param {Words} words @param {Parameters} rules @returns {string} */
function told(snapshot, event, words, rules) {
  if (event.type === "end") return "";
  if (event.type === "deal") return words.text("many-deal", whoOf(snapshot, words, event.dealer));
  if (event.type === "trick") {
    const { seats, cards, winner } = event.trick;
    const card = cards[seats.indexOf(winner)] ?? "";
    return words.text("many-trick", { ...whoOf(snapshot, words, winner), suit: suitOf(card), rank: rankOf(card) });
  }
  const who = whoOf(snapshot, words, event.seat);
  switch (event.type) {
    case "name-trump":
      return words.text("many-trump", { ...who, suit: event.suit });
    case "turn-up":
      return words.text("many-turn-up", { ...who, card: words.card(event.card), suit: suitOf(event.card) });
    case "call":
      if (event.call === "pass") return words.text("many-pass", who);
      return words.text("many-call", { ...who, contract: contractSaid(words, event.call) });
    case "double":
      return words.text("many-did-double", { ...who, factor: event.factor ?? 1 });
    case "play":
      if (event.seat === snapshot.seat) return "";
      return words.text("many-play", { ...who, suit: suitOf(event.card), rank: rankOf(event.card) });
    case "announce":
      return words.text("many-announce", { ...who, suit: event.suit, worth: event.worth });
    case "claim":
      return words.text(rules.claim === "manual" ? "many-claim" : "many-enough", who);
    default:
      return words.text(`many-did-${event.type}`, who);
  }
}

/** A trick tells of its cards. @param {readonly AuctionEvent[]} events */
function worthTelling(events) {
  const trick = events.findLastIndex(({ type }) => type === "trick");
  return events.filter(({ type }, index) => type !== "play" || index > trick);
}

/** Why a card or an action is refused. @param {AuctionSnapshot} snapshot @param {Reason} reason @param {Words} words */
export function manyRefusal(snapshot, reason, words) {
  const { turn, trick, trump, game } = snapshot;
  if (reason === "not-your-turn" && turn !== null) {
    return words.text("many-not-your-turn", { name: nameOf(snapshot, words, turn) });
  }
  const led = trick[0]?.card;
  return words.text(`refused-${reason}`, { suit: led ? suitOf(led) : (trump ?? ""), card: "", game });
}

/** @param {AuctionSnapshot} snapshot @param {Words} words */
function duty(snapshot, words) {
  const { hand, refused } = snapshot;
  const card = hand.find((each) => refused[each]);
  const reason = card && refused[card];
  return reason ? manyRefusal(snapshot, reason, words) : words.text("now-answer");
}

/** @param {AuctionSnapshot} snapshot @param {Words} words */
function toDo(snapshot, words) {
  const { phase, turn, announcing } = snapshot;
  switch (phase) {
    case "waiting":
      return turn === null ? "" : words.text("many-waiting", { name: nameOf(snapshot, words, turn) });
    case "lead":
      return words.text(announcing ? "now-lead-marriage" : "now-lead");
    case "answer":
      return duty(snapshot, words);
    case "match-end":
    case "deal-end":
      return words.text(`now-${phase}`);
    default:
      return words.text(`many-now-${phase}`);
  }
}

/** The sentences for the status line. @param {AuctionSnapshot} snapshot @param {Words} words @param {Parameters} [rules] @returns {string[]} */
export function manySentences(snapshot, words, rules = {}) {
  const news = worthTelling(snapshot.events)
    .map((event) => told(snapshot, event, words, rules))
    .filter(Boolean);
  return [...news.slice(-most(snapshot)), toDo(snapshot, words)];
}
