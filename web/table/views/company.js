import { html, nothing } from "lit";
import { companyOf } from "../company.js";
import { dialView, standing } from "./dial.js";

/**
 * How the match stands: the dial of two, or the counts of three.
 *
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../model.js").Playing} Playing
 * @typedef {import("../../python/messages.js").Company} Company
 */

/** @param {Playing} model @param {Company} company */
export function companyView({ words, scene: { snapshot }, parameters }, company) {
  const everybody = companyOf(company, words, parameters, snapshot.target);
  return html`
    <ul class="bum company" part="dial" aria-label=${words.text("company")}>
      ${everybody.map(
        ({ name, points, bummerl, plays, last }) => html`
          <li class=${plays ? "" : "company--out"} data-last=${last ? "" : nothing}>
            <b>${name}</b>
            <span class="vh">${words.text("company-standing", { points, bummerl })}</span>
            <span class="num" aria-hidden="true">${points}</span>
            ${plays ? nothing : html`<small>${words.text("company-out")}</small>`}
            ${bummerl > 0 ? html`<small aria-hidden="true">${words.text("company-bummerl", { bummerl })}</small>` : nothing}
          </li>`,
      )}
    </ul>`;
}

/** @param {Model} model */
export function countsView(model) {
  const { scene } = model;
  const company = scene?.snapshot.company;
  return scene && company
    ? companyView({ ...model, scene }, company)
    : dialView(model.words, standing(scene?.snapshot, model.parameters));
}
