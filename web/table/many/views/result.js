import { html, nothing } from "lit";
import { rulesName } from "../../rules.js";
import { face } from "../../views/face.js";
import { compared, footView } from "../../views/result.js";
import { contractSaid, valueText } from "../contracts.js";
import { bummerlOf, isOurs, nameOf, seatsFrom, sideOf, whoOf } from "../people.js";
import { mark } from "./mark.js";
import { teamName, teamsOf, written } from "./plan.js";
import { tricksView } from "./review.js";

/**
 * How a deal of three or four ended, what it counts and why, and all hands.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {import("../../../python/messages.js").AuctionResult} Result
 */

/** @param {ManyPlaying} model @param {Result} result */
function title({ words, scene: { snapshot } }, { scores, match }) {
  const { seat, teams } = snapshot;
  if (match) {
    const own = teams.findIndex((team) => team.includes(seat));
    const how = match.last.includes(own) ? "lost" : match.winner === own ? "won" : "saved";
    return words.text("many-match", { how });
  }
  return words.text("many-result", { points: scores[seat] ?? 0 });
}

/** @param {ManyPlaying} model @param {Result} result */
function why({ words, scene: { snapshot } }, result) {
  const { contract, declarer, made, reason, by, basis } = result;
  const played = { contract: contractSaid(words, contract), ...whoOf(snapshot, words, declarer) };
  return [
    words.text("many-played", { ...played, made: made ? "yes" : "no" }),
    words.text(`many-ended-${reason}`, whoOf(snapshot, words, by)),
    basis.rule === "fixed" || basis.seat === null
      ? ""
      : words.text(`many-basis-${basis.rule}`, { side: sideOf(snapshot, basis.seat), points: basis.points ?? 0 }),
  ].filter(Boolean);
}

/** The points of the deal, and doubling. @param {ManyPlaying} model @param {Result} result */
function worth({ words, scene: { snapshot } }, { scores, double, contract, declarer, made }) {
  const points = Math.max(...scores);
  const value = snapshot.offers.find(({ code }) => code === contract)?.value || points / double;
  const each = snapshot.game === "talon" && !made;
  const winners = made ? declarer : scores.findIndex((score) => score > 0);
  const whose = sideOf(snapshot, snapshot.seats[winners]?.side ?? 0);
  return words.text("many-counts", {
    points,
    value: valueText(words, value),
    double,
    side: whose === "they" && snapshot.teams.length > 2 ? "one" : whose,
    each: each ? "yes" : "no",
    name: nameOf(snapshot, words, winners),
  });
}

/** @param {ManyPlaying} model @param {Result} result */
function matchEnd(model, { match }) {
  if (!match) return nothing;
  const { words } = model;
  const { teams, seat } = model.scene.snapshot;
  const ours = teams[match.winner]?.includes(seat);
  const how = match.retour ? "retour" : match.schneider ? "schneider" : "plain";
  return html`
    <p class="lead">${words.text("many-match-end", {
      side: teams.length > 2 ? "one" : ours ? "we" : "they",
      winner: teamName(model, match.winner),
      losers: words.list(match.last.map((team) => teamName(model, team))),
      bummerl: match.bummerl,
      how,
    })}</p>
    ${seriesView(model)}`;
}

/** How a series of several Bummerl between two teams stands, and who has won it. @param {ManyPlaying} model */
function seriesView({ words, scene: { snapshot } }) {
  const { best_of: series, won, winner } = snapshot.series;
  if (series === 1) return nothing;
  const own = snapshot.teams.findIndex((team) => team.includes(snapshot.seat));
  const args = { series, yours: won[own] ?? 0, theirs: won[1 - own] ?? 0 };
  const text =
    winner === null
      ? words.text("many-series-stands", args)
      : words.text("many-series-won", { ...args, side: winner === own ? "we" : "they" });
  return html`<p class="lead" data-series>${text}</p>`;
}

