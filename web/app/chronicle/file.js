import { isId, isLine, isList, isRecord, isTime, Misshapen } from "./shape.js";

/**
 * Everything that is kept, as one file: written, and read back with every doubt told.
 *
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 *
 * @typedef {object} Content
 * @property {{[name: string]: unknown}} preferences
 * @property {Line[]} deals oldest first
 * @property {{[id: string]: DealRecord}} records of the last deals
 * @property {string | null} game the save of the running match: only the engine reads it
 *
 * @typedef {"foreign" | "broken" | "version" | "newer" | "incomplete" | "checksum" | "content" | "game" | "partial"} Fault
 */

const FORMAT = "bummerl-backup";
const VERSION = 2;

/** Files of version 1 are like those of today, but hold only deals for two. */
const FIRST_VERSION = 1;

/** What a file of ours begins with, whole or not. */
const BEGINNING = new RegExp(`^\\s*\\{\\s*"format":\\s*"${FORMAT}"`);

/** So much of what a file says of itself is repeated. */
const QUOTED = 40;

/** A file that is not taken, or one that lacks something. */
export class BadFile extends Error {
  /** @param {Fault} fault @param {string} [place] where it lies */
  constructor(fault, place = "") {
    super(place ? `${fault}: ${place}` : fault);
    this.name = "BadFile";
    this.fault = fault;
    this.place = place;
  }
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32, as hex digits: tells damage, and needs no secure context as `crypto.subtle` does. @param {string} text */
export function checksum(text) {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 255] ?? 0);
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

/** @param {Content} content @param {string} made when: ISO 8601 @returns {string} */
export const writeFile = (content, made) =>
  JSON.stringify(
    { format: FORMAT, version: VERSION, made, check: checksum(JSON.stringify(content)), content },
    null,
    1,
  );

/**
 * @param {string} text
 * @returns {{made: string, content: Content}} throws a `BadFile`
 */
export function readFile(text) {
  const { format, version, made, check, content } = parse(text);
  if (format !== FORMAT) throw new BadFile("foreign");
  if (version !== VERSION && version !== FIRST_VERSION)
    throw new BadFile(typeof version === "number" && version > VERSION ? "newer" : "version", quoted(version));
  if (typeof content !== "object" || content === null) throw new BadFile("incomplete", "content");
  if (check !== checksum(JSON.stringify(content))) throw new BadFile("checksum");
  try {
    isTime(made, "made");
    checkContent(content);
  } catch (error) {
    throw error instanceof Misshapen ? new BadFile("content", error.place) : error;
  }
  return { made, content };
}

/** @param {unknown} value */
const quoted = (value) => (JSON.stringify(value) ?? "–").slice(0, QUOTED);

/** @param {string} text @returns {any} */
function parse(text) {
  /** @type {unknown} */
  let file;
  try {
    file = JSON.parse(text);
  } catch (error) {
    if (!BEGINNING.test(text)) throw new BadFile("foreign");
    throw new BadFile("broken", error instanceof Error ? error.message : "");
  }
  if (typeof file !== "object" || file === null) throw new BadFile("foreign");
  return file;
}

/** @param {Content} content */
function checkContent({ preferences, deals, records, game }) {
  isRecord(preferences, "preferences");
  isList(isLine)(deals, "deals");
  isRecord(records, "records");
  const known = new Set(deals.map(({ id }) => id));
  if (known.size < deals.length) throw new Misshapen("deals");
  for (const [id, record] of Object.entries(records)) {
    if (!isId(id) || !known.has(id)) throw new Misshapen(`records.${id}`);
    isRecord(record, `records.${id}`);
  }
  if (game !== null && typeof game !== "string") throw new Misshapen("game");
}
