/** What is not as the page wants it is said once. @type {Set<string>} */
const warned = new Set();

/** @param {string} text */
export function warn(text) {
  if (!warned.has(text)) console.warn(`schnapsen-table: ${text}`);
  warned.add(text);
}
