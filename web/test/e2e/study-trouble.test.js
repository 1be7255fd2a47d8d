// Failures are reported with a way to recover: rules that do not load, storage that is denied.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { start, tap } from "./browser.js";

const app = await start();
after(() => app.stop());

test("without the rules every page reports it and offers to reload", async () => {
  const context = await app.browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  /** @type {"missing" | "broken" | ""} */
  let trouble = "missing";
  await page.route("**/rules.wasm", async (route) => {
    if (trouble === "missing") return route.abort();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: trouble ? (await answer.body()).subarray(0, 5000) : await answer.body(),
    });
  });
  for (const path of ["/learn#S1", "/analyse", "/editor"]) {
    await page.goto("about:blank");
    await page.goto(app.url + path);
    await page.getByText("The rules could not be loaded").waitFor();
    trouble = trouble === "missing" ? "broken" : "missing";
  }
  trouble = "";
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByText("Valid position.").waitFor();
  await context.close();
});

test("without storage, analysis and lessons work for this visit", async () => {
  const context = await app.browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${app.url}/learn#S2`);
  await page.locator("ordo-board .cell").first().waitFor();
  await tap(page, "e3");
  await tap(page, "e4");
  await page.locator(".lesson-after").waitFor();
  await page.getByText("storage is full").waitFor();
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.locator("ordo-analyse ordo-board .cell").first().waitFor();
  await tap(page, "a3");
  await tap(page, "a4");
  await page.locator(".move-tree .move").getByText("a3-a4").waitFor();
  await page.getByRole("link", { name: "Learn" }).click();
  await page.locator(".learn-list .tick").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
