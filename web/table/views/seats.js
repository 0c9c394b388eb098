import { html, nothing } from "lit";
import { companyName } from "../company.js";
import { who } from "../sentences.js";
import { vars } from "../vars.js";
import { back, face } from "./face.js";

/**
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../../python/messages.js").Seat} Seat
 */

/** @param {Model} model @param {"you" | "computer"} person @param {Seat} seat */
function pile({ words, scene, actions, open }, person, seat) {
  const tricks = scene?.snapshot.tricks[seat] ?? 0;
  if (tricks === 0) return html`<span class="pile pile--none" data-pile=${person} aria-hidden="true"></span>`;
  const expanded = open?.kind === "tricks" && open.seat === seat;
  return html`
    <button
      type="button"
      class="pile"
      data-pile=${person}
      aria-label=${words.text("pile", { who: person, tricks })}
      aria-expanded=${expanded ? "true" : "false"}
      @click=${() => (expanded ? actions.close() : actions.open({ kind: "tricks", seat }))}
    >${back()}${back()}<span class="count num" aria-hidden="true">${tricks}</span></button>`;
}

/** What has been counted, and in brackets what does not count yet. @param {Model} model @param {Seat} seat */
function points({ words, scene }, seat) {
  if (!scene) return html`<span class="pts num" aria-hidden="true">0</span>`;
  const { points: counted, pending: announced, tricks } = scene.snapshot;
  const count = counted[seat] ?? null;
  const pending = announced[seat] ?? 0;
  if (count === null) {
    const args = { tricks: tricks[seat] ?? 0 };
    return html`<span class="pts pts--hidden">${words.text("tricks-count", args)}</span>`;
  }
  return html`
    <span class="pts num">
      <span class="vh">${words.text("points-spoken", { points: count, pending })}</span>
      <span aria-hidden="true"
        >${count}${pending ? html` <i>(+${pending})</i>` : nothing}
        <small>${words.text("points-unit", { points: count })}</small></span
      >
    </span>`;
}

/** Of three each has a name. @param {Model} model @param {"you" | "computer"} person @param {Seat} seat */
function seatName({ words, scene }, person, seat) {
  const company = scene?.snapshot.company;
  const player = company?.players[seat];
  if (!company || player === undefined || player === company.seat) return words.text("seat", { who: person });
  return companyName(company, words, player);
}

/** Name, points and pile of a seat. @param {Model} model @param {"you" | "computer"} person */
export function seatView(model, person) {
  const { words, scene } = model;
  const seat = !scene ? -1 : person === "you" ? scene.snapshot.seat : scene.opponent;
  const { snapshot } = scene ?? {};
  const turn = snapshot && snapshot.turn !== null && !scene?.still && who(snapshot, snapshot.turn) === person;
  const deals = snapshot && !snapshot.company && snapshot.dealer === seat;
  const name = seatName(model, person, seat);
  return html`
    <section role="group" class="seat seat--${person === "you" ? "you" : "opp"}" part="score" aria-label=${name}
      aria-current=${turn ? "true" : nothing}>
      ${pile(model, person, seat)}
      <div class="plate">
        <b><span class="turn"></span><span class="name">${name}</span>${
          deals ? html`<span class="deals">${words.text("dealer", { who: person })}</span>` : nothing
        }</b>
        ${points(model, seat)}
      </div>
    </section>`;
}

/** The opponent's hand: backs, and the cards that everybody has seen. @param {Model} model */
export function fanView({ words, scene, deck }) {
  const count = scene?.backs ?? 5;
  const known = scene?.known ?? [];
  const label = known.length
    ? words.text("fan-known", { cards: count, known: words.list(known.map((card) => words.card(card))) })
    : words.text("fan", { cards: count });
  return html`
    <ul class="fan" aria-label=${label}>
      ${Array.from({ length: count }, (_, index) => {
        const shown = known[index - (count - known.length)];
        const fan = vars({ "--d": index - (count - 1) / 2 });
        return html`<li ${fan}>${
          shown
            ? html`<span class="card" data-card=${shown} data-place="fan">${face(deck, shown)}</span>`
            : html`<span class="card">${back()}</span>`
        }</li>`;
      })}
    </ul>`;
}
