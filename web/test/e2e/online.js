// Helpers for online play: several browsers and a server with its own database that can be restarted. With
// `ORDO_FRONT`, such as https://localhost, the browsers connect through a running reverse proxy, and the server listens
// on port 8080.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { FLAGS, startServer, tap, until, watch } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} Options */

export async function startOnline() {
  const folder = await mkdtemp(join(tmpdir(), "ordo-online-"));
  const database = join(folder, "games.db");
  const front = process.env.ORDO_FRONT;
  let server = await startServer(undefined, { database, ...(front && { port: 8080 }) });
  const { port } = server;
  const url = front ?? server.url;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  return {
    url,

    /** Restarts the server with the same games. @param {() => Promise<void>} [meanwhile] */
    async restart(meanwhile) {
      await server.stop();
      await meanwhile?.();
      server = await startServer(undefined, { database, port });
    },

    /**
     * Opens a browser for each name, passes the pages to `use`, and fails on console errors, exceptions and foreign
     * requests.
     * @param {string[]} names
     * @param {(...pages: Page[]) => Promise<void>} use
     * @param {Options & { allow?: RegExp }} [options] `allow`: console errors that the test provokes
     */
    async people(names, use, { allow, ...options } = {}) {
      const contexts = await Promise.all(
        names.map(() =>
          browser.newContext({
            viewport: { width: 1280, height: 800 },
            reducedMotion: "reduce",
            locale: "en-GB",
            serviceWorkers: "block",
            ignoreHTTPSErrors: !!front,
            permissions: ["clipboard-read", "clipboard-write"],
            ...options,
          }),
        ),
      );
      for (const context of contexts) context.setDefaultTimeout(12_000);
      const pages = await Promise.all(contexts.map((context) => context.newPage()));
      const trouble = pages.map((page) => watch(page, url));
      try {
        for (const [index, page] of pages.entries()) {
          await page.addInitScript(
            (name) => localStorage.setItem("ordo.name", JSON.stringify(name)),
            names[index] ?? "",
          );
        }
        await use(...pages);
      } finally {
        await Promise.all(contexts.map((context) => context.close()));
      }
      assert.deepEqual(
        trouble.flat().filter((line) => !allow?.test(line)),
        [],
      );
    },

    async stop() {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a challenge through the form and accepts it by link.
 * @param {string} url
 * @param {Page} host
 * @param {Page} guest
 * @param {{ game?: "stein" | "khalifa", side?: "White" | "Black" | "Random", clock?: string, public?: boolean }}
 *   [settings]
 * @returns {Promise<string>} the link
 */
export async function challengeAndJoin(url, host, guest, settings = {}) {
  const link = await challenge(url, host, settings);
  await guest.goto(link);
  await guest.getByRole("button", { name: "Join the game" }).click();
  for (const page of [host, guest]) await page.locator(".online ordo-board .cell").first().waitFor();
  return link;
}

/**
 * @param {string} url
 * @param {Page} host
 * @param {Parameters<typeof challengeAndJoin>[3]} [settings]
 * @returns {Promise<string>} the link
 */
export async function challenge(url, host, { game = "stein", side = "White", clock = "none", ...rest } = {}) {
  await host.goto(`${url}/friend`);
  await host.getByRole("radio", { name: game === "stein" ? /Stein/ : /Khalifa/ }).check({ force: true });
  await host.getByRole("group", { name: "You play" }).getByRole("radio", { name: side }).check({ force: true });
  await chooseClock(host, clock);
  await host.getByRole("radio", { name: rest.public ? "Also in the lobby" : "By link only" }).check({ force: true });
  await host.getByRole("button", { name: "Get the link" }).click();
  return host.getByRole("textbox", { name: "Link for your friend" }).inputValue();
}

/** @param {Page} page @param {string} clock */
export async function chooseClock(page, clock) {
  const kind = clock === "none" ? "No clock" : clock.endsWith("d") ? "Days per move" : "Real time";
  await page.getByRole("group", { name: "Clock" }).getByRole("radio", { name: kind }).check({ force: true });
  if (clock === "none") return;
  const tile = clock === "own" ? "Other…" : clock.endsWith("d") ? new RegExp(`^${parseInt(clock)} day`) : `${clock} (`;
  await page
    .getByRole("group", { name: /^(Time control|Days per move)$/ })
    .getByRole("radio", { name: tile })
    .check({ force: true });
}

/**
 * Makes a move by taps and waits until both pages show it as stored.
 * @param {Page} mover
 * @param {Page} other
 * @param {string} move
 */
export async function makeMove(mover, other, move) {
  const before = await mover.locator(".moves .move").count();
  const [run = "", to = ""] = move.split(/[-x]/);
  for (const square of [...run.split(":"), to]) await tap(mover, square);
  for (const page of [mover, other]) await waitForMove(page, before, move);
}

/**
 * Waits until the move list has this move at `index`, and it is stored.
 * @param {Page} page
 * @param {number} index from 0
 * @param {string} move
 */
export async function waitForMove(page, index, move) {
  await page.locator(".online:not(.pending) .moves .move").nth(index).filter({ hasText: move }).waitFor();
}

/** Waits until the status matches. @param {Page} page @param {RegExp} words */
export async function waitForStatus(page, words) {
  await page.locator(".status").filter({ hasText: words }).waitFor();
}

/**
 * Places a piece of Khalifa's game and waits until both pages show it.
 * @param {Page} mover
 * @param {Page} other
 * @param {string} placing
 */
export async function placePiece(mover, other, placing) {
  const before = await mover.locator(".moves .move").count();
  const [size = "", square = ""] = placing.split("@");
  await mover
    .locator(".strip.turn")
    .getByRole("button", { name: `Size ${size}` })
    .click();
  await tap(mover, square);
  for (const page of [mover, other]) await waitForMove(page, before, placing);
}

/**
 * Starts a game between two pages through the API, without the forms. The first page plays White.
 * @param {string} url
 * @param {Page} white
 * @param {Page} black
 * @param {{ clock: string, game?: string, public?: boolean }} settings
 * @returns {Promise<string>} the link
 */
export async function startGame(url, white, black, settings) {
  const names = await Promise.all(
    [white, black].map(async (page) => {
      if (!page.url().startsWith(url)) await page.goto(`${url}/rules`);
      return page.evaluate("JSON.parse(localStorage.getItem('ordo.name'))");
    }),
  );
  const post = async (/** @type {Page} */ page, /** @type {string} */ path, /** @type {object} */ data) => {
    await page.evaluate("localStorage.setItem('ordo.seated', 'true')");
    return (await page.context().request.post(`${url}/api/games${path}`, { data })).json();
  };
  const { id } = await post(white, "", { game: "stein", side: "w", ...settings, name: names[0] });
  await post(black, `/${id}/join`, { name: names[1] });
  for (const page of [white, black]) {
    await page.goto(`${url}/g/${id}`);
    await page.locator(".online ordo-board .cell").first().waitFor();
  }
  return `${url}/g/${id}`;
}

/** Starts recording sounds and screen reader announcements of a page. @param {Page} page */
export async function startRecording(page) {
  await page.context().addInitScript(() => {
    /** @type {{ sounds: string[], words: string[] }} */
    const heard = { sounds: [], words: [] };
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        Object.assign(window, { audio: this });
      }
    };
    for (const name of ["AudioBufferSourceNode", "OscillatorNode"]) {
      const Node = /** @type {any} */ (window)[name];
      const { start } = Node.prototype;
      Node.prototype.start = function (/** @type {any} */ ...when) {
        heard.sounds.push(name === "OscillatorNode" ? "note" : "knock");
        return start.apply(this, when);
      };
    }
    window.addEventListener("ordo-announce", (event) =>
      heard.words.push(/** @type {CustomEvent<string>} */ (event).detail),
    );
  });
}

/**
 * Waits until a recorded page can play sounds: the app prepares them when idle after the first gesture.
 * @param {Page} page
 */
export async function soundIsReady(page) {
  await until(page, "window.audio?.state === 'running'");
}

/**
 * The sounds and announcements since the last call.
 * @param {Page} page
 * @returns {Promise<{ sounds: string[], words: string[] }>}
 */
export async function recordingOf(page) {
  return page.evaluate(() => {
    const { heard } = /** @type {any} */ (window);
    return { sounds: heard.sounds.splice(0), words: heard.words.splice(0) };
  });
}

/**
 * Sends an action as the page's player through the API.
 * @param {Page} page
 * @param {string} link
 * @param {object} action
 */
export async function actAs(page, link, action) {
  const answer = await page.context().request.post(link.replace("/g/", "/api/games/") + "/actions", { data: action });
  assert.ok(answer.ok(), await answer.text());
}
