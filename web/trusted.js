/**
 * Where the browser asks for it, scripts are begun and documents read only from what a named policy has let pass. Ours
 * lets the site's two workers pass, and the site's own documents.
 *
 * @typedef {{createScriptURL(address: string): string, createHTML(text: string): string}} Rules
 * @typedef {{createPolicy(name: string, rules: Rules): Rules}} Factory
 */

const WORKERS = /\/(files\/python\/worker-[A-Z2-7]{8}|sw)\.js$/;

/** @type {Rules} */
const rules = {
  createScriptURL(address) {
    if (!WORKERS.test(new URL(address).pathname)) throw new TypeError(`${address} is none of our workers`);
    return address;
  },
  createHTML: (text) => text,
};

/** @type {Rules | undefined} */
let policy;

function ours() {
  const { trustedTypes } = /** @type {{trustedTypes?: Factory}} */ (/** @type {unknown} */ (globalThis));
  policy ??= trustedTypes?.createPolicy("bummerl", rules) ?? rules;
  return policy;
}

/** The address of a worker of the site. @param {URL} address */
export const workerAt = (address) => ours().createScriptURL(address.href);

/** A document of the site: a page, or a drawing. @param {string} text @param {"text/html" | "image/svg+xml"} type */
export const documentOf = (text, type) => new DOMParser().parseFromString(ours().createHTML(text), type);
