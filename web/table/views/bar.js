import { html, nothing } from "lit";
import { rulesName, titleOf } from "../rules.js";

/**
 * What stands above every table: the menu, the game's name, its rules and level; and the way between the drawn table and its
 * text.
 *
 * @typedef {import("../kinds.js").AnyModel} AnyModel
 */

/** @param {AnyModel} model */
export function barView({ words, scene }) {
  const snapshot = scene?.snapshot;
  const title = titleOf(words, snapshot?.rules);
  const rules = snapshot && rulesName(words, snapshot.rules);
  return html`
    <header class="bar">
      <slot name="menu"></slot>
      <slot name="title"><b class="title">${title}</b></slot>
      ${
        snapshot
          ? html`<p class="meta">
              <b ?data-twice=${rules === title && !snapshot.practice}>${snapshot.practice ? html`<em>${words.text("practice")}</em> ` : nothing}${rules}</b>
              <span>${words.text("deal-meta", { level: snapshot.level, deal: snapshot.deal })}</span>
            </p>`
          : nothing
      }
    </header>`;
}

/** Leads from the drawn table to its text and back. @param {AnyModel} model */
export const switchView = ({ words, text, cramped, actions }) =>
  cramped
    ? nothing
    : html`
      <button type="button" class="btn skip" data-text=${String(!text)} @click=${() => actions.text(!text)}>
        ${words.text(text ? "text-off" : "text-on")}
      </button>`;
