// Starts the server and Chromium for the end-to-end tests. Console errors, exceptions and requests to other
// origins fail the test.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} Options */

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Flags for running as root in a container, without background network access. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Playwright's message when it blocks a service worker. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** The binary under test: `ORDO_BIN`, or the one that cargo has built. */
export function program() {
  const given = process.env.ORDO_BIN;
  if (given) return given;
  const target = process.env.CARGO_TARGET_DIR ?? `${root}target`;
  const found = [`${target}/release/ordo`, `${target}/debug/ordo`].find(existsSync);
  assert.ok(found, "build the program first (cargo build --release), or name it in ORDO_BIN");
  return found;
}

/** @returns {Promise<number>} a free port */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts `ordo serve`, with its own database unless one is given.
 * @param {string} [folder] folder to serve instead of the embedded files; default `ORDO_WEB_DIR`
 * @param {{ port?: number, database?: string }} [more]
 */
export async function startServer(folder = process.env.ORDO_WEB_DIR, more = {}) {
  const port = more.port ?? (await freePort());
  const games = more.database ? null : mkdtempSync(`${tmpdir()}/ordo-`);
  const args = ["serve", "--port", String(port), "--database", more.database ?? `${games}/games.db`];
  if (folder) args.push("--web-dir", folder);
  const child = spawn(program(), args, { stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) break;
    assert.ok(tries < 100 && child.exitCode === null, "the server did not start");
    await setTimeout(100);
  }
  return {
    url,
    port,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGTERM");
      }).finally(() => games && rmSync(games, { recursive: true })),
  };
}

/**
 * Server and browser for one test file.
 * ```js
 * const app = await start();
 * after(() => app.stop());
 * test("…", async () => {
 *   await app.visit("/play", async (page) => { … });
 * });
 * ```
 */
export async function start(/** @type {string | undefined} */ folder = undefined) {
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  return {
    url: server.url,
    browser,

    /**
     * Opens a page in a new context, passes it to `use`, and fails on console errors, exceptions and foreign requests.
     * @param {string} path
     * @param {(page: Page) => Promise<void>} use
     * @param {Options & { allow?: RegExp }} [options] `allow`: console errors that the test provokes. Service workers
     *   are blocked unless the test sets `serviceWorkers: "allow"`
     */
    async visit(path, use, options = {}) {
      const { allow, ...rest } = options;
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: "reduce",
        locale: "en-GB",
        serviceWorkers: "block",
        ...rest,
      });
      const page = await context.newPage();
      const trouble = watch(page, server.url);
      try {
        await page.goto(server.url + path);
        await use(page);
      } finally {
        await context.close();
      }
      assert.deepEqual(
        trouble.filter((line) => !allow?.test(line)),
        [],
      );
    },

    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

/** Collects errors of a page. @param {Page} page @param {string} origin @returns {string[]} */
export function watch(page, origin) {
  /** @type {string[]} */
  const trouble = [];
  page.on("console", (message) => {
    if (message.text() === BLOCKED) return;
    if (message.type() === "error" || message.type() === "warning")
      trouble.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) trouble.push(`request to another origin: ${url}`);
  });
  return trouble;
}

/** The bounding box of a square, once it is rendered. @param {Page} page @param {string} square */
async function boxOf(page, square) {
  const cell = page.locator(`ordo-board .cell[data-square="${square}"]`);
  await cell.waitFor();
  return (await cell.boundingBox()) ?? assert.fail(`no square ${square}`);
}

/** Taps a square of the board. @param {Page} page @param {string} square */
export async function tap(page, square) {
  const box = await boxOf(page, square);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Drags along squares, from the first to the last. @param {Page} page @param {string[]} squares */
export async function drag(page, ...squares) {
  for (const [index, square] of squares.entries()) {
    const box = await boxOf(page, square);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: index ? 6 : 1 });
    if (!index) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Drags with touch events. @param {Page} page @param {string[]} squares */
export async function swipe(page, ...squares) {
  const client = await page.context().newCDPSession(page);
  const touch = (
    /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
    /** @type {{ x: number, y: number }[]} */ touchPoints,
  ) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  /** @type {{ x: number, y: number } | null} */
  let at = null;
  for (const square of squares) {
    const box = await boxOf(page, square);
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!at) await touch("touchStart", [to]);
    else
      for (let i = 1; i <= 6; i++)
        await touch("touchMove", [{ x: at.x + ((to.x - at.x) * i) / 6, y: at.y + ((to.y - at.y) * i) / 6 }]);
    at = to;
  }
  await touch("touchEnd", []);
}

/**
 * Waits until an expression is true on the page. The page's content security policy forbids `eval`, so it is evaluated
 * through the debugger.
 * @param {Page} page
 * @param {string} expression
 * @param {number} [patience] milliseconds
 */
export async function until(page, expression, patience = 10_000) {
  const end = Date.now() + patience;
  while (!(await page.evaluate(expression))) {
    assert.ok(Date.now() < end, `never true: ${expression}`);
    await setTimeout(50);
  }
}

/** Waits until the page has rendered what it knows: updates, layout and styles. @param {Page} page */
export async function rendered(page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
