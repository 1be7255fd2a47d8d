// Boards and piece sets: chosen in the settings, remembered, and applied before the first paint.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { start, until } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** The colour of the dark squares. @param {Page} page */
const darkSquare = (page) =>
  page
    .locator("main ordo-board .dark")
    .first()
    .evaluate((square) => getComputedStyle(square).fill);
/** The shape of the first black piece. @param {Page} page */
const blackShape = (page) =>
  page
    .locator("main ordo-board .piece.b .body")
    .first()
    .evaluate((shape) => shape.localName);

test("board and pieces are chosen by keyboard, change the board at once, and are remembered", async () => {
  await app.visit("/", async (page) => {
    const before = await darkSquare(page);
    assert.equal(await blackShape(page), "circle");
    await page.getByRole("button", { name: "Settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.getByRole("radio", { name: "Wood" }).focus();
    await page.keyboard.press("ArrowRight");
    assert.ok(await dialog.getByRole("radio", { name: "Sage" }).isChecked());
    await dialog.getByRole("radio", { name: "Discs" }).focus();
    await page.keyboard.press("ArrowRight");
    await until(page, "document.querySelector('main ordo-board').pieceSet.name === 'blocks'");
    await axe(page);
    const sage = await darkSquare(page);
    assert.notEqual(sage, before);
    assert.equal(await blackShape(page), "rect");

    await page.reload();
    await page.locator("main ordo-board .dark").first().waitFor();
    assert.equal(await darkSquare(page), sage);
    assert.equal(await blackShape(page), "rect");
  });
});

test("the saved theme is applied before the app is loaded", async () => {
  await app.visit(
    "/",
    async (page) => {
      await page.evaluate(() => localStorage.setItem("ordo.settings", '{"board":"slate","pieces":"gems"}'));
      await page.route("**/app/app.js", (route) => route.abort());
      await page.reload({ waitUntil: "domcontentloaded" });
      const { board, pieces } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
      assert.deepEqual([board, pieces], ["slate", "gems"]);
    },
    { allow: /ERR_FAILED/ },
  );
});

test("high contrast has its own board colours, and keeps the shapes", async () => {
  await app.visit("/", async (page) => {
    await page.evaluate(() =>
      localStorage.setItem("ordo.settings", '{"board":"slate","pieces":"gems","contrast":"more"}'),
    );
    await page.reload();
    await page.locator("main ordo-board .dark").first().waitFor();
    assert.equal(await darkSquare(page), "rgb(222, 222, 222)");
    assert.equal(await blackShape(page), "path");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("High contrast has its own board colours.").waitFor();
    assert.ok(await page.getByRole("radio", { name: "Sage" }).isDisabled());
    await axe(page);
  });
});
