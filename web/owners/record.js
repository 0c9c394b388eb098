import { faultOf, isOfDeal } from "../app/share/faults.js";
import { recordOf } from "../app/share/link.js";
import { seatFor } from "../app/share/seats.js";
import { readRecord } from "../embed/protocol.js";
import { wordsOf } from "../table/languages.js";

/**
 * Looks at a record that somebody has pasted, with the same Python that plays the preview.
 *
 * @typedef {{record: string, seat: number}} Checked
 * @typedef {HTMLElement & {start: () => Promise<unknown>, load: (record: object) => Promise<unknown>}} Table
 */

/** A record that cannot be put on a table; says in words why. */
class BadRecord extends Error {
  /** @override */
  name = "BadRecord";
}

/** A table that nobody sees: it takes what any table would take. @type {Table | null} */
let examiner = null;

function examining() {
  if (examiner) return examiner;
  examiner = /** @type {Table} */ (/** @type {unknown} */ (document.createElement("schnapsen-table")));
  examiner.hidden = true;
  document.body.append(examiner);
  return examiner;
}

/** @param {string} text JSON, or a link to a deal */
const read = async (text) => readRecord(/^https?:/.test(text) ? ((await recordOf(text)) ?? "") : text);

/** @param {string} text @param {string} lang @returns {Promise<Checked>} rejects with a `BadRecord`, or with another error where Python cannot be asked */
export async function checkRecord(text, lang) {
  try {
    const record = await read(text);
    const seat = seatFor(record, null);
    const table = examining();
    table.setAttribute("seat", String(seat));
    await table.start();
    await table.load(record);
    return { record: JSON.stringify(record), seat };
  } catch (error) {
    if (!isOfDeal(error)) throw error;
    const { text: said, detail } = faultOf(wordsOf(lang, "tell"), error);
    throw new BadRecord(detail ? `${said} (${detail})` : said);
  }
}
