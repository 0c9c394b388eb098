import { UNKEPT } from "../python/kept.js";
import { LOOKS, readRecord, SETTINGS, VERSION } from "./protocol.js";

/**
 * What the address of a frame asks for.
 *
 * @typedef {object} Parameters
 * @property {boolean} known whether the address speaks a version that exists here
 * @property {Record<string, string>} settings what the table is told, by the names of its attributes
 * @property {Record<string, string>} looks what the host says of them, unchecked
 * @property {"click" | "visible" | "now"} start
 * @property {boolean} hosted whether the page around brings the way to the Python of all its tables
 * @property {string} name of the game; one that begins with `~` is not kept
 * @property {string | null} lesson the key of one
 * @property {string | null} record the text of a record
 * @property {string | null} comments the text of those on its moves
 */

/** No lesson has a longer one. */
const LONGEST_KEY = 40;

/** @param {string | null} value @returns {Parameters["start"]} */
const startOf = (value) => (value === "visible" || value === "now" ? value : "click");

/** @param {string} name what the host calls the table @returns {string} what it is called beside the games of the site's own page */
function nameOf(name) {
  if (!/^~?[\w.-]{1,40}$/.test(name)) return `${UNKEPT}${crypto.randomUUID()}`;
  return name.startsWith(UNKEPT) ? name : `embed.${name}`;
}

/** @param {Pick<Location, "search" | "hash">} address @returns {Parameters} */
export function readParameters({ search, hash }) {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  /** @type {Record<string, string>} */
  const settings = {};
  for (const [name, longest] of Object.entries(SETTINGS)) {
    const value = query.get(name);
    if (value !== null && value.length <= longest) settings[name] = value;
  }
  const looks = Object.keys(LOOKS).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    known: (query.get("v") ?? String(VERSION)) === String(VERSION),
    settings,
    looks: Object.fromEntries(looks),
    start: startOf(query.get("start")),
    hosted: query.has("host"),
    name: nameOf(query.get("name") ?? ""),
    lesson: query.get("lesson")?.slice(0, LONGEST_KEY) ?? null,
    record: fragment.get("record"),
    comments: fragment.get("comments"),
  };
}

/** The record of an address, read. @param {string | null} text @returns {Record<string, unknown> | null} throws a `ProtocolError` */
export const recordOf = (text) => (text === null ? null : readRecord(text));
