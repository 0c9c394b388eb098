import { html, nothing } from "lit";
import { isManyScene } from "./kinds.js";
import { manyResultView } from "./many/views/result.js";
import { manyDrawn, manyWritten } from "./many/views/table.js";
import { vars } from "./vars.js";
import { barView, switchView } from "./views/bar.js";
import { coachView } from "./views/coach.js";
import { countsView } from "./views/company.js";
import { coverView } from "./views/cover.js";
import { dockView, toolsView } from "./views/dock.js";
import { fairView } from "./views/fair.js";
import { handView } from "./views/hand.js";
import { helpView } from "./views/help.js";
import { peekView } from "./views/peek.js";
import { plainHandView, plainMiddleView, plainTableView } from "./views/plain.js";
import { resultView } from "./views/result.js";
import { fanView, seatView } from "./views/seats.js";
import { statusView } from "./views/status.js";
import { stockView } from "./views/stock.js";
import { trickView } from "./views/trick.js";

/**
 * @typedef {import("./kinds.js").AnyModel} AnyModel
 * @typedef {import("./model.js").Model} Model
 * @typedef {"result" | "review" | "help" | "fair" | null} Sheet
 * @typedef {object} Handlers
 * @property {(event: KeyboardEvent) => void} key
 * @property {(event: PointerEvent) => void} down
 * @property {{handleEvent: (event: Event) => void, capture: true}} click
 * @property {(event: Event) => void} cancel
 * @property {() => void} closed
 */

/** The headings of the sheets. */
const TITLES = { result: "result-title", review: "result-title", help: "help-title", fair: "fair-title" };

/** @param {AnyModel} model @param {Sheet} sheet */
function sheetView(model, sheet) {
  if (sheet === "help") return helpView(model);
  const { scene } = model;
  if (sheet === "fair") return scene ? fairView({ ...model, scene }) : nothing;
  if (!sheet || !scene) return nothing;
  const review = sheet === "review";
  return isManyScene(scene) ? manyResultView({ ...model, scene }, review) : resultView({ ...model, scene }, review);
}

/** @param {Model} model */
const drawn = (model) => html`
  <div class="table">
    ${switchView(model)}
    ${barView(model)}
    ${seatView(model, "computer")}
    ${fanView(model)}
    ${stockView(model)}
    ${trickView(model)}
    ${countsView(model)}
    ${peekView(model)}
    ${statusView(model)}
    ${coachView(model)}
    ${seatView(model, "you")}
    ${toolsView(model)}
    ${handView(model)}
    ${dockView(model)}
  </div>`;

/** The same in words. @param {Model} model */
const written = (model) => html`
  <div class="plain">
    ${barView(model)}
    ${statusView(model)}
    <div class="p-in">
      <div class="p-rest">
        ${coachView(model)}
        ${plainMiddleView(model)}
        ${model.scene ? plainHandView({ ...model, scene: model.scene }) : nothing}
      </div>
      <div class="p-rest">
        ${dockView(model)}
        ${toolsView(model)}
        ${switchView(model)}
        ${plainTableView(model)}
      </div>
    </div>
  </div>`;

/** Between the turns of two people. @param {AnyModel} model @param {NonNullable<Model["cover"]>} cover */
const covered = (model, cover) => html`
  <div class="table table--covered">
    ${barView(model)}
    ${coverView(model, cover)}
  </div>`;

/** @param {AnyModel} model */
function tableOf(model) {
  const { scene, cover, text } = model;
  if (cover) return covered(model, cover);
  if (scene && isManyScene(scene)) {
    const many = { ...model, scene };
    return text ? manyWritten(many) : manyDrawn(many);
  }
  const pair = { ...model, scene };
  return text ? written(pair) : drawn(pair);
}

/**
 * The whole table. The order in the tree is the order of reading.
 *
 * @param {AnyModel} model
 * @param {Sheet} sheet
 * @param {number} tempo
 * @param {Handlers} on
 */
export const tableView = (model, sheet, tempo, on) => html`
  <div class="schnapsen ${model.controls === "full" ? "" : "schnapsen--embed"}" data-controls=${model.controls} tabindex="-1" ${vars({ "--speed": tempo })}
    @keydown=${on.key} @pointerdown=${on.down} @click=${on.click}>
    ${tableOf(model)}
    <div class="flight" aria-hidden="true"></div>
    <dialog class="sheet" aria-labelledby=${TITLES[sheet ?? "result"]}
      aria-describedby=${sheet === "result" ? "result-why result-tip" : nothing}
      @cancel=${on.cancel} @close=${on.closed}>${sheetView(model, sheet)}</dialog>
  </div>`;
