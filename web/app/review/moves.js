import { html, nothing } from "lit";
import { beforePlay } from "../../table/many/hints.js";
import { face, sign } from "../../table/views/face.js";
import { icon } from "../../table/views/icons.js";
import { beginsTrick, chanceOf, isMistake } from "./findings.js";
import { gradeText, moveText, plyText, why } from "./words.js";

/**
 * All plies of a deal by tricks, each with its value; what was better and why unfolds under it.
 *
 * @typedef {import("./analysis.js").Replay} Replay
 * @typedef {import("./analysis.js").Judgement} Judgement
 * @typedef {import("./view.js").State} State
 * @typedef {import("./view.js").Actions} Actions
 * @typedef {import("../../table/views/icons.js").Icon} Icon
 */

/** What stands in place of a card. @type {Record<string, Icon>} */
const SIGNS = { x: "exchange", c: "lock", 66: "check", r: "flag", ren: "flag", "-": "cross" };

/** The same before cards are played in a game with an auction. @type {Record<string, Icon>} */
const SIGNS_BEFORE = {
  "turn-up": "turn",
  pass: "cross",
  "not-double": "cross",
  double: "double",
  bid: "arrow",
  "lay-away": "tricks",
};

/** @param {State} state @param {string} move @param {string} [phase] before cards are played */
export function pictureOf({ deck }, move, phase) {
  const before = beforePlay(phase, move);
  if (before === "trump") {
    return html`<span class="sign">${sign(deck, /** @type {import("../../table/decks.js").Suit} */ (move.charAt(1)))}</span>`;
  }
  const drawn = before ? SIGNS_BEFORE[before] : (SIGNS[move] ?? (move.startsWith("m") ? "pair" : null));
  return drawn ? html`<span class="sign">${icon(drawn)}</span>` : face(deck, move);
}

/** @param {Judgement} judgement @param {State} state */
function gradeView(judgement, { words }) {
  const { short, spoken } = gradeText(judgement, words);
  const { grade, forced } = judgement;
  const look = forced || grade === null ? "" : isMistake(judgement) ? `tag--${grade}` : "tag--good";
  return html`
    <span class="tag ${look}"><span aria-hidden=${spoken ? "true" : "false"}>${short}</span>${spoken ? html`<span class="vh">${spoken}</span>` : nothing}</span>`;
}

/** All moves that there were, with their values. @param {Judgement} judgement @param {State} state */
const comparison = (judgement, { words }) => html`
  <table class="worth">
    <caption class="vh">${words.text("hint-compare")}</caption>
    <thead>
      <tr>
        <th scope="col">${words.text("hint-move")}</th>
        <th scope="col">${words.text("hint-win")}</th>
        <th scope="col">${words.text("hint-points")}</th>
      </tr>
    </thead>
    <tbody>
      ${judgement.values.map(
        ({ move, win, points }) => html`
          <tr class="${move === judgement.move ? "is-best" : ""} ${move === judgement.played ? "is-played" : ""}">
            <th scope="row">
              ${moveText(judgement, move, words)}
              ${move === judgement.played ? html`<span class="muted">(${words.text("analysis-played")})</span>` : nothing}
            </th>
            <td class="num">${words.percent(win)}</td>
            <td class="num">${words.signed(points)}</td>
          </tr>`,
      )}
    </tbody>
  </table>
  <p class="muted">${words.text("hint-points-note")}</p>`;

/** Playing on from a move of the person. @param {number} ply @param {State} state @param {Actions} actions @param {string} [look] class */
export const practiseView = (ply, { words }, { practise }, look = "") => html`
  <button type="button" class="btn ${look}" data-practise=${ply} @click=${() => practise(ply)}>
    ${icon("again")} ${words.text("analysis-practise")}
  </button>`;

/** Why a move of the person was a mistake. @param {Judgement} judgement @param {import("../../table/words.js").Words} words */
export function whyView(judgement, words) {
  const { reasons, cost, sure } = why(judgement, words);
  return html`
    ${reasons.map((reason) => html`<p>${reason}</p>`)}
    <p>${cost}</p>
    <p class="muted">${sure}</p>`;
}

