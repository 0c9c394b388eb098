import { html, nothing } from "lit";
import { actionView } from "../../views/dock.js";
import { icon } from "../../views/icons.js";
import { popView } from "../../views/pop.js";
import { AWAY } from "../choices.js";
import { bidCaption } from "./auction.js";

/**
 * The actions of a table of three or four: those that answer what is asked, and in play announcing, claiming and the last
 * trick.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 */

/** Looks at the last trick. @param {ManyPlaying} model */
function lastView({ words, scene, open, actions }) {
  const { last_trick: last } = scene.snapshot;
  const shown = open?.kind === "last";
  return html`
    <button type="button" class="act" data-last aria-disabled=${last ? "false" : "true"} aria-haspopup="dialog"
      aria-expanded=${String(shown)} @click=${() => (shown ? actions.close() : actions.open({ kind: "last" }))}>
      ${icon("tricks")}<span>${words.text("act-last")}</span><small>${words.text("act-last-note")}</small>
    </button>`;
}

/** @param {ManyPlaying} model @returns {[string, string]} */
function announceCaption({ words, scene }) {
  const [marriage, ...others] = scene.snapshot.marriages;
  if (!marriage || others.length) return [words.text("act-announce"), words.text("act-announce-note")];
  return [words.text("act-announce-one", { worth: marriage.worth }), words.suit(marriage.suit)];
}

/** @param {ManyPlaying} model */
function actions(model) {
  const { words, scene, choices } = model;
  const { stage, phase, contract, controls } = scene.snapshot;
  const doubled = (contract?.double ?? 1) * 2;
  if (stage === "trump") return nothing;
  if (stage === "auction")
    return html`${actionView(model, "-", [words.text("call-pass"), ""])}${actionView(model, "ok", bidCaption(model))}`;
  if (stage === "double")
    return html`
      ${actionView(model, "-", [words.text("act-no-double"), ""])}
      ${actionView(model, "fleck", [words.text("act-double", { factor: doubled }), words.text("many-times", { factor: doubled })])}`;
  if (phase === "lay-away")
    return actionView(model, "ok", [
      words.text("act-lay-away"),
      words.text("act-lay-away-note", { cards: choices.away.length, of: AWAY }),
    ]);
  return html`
    ${lastView(model)}
    ${actionView(model, "m", announceCaption(model))}
    ${controls.includes("66") ? actionView(model, "66", [words.text("act-claim"), words.text("act-claim-note")]) : nothing}`;
}

/** @param {ManyPlaying} model */
export function manyDockView(model) {
  if (model.watched) return nothing;
  const { stage, phase } = model.scene.snapshot;
  const kind =
    stage === "trump" ? "none" : phase === "lay-away" ? "1" : stage === "play" || stage === "over" ? "play" : "2";
  return html`
    <div class="dock dock--${kind}" role="group" part="dock" aria-label=${model.words.text("dock")}>
      ${popView(model)}${actions(model)}
    </div>`;
}
