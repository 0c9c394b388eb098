import { html, nothing } from "lit";
import { icon } from "../../table/views/icons.js";
import { segments } from "../segments.js";
import { curveView } from "./curve.js";
import { movesView, pictureOf, practiseView, whyView } from "./moves.js";
import { moveText, resultText } from "./words.js";

/**
 * The screen of the analysis.
 *
 * @typedef {import("./analysis.js").Analysis} Analysis
 * @typedef {import("./analysis.js").Judgement} Judgement
 * @typedef {import("../../table/words.js").Words} Words
 *
 * @typedef {object} State
 * @property {Words} words
 * @property {import("../../table/decks.js").Deck} deck
 * @property {Analysis} analysis
 * @property {string} title
 * @property {readonly string[]} whose those between whose play one can choose, by seats; none where the reader has played
 * @property {readonly string[]} names of those who have played, by seats
 * @property {readonly Judgement[]} mistakes the worst first
 * @property {number | null} key ply of the worst
 * @property {number | null} open ply whose details are shown
 *
 * @typedef {object} Actions
 * @property {() => void} close
 * @property {(seat: number) => void} look
 * @property {() => void} stop
 * @property {() => void} goOn
 * @property {(ply: number) => void} unfold shows or hides the details of a ply
 * @property {(ply: number) => void} find shows the details of a ply in the list
 * @property {(ply: number) => void} practise
 */

/** @param {State} state @param {Actions} actions */
function progressView({ words, analysis }, { stop, goOn }) {
  const { all, judgements, stage } = analysis;
  if (stage === "done") return html`<p class="vh" role="status">${words.text("analysis-done", { all })}</p>`;
  if (stage === "failed") return nothing;
  const text = words.text(all ? "analysis-progress" : "analysis-begins", { done: judgements.size, all });
  return html`
    <div class="a-progress">
      <label><span>${text}</span> <progress max=${all || 1} value=${judgements.size}></progress></label>
      ${
        stage === "running"
          ? html`<button type="button" class="btn" data-stop @click=${stop}>${words.text("analysis-stop")}</button>`
          : html`<button type="button" class="btn" data-go-on @click=${goOn}>${words.text("analysis-go-on")}</button>`
      }
    </div>`;
}

/** @param {State} state */
function failureView({ words, analysis }) {
  if (analysis.stage !== "failed") return nothing;
  const { error } = analysis;
  const message = error instanceof Error ? error.message : String(error);
  return html`
    <div class="callout" role="alert">
      <p>${words.text("analysis-failed")}</p>
      <p class="muted" lang="en">${message}</p>
    </div>`;
}

/** A card or sign with what it is. @param {State} state @param {string} caption @param {string} move @param {Judgement} judgement @param {"badc" | "goodc"} look */
const shown = (state, caption, move, { phase }, look) => html`
  <div class="c-card"><small>${caption}</small><span class="c-face ${look}">${pictureOf(state, move, phase)}</span></div>`;

/** @param {Judgement} judgement @param {State} state */
function insteadText(judgement, { words, analysis }) {
  const trick = analysis.replay?.plies[judgement.ply]?.trick ?? 0;
  return words.text(trick > 0 ? "analysis-instead" : "analysis-instead-before", {
    trick,
    played: moveText(judgement, judgement.played, words),
    better: moveText(judgement, judgement.move, words),
  });
}

/** @param {Judgement} worst @param {State} state @param {Actions} actions */
function keyView(worst, state, actions) {
  const { words, mistakes } = state;
  return html`
    <section class="callout" aria-labelledby="analysis-key" data-key=${worst.ply}>
      <h3 id="analysis-key">${words.text("analysis-key")}</h3>
      <div class="c-row">
        ${shown(state, words.text("analysis-played"), worst.played, worst, "badc")}
        ${shown(state, words.text("analysis-better"), worst.move, worst, "goodc")}
        <p class="c-what">${insteadText(worst, state)}</p>
        <div class="c-text">${whyView(worst, words)}</div>
      </div>
      <div class="c-foot">${practiseView(worst.ply, state, actions, "btn--main")}</div>
      ${mistakes.length > 1 ? othersView(state, actions) : nothing}
    </section>`;
}

/** The lesser mistakes. @param {State} state @param {Actions} actions */
const othersView = (state, actions) => html`
  <h4 id="analysis-others">${state.words.text("analysis-others")}</h4>
  <ol class="others" aria-labelledby="analysis-others">
    ${state.mistakes.slice(1).map(
      (mistake) => html`
        <li>
          <button type="button" data-find=${mistake.ply} @click=${() => actions.find(mistake.ply)}>
            <span>${insteadText(mistake, state)}</span><span class="num">${state.words.signed(-(mistake.cost ?? 0))}</span>
          </button>
        </li>`,
    )}
  </ol>`;

/** @param {State} state @param {Actions} actions */
function momentView(state, actions) {
  const { words, analysis, mistakes } = state;
  const [worst] = mistakes;
  if (analysis.stage === "failed" || !analysis.isOwnDone) return nothing;
  if (worst) return keyView(worst, state, actions);
  return html`
    <section class="callout" data-no-mistake>
      <h3>${words.text("analysis-no-mistake")}</h3>
      <p>${words.text("analysis-no-mistake-note")}</p>
    </section>`;
}

/** Whose play is looked at. @param {State} state @param {Actions} actions */
const whoseView = ({ words, whose, analysis }, { look }) =>
  whose.length > 0
    ? segments(
        "whose",
        words.text("analysis-whose"),
        whose.map((name, seat) => /** @type {const} */ ([seat, name])),
        analysis.seat,
        look,
      )
    : nothing;

/** @param {State} state @param {Actions} actions */
export function analysisView(state, actions) {
  const { words, deck, analysis, title } = state;
  const { replay } = analysis;
  return html`
    <div class="analysis" data-deck=${deck.key}>
      <header class="p-bar">
        <button type="button" class="icon" data-close aria-label=${words.text("analysis-close")} @click=${actions.close}>${icon("back")}</button>
        <h2 id="over-title" tabindex="-1">${words.text("analysis")}</h2>
        <p class="meta">${title}${title && replay ? " · " : ""}${replay ? resultText(replay, analysis.seat, words) : nothing}</p>
      </header>
      <div class="p-grid">
        <div class="p-left">
          ${whoseView(state, actions)}
          ${progressView(state, actions)}
          ${failureView(state)}
          ${analysis.stage === "failed" && !replay ? nothing : curveView(analysis, state.key, words)}
          ${momentView(state, actions)}
        </div>
        ${movesView(state, actions)}
      </div>
    </div>`;
}
