/**
 * Keys, while focus is inside the table.
 *
 * @typedef {import("./model.js").Control} Control
 * @typedef {object} Keyed what keys can do
 * @property {(index: number) => void} card plays the card at a place
 * @property {(control: Control) => void} control
 * @property {() => void} last looks at the last trick
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} help
 * @property {() => void} text changes between the drawn table and its text
 * @property {() => void} escape
 * @property {(step: number) => void} move moves the focus among the cards or the choices
 */

/** @type {Record<string, Control>} */
const CONTROLS = { x: "x", c: "c", m: "m", g: "66", r: "ren", t: "tute", b: "ok", f: "fleck", "-": "-" };

/** @param {KeyboardEvent} event @param {Keyed} keyed @returns {boolean} whether the key means something */
function handled(event, keyed) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const control = CONTROLS[key];
  if (control) keyed.control(control);
  else if (/^[1-8]$/.test(key)) keyed.card(Number(key) - 1);
  else if (key === "l") keyed.last();
  else if (key === "h") keyed.hint();
  else if (key === "u") keyed.undo();
  else if (key === "?") keyed.help();
  else if (key === "v") keyed.text();
  else if (key === "ArrowLeft" || key === "ArrowUp") keyed.move(-1);
  else if (key === "ArrowRight" || key === "ArrowDown") keyed.move(1);
  else if (key === "Escape") keyed.escape();
  else return false;
  return true;
}

/** @param {KeyboardEvent} event @param {Keyed} keyed */
export function onKey(event, keyed) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  const [target] = event.composedPath();
  if (target instanceof HTMLElement && target.closest("input, select, textarea, dialog, [contenteditable]")) return;
  if (handled(event, keyed)) event.preventDefault();
}
