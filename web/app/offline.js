import { keepOffline } from "../offline.js";

/**
 * Keeps the site for play without a network and tells when it has been kept and when a new version waits.
 *
 * @param {{kept: () => void, renewed: () => void}} tell
 */
export async function watchOffline({ kept, renewed }) {
  const { serviceWorker } = navigator;
  const known = serviceWorker?.controller;
  if (!(await keepOffline())) return;
  const registration = await serviceWorker.ready;
  if (!known) kept();
  if (known && registration.waiting) renewed();
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (known && next.state === "installed") renewed();
    });
  });
}
