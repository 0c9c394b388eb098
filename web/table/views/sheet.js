import { html, nothing } from "lit";
import { icon } from "./icons.js";

/**
 * What sheets over the table have in common: a head with their name, and what closes them.
 *
 * @typedef {import("../words.js").Words} Words
 * @typedef {object} Head
 * @property {string} id of the heading, by which the sheet is named
 * @property {string} title
 * @property {string} [closes] message on what closes the sheet
 * @property {unknown} [more] beside the title
 */

/** @param {Words} words @param {Head} head @param {() => void} close */
export const headView = (words, { id, title, closes = "close", more = nothing }, close) => html`
  <header class="m-head">
    <h2 id=${id}>${title}</h2>
    ${more}
    <button type="button" class="icon" data-close aria-label=${words.text(closes)} @click=${close}>${icon("cross")}</button>
  </header>`;

/** The foot of a sheet that one can only close. @param {Words} words @param {() => void} close @param {string} [closes] message on what closes it */
export const footView = (words, close, closes = "close") => html`
  <footer class="r-foot r-foot--one">
    <button type="button" class="btn btn--main" @click=${close}>${words.text(closes)}</button>
  </footer>`;
