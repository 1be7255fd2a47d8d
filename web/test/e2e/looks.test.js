// Layout and form controls that all pages share: navigation, tabs, segmented controls, the level slider, the tray.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { rendered, start } from "./browser.js";
import { axe } from "./axe.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** @param {Page} page */
const left = (page) =>
  page
    .locator("h1")
    .first()
    .evaluate((heading) => heading.getBoundingClientRect().left);

test("the navigation leads to the user's games and marks the section of the current page", async () => {
  await app.visit("/friend", async (page) => {
    const nav = page.getByRole("navigation", { name: "Main menu" });
    assert.equal(await nav.getByRole("link", { name: "Lobby" }).getAttribute("aria-current"), "true");
    await nav.getByRole("link", { name: "My games" }).click();
    await page.getByRole("heading", { name: "My games" }).waitFor();
    assert.equal(await nav.getByRole("link", { name: "My games" }).getAttribute("aria-current"), "page");
  });
});

test("the pages of online play have the same tabs at the same place", async () => {
  for (const width of [360, 768, 1440]) {
    await app.visit(
      "/lobby",
      async (page) => {
        const tabs = page.getByRole("navigation", { name: "Online play" });
        const places = new Set();
        for (const name of ["Lobby", "Play a friend", "Archive"]) {
          await tabs.getByRole("link", { name }).click();
          await page.getByRole("heading", { level: 1, name }).waitFor();
          assert.equal(await tabs.getByRole("link", { name }).getAttribute("aria-current"), "page");
          places.add(JSON.stringify([await left(page), await tabs.boundingBox()]));
        }
        assert.equal(places.size, 1, `${width}: ${[...places]}`);
      },
      { viewport: { width, height: 900 } },
    );
  }
});

for (const locale of ["de-DE", "fr-FR"]) {
  test(`the header fits, and segmented controls have no gaps (${locale})`, async () => {
    for (const width of [360, 390, 768, 841, 861, 981]) {
      for (const path of ["/", "/friend"]) {
        await app.visit(
          path,
          async (page) => {
            await page.locator(".choice").first().waitFor();
            const faults = await page.evaluate(() => {
              const gaps = [...document.querySelectorAll(".choice")].filter((strip) =>
                [...strip.querySelectorAll("span")].some((part) => part.offsetHeight < strip.clientHeight),
              );
              const links = [...document.querySelectorAll(".top nav a")];
              const wrapped = links.filter((link) => link.scrollHeight > 45);
              const wide = document.documentElement.scrollWidth > innerWidth ? ["page too wide"] : [];
              return [...[...gaps, ...wrapped].map(({ textContent }) => textContent), ...wide];
            });
            assert.deepEqual(faults, [], `${path} at ${width}`);
          },
          { viewport: { width, height: 800 }, locale },
        );
      }
    }
  });
}

test("the level is chosen by keyboard or with a number, and described", async () => {
  await app.visit("/play?new=stein", async (page) => {
    const slider = page.getByRole("slider", { name: "Level" });
    await slider.focus();
    await page.keyboard.press("Home");
    assert.equal(await slider.getAttribute("aria-valuetext"), "Level 1, gentle");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.equal(await slider.inputValue(), "3");
    await page.getByText("Sees the next threat").waitFor();
    await page.locator(".level-steps").getByText("10").click();
    assert.equal(await slider.inputValue(), "10");
    assert.equal(await slider.getAttribute("aria-valuetext"), "Level 10, merciless");
    await axe(page);
  });
});

test("a piece dragged from the tray is as large as on the board", async () => {
  await app.visit("/", async (page) => {
    await page.getByRole("radio", { name: /Khalifa/ }).check({ force: true });
    await page.getByRole("radio", { name: "Two players" }).check({ force: true });
    await page.getByRole("button", { name: "Start" }).click();
    const piece = page.locator(".strip.turn .tray-piece ordo-piece").first();
    const button = (await page.locator(".strip.turn .tray-piece").first().boundingBox()) ?? assert.fail();
    const cell = (await page.locator('ordo-board .cell[data-square="44"]').boundingBox()) ?? assert.fail();
    const at = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
    await page.mouse.move(button.x + 8, button.y + 8);
    await page.mouse.down();
    await page.mouse.move(at.x, at.y, { steps: 4 });
    await rendered(page);
    const box = (await piece.boundingBox()) ?? assert.fail();
    assert.ok(Math.abs(box.width - cell.width * 0.92) < 1, `${box.width} on a square of ${cell.width}`);
    assert.ok(Math.abs(box.x + box.width / 2 - at.x) < 1 && Math.abs(box.y + box.height / 2 - at.y) < 1);
    await page.mouse.up();
    await page.locator('ordo-board [data-square="44"].piece').waitFor();
  });
});
