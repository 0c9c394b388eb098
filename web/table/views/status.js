import { html, nothing } from "lit";
import { hintSentences } from "../hints.js";
import { isManyScene, positionOf, sentences } from "../kinds.js";
import { tipText } from "../tips.js";

/** @typedef {import("../kinds.js").AnyModel} Model */

const STAGES = new Set(["runtime", "library", "engine", "ready"]);

/** @param {Model} model @returns {string[]} */
function said({ scene, words, remark, progress, fault, parameters, watched }) {
  // Whoever shows positions says what has led to them.
  if (watched) return [];
  if (fault) return [words.text("fault")];
  if (!scene)
    return [words.text("boot-status"), words.text(`stage-${STAGES.has(progress.stage) ? progress.stage : "runtime"}`)];
  return remark ? [remark] : sentences(scene.news, words, parameters);
}

/** A tip: the eye finds it elsewhere. @param {Model} model */
const tipSpoken = ({ scene, tip, words }) =>
  scene && tip?.spoken && !isManyScene(scene)
    ? html`<span class="vh">${tipText(tip.key, scene.snapshot, words)}</span>`
    : nothing;

/** More letters than this would take a third line on a phone. */
const LONG = 64;

/** A hint: the eye finds its reasons above the hand, the ear here. @param {string[]} all */
const hintStatus = ([first, ...others]) => html`
  <p class="status" role="status"><span>${first} </span>${others.map((each) => html`<span class="vh">${each} </span>`)}</p>`;

/** What is going on, in words. The only live region. @param {Model} model */
export function statusView(model) {
  const { scene, hint, remark, fault, words } = model;
  if (scene && hint && !remark && !fault) return hintStatus(hintSentences(hint, positionOf(scene.snapshot), words));
  const all = said(model);
  const long = all.join(" ").length > LONG ? "status--long" : "";
  return html`<p class="status ${long}" role="status">${all.map((sentence) => html`<span>${sentence} </span>`)}${tipSpoken(model)}</p>`;
}
