import { loadPreferences } from "./app/preferences.js";

/** Goes on to the page in the reader's language: the one chosen in the game, else the browser's, else English. */
const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("main a"));
const wanted = [loadPreferences().lang ?? "", ...navigator.languages, "en"].map((each) => each.toLowerCase());
const found = wanted
  .map((each) => Array.from(links).find(({ hreflang }) => hreflang === each.split("-")[0]))
  .find((link) => link !== undefined);
if (found) location.replace(found.href);
