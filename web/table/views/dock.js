import { html, nothing } from "lit";
import { rankOf } from "../decks.js";
import { isManyScene } from "../kinds.js";
import { answerOf, movesOf } from "../many/choices.js";
import { hinted, hintedBy, hintToolView, tip } from "./hint.js";
import { icon } from "./icons.js";
import { popView } from "./pop.js";
import { undoToolView } from "./undo.js";

/**
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../kinds.js").AnyModel} AnyModel
 * @typedef {import("../model.js").Control} Control
 * @typedef {import("./icons.js").Icon} Icon
 */

/** The order never changes. Resigning has a quieter place, and declining stands in the question itself. @type {Control[]} */
const ORDER = ["x", "c", "m", "66", "ren", "tute"];
/** Before Python has answered nobody knows which of them the rules have. @type {Control[]} */
const USUAL = ["x", "c", "m", "66"];
/** @type {Partial<Record<Control, Icon>>} */
const ICONS = {
  x: "exchange",
  c: "lock",
  m: "pair",
  66: "check",
  r: "flag",
  ren: "flag",
  tute: "check",
  ok: "check",
  "-": "forward",
  fleck: "double",
};
/** Controls that are asked about before they act. */
const GRAVE = new Set(["c", "66", "r", "ren", "tute"]);
/** Those of them that whoever knows what they do may want to use at once. */
const FAMILIAR = new Set(["c", "66"]);

/** @param {Model} model @param {Control} control @returns {[string, string]} title and note under it */
function caption({ words, scene }, control) {
  switch (control) {
    case "x":
      return [
        words.text("act-exchange"),
        scene ? words.text("rank", { rank: rankOf(scene.snapshot.exchange_card) }) : "",
      ];
    case "c":
      return [words.text("act-close"), words.text("act-close-note")];
    case "m": {
      const [marriage, ...others] = scene?.snapshot.marriages ?? [];
      if (!marriage || others.length) return [words.text("act-announce"), words.text("act-announce-note")];
      return [words.text("act-announce-one", { worth: marriage.worth }), words.suit(marriage.suit)];
    }
    case "66":
      return [words.text("act-claim"), words.text("act-claim-note")];
    case "ren":
      return [words.text("act-ren"), words.text("act-ren-note")];
    default:
      return [words.text("act-tute"), words.text("act-tute-note")];
  }
}

/** Whether a control can be used now. @param {AnyModel} model @param {Control} control */
export function usable({ scene, fault, choices }, control) {
  if (!scene || scene.still || fault) return false;
  const answer = isManyScene(scene) ? answerOf(scene.snapshot, choices, control) : null;
  if (answer) return answer.move !== null;
  const { marriages, legal } = scene.snapshot;
  return control === "m" ? marriages.length > 0 : legal.includes(control);
}

/** Whether a control is asked about before it acts. @param {AnyModel} model @param {Control} control @returns {control is import("../model.js").Grave} */
export const asksFirst = ({ confirms }, control) => GRAVE.has(control) && (confirms || !FAMILIAR.has(control));

/** @param {AnyModel} model @param {Control} control */
function expanded({ open }, control) {
  return (open?.kind === "announce" && control === "m") || (open?.kind === "confirm" && open.control === control);
}

/** Whether the hint is to use a control. @param {AnyModel} model @param {Control} control */
function advised(model, control) {
  const marriages = control === "m" ? (model.scene?.snapshot.marriages ?? []) : [];
  const { scene } = model;
  const moves = scene && isManyScene(scene) ? movesOf(scene.snapshot, control) : [];
  return (
    [control, ...moves].some((move) => hinted(model, move)) || marriages.some(({ suit }) => hinted(model, `m${suit}`))
  );
}

/** Whether claiming would be right, as far as the person sees the points: Python says so. @param {AnyModel} model @param {Control} control */
const right = (model, control) => control === "66" && usable(model, control) && Boolean(model.scene?.snapshot.enough);

/** @param {AnyModel} model @param {Control} control @param {readonly [string, string]} written title and note under it */
export function actionView(model, control, [title, note]) {
  const asking = control === "m" || asksFirst(model, control);
  const best = advised(model, control);
  return html`
    <button
      type="button"
      class="act ${right(model, control) ? "act--main" : ""} ${model.pressed === control ? "act--pressed" : ""}"
      data-control=${control}
      ?data-hint=${best}
      aria-describedby=${hintedBy(best)}
      aria-disabled=${usable(model, control) ? "false" : "true"}
      aria-haspopup=${asking ? "dialog" : nothing}
      aria-expanded=${asking ? String(expanded(model, control)) : nothing}
      @click=${() => model.actions.control(control)}
    >${icon(ICONS[control] ?? "check")}<span>${title}</span><small>${note}</small>${best ? tip() : nothing}</button>`;
}

/** The actions beside playing a card, and what opens over them. @param {Model} model */
export function dockView(model) {
  const { words, scene, watched } = model;
  if (watched) return nothing;
  const controls = scene ? ORDER.filter((control) => scene.snapshot.controls.some((each) => each === control)) : USUAL;
  return html`
    <div class="dock" role="group" part="dock" aria-label=${words.text("dock")}>
      ${popView(model)}${controls.map((control) => actionView(model, control, caption(model, control)))}
    </div>`;
}

/** The hint, taking back, resigning and help, in a quiet place. @param {AnyModel} model */
export function toolsView(model) {
  const { words, scene, actions, controls, helps, watched } = model;
  if (watched) return nothing;
  if (controls !== "full" && !helps.includes("hint") && !helps.includes("undo")) return nothing;
  return html`
    <div class="tools">
      ${hintToolView(model)}
      ${undoToolView(model)}
      ${
        controls === "full" && scene?.snapshot.controls.some((each) => each === "r")
          ? html`<button type="button" class="icon" data-control="r" aria-label=${words.text("act-resign")}
              aria-disabled=${usable(model, "r") ? "false" : "true"} aria-haspopup="dialog"
              aria-expanded=${String(expanded(model, "r"))} @click=${() => actions.control("r")}>${icon("flag")}</button>`
          : nothing
      }
      ${
        controls === "full"
          ? html`<button type="button" class="icon" aria-label=${words.text("help-open")} @click=${() => actions.help(true)}>
              ${icon("help")}
            </button>`
          : nothing
      }
    </div>`;
}
