import { html, nothing } from "lit";
import { hinted, hintedBy, tip } from "../../views/hint.js";
import { callText, contractLine, contractName, valueText } from "../contracts.js";
import { isOurs, nameOf, seatsFrom } from "../people.js";
import { marked } from "./mark.js";
import { badgesOf } from "./seats.js";

/**
 * The auction: what has been called, seat by seat, and what can be bid.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {import("../contracts.js").Offer} Offer
 * @typedef {import("../../../python/messages.js").Seat} Seat
 */

/** The calls of each seat, from the caller on. @param {ManyPlaying} model */
function callsBySeat({ scene: { snapshot } }) {
  const { calls, caller } = snapshot;
  return seatsFrom(snapshot, caller).map((seat) => ({
    seat,
    said: calls.filter((call) => call.seat === seat).map(({ call }) => call),
  }));
}

/** What somebody has called, the highest bid of all before the others; and whether it is their turn. @param {ManyPlaying} model @param {Seat} seat @param {string[]} said */
function callsOf({ words, scene: { snapshot } }, seat, said) {
  const { contract } = snapshot;
  const isTop = (/** @type {string} */ call) => contract?.declarer === seat && contract.code === call;
  return html`
    ${said.map((call) => html`<span class="call ${isTop(call) ? "call--top" : "call--past"}">${callText(words, call)}</span> `)}
    ${speaks(snapshot, seat) ? html`<span class="call call--now">${words.text("call-now")}</span>` : nothing}`;
}

/** A row for each seat, from the caller on; the roles stay whatever becomes of the rows' layout. @param {ManyPlaying} model */
export function callsView(model) {
  const { words, scene } = model;
  const { snapshot } = scene;
  return html`
    <section class="calls" aria-label=${words.text("calls")}>
      <table role="table">
        <caption class="vh">${words.text("calls")}</caption>
        <tbody role="rowgroup">
          ${callsBySeat(model).map(
            ({ seat, said }) => html`
              <tr role="row">
                <th role="rowheader" scope="row">
                  ${marked(isOurs(snapshot, seat), nameOf(snapshot, words, seat))}<small>${badgesOf(model, seat).join(" · ")}</small>
                </th>
                <td role="cell">${callsOf(model, seat, said)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
}

/** @param {ManyPlaying["scene"]["snapshot"]} snapshot @param {Seat} seat */
const speaks = ({ stage, turn }, seat) => stage === "auction" && turn === seat;

/** Whether a contract can be bid now. @param {ManyPlaying} model @param {Offer} offer */
const open = ({ scene, fault }, { code }) =>
  scene.snapshot.phase === "bid" && !scene.still && !fault && scene.snapshot.legal.includes(code);

/** The rules by which the caller's partner may bid a contract of the caller's. @type {Record<string, string>} */
const PARTNER = { S: "partner_may_schnapser", BS: "partner_may_bauer" };

/** @param {ManyPlaying} model @param {Offer} offer */
function offerView(model, offer) {
  const { words, scene, choices, actions, parameters } = model;
  const { code, value, refused } = offer;
  const { game } = scene.snapshot;
  const can = open(model, offer);
  const best = hinted(model, code);
  const note = refused
    ? words.text(`offer-${refused}`, {
        contract: code,
        game,
        partner: String(parameters[PARTNER[code] ?? ""] ?? false),
      })
    : contractLine(words, code, game);
  return html`
    <button type="button" class="offer ${code === "N" ? "offer--wide" : ""}" data-choice=${code} ?data-hint=${best}
      aria-describedby=${hintedBy(best)} aria-disabled=${can ? "false" : "true"}
      aria-pressed=${String(can && choices.contract === code)} @click=${() => actions.choose(code)}>
      <b>${contractName(words, code)}</b><span class="val num">${valueText(words, value)}</span>
      <small>${note}</small>${best ? tip() : nothing}
    </button>`;
}

/** All contracts of the rules, whether or not they can be bid now. @param {ManyPlaying} model */
export const offersView = (model) => html`
  <section class="offers" aria-label=${model.words.text("offers")}>
    ${model.scene.snapshot.offers.map((offer) => offerView(model, offer))}
  </section>`;

/** What confirms the bid, and its worth. @param {ManyPlaying} model @returns {[string, string]} */
export function bidCaption({ words, choices, scene: { snapshot } }) {
  const { contract } = choices;
  const offer = snapshot.offers.find(({ code }) => code === contract);
  if (!offer) return [words.text("act-bid"), ""];
  return [words.text("act-bid-what", { contract: contractName(words, offer.code) }), valueText(words, offer.value)];
}
