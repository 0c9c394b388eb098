import { html, nothing } from "lit";
import { who } from "../sentences.js";
import { dialView, standing } from "./dial.js";
import { sign } from "./face.js";
import { icon } from "./icons.js";
import { reviewView } from "./review.js";

/**
 * How a deal ended and why it counts what it counts.
 *
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../../python/messages.js").Result} Result
 * @typedef {import("../../python/messages.js").Seat} Seat
 * @typedef {import("../words.js").Words} Words
 */

/** @param {Playing} model @param {Result} result */
function title({ words, scene }, { winner, match }) {
  if (winner === null) return words.text("result-tie");
  const person = who(scene.snapshot, winner);
  return words.text(match ? "result-match" : "result-deal", { who: person });
}

/** What ended the deal. @param {Playing} model @param {Result} result */
function ending({ words, scene }, { reason, by, winner, points }) {
  const { snapshot } = scene;
  const seat = by ?? winner ?? snapshot.seat;
  return words.text(`ended-${reason}`, { who: who(snapshot, seat), points: points[seat] ?? 0 });
}

/** The rule that fixed the value. @param {Playing} model @param {Result} result */
function value({ words, scene }, { basis, game_points: worth, winner }) {
  const { rule, seat, moment, points } = basis;
  if (winner === null) return "";
  if (rule === "fixed" || seat === null) return words.text("basis-fixed", { worth });
  return words.text(`basis-${rule}`, { who: who(scene.snapshot, seat), moment, points: points ?? 0, worth });
}

/** @param {Playing} model @param {Result} result */
function matchEnd({ words, scene }, { match }) {
  if (!match) return nothing;
  const args = { who: who(scene.snapshot, match.winner), bummerl: match.bummerl };
  return html`<p class="lead">${words.text(match.schneider ? "match-schneider" : "match-won", args)}</p>`;
}

/** @param {Words} words @param {number | null | undefined} points */
const cell = (words, points) => html`<td>${points ?? words.text("tally-none")}</td>`;

/** @param {Playing} model @param {Result} result */
function tally({ words, deck, scene }, result) {
  const order = [scene.snapshot.seat, scene.opponent];
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
      </tbody>
      <tfoot class="num">
        <tr><th scope="row">${words.text("tally-sum")}</th>${order.map((seat) => cell(words, points[seat]))}</tr>
      </tfoot>
    </table>`;
}

/** Tied deals leave their points to the next. @param {Playing} model @param {Result} result */
function carried({ words, scene }, { winner, carry }) {
  const left = scene.snapshot.carry;
  if (winner === null) return left ? words.text("carry-next", { carry: left }) : "";
  return carry ? words.text("carry-won", { carry }) : "";
}

/** @param {Playing} model @param {Result} result */
function score({ words, scene }, { winner, game_points, carry, score_before: before, score: now }) {
  if (winner === null) return nothing;
  const worth = game_points + carry;
  const args = { who: who(scene.snapshot, winner), before: before[winner] ?? 0, now: now[winner] ?? 0 };
  return html`
    <div class="r-score">
      <p class="r-plus num">${words.text("result-plus", { worth })}</p>
      <p>${words.text("game-points", { worth })}<br /><span class="muted num">${words.text("score-change", args)}</span></p>
    </div>`;
}

/** @param {Playing} model @param {Result} result */
function summary(model, result) {
  const { words, scene, actions } = model;
  const { snapshot } = scene;
  return html`
    <div class="sheet-in result">
      <header class="r-head">
        <p class="kicker">${words.text("deal-number", { deal: snapshot.deal })}</p>
        <h2 id="result-title">${title(model, result)}</h2>
        ${matchEnd(model, result)}
        <p class="lead">${ending(model, result)} ${value(model, result)} ${carried(model, result)}</p>
      </header>
      ${score(model, result)}
      <div class="r-dial">${dialView(words, standing(snapshot, result.score))}</div>
      ${tally(model, result)}
      <footer class="r-foot">
        <button type="button" class="btn" @click=${() => actions.review(true)}>${words.text("review-open")}</button>
        <button type="button" class="btn btn--main" data-next autofocus @click=${() => actions.next()}>
          ${words.text(snapshot.phase === "match-end" ? "next-match" : "next-deal")} ${icon("arrow")}
        </button>
      </footer>
    </div>`;
}

/** The sheet at the end of a deal. @param {Playing} model @param {boolean} review show all tricks in place of the result */
export function resultView(model, review) {
  const { result } = model.scene.snapshot;
  if (!result) return nothing;
  return review ? reviewView(model, result) : summary(model, result);
}
