/**
 * A table in the place of a step's picture.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 */

/** @param {HTMLElement} place @param {SchnapsenTable} table @param {string} title what it is called */
export function layIn(place, table, title) {
  table.setAttribute("controls", "minimal");
  table.setAttribute("role", "region");
  table.setAttribute("aria-label", title);
  // Until the position lies there, the picture stays in sight.
  table.classList.add("waiting");
  place.append(table);
}
