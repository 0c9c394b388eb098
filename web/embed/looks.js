import { warn } from "../table/warn.js";
import { LOOKS } from "./protocol.js";

/** What a page says of a table's looks, by properties `--schnapsen-*` in its style sheets. */

/** What a change of the system may change in a page. */
const SYSTEM = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];

/** @param {Element} element @returns {Record<string, string>} by the names without what they have in common */
export function looksOf(element) {
  const style = getComputedStyle(element);
  const looks = Object.entries(LOOKS).map(([name, longest]) => {
    const value = style.getPropertyValue(`--schnapsen-${name}`).trim();
    if (value.length <= longest) return [name, value];
    warn(`--schnapsen-${name} is longer than ${longest} characters`);
    return [name, ""];
  });
  return Object.fromEntries(looks);
}

/** Tells when they may be others: attributes of the element or of what it stands in change, or the system's colours. @param {Element} element @param {() => void} changed @returns {() => void} ends it */
export function watchLooks(element, changed) {
  const observer = new MutationObserver(changed);
  /** @type {Node | null} */
  let each = element;
  while (each) {
    if (each instanceof Element) observer.observe(each, { attributes: true });
    each = each instanceof ShadowRoot ? each.host : each.parentNode;
  }
  const queries = SYSTEM.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", changed);
  };
}
