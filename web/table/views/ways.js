import { html } from "lit/html.js";

/** The ways from one thing to the next, as line drawings, 24 units wide. */
export const WAYS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
};

/** @param {string} path */
export const drawing = (path) => html`
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

/** @param {keyof typeof WAYS} name */
export const way = (name) => drawing(WAYS[name]);
