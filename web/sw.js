// Service worker: caches the app for offline use. The server inserts the version below, so each version is a new worker
// with its own cache. The cache is filled before the worker activates; old caches are deleted on activation.
const VERSION = "__ORDO_VERSION__";
const CACHE = `ordo-${VERSION}`;
/** Files that are cached once a page has requested them. */
const ON_DEMAND = /\.pack$|-(scalar|threads)\.wasm$/;
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
  const needed = list.files.filter((/** @type {string} */ name) => !ON_DEMAND.test(name));
  const files = needed.map((/** @type {string} */ name) => list.base + name);
  await cache.addAll([...new Set(["/", "/manifest.webmanifest", ...files])]);
  for (const [name, hash] of Object.entries(list.onDemand ?? {})) {
    const known = await fromOlder(name, String(hash));
    if (known) await cache.put(list.base + name, known);
  }
}

/**
 * A file that an older version has cached on demand, if its content is still the same.
 * @param {string} name @param {string} hash
 */
async function fromOlder(name, hash) {
  for (const older of await caches.keys()) {
    if (!older.startsWith("ordo-") || older === CACHE) continue;
    const cache = await caches.open(older);
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.endsWith(`/${name}`)) continue;
      const response = await cache.match(request);
      if (response?.headers.get("etag")?.includes(hash)) return response;
    }
  }
  return null;
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
  // A page that has received a damaged file asks for it again.
  if (isVersioned && request.cache !== "reload") return (await cached(request)) ?? load(request);
  try {
    return await load(request);
  } catch {
    return (await cached(request)) ?? Response.error();
  }
}

/** Requests a file, and caches it if it is cached on demand. @param {Request} request */
async function load(request) {
  const response = await fetch(request);
  if (response.ok && ON_DEMAND.test(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone()).catch(() => {}); // the storage may be full
  }
  return response;
}

/** @param {Request | string} request */
async function cached(request) {
  return (await caches.open(CACHE)).match(request, { ignoreSearch: true });
}
