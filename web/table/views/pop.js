import { html, nothing } from "lit";
import { isManyScene, ownPoints } from "../kinds.js";
import { face, sign } from "./face.js";
import { hinted, hintedBy, hintView, offeredHintView, tip } from "./hint.js";
import { undoQuestion } from "./undo.js";

/**
 * What opens above the hand: the choice of an announcement, and the question before an action that cannot be taken back.
 *
 * @typedef {import("../kinds.js").AnyModel} Model
 * @typedef {import("../model.js").Open} Open
 * @typedef {import("../model.js").Grave} Grave
 * @typedef {import("../../python/messages.js").Marriage} Marriage
 */

/** Messages that name the actions. @type {Record<Grave, string>} */
const NAMES = { c: "act-close", 66: "act-claim", r: "act-resign", ren: "act-ren", tute: "act-tute" };
/** Messages that ask whether to take them; that of claiming names the points, if they are shown. */
const QUESTIONS = { c: "confirm-close", r: "confirm-resign", ren: "confirm-ren", tute: "confirm-tute" };

/** A name to be read out, without the places where it may be hyphenated. @param {Model} model @param {string} id */
const named = ({ words }, id) => words.text(id).replaceAll("\u00ad", "");

/** @param {Model} model @param {Marriage} marriage */
function choice(model, { suit, worth, cards }) {
  const { words, deck, actions } = model;
  const best = hinted(model, `m${suit}`);
  if (cards.length === 0) {
    return html`
      <button type="button" class="opt opt--line" data-option="m${suit}" ?data-hint=${best}
        aria-describedby=${hintedBy(best)} @click=${() => actions.play(`m${suit}`)}>
        ${sign(deck, suit)}<span>${words.text("announce-worth", { suit, worth })}</span>${best ? tip() : nothing}
      </button>`;
  }
  return html`
    <h2>${sign(deck, suit)}${words.text("announce-with", { suit, worth })}</h2>
    <div class="pair">
      ${cards.map(
        (card) => html`
          <button type="button" class="opt" data-option=${card} @click=${() => actions.play(`m${suit}`, card)}>
            ${face(deck, card)}<span>${words.card(card)}</span>
          </button>`,
      )}
    </div>
    <button type="button" class="opt opt--line" data-option="m${suit}" ?data-hint=${best}
      aria-describedby=${hintedBy(best)} @click=${() => actions.play(`m${suit}`)}>
      <span>${words.text("announce-only")}</span>${best ? tip() : nothing}
    </button>`;
}

/** @param {Model} model @param {Extract<Open, {kind: "announce"}>} open */
function announce(model, { marriages, card }) {
  const { words, actions } = model;
  const plain = card !== null && hinted(model, card);
  return html`
    <div class="pop" role="dialog" aria-label=${words.text("announce")}>
      ${marriages.map((marriage) => choice(model, marriage))}
      ${
        card
          ? html`<button type="button" class="opt opt--line" data-option="plain" ?data-hint=${plain}
              aria-describedby=${hintedBy(plain)} @click=${() => actions.play(card)}>
              <span>${words.text("announce-not", words.args(card))}</span>${plain ? tip() : nothing}
            </button>`
          : nothing
      }
    </div>`;
}

/** @param {Model} model @param {Grave} control */
function question({ words, scene }, control) {
  if (control !== "66") return words.text(QUESTIONS[control]);
  const points = scene ? ownPoints(scene.snapshot) : null;
  return points === null ? words.text("confirm-claim") : words.text("confirm-claim-points", { points });
}

/** Whether an action loses the deal, as far as the person sees the points. @param {Model} model @param {Grave} control */
function loses({ scene }, control) {
  const { snapshot } = scene ?? {};
  return control === "r" || (control === "66" && snapshot?.enough === false && ownPoints(snapshot) !== null);
}

/** The colour of action does not tempt anyone to lose. @param {Model} model @param {Grave} control */
function confirm(model, control) {
  const { words, actions } = model;
  const [no, yes] = loses(model, control) ? ["btn--main", ""] : ["", "btn--main"];
  return html`
    <div class="pop" role="dialog" aria-label=${named(model, NAMES[control])}>
      <p class="ask">${question(model, control)}</p>
      <div class="pair">
        <button type="button" class="btn ${no}" data-option="cancel" @click=${() => actions.close()}>${words.text("cancel")}</button>
        <button type="button" class="btn ${yes}" data-option="confirm" @click=${() => actions.play(control)}>
          ${words.text(NAMES[control])}
        </button>
      </div>
    </div>`;
}

/** What the rules ask out of turn: whether to exchange, or to call a revoke. @param {Model} model */
function offer(model) {
  const { words, scene, actions } = model;
  if (!scene || isManyScene(scene)) return nothing;
  const { legal, exchange_card: gives, turnup } = scene.snapshot;
  const exchange = legal.includes("x");
  const yes = exchange ? "x" : "ren";
  return html`
    <div class="pop" role="dialog" aria-label=${named(model, exchange ? "act-exchange" : "act-ren")}>
      <p class="ask">${
        exchange && turnup
          ? words.text("offer-exchange", { card: words.card(gives), turnup: words.card(turnup) })
          : words.text("offer-ren")
      }</p>
      ${offeredHintView(model)}
      <div class="pair">
        <button type="button" class="btn" data-option="-" ?data-hint=${hinted(model, "-")}
          aria-describedby=${hintedBy(hinted(model, "-"))} @click=${() => actions.play("-")}>
          ${words.text(exchange ? "offer-exchange-not" : "offer-ren-not")}${hinted(model, "-") ? tip() : nothing}
        </button>
        <button type="button" class="btn btn--main" data-option=${yes} ?data-hint=${hinted(model, yes)}
          aria-describedby=${hintedBy(hinted(model, yes))} @click=${() => actions.play(yes)}>
          ${words.text(exchange ? "act-exchange" : "act-ren")}${hinted(model, yes) ? tip() : nothing}
        </button>
      </div>
    </div>`;
}

/** @param {Model} model */
export function popView(model) {
  const { open } = model;
  if (open?.kind === "offer") return offer(model);
  if (open?.kind === "announce") return announce(model, open);
  if (open?.kind === "confirm") return confirm(model, open.control);
  if (open?.kind === "undo") return undoQuestion(model);
  return open ? nothing : hintView(model);
}
