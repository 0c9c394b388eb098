import { hasDeals } from "./chronicle/store.js";

/**
 * How long the browser keeps what the page has stored. It may throw all of it away when room is short, unless it was
 * asked not to; most then leave the page's small notes, by which the loss can be told. Safari's seven days take them, too.
 */

/** A deal has been kept here. */
const PLAYED = "bummerl.played";
/** When the browser was last asked. */
const ASKED = "bummerl.asked";

/** Some browsers ask the person in turn, who is not to be asked often: milliseconds. */
const SELDOM = 30 * 24 * 3_600_000;

/** Asks that all be kept until the person deletes it: once a deal has been finished, when there is something to lose. */
export async function askToKeep() {
  try {
    localStorage.setItem(PLAYED, "yes");
    const { storage } = navigator;
    if (Date.now() - Number(localStorage.getItem(ASKED)) < SELDOM || (await storage.persisted())) return;
    localStorage.setItem(ASKED, String(Date.now()));
    await storage.persist();
  } catch {
    // It lasts as long as the browser likes.
  }
}

/** Whether all deals have gone without the person's doing, once. */
export async function isAllLost() {
  try {
    if (localStorage.getItem(PLAYED) === null || (await hasDeals())) return false;
    localStorage.removeItem(PLAYED);
    return true;
  } catch {
    return false;
  }
}
