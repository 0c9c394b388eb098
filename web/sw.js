/**
 * Keeps the whole site for play without a network. A new version is fetched while the old one still runs and takes
 * over at the next load, never under a running page.
 *
 * @typedef {"room" | "line"} Why the site could not be kept: there is no room; or the line was lost, or the host has another version
 * @typedef {object} File
 * @property {string} url
 * @property {string} key under which it lies in the cache
 * @property {string} integrity empty where the host may change it
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** All versions share it: what stays the same from one to the next has the same key and is not fetched again. */
const CACHE = `bummerl ${worker.registration.scope}`;

/** Files fetched at once: as many as browsers ask of one host over HTTP/1. Chromium lets three of an installing worker through. */
const AT_ONCE = 6;

/** What some hosts leave out of addresses, so that there are links without it. */
const SHORT = [".html", "/index.html"];

/** @type {Map<string, File>} by their addresses */
const files = new Map(
  PRECACHE.map(({ url: name, revision, integrity = "" }) => {
    const { href: url } = new URL(name, location.href);
    return [url, { url, key: revision ? `${url}?revision=${revision}` : url, integrity }];
  }),
);

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOthers()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const opens = request.mode === "navigate";
  const address = addressOf(request.url);
  const file = files.get(address);
  const ending = SHORT.find((each) => files.has(address + each));
  if (file) event.respondWith(opens ? openPage(event, file) : answer(request, file));
  else if (opens && ending) event.respondWith(lead(request, ending));
});

worker.addEventListener("message", (event) => {
  if (event.data === "activate") worker.skipWaiting();
  else event.waitUntil(tell(event));
});

/**
 * Answers a page. It asks to `complete` what is kept and is told why that cannot be, else null; or to be renewed by the
 * version that waits, and is told whether that takes over.
 *
 * @param {ExtendableMessageEvent} event
 */
async function tell({ data, ports: [port], source }) {
  if (data === "complete") port?.postMessage(await keep().then(() => null, whyOf));
  if (data === "renew") port?.postMessage(await takeOver(source && "id" in source ? source.id : ""));
}

/** @param {string} url @returns {string} address of the file behind it: queries are for the page, a folder means its index */
function addressOf(url) {
  const address = new URL(url);
  address.search = "";
  address.hash = "";
  if (address.pathname.endsWith("/")) address.pathname += "index.html";
  return address.href;
}

/** To the address that a page has here. @param {Request} request @param {string} ending */
async function lead({ url }, ending) {
  const address = new URL(url);
  address.pathname += ending;
  return Response.redirect(address.href);
}

/** Keeps all or fails; pages are told why. */
async function install() {
  try {
    await keep();
  } catch (error) {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) page.postMessage({ unkept: whyOf(error) });
    throw error;
  }
}

/** @param {unknown} error @returns {Why} */
const whyOf = (error) => (error instanceof Error && error.name === "QuotaExceededError" ? "room" : "line");

/** Fetches what is not there yet. What came before a failure stays for the next time, unless there is no room for it. */
async function keep() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...files.values()].filter(({ key }) => !there.has(key));
  const left = [...missing];
  const stop = new AbortController();
  const fetchNext = async () => {
    for (let file = left.shift(); file && !stop.signal.aborted; file = left.shift())
      await fetchInto(cache, file, stop.signal).catch((error) => stop.abort(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  const { aborted, reason } = stop.signal;
  if (!aborted) return;
  if (whyOf(reason) === "room") await Promise.all(missing.map(({ key }) => cache.delete(key)));
  throw reason;
}

/** @param {Cache} cache @param {File} file @param {AbortSignal} signal */
async function fetchInto(cache, { url, key, integrity }, signal) {
  const response = await fetch(url, { cache: "no-cache", integrity, signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Browsers take no answer for a page that has been led elsewhere.
  await cache.put(key, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
}

/** What no file of this version is kept under belongs to older ones. */
async function dropOthers() {
  const cache = await caches.open(CACHE);
  const ours = new Set([...files.values()].map(({ key }) => key));
  const others = (await cache.keys()).filter(({ url }) => !ours.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** @param {Request} request @param {File} file */
async function answer(request, { key }) {
  const kept = await caches.match(key, { cacheName: CACHE }).catch(() => undefined);
  return kept ?? fetch(request);
}

/**
 * If a new version waits and no other page of ours is open, it takes over now: this answer is an empty page that loads
 * itself again, and that load belongs to the new version.
 *
 * @param {FetchEvent} event
 * @param {File} file
 */
async function openPage({ request, clientId }, file) {
  if (!(await takeOver(clientId))) return answer(request, file);
  // A load that follows at once may come before the new version has taken over, and hang. An icon of its own, or the browser
  // asks for one that is not there.
  const empty = '<!doctype html><link rel="icon" href="data:,">';
  return new Response(empty, { headers: { "Content-Type": "text/html", Refresh: "1" } });
}

/** @param {string} leaving the page that goes, if one does @returns {Promise<boolean>} whether a new version takes over */
async function takeOver(leaving) {
  const { waiting, scope } = worker.registration;
  if (!waiting) return false;
  // The page of a first visit belongs to no version; but beside ours the host may have others.
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ id, url }) => id !== leaving && url.startsWith(scope))) return false;
  waiting.postMessage("activate");
  return true;
}
