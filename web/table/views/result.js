import { html, nothing } from "lit";
import { PERSON } from "../../python/covers.js";
import { companyName } from "../company.js";
import { gainOf } from "../original.js";
import { rulesName } from "../rules.js";
import { faultText, who } from "../sentences.js";
import { coachNoteView } from "./coach.js";
import { countsView } from "./company.js";
import { icon } from "./icons.js";
import { reviewView } from "./review.js";
import { tallyView } from "./tally.js";

/**
 * How a deal ended and why it counts what it counts.
 *
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {Playing | import("../model.js").ManyPlaying} AnyPlaying
 * @typedef {import("../../python/messages.js").Result} Result
 * @typedef {import("../../python/messages.js").Company} Company
 */

/** @param {Playing} model @param {Result} result */
function title({ words, scene }, { winner, match }) {
  if (winner === null) return words.text("result-tie");
  const person = who(scene.snapshot, winner);
  // Of three another may have won the match.
  return words.text(match && !scene.snapshot.company ? "result-match" : "result-deal", { who: person });
}

/** Who is meant by the end: the seat that brought it about, or the one that has more. @param {Playing} model @param {Result} result */
function doer({ scene }, { reason, by, winner }) {
  return (reason === "majority" ? winner : (by ?? winner)) ?? scene.snapshot.seat;
}

/** Who called the revoke, as long as the snapshot still tells. @param {Playing} model */
const caller = ({ scene }) => {
  const call = scene.snapshot.events.find((event) => event.type === "renonce");
  return call && "seat" in call ? call.seat : null;
};

/** What ended the deal. @param {Playing} model @param {Result} result */
function ending(model, result) {
  const { words, scene, parameters } = model;
  const { reason, points } = result;
  const seat = doer(model, result);
  const call = caller(model);
  return words.text(`ended-${reason}`, {
    who: who(scene.snapshot, seat),
    points: points[seat] ?? 0,
    claim: String(parameters.claim ?? "none"),
    compared: String(parameters.majority_of ?? "total"),
    call: call === null ? "unknown" : call === result.by ? "wrong" : "right",
  });
}

/** The rule that fixed the value. @param {Playing} model @param {Result} result */
function value({ words, scene }, { basis, game_points: worth, winner, reason }) {
  const { rule, seat, moment, points } = basis;
  if (winner === null) return "";
  if (rule === "fixed" || seat === null) return words.text("basis-fixed", { worth });
  const text = words.text(`basis-${rule}`, { who: who(scene.snapshot, seat), moment, points: points ?? 0, worth });
  const mirrored = reason === "false-claim" && seat === winner && moment === "end";
  return mirrored ? `${words.text("basis-mirror")} ${text}` : text;
}

/** @param {Playing} model @param {Result} result */
function matchEnd(model, { match }) {
  if (!match) return nothing;
  const { words, scene } = model;
  if (scene.snapshot.company) return companyEnd(model, scene.snapshot.company, match.bummerl);
  const args = { who: who(scene.snapshot, match.winner), bummerl: match.bummerl };
  return html`
    <p class="lead">${words.text(match.bummerl > 1 ? "match-schneider" : "match-won", args)}</p>
    ${seriesView(model)}`;
}

/** Of three one has won, and who is last gets the Bummerl. @param {Playing} model @param {Company} company @param {number} bummerl */
function companyEnd({ words }, company, bummerl) {
  const names = words.list(company.last.map((seat) => companyName(company, words, seat)));
  const winner = companyName(company, words, company.winner ?? company.seat);
  return html`<p class="lead">${words.text("company-end", { winner, names, bummerl })}</p>`;
}

/** How a series of several Bummerl stands, and who has won it. @param {Playing} model */
function seriesView({ words, scene: { snapshot, opponent } }) {
  const { best_of: series, won, winner } = snapshot.series;
  if (series === 1) return nothing;
  const args = { series, yours: won[snapshot.seat] ?? 0, theirs: won[opponent] ?? 0 };
  const text =
    winner === null
      ? words.text("series-stands", args)
      : words.text("series-won", { ...args, who: who(snapshot, winner) });
  return html`<p class="lead" data-series>${text}</p>`;
}

/** Tied deals leave their points to the next. @param {Playing} model @param {Result} result */
function carried({ words, scene }, { winner, carry }) {
  const left = scene.snapshot.carry;
  if (winner === null) return left ? words.text("carry-next", { carry: left }) : "";
  return carry ? words.text("carry-won", { carry }) : "";
}

/** @param {Playing} model @param {Result} result */
function score({ words, scene, parameters }, { winner, game_points, carry, score_before: before, score: now }) {
  if (winner === null) return html`<p class="r-score">${words.text("score-tie")}</p>`;
  const worth = game_points + carry;
  const { target } = scene.snapshot;
  const written = (/** @type {number} */ needed) => (parameters.count === "up" ? target - needed : needed);
  const person = who(scene.snapshot, winner);
  const change = { before: written(before[winner] ?? 0), now: written(now[winner] ?? 0) };
  const theirs = person === "computer" && scene.snapshot.level !== PERSON;
  return html`
    <div class="r-score ${theirs ? "r-score--theirs" : ""}">
      <p class="r-plus num">${words.text("result-plus", { worth })}</p>
      <p>${words.text("game-points", { worth, who: person })}<br /><span class="muted num">${words.text("score-change", change)}</span></p>
    </div>`;
}

