// Several threads on the analysis page.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { STEIN } from "./analyse.js";
import { axe } from "./axe.js";
import { start, until } from "./browser.js";
import { link } from "./moves.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

const ANALYSIS = link("stein", STEIN, "/analyse");

/** Pretends that the machine has this many cores. @param {Page} page @param {number} count */
const withCores = (page, count) =>
  page.addInitScript(`Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => ${count} })`);

/** Opens the engine settings. @param {Page} page */
async function settings(page) {
  await page.locator(".engine-lines li").first().waitFor();
  await page.getByRole("button", { name: "Engine settings" }).click();
  return page.getByRole("dialog", { name: "Engine settings" });
}

/** Chooses a number of threads and waits until as many search. @param {Page} page @param {string} count */
async function chooseThreads(page, count) {
  const dialog = await settings(page);
  await dialog.getByRole("combobox", { name: "Threads" }).selectOption(count);
  await page.keyboard.press("Escape");
  await inUse(page, count);
}

/** Waits until as many threads search. @param {Page} page @param {string} count */
const inUse = (page, count) =>
  page
    .locator(".engine-name")
    .getByText(new RegExp(`depth \\d+ · ${count} threads`))
    .waitFor();

/** Waits until there are as many workers. @param {Page} page @param {number} count */
async function workers(page, count) {
  while (page.workers().length !== count) {
    await page.waitForEvent("worker", { timeout: 100 }).catch(() => {});
    if (page.workers().length > 9) assert.fail("too many workers");
  }
}

test("the module with threads is loaded when several threads are chosen, and the choice is remembered", async () => {
  await app.visit("/rules", async (page) => {
    await withCores(page, 4);
    /** @type {string[]} */
    const modules = [];
    page.on("request", (request) => {
      if (request.url().includes("-threads.wasm")) modules.push(request.url());
    });
    await page.goto(app.url + ANALYSIS);
    assert.equal(await page.evaluate("crossOriginIsolated"), true);
    const dialog = await settings(page);
    const choice = dialog.getByRole("combobox", { name: "Threads" });
    assert.deepEqual(await choice.locator("option").allInnerTexts(), ["1", "2", "3", "4"]);
    assert.equal(await choice.inputValue(), "1");
    await axe(page);
    await page.keyboard.press("Escape");
    await workers(page, 1);
    assert.deepEqual(modules, []);
    await chooseThreads(page, "2");
    await workers(page, 2);
    assert.equal(modules.length, 1);
    // another position: other workers, and the old ones are gone
    await page.locator(".engine-lines .line-move").first().click();
    await page.locator(".move-tree .move").nth(3).waitFor();
    await inUse(page, "2");
    await workers(page, 2);
    await page.reload();
    await inUse(page, "2");
    await workers(page, 2);
    await page.goto(app.url + "/rules");
    await workers(page, 0);
  });
});

test("where memory is not shared, there is one core, or the game has one thread, no threads are offered", async () => {
  await app.visit("/rules", async (page) => {
    await withCores(page, 1);
    await page.goto(app.url + ANALYSIS);
    const dialog = await settings(page);
    await dialog.getByRole("combobox", { name: "Lines" }).waitFor();
    assert.equal(await dialog.getByRole("combobox", { name: "Threads" }).count(), 0);
  });
  await app.visit("/rules", async (page) => {
    await withCores(page, 2);
    await page.goto(app.url + "/analyse#g=khalifa&p=5d2/b7/7c/2BC4/8/3D4/4A3/6a1_b");
    const dialog = await settings(page);
    await dialog.getByRole("combobox", { name: "Lines" }).waitFor();
    assert.equal(await dialog.getByRole("combobox", { name: "Threads" }).count(), 0);
  });
  await app.visit("/rules", async (page) => {
    await withCores(page, 2);
    await page.route("**/analyse", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers["cross-origin-embedder-policy"];
      await route.fulfill({ response, headers });
    });
    await page.goto(app.url + ANALYSIS);
    assert.equal(await page.evaluate("crossOriginIsolated"), false);
    const dialog = await settings(page);
    await dialog.getByRole("combobox", { name: "Lines" }).waitFor();
    assert.equal(await dialog.getByRole("combobox", { name: "Threads" }).count(), 0);
  });
});

test("offline, the chosen threads search if their module was loaded, and one thread otherwise", async () => {
  for (const isLoaded of [true, false]) {
    await app.visit(
      "/",
      async (page) => {
        await withCores(page, 2);
        await until(page, "navigator.serviceWorker.controller !== null", 20_000);
        await page.goto(app.url + ANALYSIS);
        if (isLoaded) await chooseThreads(page, "2");
        await page.context().setOffline(true);
        await page.reload();
        assert.equal(await page.evaluate("crossOriginIsolated"), true);
        if (isLoaded) await inUse(page, "2");
        else {
          const dialog = await settings(page);
          await dialog.getByRole("combobox", { name: "Threads" }).selectOption("2");
          await page.keyboard.press("Escape");
          await page
            .locator(".engine-name")
            .getByText(/depth \d+$/)
            .waitFor();
        }
        await page.context().setOffline(false);
      },
      { serviceWorkers: "allow", allow: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ },
    );
  }
});
