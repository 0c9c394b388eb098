import base from "../css/base.css" with { type: "text" };
import embed from "../css/embed.css" with { type: "text" };
import tokens from "../css/tokens.css" with { type: "text" };
import { Embedded } from "./embedded.js";
import { readParameters } from "./parameters.js";

/** A table in the page itself, for pages that lie beside the site's files. */

// Nothing of the page's own looks gets in but what it says by custom properties.
const RESET = ":host { all: initial; display: block; }";

const sheets = [RESET, tokens, base, embed].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

/**
 * @param {HTMLElement} page an empty element
 * @param {string} address the one that a frame would have
 * @param {MessagePort[]} ports to the host, and to the runtime that all tables of the page share
 * @returns {Embedded} not yet opened
 */
export function layInline(page, address, [port, runtime]) {
  const root = page.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheets;
  const main = document.createElement("div");
  main.className = "stand";
  root.append(main);
  const site = new URL("./", address).href;
  const embedded = new Embedded(readParameters(new URL(address)), { page, main, base: site });
  embedded.talk.open(/** @type {MessagePort} */ (port), runtime ?? null);
  return embedded;
}
