import { rankOf, suitOf } from "./decks.js";
import { opponentOf } from "./scene.js";

/**
 * What has just happened and what is to do, as messages with their variables.
 *
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../python/messages.js").Event} Event
 * @typedef {import("../python/messages.js").Reason} Reason
 * @typedef {import("../python/messages.js").Seat} Seat
 * @typedef {import("../python/messages.js").Card} Card
 * @typedef {import("./words.js").Words} Words
 */

/** @param {Snapshot} snapshot @param {Seat} seat */
export const who = (snapshot, seat) => (seat === snapshot.seat ? "you" : "computer");

/** @param {Card} card */
const naming = (card) => ({ suit: suitOf(card), rank: rankOf(card) });

/** @param {Snapshot} snapshot @param {Words} words */
function firstDealer({ first_dealer: { dealer, draws }, seat }, words) {
  const round = draws.at(-1);
  const yours = round?.[seat];
  const theirs = round?.[1 - seat];
  if (!yours || !theirs) return words.text("news-deal", { who: dealer === seat ? "you" : "computer" });
  return words.text("news-draw", {
    who: dealer === seat ? "you" : "computer",
    yours: words.card(yours),
    theirs: words.card(theirs),
  });
}

/** @param {Snapshot} snapshot @param {Words} words */
function dealt(snapshot, words) {
  if (snapshot.deal === 1 && snapshot.first_dealer.draws.length > 0) return firstDealer(snapshot, words);
  return words.text("news-deal", { who: who(snapshot, snapshot.dealer) });
}

/** @param {Snapshot} snapshot @param {Words} words */
function closing({ closed, seat }, words) {
  if (!closed) return "";
  const args = { who: closed.by === seat ? "you" : "computer", loses: closed.loses };
  return closed.wins === null
    ? words.text("news-close-open", args)
    : words.text("news-close-fixed", { ...args, wins: closed.wins });
}

/** @param {Snapshot} snapshot @param {Event} event @param {Words} words @returns {string} */
function told(snapshot, event, words) {
  const opponent = opponentOf(snapshot);
  switch (event.type) {
    case "deal":
      return dealt(snapshot, words);
    case "play":
      if (event.seat !== opponent) return "";
      return snapshot.announcing && snapshot.led === event.card
        ? words.text("news-play-marriage", { ...naming(event.card), worth: worthOf(snapshot, opponent) })
        : words.text("news-play", naming(event.card));
    case "announce":
      return words.text("news-announce", {
        who: who(snapshot, event.seat),
        suit: event.suit,
        worth: event.worth,
      });
    case "exchange":
      return words.text("news-exchange", {
        who: who(snapshot, event.seat),
        gave: words.card(event.gave),
        took: words.card(event.took),
      });
    case "close":
      return closing(snapshot, words);
    case "claim":
    case "resign":
    case "decline":
    case "renonce":
    case "tute":
      return words.text(`news-did-${event.type}`, { who: who(snapshot, event.seat) });
    case "trick": {
      const { leader, cards, winner } = event.trick;
      const card = cards[winner === leader ? 0 : 1];
      return card ? words.text("news-trick", { who: who(snapshot, winner), ...naming(card) }) : "";
    }
    default:
      return "";
  }
}

/** @param {Snapshot} snapshot @param {Seat} seat */
const worthOf = ({ announced, announcing }, seat) =>
  announced[seat]?.find((marriage) => marriage.suit === announcing)?.worth ?? 0;

/** A trick tells of its cards; what made room for it need not be told again. @param {readonly Event[]} events */
const worthTelling = (events) =>
  events.some((event) => event.type === "trick") ? events.filter((event) => event.type !== "play") : events;

/**
 * Why a card or an action is refused.
 *
 * @param {Snapshot} snapshot
 * @param {Reason} reason
 * @param {Words} words
 */
export function refusal(snapshot, reason, words) {
  return words.text(`refused-${reason}`, {
    suit: snapshot.led ? suitOf(snapshot.led) : snapshot.trump,
    card: words.card(snapshot.exchange_card),
  });
}

/** @param {Snapshot} snapshot @param {Words} words */
function duty(snapshot, words) {
  const { hand, refused } = snapshot;
  const card = hand.find((each) => refused[each]);
  const reason = card && refused[card];
  return reason ? refusal(snapshot, reason, words) : words.text("now-answer");
}

/** @param {Snapshot} snapshot @param {Words} words */
function toDo(snapshot, words) {
  switch (snapshot.phase) {
    case "lead":
      return words.text(snapshot.announcing ? "now-lead-marriage" : "now-lead");
    case "answer":
      return duty(snapshot, words);
    case "waiting":
      return words.text("now-waiting");
    default:
      return words.text(snapshot.phase === "match-end" ? "now-match-end" : "now-deal-end");
  }
}

/**
 * The sentences for the status line.
 *
 * @param {Snapshot} snapshot
 * @param {Words} words
 * @returns {string[]}
 */
export function sentences(snapshot, words) {
  const news = worthTelling(snapshot.events)
    .map((event) => told(snapshot, event, words))
    .filter(Boolean);
  return [...news.slice(-2), toDo(snapshot, words)];
}
