import { PERSON } from "../python/covers.js";
import { companyName } from "./company.js";
import { rankOf, suitOf } from "./decks.js";
import { isOffered, opponentOf } from "./scene.js";

/**
 * What has just happened and what is to do, as messages with their variables.
 *
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../python/messages.js").Event} Event
 * @typedef {import("../python/messages.js").Reason} Reason
 * @typedef {import("../python/messages.js").Seat} Seat
 * @typedef {import("../python/messages.js").Card} Card
 * @typedef {import("../python/messages.js").Parameters} Parameters
 * @typedef {import("./words.js").Words} Words
 */

/** @param {{seat: Seat}} snapshot @param {Seat} seat */
export const who = (snapshot, seat) => (seat === snapshot.seat ? "you" : "computer");

/** What a visiting player did instead of making a move. @param {Words} words @param {string} name @param {import("../python/messages.js").PlayerFault} fault */
export function faultText(words, name, { kind, message, line }) {
  const text = words.text(`guest-${kind}`, { name, message });
  return line === null ? text : `${text} ${words.text("guest-line", { line })}`;
}

/** @param {Card} card */
const naming = (card) => ({ suit: suitOf(card), rank: rankOf(card) });

/** How the dealer was found; by chance only before the first match, later the deal goes on. @param {Snapshot} snapshot @param {Words} words @param {Parameters} rules */
function firstDealer(snapshot, words, { first_dealer: by }) {
  const { first_dealer: found, seat, bummerl } = snapshot;
  const round = found.draws.at(-1);
  const yours = round?.[seat];
  const theirs = round?.[1 - seat];
  const person = who(snapshot, found.dealer);
  if (yours && theirs) {
    const cards = { yours: words.card(yours), theirs: words.card(theirs) };
    return words.text("news-draw", { who: person, by: String(by ?? "high"), ...cards });
  }
  const chance = by === "random" && bummerl.every((won) => won === 0);
  return words.text(chance ? "news-lot" : "news-deal", { who: person });
}

/** Nothing where play begins in the middle of a deal. @param {Snapshot} snapshot @param {Words} words @param {Parameters} rules */
function dealt(snapshot, words, rules) {
  if (snapshot.tricks.some((won) => won > 0)) return "";
  const { company } = snapshot;
  if (company) {
    const name = companyName(company, words, company.dealer);
    return words.text("company-deals", { who: company.dealer === company.seat ? "you" : "other", name });
  }
  if (snapshot.deal === 1) return firstDealer(snapshot, words, rules);
  const deals = words.text("news-deal", { who: who(snapshot, snapshot.dealer) });
  return snapshot.carry ? `${deals} ${words.text("carry-now", { carry: snapshot.carry })}` : deals;
}

/** Who has closed and what is at stake. @param {Snapshot} snapshot @param {Words} words */
export function closing({ closed, seat }, words) {
  if (!closed) return "";
  const args = { who: closed.by === seat ? "you" : "computer", loses: closed.loses };
  return closed.wins === null
    ? words.text("news-close-open", args)
    : words.text("news-close-fixed", { ...args, wins: closed.wins });
}

/** An announcement before a card is told with it, unless it has just been told. @param {Snapshot} snapshot @param {Card} card @param {Words} words */
function played(snapshot, card, words) {
  const bound = snapshot.announcing && snapshot.led === card;
  if (!bound || snapshot.events.some((event) => event.type === "announce"))
    return words.text("news-play", naming(card));
  return words.text("news-play-marriage", { ...naming(card), worth: worthOf(snapshot, opponentOf(snapshot)) });
}

/** @param {Snapshot} snapshot @param {Event} event @param {Words} words @param {Parameters} rules @returns {string} */
function told(snapshot, event, words, rules) {
  const opponent = opponentOf(snapshot);
  switch (event.type) {
    case "deal":
      return dealt(snapshot, words, rules);
    case "play":
      return event.seat === opponent ? played(snapshot, event.card, words) : "";
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
      return words.text(rules.claim === "auto" ? "news-enough" : "news-did-claim", { who: who(snapshot, event.seat) });
    case "resign":
    case "decline":
    case "renonce":
    case "tute":
      return words.text(`news-did-${event.type}`, { who: who(snapshot, event.seat) });
    case "forfeit":
      return words.text("ended-forfeit", { who: who(snapshot, event.seat) });
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
function worthTelling(events) {
  const trick = events.findLastIndex(({ type }) => type === "trick");
  return events.filter(({ type }, index) => type !== "play" || index > trick);
}

/** So many sentences tell what has happened; one of two people may have done more while the other did not look. @param {Snapshot} snapshot */
const most = ({ level }) => (level === PERSON ? 4 : 2);

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
  if (isOffered(snapshot)) return words.text(snapshot.legal.includes("x") ? "now-offer-exchange" : "now-offer-ren");
  switch (snapshot.phase) {
    case "lead":
      return words.text(snapshot.announcing ? "now-lead-marriage" : "now-lead");
    case "answer":
      return duty(snapshot, words);
    case "waiting":
      return words.text(snapshot.watching ? "now-watching" : "now-waiting");
    default:
      return words.text(snapshot.phase === "match-end" ? "now-match-end" : "now-deal-end");
  }
}

/**
 * The sentences for the status line.
 *
 * @param {Snapshot} snapshot
 * @param {Words} words
 * @param {Parameters} [rules]
 * @returns {string[]}
 */
export function sentences(snapshot, words, rules = {}) {
  const news = worthTelling(snapshot.events)
    .map((event) => told(snapshot, event, words, rules))
    .filter(Boolean);
  return [...news.slice(-most(snapshot)), toDo(snapshot, words)];
}
