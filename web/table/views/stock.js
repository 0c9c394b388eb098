import { html, nothing } from "lit";
import { closing, who } from "../sentences.js";
import { back, face, sign } from "./face.js";

/**
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../model.js").Playing} Playing
 */

/** The sheets of backs that show how high the pack still is. @param {number} faceDown cards */
const pack = (faceDown) => html`
  ${faceDown > 0 ? back() : nothing}${faceDown > 2 ? back("d1") : nothing}${faceDown > 4 ? back("d2") : nothing}`;

/** While the exchange is offered to the closer's opponent, the turn-up still lies open. @param {import("../scene.js").Snapshot} snapshot */
const isShut = ({ closed, turnup }) => closed !== null && !turnup;

/** Stock, turn-up and trump in words. @param {Playing} model */
export function stockLabel({ words, scene: { snapshot } }) {
  const { stock, turnup, trump: suit } = snapshot;
  if (isShut(snapshot)) return words.text("stock-closed", { cards: stock, suit });
  if (!turnup) return words.text("stock-empty", { suit });
  return words.text("stock-open", { cards: stock, turnup: words.card(turnup), suit });
}

/** Who has closed, and what for. @param {Playing} model */
function stakes({ words, scene: { snapshot } }) {
  const { closed } = snapshot;
  if (!closed) return nothing;
  const { by, wins, loses } = closed;
  const args = { who: who(snapshot, by), loses };
  const text = wins === null ? words.text("stakes-open", args) : words.text("stakes", { ...args, wins });
  return html`<small class="stakes num">${text}</small>`;
}

/** The trump stays named in words when the stock is gone. @param {Playing} model */
function trump(model) {
  const { words, deck, scene } = model;
  const { trump: suit, closed } = scene.snapshot;
  return html`
    <p class="trump" aria-hidden="true">
      ${sign(deck, suit)}<span
        ><span class="long">${words.text(closed ? "trump-closed" : "trump", { suit })}</span
        ><span class="short">${words.text("trump-short", { suit })}</span>${stakes(model)}</span
      >
    </p>`;
}

/** @param {Playing} model */
function cards({ scene: { snapshot }, deck }) {
  const { stock, turnup } = snapshot;
  if (isShut(snapshot)) return html`${pack(stock - 1)}${stock > 0 ? back("cross") : nothing}`;
  if (!turnup) return nothing;
  return html`
    <span class="under" data-card=${turnup} data-place="stock">${face(deck, turnup)}</span>
    ${pack(stock - 1)}
    ${stock > 1 ? html`<span class="count num">${stock}</span>` : nothing}`;
}

/** A press on the turn-up, or on the one that closes the stock. @param {Playing} model @param {Event} event */
function pressed({ scene, actions }, { target }) {
  const onTurnup = target instanceof Element && target.closest(".under") !== null;
  if (onTurnup || isShut(scene.snapshot)) actions.turnup();
}

/** Stock, turn-up and trump. @param {Model} model */
export function stockView(model) {
  const { scene, words } = model;
  if (!scene) {
    return html`
      <div class="stock" part="stock" role="img" aria-label=${words.text("stock-shuffling")}>
        <div class="pack">${pack(9)}</div>
      </div>`;
  }
  const playing = { ...model, scene };
  const { turnup, stock } = scene.snapshot;
  const label = [stockLabel(playing), closing(scene.snapshot, words)].join(" ").trim();
  const state = isShut(scene.snapshot) ? "stock--closed" : turnup && stock > 0 ? "" : "stock--empty";
  return html`
    <div class="stock ${state}" part="stock" role="img" aria-label=${label}>
      <div class="pack" @click=${(/** @type {Event} */ event) => pressed(playing, event)}>${cards(playing)}</div>
      ${trump(playing)}
    </div>`;
}
