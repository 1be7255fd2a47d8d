// Proved results of small endings: analysis, editor, review, offline; and the file that is loaded only when needed.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { moves } from "./analyse.js";
import { ServerTables } from "../../game/server-tables.js";
import { axe } from "./axe.js";
import { start, until } from "./browser.js";
import { playFrom } from "./moves.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** White wins in 17 plies, with one move only. */
const ENDING = "2b7/1b8/10/10/10/10/w9/w9_w";
/** Eight pieces. White can capture one. */
const EIGHT = "10/2bb6/1bb7/w9/ww8/w9/10/10_w";
const FILE = /\/stein-tables\.pack$/;

/** Counts the requests for the file. @param {Page} page */
function requests(page) {
  const found = { count: 0 };
  page.on("request", (request) => {
    if (FILE.test(new URL(request.url()).pathname)) found.count++;
  });
  return found;
}

/** @param {Page} page */
const rows = (page) => page.locator(".proved-moves .proved-move");
/** @param {Page} page @param {string} text */
const result = (page, text) => page.locator(".proved-line").getByText(text, { exact: true }).waitFor();

test("the analysis lists the moves of a small ending with their results, and a click plays one", async () => {
  await app.visit(`/analyse#g=stein&p=${ENDING}`, async (page) => {
    await result(page, "White wins in 17 plies");
    const texts = (await rows(page).allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
    assert.equal(texts[0], "a1-b2 wins in 17");
    assert.equal(texts[1], "a1-b1 draws");
    assert.match(texts.at(-1) ?? "", / loses in \d+$/);
    await page.locator(".engine-score").getByText("#9").waitFor();
    await axe(page);
    await rows(page).first().hover();
    await rows(page).first().click();
    await result(page, "White wins in 16 plies");
    assert.deepEqual(await moves(page), ["a1-b2"]);
    await rows(page).first().getByText("loses in 16").waitFor();
    await page.getByRole("switch", { name: "Engine" }).uncheck();
    await page.locator('.eval-bar[aria-valuetext^="White wins in 8"]').waitFor();
  });
});

test("the file is requested once, with the first position of seven pieces", async () => {
  await app.visit(
    "/healthz",
    async (page) => {
      const asked = requests(page);
      await page.goto(`${app.url}/analyse#g=stein&p=${EIGHT}`);
      await page.locator(".engine-lines li").first().waitFor();
      await page.waitForLoadState("networkidle");
      assert.equal(asked.count, 0);
      assert.equal(await page.locator(".proved").count(), 0);
      await page.locator("ordo-move-input input").fill("b4xb6");
      await page.keyboard.press("Enter");
      await rows(page).first().waitFor();
      await page.locator(".walk button").nth(1).click();
      await until(page, "!document.querySelector('.proved')");
      await page.locator(".walk button").nth(2).click();
      await rows(page).first().waitFor();
      assert.equal(asked.count, 1);
    },
    // The server has no tables with eight pieces, either.
    { allow: /Failed to load resource: .* 404/ },
  );
});

test("once loaded, the results are there without a connection", async () => {
  await app.visit(
    `/analyse#g=stein&p=${ENDING}`,
    async (page) => {
      await result(page, "White wins in 17 plies");
      await until(page, "navigator.serviceWorker.controller !== null", 20_000);
      await until(page, CACHED);
      await page.context().setOffline(true);
      await page.reload();
      await result(page, "White wins in 17 plies");
      await page.goto(`${app.url}/editor#g=stein&p=${ENDING}`);
      await result(page, "White wins in 17 plies");
    },
    { serviceWorkers: "allow", allow: /Failed to load resource/ },
  );
});

/** True if the service worker has the file. */
const CACHED = `(async () => {
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) if (request.url.endsWith(".pack")) return true;
  return false;
})()`;

test("a missing or damaged file is reported quietly, and can be requested again", async () => {
  await app.visit(
    "/healthz",
    async (page) => {
      await page.route(FILE, (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(`${app.url}/analyse#g=stein&p=${ENDING}`);
      await page.getByText("The ending tables could not be loaded.").waitFor();
      await page.locator(".engine-lines li").first().waitFor();
      await page.unroute(FILE);
      await page.route(FILE, (route) => route.fulfill({ status: 200, body: "ORDOPACK and more" }));
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("The ending tables arrived damaged.").waitFor();
      await axe(page);
      await page.unroute(FILE);
      await page.getByRole("button", { name: "Try again" }).click();
      await result(page, "White wins in 17 plies");
    },
    { allow: /Failed to load resource/ },
  );
});

test("the editor shows the result of a set-up, and the moves best first", async () => {
  await app.visit(`/editor#g=stein&p=${ENDING}`, async (page) => {
    await result(page, "White wins in 17 plies");
    await rows(page).first().getByText("wins in 17").waitFor();
    await axe(page);
    await rows(page).first().click();
    assert.equal(await rows(page).first().getAttribute("aria-pressed"), "true");
    await page.getByRole("radio", { name: "Black to move" }).check({ force: true });
    await page
      .locator(".proved-line")
      .getByText(/^Black wins in \d+ plies$/)
      .waitFor();
  });
});

test("a review judges by proved results", async () => {
  await app.visit(`/analyse#g=stein&p=${ENDING}&m=a1-b1`, async (page) => {
    await result(page, "A draw with best play");
    await page.getByRole("button", { name: "Review game" }).click();
    await page.locator(".status").getByText("Blunder. It turns a win into a draw. a1-b2 was better.").waitFor();
    await page.keyboard.press("ArrowLeft");
    await result(page, "White wins in 17 plies");
  });
});

test("level 10 and hints load the tables, lower levels don’t", async () => {
  for (const [level, count] of [
    [9, 0],
    [10, 1],
  ]) {
    await app.visit("/healthz", async (page) => {
      const asked = requests(page);
      await page.goto(`${app.url}/play#g=stein&p=${ENDING}`);
      await playFrom(page, { opponent: "Play the computer", level: Number(level), color: "Black" });
      await page.locator(".moves .move").first().waitFor();
      assert.equal(asked.count, count, `level ${level}`);
    });
  }
});

test("the server’s tables have the results of the file", async () => {
  const server = new ServerTables({ fetch: (address) => fetch(app.url + address) });
  const probe = await server.probe(ENDING.replace("_", " "), 4);
  await app.visit(`/analyse#g=stein&p=${ENDING}`, async (page) => {
    await rows(page).first().waitFor();
    const texts = (await rows(page).allInnerTexts()).map((text) => text.split(/\s+/).join(" "));
    const words = { win: "wins in ", draw: "draws", loss: "loses in " };
    assert.deepEqual(
      texts,
      probe?.moves.map(({ move, value, plies }) => `${move} ${words[value]}${plies ?? ""}`),
    );
  });
});
