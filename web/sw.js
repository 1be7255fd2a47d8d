// Service worker: caches the app for offline use. The server inserts the version below, so each version is a new worker
// with its own cache. The cache is filled before the worker activates; old caches are deleted on activation.
const VERSION = "__ORDO_VERSION__";
const CACHE = `ordo-${VERSION}`;
/** Milliseconds to wait for the network before the cached page is used. */
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

/** Caches all files of this version, so that every page works offline. */
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

/** Network first, so that a new version is noticed; the cached page when offline. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT) });
  } catch {
    return (await cached("/")) ?? Response.error();
  }
}

/**
 * Versioned files never change and come from the cache first. Others come from the network, or from the cache when
 * offline.
 * @param {Request} request
 * @param {boolean} isVersioned
 */
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
