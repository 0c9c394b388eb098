import { spriteFile } from "../files.js";
import { documentOf } from "../trusted.js";

/**
 * The drawings of the cards. A reference to a symbol reaches only into its own tree, so each root holds a copy.
 */

/** Sprites as they were fetched: a drawing that lies in no tree would weigh as much as one that does. @type {Map<string, Promise<Blob>>} */
const loaded = new Map();

/** What each root wants: drawings that arrive after others have been asked for are late. @type {WeakMap<object, string>} */
const wanted = new WeakMap();

/** @param {string} address @returns {Promise<Blob>} */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.blob();
}

/**
 * Puts a deck's drawings into a root in place of those that were there.
 *
 * @param {ParentNode & Node} root
 * @param {string} base where the site's files lie
 * @param {string} name of the sprite
 */
export async function useSprite(root, base, name) {
  const { href: address } = spriteFile(name, base);
  const sprite = loaded.get(address) ?? load(address);
  loaded.set(address, sprite);
  wanted.set(root, address);
  try {
    const source = await (await sprite).text();
    if (wanted.get(root) !== address) return;
    const drawings = documentOf(source, "image/svg+xml").documentElement;
    drawings.classList.add("sprite");
    root.querySelector(":scope > .sprite, .sprite")?.remove();
    const references = root.querySelectorAll("use");
    root.append(drawings);
    references.forEach(lookAgain);
  } catch (error) {
    loaded.delete(address);
    throw error;
  }
}

/** Lets a reference find what has come after it: WebKit does not look again by itself. @param {SVGUseElement} use */
function lookAgain(use) {
  const address = use.getAttribute("href") ?? "";
  use.removeAttribute("href");
  use.setAttribute("href", address);
}
