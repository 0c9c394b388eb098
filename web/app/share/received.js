import { html, nothing } from "lit";
import { companyName } from "../../table/company.js";
import { isMany } from "../../table/kinds.js";
import { contractSaid } from "../../table/many/contracts.js";
import { seatsFrom, whoOf } from "../../table/many/people.js";
import { wordsBetween } from "../../table/people.js";
import { rulesName } from "../../table/rules.js";
import { opponentOf } from "../../table/scene.js";
import { who } from "../../table/sentences.js";
import { face } from "../../table/views/face.js";
import { pickView } from "../files.js";
import { screenHead } from "../head.js";
import { segments } from "../segments.js";
import { faultOf } from "./faults.js";
import { DEALS } from "./file.js";

/**
 * A deal that somebody has sent: how it lies for the person, and nothing of how it went.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("../../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../../python/types.js").AnySnapshot} AnySnapshot
 * @typedef {import("../../python/messages.js").Card} Card
 * @typedef {import("../../table/decks.js").Deck} Deck
 * @typedef {import("./opened.js").OpenedState} OpenedState
 * @typedef {import("./opened.js").Look} Look
 * @typedef {import("./opened.js").Seat} Seat
 *
 * @typedef {object} OpenedActions
 * @property {(index: number) => void} which
 * @property {(seat: Seat) => void} sit
 * @property {(ply: number) => void} play
 * @property {() => void} review
 * @property {() => void} again
 * @property {(file: File) => void} read
 * @property {() => void} close
 */

/** @param {Words} words @param {Deck} deck @param {string} title @param {readonly Card[]} cards */
const cardsView = (words, deck, title, cards) => html`
  <div class="opened-cards">
    <h3>${title}</h3>
    <p>${cards.map((card) => html`<span class="seen" role="img" aria-label=${words.card(card)}>${face(deck, card)}</span>`)}</p>
  </div>`;

/** How a deal of two stands: how far it has come, whose turn it is. @param {Words} words @param {Snapshot} snapshot */
function standing(words, snapshot) {
  const { seat, dealer, turn, ply, tricks, points, score, target } = snapshot;
  const opponent = opponentOf(snapshot);
  const played = tricks.reduce((sum, won) => sum + won, 0);
  const pair = (/** @type {readonly (number | null)[]} */ values) => ({
    yours: values[seat] ?? 0,
    theirs: values[opponent] ?? 0,
  });
  return html`
    <p>${dealt(words, snapshot) ?? words.text("opened-dealt", { who: who(snapshot, dealer) })}</p>
    ${ply > 0 || played > 0 ? html`<p>${words.text("opened-middle", { trick: played + 1, ...pair(points) })}</p>` : nothing}
    ${turn === null ? nothing : html`<p>${words.text("opened-turn", { who: who(snapshot, turn) })}</p>`}
    ${score.some((needed) => needed !== target) ? html`<p>${words.text("opened-score", pair(score))}</p>` : nothing}`;
}

/** Who deals where three sit at the table. @param {Words} words @param {Snapshot} snapshot @returns {string | null} */
function dealt(words, { company }) {
  if (!company) return null;
  const name = companyName(company, words, company.dealer);
  return words.text("company-deals", { who: company.dealer === company.seat ? "you" : "other", name });
}

/** @param {Words} words @param {Deck} deck @param {Snapshot} snapshot */
const lying = (words, deck, { hand, turnup, trump, led }) => html`
  <div class="opened-lying">
    ${cardsView(words, deck, words.text("opened-hand"), hand)}
    ${turnup ? cardsView(words, deck, words.text("opened-turnup"), [turnup]) : nothing}
    ${led ? cardsView(words, deck, words.text("opened-led"), [led]) : nothing}
  </div>
  <p>${words.text("trump", { suit: trump })}</p>`;

/** How a deal of three or four stands. @param {Words} words @param {AuctionSnapshot} snapshot */
function manyStanding(words, snapshot) {
  const { dealer, caller, trump, turned_up: up, contract, stage, tricks, turn, seat } = snapshot;
  const named = { ...whoOf(snapshot, words, caller), suit: trump ?? "" };
  const said = [
    words.text("many-deal", whoOf(snapshot, words, dealer)),
    trump && (up ? words.text("many-turn-up", { ...named, card: words.card(up) }) : words.text("many-trump", named)),
    contract &&
      words.text("many-call", {
        ...whoOf(snapshot, words, contract.declarer ?? caller),
        contract: contractSaid(words, contract.code),
      }),
    stage === "play" && words.text("opened-many-middle", { trick: tricks.reduce((sum, won) => sum + won, 1) }),
    turn === seat && words.text("opened-turn", { who: "you" }),
  ];
  return said.filter(Boolean).map((sentence) => html`<p>${sentence}</p>`);
}

