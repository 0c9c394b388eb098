/** What an address asks for by `?open=`, as the shortcuts of the installed app do: an entry of the menu. */

const NAME = "open";
const ENTRIES = ["new", "stats", "learn"];

/** @param {string} page its address @returns {string | null} key of the entry */
export function wishOf(page) {
  const wish = new URL(page).searchParams.get(NAME);
  return wish !== null && ENTRIES.includes(wish) ? wish : null;
}

/** The same address without it. @param {string} page */
export function withoutWish(page) {
  const address = new URL(page);
  address.searchParams.delete(NAME);
  return address.href;
}
