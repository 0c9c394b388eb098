import { html, nothing } from "lit";
import { barView, switchView } from "../../views/bar.js";
import { faultView } from "../../views/boot.js";
import { toolsView } from "../../views/dock.js";
import { handView } from "../../views/hand.js";
import { statusView } from "../../views/status.js";
import { askView } from "./ask.js";
import { callsView, offersView } from "./auction.js";
import { awayView } from "./away.js";
import { manyDockView } from "./dock.js";
import { keptView } from "./kept.js";
import { manyPeekView } from "./peek.js";
import { manyPlainView } from "./plain.js";
import { planView } from "./plan.js";
import { ownView, seatsView } from "./seats.js";
import { manyTrickView } from "./trick.js";

/**
 * A table of three or four. Before play the calls and what is asked lie in its middle, afterwards the trick among the seats.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 */

/** Stages in which there is nothing but talk. */
const TALK = new Set(["trump", "auction", "double"]);

/** @param {ManyPlaying} model */
function middle(model) {
  const { snapshot } = model.scene;
  if (model.fault) return faultView(model, model.fault);
  return snapshot.phase === "lay-away" ? awayView(model) : manyTrickView(model);
}

/** @param {ManyPlaying} model */
const talk = (model) => html`
  <div class="table table--many table--bid">
    ${switchView(model)}
    ${barView(model)}
    ${toolsView(model)}
    ${planView(model)}
    ${callsView(model)}
    ${statusView(model)}
    ${model.scene.snapshot.stage === "auction" ? offersView(model) : askView(model)}
    ${handView(model)}
    ${manyDockView(model)}
  </div>`;

/** @param {ManyPlaying} model */
const play = (model) => html`
  <div class="table table--many table--${model.scene.snapshot.seats.length}">
    ${switchView(model)}
    ${barView(model)}
    ${toolsView(model)}
    ${planView(model)}
    ${seatsView(model)}
    ${middle(model)}
    ${manyPeekView(model)}
    ${statusView(model)}
    ${keptView(model, "own")}
    ${ownView(model)}
    ${keptView(model, "other")}
    ${handView(model)}
    ${manyDockView(model)}
  </div>`;

/** @param {ManyPlaying} model */
export const manyDrawn = (model) => (TALK.has(model.scene.snapshot.stage) && !model.fault ? talk(model) : play(model));

/** The same in words. @param {ManyPlaying} model */
export function manyWritten(model) {
  const { stage } = model.scene.snapshot;
  return html`
    <div class="plain plain--many">
      ${barView(model)}
      ${statusView(model)}
      <div class="p-in">
        <div class="p-rest">
          ${model.fault ? faultView(model, model.fault) : nothing}
          ${TALK.has(stage) ? (stage === "auction" ? offersView(model) : askView(model)) : nothing}
          ${manyPlainView(model)}
        </div>
        <div class="p-rest">
          ${manyDockView(model)}
          ${toolsView(model)}
          ${switchView(model)}
          ${TALK.has(stage) ? callsView(model) : nothing}
        </div>
      </div>
    </div>`;
}
