/**
 * A position as a picture: cards from the sheets of faces that the table draws from, and all of it in words.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("../table/decks.js").Deck} Deck
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 */
import { escaped } from "../pages.mjs";
import { faceId, signId } from "../table/decks.js";

/** @param {Deck} deck @param {string} id @param {string} [name] */
export const drawing = (deck, id, name = "face") =>
  `<svg class="${name}" viewBox="0 0 ${name === "suit" ? "100 100" : "240 372"}" aria-hidden="true"><use href="../../cards/${deck.sprite}.svg#${id}"/></svg>`;

/** @param {Deck} deck @param {string} card */
const face = (deck, card) => drawing(deck, faceId(deck, card));

/** A card alone, without words. @param {Deck} deck @param {string} card */
export const cardView = face;

/** A card face down. @param {Deck} deck @param {string} [name] */
export const back = (deck, name = "face") => drawing(deck, "card-back", name);

/** Cards alone, side by side. @param {Words} words @param {Deck} deck @param {string[]} cards */
export const cardsView = (words, deck, cards) => `
<div class="cards" role="img" aria-label="${escaped(words.list(cards.map((card) => words.card(card))))}">
${cards.map((card) => face(deck, card)).join("\n")}
</div>`;

/** Stock, turn-up and trump in words, as at the table. @param {Words} words @param {Snapshot} snapshot */
function stockText(words, { stock, turnup, closed, trump: suit }) {
  if (closed) return words.text("stock-closed", { cards: stock, suit });
  if (!turnup) return words.text("stock-empty", { suit });
  return words.text("stock-open", { cards: stock, turnup: words.card(turnup), suit });
}

/** @param {Words} words @param {Snapshot} snapshot @param {number} seat */
const pointsText = (words, { points, pending }, seat) =>
  words.text("points-spoken", { points: points[seat] ?? 0, pending: pending[seat] ?? 0 });

/** The whole position in words. @param {Words} words @param {Snapshot} snapshot */
function spoken(words, snapshot) {
  const { seat, hand, led, opponents, phase } = snapshot;
  const parts = [
    `${words.text("fan", { cards: opponents[0]?.cards ?? 0 })}. ${pointsText(words, snapshot, 1 - seat)}.`,
    stockText(words, snapshot),
    ...(led ? [`${words.text("trick-card", { who: "computer", ...words.args(led) })}.`] : []),
    `${words.text("hand")}: ${words.list(hand.map((card) => words.card(card)))}. ${pointsText(words, snapshot, seat)}.`,
    words.text(phase === "answer" ? "now-answer" : "now-lead"),
  ];
  return parts.join(" ");
}

/** @param {Words} words @param {Snapshot} snapshot @param {number} seat */
function plate(words, { points, pending, seat: own }, seat) {
  const waiting = pending[seat] ? ` <i>(+${pending[seat]})</i>` : "";
  const who = words.text("seat", { who: seat === own ? "you" : "computer" });
  return `<p class="plate"><b>${escaped(who)}</b> <span class="num">${points[seat]}${waiting}</span></p>`;
}

/** @param {Deck} deck @param {Snapshot} snapshot */
function stockView(deck, { stock, turnup, closed }) {
  if (stock === 0) return "";
  const under = turnup && !closed ? `<span class="under">${face(deck, turnup)}</span>` : "";
  const across = closed ? `<span class="across">${back(deck)}</span>` : "";
  return `<div class="pack">${under}${back(deck)}${across}<span class="count num">${stock}</span></div>`;
}

/** @param {Words} words @param {Deck} deck @param {Snapshot} snapshot */
export function pictureView(words, deck, snapshot) {
  const { seat, hand, led, opponents, trump } = snapshot;
  const backs = Array.from({ length: opponents[0]?.cards ?? 0 }, () => back(deck)).join("");
  return `
<div class="felt" role="img" aria-label="${escaped(spoken(words, snapshot))}">
<div class="row">${plate(words, snapshot, 1 - seat)}<div class="backs">${backs}</div></div>
<div class="middle">
<div class="stock">${stockView(deck, snapshot)}<p class="trump">${drawing(deck, signId(deck, trump), "suit")} ${escaped(words.text("trump", { suit: trump }))}</p></div>
<div class="led">${led ? face(deck, led) : ""}</div>
</div>
<div class="row">${plate(words, snapshot, seat)}<p class="turn">${escaped(words.text(led ? "now-answer" : "now-lead"))}</p></div>
<div class="own">${hand.map((card) => face(deck, card)).join("")}</div>
</div>`;
}
