/**
 * A position of a game for three or four as a picture: the contract, who sits where, the trick and the own hand, and all
 * of it in words.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {import("../table/decks.js").Deck} Deck
 * @typedef {import("../python/messages.js").AuctionSnapshot} AuctionSnapshot
 */
import { escaped } from "../pages.mjs";
import { signId } from "../table/decks.js";
import { callText, contractSaid } from "../table/many/contracts.js";
import { nameOf, seatsFrom } from "../table/many/people.js";
import { manySentences } from "../table/many/sentences.js";
import { playerText, trumpText } from "../table/many/views/plan.js";
import { back, cardView, drawing } from "./picture.mjs";

/** What is played or open, by whom, with which trump. @param {Words} words @param {AuctionSnapshot} snapshot */
function plan(words, snapshot) {
  const model = { words, scene: { snapshot } };
  const { contract } = snapshot;
  const name = contract?.settled ? [contractSaid(words, contract.code)] : [];
  return [...name, playerText(model), trumpText(model)];
}

/** What somebody has called, in order. @param {Words} words @param {AuctionSnapshot} snapshot @param {number} seat */
const callsOf = (words, { calls, stage }, seat) =>
  stage === "auction" ? calls.filter((each) => each.seat === seat).map(({ call }) => callText(words, call)) : [];

/** The others, from the left on. @param {AuctionSnapshot} snapshot */
const others = (snapshot) => seatsFrom(snapshot, snapshot.seat).slice(1);

/** What the reader is to do. @param {Words} words @param {AuctionSnapshot} snapshot */
const duty = (words, snapshot) => manySentences({ ...snapshot, events: [] }, words).join(" ");

/** The whole position in words. @param {Words} words @param {AuctionSnapshot} snapshot */
function spoken(words, snapshot) {
  const { hand, trick } = snapshot;
  const parts = [
    `${plan(words, snapshot).join(". ")}.`,
    ...others(snapshot).flatMap((seat) => {
      const name = nameOf(snapshot, words, seat);
      const calls = callsOf(words, snapshot, seat);
      const said = calls.length > 0 ? ` ${words.list(calls)}.` : "";
      return `${name}: ${words.text("many-cards", { cards: snapshot.seats[seat]?.cards ?? 0 })}.${said}`;
    }),
    ...trick.map(
      ({ seat, card }) =>
        `${words.text("many-trick-card", { name: nameOf(snapshot, words, seat), ...words.args(card) })}.`,
    ),
    `${words.text("hand")}: ${words.list(hand.map((card) => words.card(card)))}.`,
    duty(words, snapshot),
  ];
  return parts.join(" ");
}

/** @param {Words} words @param {Deck} deck @param {AuctionSnapshot} snapshot @param {number} seat */
function seatView(words, deck, snapshot, seat) {
  const backs = Array.from({ length: snapshot.seats[seat]?.cards ?? 0 }, () => back(deck)).join("");
  const calls = callsOf(words, snapshot, seat).map((call) => ` <span class="said">${escaped(call)}</span>`);
  return `<div class="row"><p class="plate"><b>${escaped(nameOf(snapshot, words, seat))}</b>${calls.join("")}</p><div class="backs">${backs}</div></div>`;
}

/** @param {Words} words @param {Deck} deck @param {AuctionSnapshot} snapshot */
export function manyPictureView(words, deck, snapshot) {
  const { hand, trick, trump, contract } = snapshot;
  const plain = contract?.settled && !contract.trump;
  const sign = trump && !plain ? `${drawing(deck, signId(deck, trump), "suit")} ` : "";
  const lying = trick.map(
    ({ seat, card }) =>
      `<figure>${cardView(deck, card)}<figcaption>${escaped(nameOf(snapshot, words, seat))}</figcaption></figure>`,
  );
  const hidden = Math.max(0, (snapshot.seats[snapshot.seat]?.cards ?? 0) - hand.length);
  return `
<div class="felt felt--many" role="img" aria-label="${escaped(spoken(words, snapshot))}">
<p class="trump">${sign}${escaped(plan(words, snapshot).join(" · "))}</p>
${others(snapshot)
  .map((seat) => seatView(words, deck, snapshot, seat))
  .join("\n")}
${lying.length > 0 ? `<div class="lying">${lying.join("")}</div>` : ""}
<div class="row"><p class="turn">${escaped(duty(words, snapshot))}</p></div>
<div class="own">${hand.map((card) => cardView(deck, card)).join("")}${back(deck).repeat(hidden)}</div>
</div>`;
}
