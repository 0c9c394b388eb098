import { hashOf } from "../files.js";

/**
 * Fetches what Python is made of and checks that it is what the build made.
 *
 * @typedef {object} Checked
 * @property {Response} response may be used while it comes
 * @property {Promise<void>} intact rejects once all has come and is something else
 */

/** Browsers hash only on pages that nobody can have tampered with on their way; elsewhere they check whole files alone. */
const HASHES_HERE = Boolean(globalThis.crypto?.subtle);

const SITE = new URL("../..", self.location.href).href;

/** With these options a browser takes nothing else than the build made. @param {string} address @returns {RequestInit} */
export const asBuilt = (address) => ({ integrity: hashOf(address, SITE) });

/** A file that the browser checks before any of it can be read. @param {string} address @param {RequestInit} [options] */
export async function fetchWhole(address, options) {
  return wellAnswered(await fetch(address, { ...options, ...asBuilt(address) }));
}

/**
 * A file that is large enough to be worth being used while it still comes.
 * @param {string} address
 * @param {(bytes: number) => void} onBytes told how much has come
 * @returns {Promise<Checked>}
 */
export async function fetchStreamed(address, onBytes) {
  const response = wellAnswered(await fetch(address, HASHES_HERE ? {} : asBuilt(address)));
  const bytes = readAll(response.clone(), onBytes);
  const intact = bytes.then((all) => check(address, all));
  intact.catch(() => {});
  return { response, intact };
}

/** A file that was compressed at the build. What comes out of it is checked: reading what goes in twice takes longer. @param {string} address */
export async function fetchUnpacked(address) {
  const { body } = wellAnswered(await fetch(address, HASHES_HERE ? {} : asBuilt(address)));
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  const bytes = await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  await check(`${address}#unpacked`, bytes);
  return bytes;
}

/** @param {Response} response */
function wellAnswered(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** @param {Response} copy the original goes to its user untouched, or the browser would not keep what it compiled @param {(bytes: number) => void} onBytes */
async function readAll(copy, onBytes) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let received = 0;
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (copy.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    onBytes(received);
  }
  const all = new Uint8Array(received);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {string} address @param {BufferSource} bytes */
async function check(address, bytes) {
  if (!HASHES_HERE) return;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = `sha256-${btoa(String.fromCharCode(...hash))}`;
  if (found !== hashOf(address, SITE)) throw new Error(`${address} is not what was built`);
}
