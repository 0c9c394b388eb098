import { html, nothing } from "lit";
import { who } from "../sentences.js";
import { sign } from "./face.js";

/**
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../../python/messages.js").Result} Result
 * @typedef {import("../../python/messages.js").Seat} Seat
 * @typedef {import("../words.js").Words} Words
 */

/** @param {Words} words @param {number | null | undefined} points */
const cell = (words, points) => html`<td>${points ?? words.text("tally-none")}</td>`;

/** The ten of the last trick, which only the comparison of a majority counts. @param {Playing} model @param {Result} result @returns {number} */
function bonus({ parameters }, { reason }) {
  return reason === "majority" || reason === "tie" ? Number(parameters.last_trick_bonus ?? 0) : 0;
}

/** How the points came together. @param {Playing} model @param {Result} result */
export function tallyView(model, result) {
  const { words, deck, scene } = model;
  const order = [scene.snapshot.seat, scene.opponent];
  const last = bonus(model, result);
  const lastOf = (/** @type {Seat} */ seat) => (seat === result.by ? last : 0);
  const { marriages, card_points: cards, points, tricks } = result;
  const announced = order.flatMap((seat) => (marriages[seat] ?? []).map((marriage) => ({ ...marriage, seat })));
  const rest = order.map((seat) => {
    const counted = (marriages[seat] ?? []).reduce((sum, { counts, worth }) => sum + (counts ? worth : 0), 0);
    return (points[seat] ?? 0) - (cards[seat] ?? 0) - counted;
  });
  return html`
    <table class="tally">
      <caption>${words.text("tally")}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="vh">${words.text("tally-item")}</span></th>
          ${order.map((seat) => html`<th scope="col">${words.text("seat", { who: who(scene.snapshot, seat) })}</th>`)}
        </tr>
      </thead>
      <tbody class="num">
        <tr>
          <th scope="row">${words.text("tally-cards")}
            <span class="muted">${words.text("tally-tricks", { yours: tricks[order[0] ?? 0] ?? 0, theirs: tricks[order[1] ?? 1] ?? 0 })}</span></th>
          ${order.map((seat) => cell(words, cards[seat]))}
        </tr>
        ${announced.map(
          ({ seat, suit, worth, counts }) => html`
            <tr>
              <th scope="row">${sign(deck, suit)} ${words.text(counts ? "tally-marriage" : "tally-void", { suit, worth })}</th>
              ${order.map((each) => cell(words, each !== seat ? null : counts ? worth : 0))}
            </tr>`,
        )}
        ${
          rest.some((each) => each !== 0)
            ? html`<tr><th scope="row">${words.text("tally-other")}</th>${rest.map((each) => cell(words, each || null))}</tr>`
            : nothing
        }
        ${
          last
            ? html`<tr><th scope="row">${words.text("tally-last")}</th>${order.map((seat) => cell(words, lastOf(seat) || null))}</tr>`
            : nothing
        }
      </tbody>
      <tfoot class="num">
        <tr><th scope="row">${words.text("tally-sum")}</th>${order.map((seat) => cell(words, (points[seat] ?? 0) + lastOf(seat)))}</tr>
      </tfoot>
    </table>`;
}
