import "../table/schnapsen-table.js";
import { readRules } from "../app/rules/choice.js";
import { useRuntime } from "../table/python.js";
import { SharedPython } from "./shared.js";

export { Steps } from "./steps.js";

/**
 * The table itself, which is loaded only when it is wanted.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("./parameters.js").Parameters} Parameters
 */

/**
 * @param {Parameters["settings"]} settings
 * @param {{name: string, runtime: MessagePort | null}} place
 * @returns {SchnapsenTable} not started yet
 */
export function layTable(settings, { name, runtime }) {
  if (runtime) useRuntime((onProgress) => new SharedPython(runtime, onProgress));
  const table = /** @type {SchnapsenTable} */ (document.createElement("schnapsen-table"));
  table.name = name;
  // Without a wish it is the reader's, which the frame has found out already.
  tell(table, { ...settings, lang: document.documentElement.lang });
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