/** What unfolds under a move. @param {Judgement} judgement @param {boolean} own @param {State} state @param {Actions} actions */
function more(judgement, own, state, actions) {
  const { words } = state;
  return html`
    <div class="mv-more" id="ply-${judgement.ply}">
      ${own && isMistake(judgement) ? whyView(judgement, words) : nothing}
      ${judgement.values.length ? comparison(judgement, state) : nothing}
      ${handsView(state.analysis.replay?.plies[judgement.ply], state)}
      ${own ? practiseView(judgement.ply, state, actions) : nothing}
    </div>`;
}

/** @param {string} name whose or where they are @param {readonly string[]} cards @param {State} state */
const cardsView = (name, cards, { words, deck }) => html`
  <div>
    <dt>${name}</dt>
    <dd>${cards.map((card) => html`<span role="img" aria-label=${words.card(card)}>${face(deck, card)}</span>`)}</dd>
  </div>`;

/** All cards as they were before a ply: the hands, the talon and what was laid away for it. @param {Replay["plies"][number] | undefined} ply @param {State} state */
function handsView(ply, state) {
  const { words, names } = state;
  const { hands = [], talon = [], laid_away: away = [] } = ply ?? {};
  return html`
    <h4>${words.text("analysis-hands")}</h4>
    <dl class="mv-hands">
      ${hands.map((hand, seat) => cardsView(names[seat] ?? "", hand, state))}
      ${talon.length > 0 ? cardsView(words.text("talon"), talon, state) : nothing}
      ${away.length > 0 ? cardsView(words.text("away"), away, state) : nothing}
    </dl>`;
}

/** @param {Judgement} judgement @param {State} state */
const betterView = (judgement, { words }) =>
  isMistake(judgement)
    ? html`<span class="better">${words.text("analysis-better-is", { move: moveText(judgement, judgement.move, words) })}</span>`
    : nothing;

/** @param {Replay} replay @param {number} ply @param {State} state @param {Actions} actions */
function row(replay, ply, state, actions) {
  const { words, analysis, open, key, names } = state;
  const made = replay.plies[ply];
  if (!made) return nothing;
  const { seat, move, trick } = made;
  const judgement = analysis.judgements.get(ply);
  const own = seat === analysis.seat;
  const chance = judgement ? chanceOf(judgement) : null;
  const unfolded = open === ply && judgement !== undefined;
  const begins = beginsTrick(replay, ply);
  return html`
    <li class="mv ${own ? "mv--you" : "mv--opp"} ${begins ? "mv--first" : ""} ${ply === key ? "mv--key" : ""}" data-ply=${ply}
      aria-current=${ply === key ? "step" : nothing}>
      <button type="button" aria-expanded=${String(unfolded)} aria-controls=${unfolded ? `ply-${ply}` : nothing}
        aria-disabled=${judgement ? "false" : "true"} @click=${() => actions.unfold(ply)}>
        <span class="no num" aria-hidden="true">${begins && trick > 0 ? trick : nothing}</span>
        ${pictureOf(state, move, made.phase)}
        <span class="txt">
          <span class="l1"><span class="vh">${trick > 0 ? words.text("analysis-trick", { trick }) : words.text("analysis-before-play")}</span><b>${names[seat]}</b> ${plyText(made, words)}</span>
          ${judgement ? betterView(judgement, state) : nothing}
        </span>
        <span class="pc num">${chance === null ? nothing : words.percent(chance)}</span>
        ${judgement && (own || isMistake(judgement)) ? gradeView(judgement, state) : nothing}
      </button>
      ${unfolded ? more(judgement, own, state, actions) : nothing}
    </li>`;
}

/** @param {State} state @param {Actions} actions */
export function movesView(state, actions) {
  const { replay } = state.analysis;
  const { words } = state;
  return html`
    <section class="p-right" aria-labelledby="analysis-moves">
      <h3 class="vh" id="analysis-moves">${words.text("analysis-moves")}</h3>
      ${replay ? html`<ol class="moves">${replay.plies.map((_, ply) => row(replay, ply, state, actions))}</ol>` : nothing}
    </section>`;
}
