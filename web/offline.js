import { workerAt } from "./trusted.js";

/**
 * Keeps the site for play without a network. To be called when the game has started, so that it does not compete
 * with the start for the line. Where service workers are forbidden the site works online only.
 * @param {string | URL} [base] address of the site's folder
 * @returns {Promise<boolean>} whether the site will work offline
 */
export async function keepOffline(base = document.baseURI) {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(workerAt(new URL("sw.js", base)));
    return true;
  } catch (error) {
    console.warn("The site cannot be kept for offline play.", error);
    return false;
  }
}
