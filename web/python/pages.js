/**
 * Memory much of which is zero: how many bytes it has, as a number of 32 bits; a byte for each of its pages, 1 if there
 * is anything in it; then those pages, the last filled up. A browser takes as long to inflate nothing as anything else,
 * and new memory is zero by itself.
 */

/** Bytes of a page. */
const PAGE = 4096;
/** Bytes of the number of bytes. */
const HEAD = 4;

/** @param {Uint8Array} memory @returns {Uint8Array<ArrayBuffer>} */
export function withoutEmpty(memory) {
  const count = Math.ceil(memory.length / PAGE);
  const pages = Array.from({ length: count }, (_, index) => memory.subarray(index * PAGE, (index + 1) * PAGE));
  const full = pages.map((page) => page.some((byte) => byte !== 0));
  const result = new Uint8Array(HEAD + count + PAGE * full.filter(Boolean).length);
  new DataView(result.buffer).setUint32(0, memory.length, true);
  result.set(full.map(Number), HEAD);
  let at = HEAD + count;
  for (const [index, page] of pages.entries()) {
    if (!full[index]) continue;
    result.set(page, at);
    at += PAGE;
  }
  return result;
}

/** @param {ArrayBuffer} packed by `withoutEmpty` @returns {Uint8Array<ArrayBuffer>} throws a `RangeError` at what is cut short */
export function withEmpty(packed) {
  const length = new DataView(packed).getUint32(0, true);
  const count = Math.ceil(length / PAGE);
  const memory = new Uint8Array(count * PAGE);
  let at = HEAD + count;
  for (const [index, full] of new Uint8Array(packed, HEAD, count).entries()) {
    if (!full) continue;
    memory.set(new Uint8Array(packed, at, PAGE), index * PAGE);
    at += PAGE;
  }
  return memory.subarray(0, length);
}
