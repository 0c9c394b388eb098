import { html, nothing } from "lit";
import { back, face } from "../../views/face.js";
import { isOurs, nameOf, placeOf, roleOf, seatsFrom } from "../people.js";
import { mark } from "./mark.js";

/**
 * The seats: whose they are, what they are in this deal, how many cards they hold.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {import("../../../python/messages.js").Seat} Seat
 */

/** Where a place lies on the table. @type {Record<string, string>} */
export const SIDES = { you: "s", left: "w", across: "n", right: "e" };

/** What somebody is in this deal, in words. @param {ManyPlaying} model @param {Seat} seat */
export function badgesOf({ words, scene: { snapshot } }, seat) {
  const { dealer, caller, contract, seats } = snapshot;
  const plays = contract?.settled && contract.declarer === seat;
  return [
    ...(plays ? [words.text("badge-player")] : []),
    ...(!contract?.settled && caller === seat ? [words.text("badge-caller")] : []),
    ...(dealer === seat ? [words.text("badge-dealer")] : []),
    ...(seats[seat]?.out ? [words.text("badge-out")] : []),
  ];
}

/** @param {ManyPlaying} model @param {Seat} seat */
function marksView(model, seat) {
  const { words, scene } = model;
  const { contract } = scene.snapshot;
  const plays = contract?.settled && contract.declarer === seat ? words.text("badge-player") : null;
  const badges = badgesOf(model, seat);
  return badges.length
    ? html`<span class="marks">${badges.map((badge) => html`<span class="bdg ${badge === plays ? "bdg--call" : ""}">${badge}</span>`)}</span>`
    : nothing;
}

/** Somebody's cards: backs, and those that everybody has seen. @param {ManyPlaying} model @param {Seat} seat */
function cardsView({ words, deck, scene }, seat) {
  const count = scene.cards[seat] ?? 0;
  const lying = new Set(scene.lying.map(({ card }) => card));
  const known = (scene.snapshot.seats[seat]?.known ?? []).filter((card) => !lying.has(card));
  const label = known.length
    ? words.text("many-cards-known", { cards: count, known: words.list(known.map((card) => words.card(card))) })
    : words.text("many-cards", { cards: count });
  return html`
    <ul class="minis" data-home=${seat} aria-label=${label}>
      ${Array.from({ length: count }, (_, index) => {
        const shown = known[index - (count - known.length)];
        return html`<li><span class="card">${shown ? face(deck, shown) : back()}</span></li>`;
      })}
    </ul>`;
}

/** @param {ManyPlaying} model @param {Seat} seat */
function isTurn({ scene }, seat) {
  return !scene.still && scene.snapshot.turn === seat;
}

/** @param {ManyPlaying} model @param {Seat} seat */
function seatView(model, seat) {
  const { words, scene } = model;
  const { snapshot } = scene;
  const name = nameOf(snapshot, words, seat);
  const own = seat === snapshot.seat;
  const role = own ? name : words.text("many-role", { name, role: roleOf(snapshot, seat) });
  return html`
    <section role="group" class="who who--${SIDES[placeOf(snapshot, seat)]}" aria-label=${role}
      aria-current=${isTurn(model, seat) ? "true" : nothing} ?data-out=${snapshot.seats[seat]?.out ?? false}>
      ${own ? nothing : cardsView(model, seat)}
      <div class="id">
        <b>${mark(isOurs(snapshot, seat))}<span class="name">${name}</span></b>
        ${marksView(model, seat)}
      </div>
    </section>`;
}

/** The others, in the order of play. @param {ManyPlaying} model */
export function seatsView(model) {
  const { snapshot } = model.scene;
  return seatsFrom(snapshot, snapshot.seat)
    .slice(1)
    .map((seat) => seatView(model, seat));
}

/** The person's own place. @param {ManyPlaying} model */
export const ownView = (model) => seatView(model, model.scene.snapshot.seat);
