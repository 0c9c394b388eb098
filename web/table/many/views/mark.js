import { html } from "lit";

/** The sign of a side: a full disc for one's own, an open lozenge for the other. @param {boolean} ours */
export const mark = (ours) => html`<span class="tm ${ours ? "" : "tm--they"}" aria-hidden="true"></span>`;

/** A name with the sign of its side. @param {boolean} ours @param {unknown} name */
export const marked = (ours, name) => html`<span class="nm">${mark(ours)}<span>${name}</span></span>`;
