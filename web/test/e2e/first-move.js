// A first visit to /play, measured until a move can be made. Used by loading.test.js and scripts/bench-load.

/** @typedef {import("playwright-core").Browser} Browser */
/**
 * @typedef {object} Visit
 * @property {number} time milliseconds from the navigation until a move could be made
 * @property {number} requests requests until then
 * @property {number} bytes bytes received until then, compressed and with headers, without the WebAssembly
 * @property {number} wasm bytes of the WebAssembly
 * @property {number} cpu milliseconds of processor time in the page's process
 * @property {string[]} paths the paths of the requests
 */
/** @typedef {{ latency: number, download: number, upload: number, slowdown: number }} Conditions */

/** The preset "Fast 4G" of Chromium's developer tools, on a phone with a quarter of this machine's speed. */
export const FAST_4G = { latency: 165, download: (9e6 / 8) * 0.9, upload: (1.5e6 / 8) * 0.9, slowdown: 4 };

/**
 * Runs in the page: starts a game as soon as the form is there, and notes the time once the board has legal moves and
 * has been painted.
 */
function playAtOnce() {
  const state = /** @type {{ ordoReady?: number }} */ (window);
  const look = () => {
    /** @type {HTMLElement | null} */ (document.querySelector("ordo-new-game button.primary"))?.click();
    const board = /** @type {{ moves?: unknown[] } | null} */ (document.querySelector("ordo-play ordo-board"));
    if (!board?.moves?.length) requestAnimationFrame(look);
    else requestAnimationFrame(() => (state.ordoReady = performance.now()));
  };
  requestAnimationFrame(look);
}

/**
 * Visits /play with an empty cache.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Conditions | null} [conditions] unthrottled by default
 * @returns {Promise<Visit>}
 */
export async function firstMove(browser, origin, conditions = null) {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    if (conditions) {
      const { latency, download, upload, slowdown } = conditions;
      const rates = { downloadThroughput: download, uploadThroughput: upload };
      await client.send("Network.emulateNetworkConditions", { offline: false, latency, ...rates });
      await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    }
    /** @type {Map<string, { path: string, size: number }>} */
    const seen = new Map();
    client.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (request.url.startsWith(origin)) seen.set(requestId, { path: new URL(request.url).pathname, size: 0 });
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = seen.get(requestId);
      if (request) request.size = encodedDataLength;
    });
    await page.addInitScript(playAtOnce);
    const before = await rendererTimes(browser);
    await page.goto(`${origin}/play`);
    const time = await waitUntilReady(page);
    const after = await rendererTimes(browser);
    const cpu = [...after].reduce((sum, [id, spent]) => sum + spent - (before.get(id) ?? 0), 0);
    const requests = [...seen.values()];
    const sum = (/** @type {boolean} */ wasm) =>
      requests.reduce((total, { path, size }) => (path.endsWith(".wasm") === wasm ? total + size : total), 0);
    return {
      time,
      requests: requests.length,
      bytes: sum(false),
      wasm: sum(true),
      cpu,
      paths: requests.map(({ path }) => path),
    };
  } finally {
    await context.close();
  }
}

/** @param {import("playwright-core").Page} page @returns {Promise<number>} */
async function waitUntilReady(page) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const time = await page.evaluate(() => /** @type {{ ordoReady?: number }} */ (window).ordoReady);
    if (time) return time;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("no move could be made within a minute");
}

/**
 * Milliseconds of processor time of each page's process.
 * @param {Browser} browser
 * @returns {Promise<Map<number, number>>}
 */
async function rendererTimes(browser) {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send("SystemInfo.getProcessInfo");
  await client.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}
