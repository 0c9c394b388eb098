import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { refusal } from "../kinds.js";
import { closing, who } from "../sentences.js";
import { companyView } from "./company.js";
import { standing } from "./dial.js";
import { cardLabel, isIdle, picking } from "./hand.js";
import { hinted, hintedBy, tip } from "./hint.js";
import { stockLabel } from "./stock.js";
import { trickLabel, trickView } from "./trick.js";

/**
 * The whole table as text: the same scene in lists and tables, in which everything can be read and played.
 *
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../model.js").Playing<import("../kinds.js").AnyScene>} AnyPlaying
 * @typedef {import("../decks.js").Card} Card
 * @typedef {import("../../python/messages.js").Seat} Seat
 * @typedef {import("../../python/messages.js").Trick} Trick
 */

/** Why a card cannot be played; while the computer is to move, or a question is open, nothing is wrong with the cards. @param {AnyPlaying} model @param {Card} card */
function whyNot({ words, scene }, card) {
  const { snapshot, still } = scene;
  const reason = snapshot.refused[card];
  if (!reason || still || isIdle(snapshot)) return nothing;
  return html`<small>${refusal(snapshot, reason, words)}</small>`;
}

/** @param {AnyPlaying} model @param {Card} card */
function cardView(model, card) {
  const { scene, actions } = model;
  const best = hinted(model, card);
  const pick = picking(model, card);
  const refused = !pick && !scene.still && scene.snapshot.refused[card] !== undefined;
  return html`
    <li>
      <button type="button" data-card=${card} ?data-hint=${best} aria-describedby=${hintedBy(best)}
        aria-disabled=${refused ? "true" : "false"} aria-pressed=${pick ? String(pick.chosen) : nothing} @click=${() => actions.card(card)}>
        <span>${cardLabel(model, card)}${pick ? nothing : whyNot(model, card)}</span>${best ? tip() : nothing}
      </button>
    </li>`;
}

/** The person's cards. @param {AnyPlaying} model */
export const plainHandView = (model) => html`
  <section class="p-hand" aria-labelledby="p-hand">
    <h2 id="p-hand">${model.words.text("hand")}</h2>
    <ol class="p-cards">
      ${repeat(
        model.scene.hand,
        (card) => card,
        (card) => cardView(model, card),
      )}
    </ol>
  </section>`;

/** @param {Playing} model @param {readonly {seat: Seat, card: Card}[]} cards */
const lying = ({ words, scene }, cards) =>
  cards.length === 0
    ? html`<p>${words.text("text-nothing")}</p>`
    : html`
        <ul class="p-list">
          ${cards.map(
            ({ seat, card }) => html`
              <li>${words.text("trick-card", { who: who(scene.snapshot, seat), ...words.args(card) })}</li>`,
          )}
        </ul>`;

/** @param {Trick} trick */
const laid = ({ cards, leader }) => cards.map((card, index) => ({ seat: index === 0 ? leader : 1 - leader, card }));

/** The trick on the table. @param {Playing} model */
function trick(model) {
  const open = model.scene.trick !== "past";
  return html`
    <section class="p-trick">
      <h2>${open ? trickLabel(model) : model.words.text("trick")}</h2>
      ${lying(model, open ? model.scene.lying : [])}
    </section>`;
}

/** The trick before. @param {Playing} model */
function lastTrick(model) {
  const { words, scene } = model;
  const { last_trick: last } = scene.snapshot;
  return html`
    <section class="p-last" tabindex="-1">
      <h2>${last ? words.text("trick-past", { who: who(scene.snapshot, last.winner) }) : words.text("text-last")}</h2>
      ${lying(model, last ? laid(last) : [])}
    </section>`;
}

/** The tricks that may be looked at. @param {Playing} model */
function piles(model) {
  const { words, scene } = model;
  const { snapshot } = scene;
  return [snapshot.seat, scene.opponent].map((seat) => {
    const seen = snapshot.piles[seat] ?? [];
    return seen.length === 0
      ? nothing
      : html`
          <section>
            <h2>${words.text("peek-tricks", { who: who(snapshot, seat) })}</h2>
            <ol class="p-list">${seen.map((trick) => html`<li>${lying(model, laid(trick))}</li>`)}</ol>
          </section>`;
  });
}

/** Trump, stock, and what is at stake when it is closed. @param {Playing} model */
function middle(model) {
  const { words, scene, parameters } = model;
  const { snapshot } = scene;
  const { carry } = standing(snapshot, parameters);
  const stakes = closing(snapshot, words);
  return html`
    <section class="p-stock">
      <h2>${words.text("text-stock")}</h2>
      <p>${stockLabel(model)}</p>
      ${stakes ? html`<p>${stakes}</p>` : nothing}
      ${carry ? html`<p>${words.text("carry-now", { carry })}</p>` : nothing}
    </section>`;
}

/** What both have, side by side. @param {Playing} model */
function state(model) {
  const { words, scene, parameters } = model;
  const { snapshot, opponent, hand, down, backs, known } = scene;
  const { seat, points, pending, tricks: taken, announced } = snapshot;
  const { up, target, yours, theirs, yourBummerl, theirBummerl } = standing(snapshot, parameters);
  const needed = (/** @type {number} */ count) => (up ? target - count : count);
  const none = words.text("text-none");
  const named = (/** @type {Seat} */ of) =>
    words.list((announced[of] ?? []).map(({ suit, worth }) => words.text("text-marriage", { suit, worth }))) || none;
  /** @type {[string, unknown, unknown][]} */
  const rows = [
    ["text-points", points[seat] ?? words.text("text-hidden"), points[opponent] ?? words.text("text-hidden")],
    ["text-announced", named(seat), named(opponent)],
    ["text-pending", pending[seat] ?? words.text("text-hidden"), pending[opponent] ?? words.text("text-hidden")],
    ["text-tricks", taken[seat], taken[opponent]],
    ["text-cards", hand.length + down, backs],
    ["text-known", none, words.list(known.map((card) => words.card(card))) || none],
    [up ? "text-made" : "text-needed", needed(yours), needed(theirs)],
    ["text-bummerl", yourBummerl, theirBummerl],
  ];
  return html`
    <section class="p-state">
      <table>
        <caption>${words.text("text-state")}</caption>
        <thead>
          <tr>
            <th scope="col"><span class="vh">${words.text("tally-item")}</span></th>
            <th scope="col">${words.text("seat", { who: "you" })}</th>
            <th scope="col">${words.text("seat", { who: "computer" })}</th>
          </tr>
        </thead>
        <tbody class="num">
          ${rows.map(
            ([id, mine, other]) =>
              html`<tr><th scope="row">${words.text(id)}</th><td>${mine}</td><td>${other}</td></tr>`,
          )}
        </tbody>
      </table>
    </section>`;
}

/** What one has to know to play a card: the trick, trump and stock. Before that, where the table will be, or why there is none. @param {Model} model */
export function plainMiddleView(model) {
  const { scene, fault } = model;
  if (!scene || fault) return trickView(model);
  const playing = { ...model, scene };
  return html`${trick(playing)}${middle(playing)}`;
}

/** What there is to look up. @param {Model} model */
export function plainTableView(model) {
  const { scene, fault } = model;
  if (!scene || fault) return nothing;
  const playing = { ...model, scene };
  const { company } = scene.snapshot;
  return html`
    ${lastTrick(playing)}${state(playing)}${company ? companyView(playing, company) : nothing}${piles(playing)}`;
}
