/**
 * Deals as links: `#deal=` and a letter for the form, then base64url of the record's JSON, deflated where the browser can.
 * Behind the hash nothing reaches a server. What comes back may be anything.
 *
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 * @typedef {"long" | "large" | "damaged" | "newer" | "browser"} Flaw
 */

const DEFLATED = "d";
const PLAIN = "p";
const FORMAT = "deflate-raw";

/** Signs that a link's text may have. */
export const LONGEST_LINK = 64 * 1024;
/** Bytes that the JSON of a record may have. */
export const LARGEST_RECORD = 256 * 1024;
/** Bytes that are inflated at a time: even the densest of them cannot fill memory before they are counted. */
const SLICE = 256;

const LINK = /^#deal=([^&]*)(?:&seat=([0-3]))?/s;

/** A link or file that holds no record. */
export class BadDeal extends Error {
  /** @param {Flaw | "file-large" | "file-text"} flaw */
  constructor(flaw) {
    super(`no deal can be read: ${flaw}`);
    this.name = "BadDeal";
    this.flaw = flaw;
  }
}

/**
 * A link that opens the page with a deal.
 *
 * @param {DealRecord} record
 * @param {string} page its address
 * @param {number | null} [seat] whose cards are to be played, where the record does not say it
 * @returns {Promise<string>}
 */
export async function linkOf(record, page, seat = null) {
  const address = new URL(page);
  address.search = "";
  address.hash = `deal=${await write(record)}${seat === null ? "" : `&seat=${seat}`}`;
  return address.href;
}

/**
 * The record that a link carries, or null if it carries none. Rejects with `BadDeal`.
 *
 * @param {string} address
 * @returns {Promise<DealRecord | null>}
 */
export async function recordOf(address) {
  const text = LINK.exec(hashOf(address))?.[1];
  return text === undefined ? null : read(text);
}

/** Whose cards the sender means. @param {string} address @returns {number | null} */
export function seatOf(address) {
  const seat = LINK.exec(hashOf(address))?.[2];
  return seat === undefined ? null : Number(seat);
}

/** Whether a link carries a deal, of whatever kind. @param {string} address */
export const carriesDeal = (address) => LINK.test(hashOf(address));

/** The same address without a deal. @param {string} page */
export function withoutDeal(page) {
  const address = new URL(page);
  if (LINK.test(address.hash)) address.hash = "";
  return address.href;
}

/** @param {string} address */
const hashOf = (address) => new URL(address).hash;

/** @param {DealRecord} record */
async function write(record) {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = await deflate(bytes);
  return packed ? DEFLATED + toBase64(packed) : PLAIN + toBase64(bytes);
}

/** @param {string} text @returns {Promise<DealRecord>} */
async function read(text) {
  if (text.length > LONGEST_LINK) throw new BadDeal("long");
  const form = text[0];
  if (form !== DEFLATED && form !== PLAIN) throw new BadDeal(/^[a-z]/.test(text) ? "newer" : "damaged");
  const bytes = fromBase64(text.slice(1));
  return parseRecord(form === PLAIN ? bytes : await inflate(bytes));
}

/** @param {Uint8Array} bytes @returns {DealRecord} */
function parseRecord(bytes) {
  if (bytes.length > LARGEST_RECORD) throw new BadDeal("large");
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BadDeal("damaged");
  }
  if (!isRecord(value)) throw new BadDeal("damaged");
  return value;
}

/** So deep are lists and objects in a record at most: others break what passes them on. */
const DEEPEST = 8;

/** @param {unknown} value @param {number} deepest @returns {boolean} */
const isShallow = (value, deepest) =>
  typeof value !== "object" ||
  value === null ||
  (deepest > 0 && Object.values(value).every((each) => isShallow(each, deepest - 1)));

/** @param {unknown} value @returns {value is DealRecord} */
export const isRecord = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && isShallow(value, DEEPEST);

/** @param {Uint8Array} bytes */
const toBase64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** @param {string} text */
function fromBase64(text) {
  if (!/^[\w-]*$/.test(text)) throw new BadDeal("damaged");
  try {
    const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  } catch {
    throw new BadDeal("damaged");
  }
}

/** @param {Uint8Array} bytes */
function slices(bytes) {
  let at = 0;
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
  const stream = new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + SLICE));
      else controller.close();
      at += SLICE;
    },
  });
  return stream;
}

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array | null>} null where the browser cannot */
async function deflate(bytes) {
  try {
    const packed = slices(bytes).pipeThrough(new CompressionStream(FORMAT));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  } catch {
    return null;
  }
}

/** @returns {DecompressionStream} */
function inflator() {
  try {
    return new DecompressionStream(FORMAT);
  } catch {
    throw new BadDeal("browser");
  }
}

/** Stops as soon as more comes out than a record may have. @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
async function inflate(bytes) {
  const reader = slices(bytes).pipeThrough(inflator()).getReader();
  const found = new Uint8Array(LARGEST_RECORD);
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new BadDeal("damaged");
    });
    if (done) return found.subarray(0, length);
    if (length + value.length > LARGEST_RECORD) {
      reader.cancel().catch(() => {});
      throw new BadDeal("large");
    }
    found.set(value, length);
    length += value.length;
  }
}
