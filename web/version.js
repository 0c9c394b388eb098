/**
 * Whether the site has another version by now, so that files of the one that this page belongs to may be gone. The list of
 * what the service worker keeps names all files of a version, and is never kept itself.
 *
 * @param {string | URL} base the site's folder
 * @param {readonly string[]} names of files of this version, in that folder
 */
export async function isReplaced(base, names) {
  try {
    const answer = await fetch(new URL("sw.js", base), { cache: "no-store" });
    const listed = await answer.text();
    return answer.ok && names.some((name) => !listed.includes(name));
  } catch {
    return false;
  }
}

/** Loads the page in the new version, whatever the browser has kept of the old one. */
export async function loadAnew() {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // Where service workers are forbidden, none keeps anything.
  }
  location.reload();
}
