import { html, nothing } from "lit";
import { deckOf } from "../fair/check.js";
import { isMany } from "../kinds.js";
import { nameOf } from "../many/people.js";
import { who } from "../sentences.js";
import { face } from "./face.js";
import { icon } from "./icons.js";
import { footView, headView } from "./sheet.js";

/**
 * Whether the cards were shuffled honestly: before the deal its fingerprint, after it the deck and what can be compared.
 *
 * @typedef {import("../model.js").Playing<import("../kinds.js").AnyScene>} Playing
 * @typedef {import("../fair/check.js").Finding} Finding
 * @typedef {import("../fair/witness.js").Witness} Witness
 * @typedef {import("../../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../../python/messages.js").Packet} Packet
 * @typedef {import("../words.js").Words} Words
 */

/** @param {Words} words @param {Finding} finding */
const findingView = (words, { point, holds }) => html`
  <li class=${holds ? "holds" : "fails"} data-finding=${point} data-holds=${holds}>
    ${icon(holds ? "check" : "cross")}<span>${words.text(`fair-${point}`, { holds: holds ? "yes" : "no" })}</span>
  </li>`;

/** @param {Playing} model */
function findings({ words, fairness: { findings: found, witness } }) {
  if (found === null) return nothing;
  if (found === "none") return html`<p class="fair-none">${words.text("fair-none")}</p>`;
  const holds = found.every((finding) => finding.holds);
  return html`
    <p class="fair-verdict ${holds ? "holds" : "fails"}" data-verdict=${holds}>${holds ? words.text("fair-holds", { points: found.length }) : words.text("fair-fails")}</p>
    <ul class="findings">${found.map((finding) => findingView(words, finding))}</ul>
    ${found.length === 1 && !witness?.anew ? html`<p class="muted">${words.text("fair-partial")}</p>` : nothing}`;
}

/** What a check has found; it is there before, so that what comes is read out. @param {Playing} model */
const outcomeView = (model) => html`<div class="fair-outcome" role="status" tabindex="-1">${findings(model)}</div>`;

/** Where a packet goes: a person or a place. @param {Playing} model @param {Packet} packet */
function receiver({ words, scene: { snapshot } }, { to }) {
  if (typeof to !== "number") return { to, name: "" };
  if (!isMany(snapshot)) return { to: who(snapshot, to), name: "" };
  return { to: to === snapshot.seat ? "you" : "seat", name: nameOf(snapshot, words, to) };
}

/** The deck as it was dealt, packet by packet. @param {Playing} model @param {string} seed @param {readonly Packet[]} packets */
function deckView(model, seed, packets) {
  const { words, deck } = model;
  const cards = deckOf(seed);
  let at = 0;
  const rows = packets.map((packet) => {
    const first = at;
    at += packet.cards;
    return { packet, dealt: cards.slice(first, at) };
  });
  return html`
    <h3>${words.text("fair-deck")}</h3>
    <dl class="packets">
      ${rows.map(
        ({ packet, dealt }) => html`
          <div class=${typeof packet.to === "number" ? "to-seat" : "to-place"}>
            <dt>${words.text("fair-packet", { ...receiver(model, packet), cards: packet.cards })}</dt>
            <dd>${dealt.map((card) => html`<span class="seen" role="img" aria-label=${words.card(card)}>${face(deck, card)}</span>`)}</dd>
          </div>`,
      )}
    </dl>`;
}

/** The text itself, for whoever does not believe the page. @param {Words} words @param {string} seed */
const selfView = (words, seed) => html`
  <details class="proof">
    <summary>${words.text("fair-self")}</summary>
    <p>${words.text("fair-self-how")}</p>
    <code data-seed>${seed}</code>
    <p>${words.text("fair-self-command")}</p>
    <code>printf %s '${seed}' | sha256sum</code>
  </details>`;

/** @param {Playing} model @param {string} seed */
function after(model, seed) {
  const { words, scene, actions, fairness } = model;
  const { packets } = scene.snapshot.shuffle;
  return html`
    ${fairness.findings === null ? html`<button type="button" class="btn fair-check" data-check @click=${actions.check}>${words.text("fair-check")}</button>` : nothing}
    ${outcomeView(model)}
    ${packets ? deckView(model, seed, packets) : nothing}
    ${selfView(words, seed)}`;
}

/** Which moment the fingerprint is of. @param {Witness | null} witness */
const moment = (witness) => (witness?.anew ? "anew" : witness?.seen ? "first" : "late");

/** @param {Playing} model */
export function fairView(model) {
  const { words, scene, actions, fairness } = model;
  const { seed, commitment } = scene.snapshot.shuffle;
  const { witness } = fairness;
  const close = () => actions.fair(false);
  return html`
    <div class="sheet-in fair">
      ${headView(words, { id: "fair-title", title: words.text("fair") }, close)}
      <p>${words.text("fair-print-what")}</p>
      <p>${words.text("fair-print-why")}</p>
      <figure class="print">
        <figcaption>${words.text("fair-print", { moment: moment(witness) })}</figcaption>
        <code data-print>${witness?.commitment ?? commitment}</code>
      </figure>
      ${witness?.anew ? html`<p class="muted" data-anew>${words.text("fair-anew")}</p>` : nothing}
      ${seed === null ? html`<p>${words.text("fair-later")}</p>` : after(model, seed)}
      <p class="muted">${words.text("fair-chance")}</p>
      ${footView(words, close)}
    </div>`;
}
