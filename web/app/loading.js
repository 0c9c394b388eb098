import { isReplaced, loadAnew } from "../version.js";

/** How long the page's scripts may take when all files have come, in milliseconds. */
const PATIENCE = 2000;

/**
 * A page that the browser has kept may ask for files that are gone since, and would show nothing. It is loaded anew, but only
 * once, should that not help.
 */
export function watchLoading() {
  const look = () => setTimeout(mend, PATIENCE);
  if (document.readyState === "complete") look();
  else addEventListener("load", look);
}

async function mend() {
  const looks = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  const works = !document.querySelector(":not(:defined)") && Array.from(looks).every(({ sheet }) => sheet);
  const files = [...Array.from(document.scripts, ({ src }) => src), ...Array.from(looks, ({ href }) => href)];
  const site = new URL("./", document.baseURI).href;
  const names = files.map((address) => address.slice(site.length));
  if (works || history.state?.gone === String(names) || !(await isReplaced(site, names))) return;
  history.replaceState({ ...history.state, gone: String(names) }, "");
  await loadAnew();
}