/** @param {Words} words @param {Deck} deck @param {AuctionSnapshot} snapshot */
const manyLying = (words, deck, { hand, trick }) => html`
  <div class="opened-lying">
    ${cardsView(words, deck, words.text("opened-hand"), hand)}
    ${
      trick.length > 0
        ? cardsView(
            words,
            deck,
            words.text("opened-led"),
            trick.map(({ card }) => card),
          )
        : nothing
    }
  </div>`;

/** The seats from the one that begins on, and what they are called. @param {Words} words @param {AnySnapshot} snapshot @returns {(readonly [Seat, string])[]} */
function places(words, snapshot) {
  if (isMany(snapshot)) {
    return seatsFrom(snapshot, snapshot.caller).map((seat, index) => [
      seat,
      words.text("opened-seat-number", { number: index + 1 }),
    ]);
  }
  const { dealer, company } = snapshot;
  const last = words.text(company ? "opened-seat-second" : "opened-seat-of", { place: "dealer" });
  return [
    [1 - dealer, words.text("opened-seat-of", { place: "forehand" })],
    [dealer, last],
  ];
}

/** A choice of seats, where all cards are known. @param {Words} words @param {OpenedState} state @param {Look} look @param {OpenedActions} actions */
const seats = (words, { seat }, { snapshot }, { sit }) =>
  segments("seat", words.text("opened-seat"), places(words, snapshot), seat, sit);

/** How the deal lies and stands. @param {Words} words @param {Deck} deck @param {AnySnapshot} snapshot */
const position = (words, deck, snapshot) =>
  isMany(snapshot)
    ? html`${manyStanding(words, snapshot)}${manyLying(words, deck, snapshot)}`
    : html`${standing(words, snapshot)}${lying(words, deck, snapshot)}`;

/** @param {Words} usual @param {Deck} deck @param {OpenedState} state @param {Look} look @param {OpenedActions} actions */
function found(usual, deck, state, look, actions) {
  const { snapshot } = look;
  const words = isMany(snapshot) ? usual : wordsBetween(usual, snapshot, []);
  return html`
    <p class="kicker">${rulesName(words, snapshot.rules)}</p>
    ${position(words, deck, snapshot)}
    ${look.known && look.ply === 0 ? seats(words, state, look, actions) : nothing}
    <p class="muted">${words.text("opened-how")}</p>
    ${state.running ? html`<p class="muted" data-keeps>${words.text("opened-keeps")}</p>` : nothing}
    <footer class="share-ways opened-do">
      <button type="button" class="btn btn--main" data-play @click=${() => actions.play(look.ply)}>${words.text("opened-play")}</button>
      ${look.ply > 0 ? html`<button type="button" class="btn" data-play-start @click=${() => actions.play(0)}>${words.text("opened-start")}</button>` : nothing}
      ${look.known && look.moved ? html`<button type="button" class="btn" data-look @click=${actions.review}>${words.text("opened-review")}</button>` : nothing}
    </footer>`;
}

/** @param {Words} words @param {OpenedState} state @param {OpenedActions} actions */
function bad(words, { error }, actions) {
  const { text, detail, again } = faultOf(words, error);
  return html`
    <p role="alert" data-bad>${text}</p>
    ${detail === null ? nothing : html`<details class="detail"><summary>${words.text("fault-details")}</summary><code lang="en">${detail}</code></details>`}
    <div class="share-ways">
      ${again ? html`<button type="button" class="btn btn--main" data-again @click=${actions.again}>${words.text("fault-again")}</button>` : nothing}
      ${pickView(words.text("open-file"), DEALS, actions.read)}
    </div>`;
}

/** Which deal of a file. @param {Words} words @param {OpenedState} state @param {OpenedActions} actions */
const which = (words, { records, index }, actions) => html`
  <label class="row row--sel">
    <span>${words.text("opened-which", { count: records.length })}</span>
    <select data-which @change=${(/** @type {Event} */ event) => actions.which(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
      ${records.map(
        ({ id }, each) => html`
          <option value=${each} .selected=${each === index}>${words.text("opened-number", { number: each + 1, name: name(id) })}</option>`,
      )}
    </select>
  </label>`;

/** @param {unknown} id */
const name = (id) => (typeof id === "string" || typeof id === "number" ? String(id).slice(0, 40) : "");

/** @param {Words} words @param {Deck} deck @param {OpenedState} state @param {OpenedActions} actions */
export function openedView(words, deck, state, actions) {
  const { look, error, records, file } = state;
  return html`
    <div class="sheet-in share opened">
      ${screenHead(words, words.text(error ? "opened-bad" : "opened"), actions.close)}
      ${file === null ? nothing : html`<p class="muted opened-file">${words.text("opened-file", { file })}</p>`}
      ${records.length > 1 ? which(words, state, actions) : nothing}
      ${error ? bad(words, state, actions) : look ? found(words, deck, state, look, actions) : html`<p role="status" data-waits>${words.text("opened-wait")}</p>`}
    </div>`;
}
