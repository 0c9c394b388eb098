/**
 * A table in the place of a step's picture.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {object} Look of the table
 * @property {string} lang
 * @property {string} deck
 * @property {string} title
 * @property {string} theme
 * @property {string | undefined} speed
 * @property {string} name of its game
 * @property {string} base where the site's files lie
 */

/** @param {HTMLElement} place @param {Look} look @returns {SchnapsenTable} */
export function tableIn(place, { title, ...look }) {
  const table = /** @type {SchnapsenTable} */ (document.createElement("schnapsen-table"));
  Object.assign(table, look);
  table.setAttribute("controls", "minimal");
  table.setAttribute("role", "region");
  table.setAttribute("aria-label", title);
  // Until the position lies there, the picture stays in sight.
  table.classList.add("waiting");
  place.append(table);
  return table;
}
