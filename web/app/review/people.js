import { placeAt } from "../../table/many/people.js";

/**
 * Who has played the deal that is looked back at.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 */

/** How many play the deal. @param {DealRecord} record */
export const seatsOf = ({ hands }) => (Array.isArray(hands) ? hands.length : 2);

/** Words for a deal that the reader has played: who sat opposite at a table of three has a name. @param {Words} words @param {DealRecord} record @param {number} seat */
export function playedWords(words, { out }, seat) {
  return typeof out === "number"
    ? words.against(words.text("many-name", { place: seat === 0 ? "left" : "right" }))
    : words;
}

/** Words for a deal that somebody has sent: the reader has not played it. @param {Words} words @param {DealRecord} record @param {number} seat whose play is looked at @param {number} sender */
export function sentWords(words, record, seat, sender) {
  const count = seatsOf(record);
  const named = (/** @type {number} */ each) =>
    each === sender || count === 2
      ? words.text("sent-seat", { who: each === sender ? "sender" : "opponent" })
      : words.text("many-name", { place: placeAt(count, sender, each) });
  const dative = (/** @type {number} */ each) =>
    each === sender || count === 2
      ? words.text("sent-seat-dative", { who: each === sender ? "sender" : "opponent" })
      : named(each);
  const other = count === 2 ? named(1 - seat) : words.text("sent-others");
  const toOther = count === 2 ? dative(1 - seat) : words.text("sent-others-dative");
  return words.between(named(seat), other, { toMe: dative(seat), toOther });
}

/** What everybody is called in a deal that the reader has played, by seats. @param {Words} words @param {DealRecord} record @param {number} own */
export function namesIn(words, record, own) {
  const count = seatsOf(record);
  return Array.from({ length: count }, (_, seat) =>
    count === 2
      ? words.text("seat", { who: seat === own ? "you" : "computer" })
      : words.text("many-name", { place: placeAt(count, own, seat) }),
  );
}
