// Keeps the app for use without a network. The server puts its version below, so a new version is a new worker with a cache
// of its own: it is filled before the worker takes over, and the old cache goes only then.
const VERSION = "__ORDO_VERSION__";
const CACHE = `ordo-${VERSION}`;
/** How long the network may take to bring the page before the kept one is shown, in milliseconds. */
const NETWORK_TIMEOUT = 3000;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(precache()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else event.respondWith(file(event.request, url.pathname.startsWith("/v/")));
});

/** All files of this version, whichever page will be visited first without a network. */
async function precache() {
  const list = await (await fetch("/assets.json", { cache: "no-store" })).json();
  const cache = await caches.open(CACHE);
  const files = list.files.map((/** @type {string} */ name) => list.base + name);
  await cache.addAll([...new Set(["/", "/manifest.webmanifest", ...files])]);
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith("ordo-") && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** The page comes from the network where there is one, so that a new version shows itself. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT) });
  } catch {
    return (await cached("/")) ?? Response.error();
  }
}

/** Files under a version never change; others are fetched, and taken from what is kept without a network.
 * @param {Request} request @param {boolean} isVersioned */
async function file(request, isVersioned) {
  if (isVersioned) return (await cached(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await cached(request)) ?? Response.error();
  }
}

/** @param {Request | string} request */
async function cached(request) {
  return (await caches.open(CACHE)).match(request, { ignoreSearch: true });
}
