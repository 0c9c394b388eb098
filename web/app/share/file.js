import { BadDeal, isRecord, LARGEST_RECORD } from "./link.js";

/**
 * Deals as files: one record as JSON, or one a line.
 *
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 */

/** Bytes that a file may have. */
export const LARGEST_FILE = 1024 * 1024;

/** What a picker offers. */
export const DEALS = ".json,.jsonl,application/json";

/** The text of a file that holds one record. @param {DealRecord} record */
export const fileOf = (record) => `${JSON.stringify(record)}\n`;

/** The records of a file, at least one. Rejects with `BadDeal`. @param {Blob} file @returns {Promise<DealRecord[]>} */
export async function recordsOf(file) {
  if (file.size > LARGEST_FILE) throw new BadDeal("file-large");
  return recordsOfText(await file.text());
}

/** @param {string} text @returns {DealRecord[]} */
export function recordsOfText(text) {
  const whole = recordOrNull(text);
  if (whole) return [whole];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const records = lines.map(recordOrNull).filter((record) => record !== null);
  if (records.length === 0 || records.length < lines.length) throw new BadDeal("file-text");
  return records;
}

/** @param {string} text @returns {DealRecord | null} */
function recordOrNull(text) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  if (text.length > LARGEST_RECORD) throw new BadDeal("large");
  return value;
}
