import { readRules } from "../app/rules/choice.js";
import { Source } from "../table/python.js";
import { SchnapsenTable } from "../table/schnapsen-table.js";
import { Puzzle } from "./puzzle.js";
import { SharedPython } from "./shared.js";
import { Steps } from "./steps.js";

/**
 * The table itself, which is loaded only when it is wanted.
 *
 * @typedef {import("./parameters.js").Parameters} Parameters
 */

// The other name belongs to the host's element, which may be on the same page.
customElements.define("schnapsen-inner", SchnapsenTable);

/** What a page may style of it. */
const PARTS = "hand, trick, stock, score";

/**
 * @param {Parameters["settings"]} settings
 * @param {{name: string, runtime: MessagePort | null, lang: string, base: string}} place the language is the reader's where there is no wish
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

/**
 * The bar under a table that shows a record.
 *
 * @param {SchnapsenTable} table
 * @param {{record: Record<string, unknown>, seat: 0 | 1, comments: Record<string, string>, task: import("./find.js").Task | null}} shown
 * @param {() => import("../table/words.js").Words} words
 * @param {import("./talk.js").Talk} talk
 * @returns {Puzzle | Steps | null} null for a position that is played on from
 */
export function barFor(table, { record, seat, comments, task }, words, talk) {
  if (task) {
    const { key } = task;
    return new Puzzle(table, task, (passed) => talk.tell("lesson", { lesson: key, step: key, passed }));
  }
  const { moves } = record;
  return Array.isArray(moves) && moves.length > 0 ? new Steps(table, words, { record, seat, comments }) : null;
}