/** @param {ManyPlaying} model @param {Result} result */
function scoreView(model, { score_before: before, score, scores }) {
  const { words, scene } = model;
  const { teams, seat } = scene.snapshot;
  const bummerl = bummerlOf(scene.snapshot);
  return html`
    <table class="tally">
      <caption>${words.text("many-score")}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="vh">${words.text("tally-item")}</span></th>
          ${teamsOf(model).map(
            (team) =>
              html`<th scope="col">${teams.length === 2 ? mark(teams[team]?.includes(seat) ?? false) : nothing} ${teamName(model, team)}</th>`,
          )}
        </tr>
      </thead>
      <tbody class="num">
        <tr><th scope="row">${words.text("many-before")}</th>${teamsOf(model).map((team) => html`<td>${written(model, before[team] ?? 0)}</td>`)}</tr>
        <tr><th scope="row">${words.text("many-deal-points")}</th>${teamsOf(model).map((team) => html`<td>${words.signed(scores[teams[team]?.[0] ?? 0] ?? 0, 0)}</td>`)}</tr>
      </tbody>
      <tfoot class="num">
        <tr><th scope="row">${words.text("many-now")}</th>${teamsOf(model).map((team) => html`<td>${written(model, score[team] ?? 0)}</td>`)}</tr>
        <tr><th scope="row">${words.text("many-got")}</th>${teamsOf(model).map((team) => html`<td>${bummerl[team] ?? 0}</td>`)}</tr>
      </tfoot>
    </table>`;
}

/** @param {ManyPlaying} model @param {readonly string[]} cards */
const cardsView = ({ words, deck }, cards) => html`
  <ul class="r-cards">${cards.map((card) => html`<li><span class="seen" role="img" aria-label=${words.card(card)}>${face(deck, card)}</span></li>`)}</ul>`;

/** What everybody had been dealt. @param {ManyPlaying} model @param {Result} result */
function handsView(model, { dealt }) {
  const { words, scene } = model;
  const { snapshot } = scene;
  const { talon } = snapshot;
  return html`
    <section class="r-hands" aria-label=${words.text("many-hands")}>
      <h3>${words.text("many-hands")}</h3>
      <dl>
        ${seatsFrom(snapshot, snapshot.seat).map(
          (seat) => html`
            <div><dt>${mark(isOurs(snapshot, seat))}<span>${nameOf(snapshot, words, seat)}</span></dt><dd>${cardsView(model, dealt[seat] ?? [])}</dd></div>`,
        )}
        ${talon?.seen.length ? html`<div><dt><span>${words.text("talon")}</span></dt><dd>${cardsView(model, talon.seen)}</dd></div>` : nothing}
        ${talon?.laid_away.length ? html`<div><dt><span>${words.text("away")}</span></dt><dd>${cardsView(model, talon.laid_away)}</dd></div>` : nothing}
      </dl>
    </section>`;
}

/** @param {ManyPlaying} model @param {Result} result */
function summary(model, result) {
  const { words, scene } = model;
  const { snapshot } = scene;
  return html`
    <div class="sheet-in result result--many">
      <header class="r-head">
        <p class="kicker">${rulesName(words, snapshot.rules)} · ${words.text("deal-number", { deal: snapshot.deal })}${
          snapshot.practice ? html` · ${words.text("practice")}` : nothing
        }</p>
        <h2 id="result-title">${title(model, result)}</h2>
        ${matchEnd(model, result)}
        <p class="lead" id="result-why">${[...why(model, result), worth(model, result)].map((sentence) => html`<span>${sentence} </span>`)}</p>
        ${compared(model, result)}
      </header>
      <slot name="news"></slot>
      ${scoreView(model, result)}
      ${handsView(model, result)}
      ${footView(model)}
    </div>`;
}

/** The sheet at the end of a deal. @param {ManyPlaying} model @param {boolean} review show all tricks in place of the result */
export function manyResultView(model, review) {
  const { result } = model.scene.snapshot;
  if (!result) return nothing;
  return review ? tricksView(model, result) : summary(model, result);
}
