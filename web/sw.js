import { PrecacheController } from "workbox-precaching";

/**
 * Keeps the whole site for play without a network. A new version is fetched while the old one still runs and takes
 * over at the next load, never under a running page.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const precache = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }],
});
precache.precache(PRECACHE);

worker.addEventListener("message", (event) => {
  if (event.data === "activate") worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = fileOf(request.url);
  if (request.method !== "GET" || !precache.getCacheKeyForURL(address)) return;
  event.respondWith(request.mode === "navigate" ? openPage(request, address) : answer(request, address));
  // A new version that waits must not wait for that as well.
  if (request.mode === "navigate" && !worker.registration.waiting) event.waitUntil(complete().catch(() => {}));
});

/**
 * @param {string} url
 * @returns {string} the address of the file behind it: queries are for the page, a folder means its index
 */
function fileOf(url) {
  const address = new URL(url);
  address.search = "";
  address.hash = "";
  if (address.pathname.endsWith("/")) address.pathname += "index.html";
  return address.href;
}

/**
 * @param {Request} request
 * @param {string} address
 */
async function answer(request, address) {
  return (await precache.matchPrecache(address)) ?? fetch(request);
}

/**
 * Fetches again what the browser has thrown away of what was kept; rejects without a network, or where the host has another
 * version by now.
 */
async function complete() {
  const cache = await caches.open(precache.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const [url, key] of precache.getURLsToCacheKeys()) {
    if (kept.has(key)) continue;
    const integrity = precache.getIntegrityForCacheKey(key) ?? "";
    const response = await fetch(url, { cache: "no-cache", integrity });
    if (response.ok) await cache.put(key, response);
  }
}

/**
 * If a new version waits and no other page of ours is open, it takes over now: this answer is an empty page that loads
 * itself again, and that load belongs to the new version.
 * @param {Request} request
 * @param {string} address
 */
async function openPage(request, address) {
  const { waiting } = worker.registration;
  const pages = await worker.clients.matchAll({ type: "window" });
  if (!waiting || pages.length > 1) return answer(request, address);
  waiting.postMessage("activate");
  // An icon of its own, or the browser asks for one that is not there.
  const empty = '<!doctype html><link rel="icon" href="data:,">';
  return new Response(empty, { headers: { "Content-Type": "text/html", Refresh: "0" } });
}
