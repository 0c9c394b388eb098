import { html, nothing } from "lit";
import { sign } from "../../views/face.js";
import { hinted, hintedBy, tip } from "../../views/hint.js";
import { icon } from "../../views/icons.js";
import { contractSaid, valueText } from "../contracts.js";
import { nameOf, whoOf } from "../people.js";

/**
 * What is asked before play, besides contracts: which suit is to be trump, and whether to double.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {import("../../decks.js").Suit} Suit
 */

const SUITS = /** @type {Suit[]} */ (["H", "D", "S", "C"]);

/** The steps of doubling. */
const STEPS = [1, 2, 4, 8];

/** @param {ManyPlaying} model @param {string} move @param {unknown} inside @param {string} [look] class */
function option(model, move, inside, look = "") {
  const { scene, actions } = model;
  const can = !scene.still && scene.snapshot.legal.includes(move);
  const best = hinted(model, move);
  return html`
    <button type="button" class="opt ${look}" data-choice=${move} ?data-hint=${best} aria-describedby=${hintedBy(best)}
      aria-disabled=${can ? "false" : "true"} @click=${() => actions.choose(move)}>
      ${inside}${best ? tip() : nothing}
    </button>`;
}

/** Naming trump. @param {ManyPlaying} model */
function trumpView(model) {
  const { words, deck, scene } = model;
  const { snapshot } = scene;
  const { caller, seat, phase, face_down: down } = snapshot;
  if (phase !== "trump") {
    return html`
      <section class="asking" aria-label=${words.text("ask-trump")}>
        <h2>${words.text("ask-trump-other", { name: nameOf(snapshot, words, caller) })}</h2>
        <p>${words.text("ask-trump-why", { ...whoOf(snapshot, words, caller), down })}</p>
      </section>`;
  }
  return html`
    <section class="asking" aria-label=${words.text("ask-trump")}>
      <h2>${words.text("ask-trump")}</h2>
      <p>${words.text("ask-trump-why", { ...whoOf(snapshot, words, seat), down })}</p>
      <div class="opts">
        ${SUITS.map((suit) => option(model, `t${suit}`, html`${sign(deck, suit)}<span>${words.suit(suit)}</span>`))}
        ${down > 0 ? option(model, "up", html`${icon("turn")}<span>${words.text("ask-turn-up")}<small>${words.text("ask-turn-up-why")}</small></span>`, "opt--wide") : nothing}
      </div>
    </section>`;
}

/** @param {ManyPlaying} model */
function ladderView({ words, scene: { snapshot } }) {
  const { contract } = snapshot;
  if (!contract) return nothing;
  return html`
    <ol class="ladder num">
      ${STEPS.map(
        (step) => html`
          <li aria-current=${step === contract.double ? "step" : nothing}>
            <b>${words.text("many-times", { factor: step })}</b>
            <span>${words.text("many-worth", { worth: valueText(words, contract.value, step), count: contract.value * step })}</span>
          </li>`,
      )}
    </ol>`;
}

/** Doubling. @param {ManyPlaying} model */
function doubleView(model) {
  const { words, scene } = model;
  const { snapshot } = scene;
  const { contract, phase, turn } = snapshot;
  if (!contract) return nothing;
  const asked = phase === "double";
  const args = { contract: contractSaid(words, contract.code), ...whoOf(snapshot, words, contract.declarer) };
  return html`
    <section class="asking" aria-label=${words.text("ask-double")}>
      <h2>${
        asked || turn === null
          ? words.text("ask-double-you", { factor: contract.double * 2 })
          : words.text("ask-double-other", { name: nameOf(snapshot, words, turn) })
      }</h2>
      <p>${words.text("ask-double-why", args)}</p>
      ${ladderView(model)}
    </section>`;
}

/** @param {ManyPlaying} model */
export const askView = (model) => (model.scene.snapshot.stage === "double" ? doubleView(model) : trumpView(model));