/** How a visiting player has lost the deal. @param {Playing} model */
function guestFault({ words, scene }) {
  const { guest } = scene.snapshot;
  return guest?.fault
    ? html`<p class="lead" data-guest-fault>${faultText(words, guest.name, guest.fault)}</p>`
    : nothing;
}

/** Whether the page can analyse the deal: there are no records of Tute. @param {AnyPlaying} model */
const isAnalysed = ({ offersReview, scene }) =>
  offersReview && scene.snapshot.game !== "tute" && !scene.snapshot.watching;

/** The list of tricks. @param {AnyPlaying} model */
const tricksButton = ({ words, actions, helps }) =>
  helps.includes("review")
    ? html`<button type="button" class="btn" @click=${() => actions.review(true)}>${words.text("review-open")}</button>`
    : nothing;

/** Back to the match. @param {AnyPlaying} model @param {string} [look] class */
const leaveButton = ({ words, actions }, look = "") => html`
  <button type="button" class="btn ${look}" data-leave ?autofocus=${look !== ""} @click=${() => actions.leave()}>${icon("leave")} ${words.text("back-to-match")}</button>`;

/** On to the next deal. @param {AnyPlaying} model @param {string} [look] class */
const nextButton = ({ words, scene, actions }, look = "") => html`
  <button type="button" class="btn ${look}" data-next ?autofocus=${look !== ""} @click=${() => actions.next()}>
    ${words.text(scene.snapshot.phase === "match-end" ? "next-match" : "next-deal")} ${icon("arrow")}
  </button>`;

/** Whether the person has come for this one deal, and rather goes back than on. @param {AnyPlaying} model */
const comesBack = ({ practising, original, controls }) => practising && original !== null && controls === "full";

/** What came of the same cards before. @param {AnyPlaying} model @param {import("../original.js").Outcome} result */
export function compared(model, result) {
  const { words, scene, original } = model;
  if (!original?.outcome) return nothing;
  const { outcome, past } = original;
  const { seat } = scene.snapshot;
  const sender = past?.sender;
  const whose = sender === undefined ? "before" : sender === seat ? "sender" : "opponent";
  return html`
    <p class="lead" data-compare>${words.text("result-compare", {
      whose,
      yours: words.signed(gainOf(result, seat), 0),
      theirs: words.signed(gainOf(outcome, seat), 0),
    })}</p>`;
}

/** What else there is to do after a deal. @param {AnyPlaying} model */
const more = (model) => {
  const { words, scene, actions, offersRules, offersShare, practising, original, controls } = model;
  return html`
  <div class="r-more">
    ${practising && controls === "full" && !original ? leaveButton(model) : nothing}
    ${
      original && isAnalysed(model)
        ? html`<button type="button" class="btn" data-original @click=${() => actions.analyse(true)}>${words.text("original")}</button>`
        : nothing
    }
    ${comesBack(model) ? nextButton(model) : nothing}
    ${
      offersRules && scene.snapshot.phase === "match-end"
        ? html`<button type="button" class="btn" data-choose @click=${() => actions.rules()}>${words.text("choose-rules")}</button>`
        : nothing
    }
    ${offersShare && !scene.snapshot.watching ? html`<button type="button" class="btn" data-share-deal @click=${() => actions.share()}>${icon("send")} ${words.text("share-deal")}</button>` : nothing}
    ${isAnalysed(model) ? tricksButton(model) : nothing}
    <button type="button" class="btn" data-fair @click=${() => actions.fair(true)}>${words.text("fair")}</button>
  </div>`;
};

/** What there is to do after a deal, what leads on last. @param {AnyPlaying} model */
export const footView = (model) => html`
  ${more(model)}
  <footer class="r-foot">
    ${
      isAnalysed(model)
        ? html`<button type="button" class="btn" data-analyse @click=${() => model.actions.analyse(false)}>${model.words.text("analysis-open")}</button>`
        : tricksButton(model)
    }
    ${comesBack(model) ? leaveButton(model, "btn--main") : nextButton(model, "btn--main")}
  </footer>`;

/** @param {Playing} model @param {Result} result */
function summary(model, result) {
  const { words, scene } = model;
  const { snapshot } = scene;
  return html`
    <div class="sheet-in result">
      <header class="r-head">
        <p class="kicker">${rulesName(words, snapshot.rules)} · ${words.text("deal-number", { deal: snapshot.deal })}${
          snapshot.practice ? html` · ${words.text("practice")}` : nothing
        }</p>
        <h2 id="result-title">${title(model, result)}</h2>
        ${matchEnd(model, result)}
        <p class="lead" id="result-why">${ending(model, result)} ${value(model, result)} ${carried(model, result)}</p>
        ${compared(model, result)}
        ${guestFault(model)}
        ${coachNoteView(model)}
      </header>
      <slot name="news"></slot>
      ${score(model, result)}
      <div class="r-dial">${countsView(model)}</div>
      ${tallyView(model, result)}
      ${footView(model)}
    </div>`;
}

/** The sheet at the end of a deal. @param {Playing} model @param {boolean} review show all tricks in place of the result */
export function resultView(model, review) {
  const { result } = model.scene.snapshot;
  if (!result) return nothing;
  return review ? reviewView(model, result) : summary(model, result);
}
