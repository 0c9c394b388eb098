import { readRules } from "../app/rules/choice.js";
import { Source } from "../table/python.js";
import { SchnapsenTable } from "../table/schnapsen-table.js";
import { SharedPython } from "./shared.js";

/**
 * The table itself, which is loaded only when it is wanted.
 *
 * @typedef {import("./parameters.js").Parameters} Parameters
 * @typedef {{name: string, runtime: MessagePort | null, lang: string, base: string}} Place the name is the game's; the language is the reader's where there is no wish
 */

// The other name belongs to the host's element, which may be on the same page.
customElements.define("schnapsen-inner", SchnapsenTable);

/** What a page may style of it. */
const PARTS = "hand, trick, stock, score";

/**
 * @param {Parameters["settings"]} settings
 * @param {Place} place
 * @returns {SchnapsenTable} not started yet
 */
export function layTable(settings, { name, runtime, lang, base }) {
  const table = new SchnapsenTable();
  if (runtime) table.source = new Source((_, onProgress) => new SharedPython(runtime, onProgress));
  table.setAttribute("exportparts", PARTS);
  Object.assign(table, { name, base });
  tell(table, { ...settings, lang });
  return table;
}

/** What a table may be told while it lies there. @param {SchnapsenTable} table @param {Record<string, string>} settings */
export function tell(table, settings) {
  for (const [name, value] of Object.entries(settings)) {
    // Own rules come as text.
    if (name === "rules") table.rules = readRules(value) ?? value;
    else table.setAttribute(name, value);
  }
}
