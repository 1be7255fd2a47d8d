// Helpers of the tests of the analysis page.
import { until } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

/** Three moves of Stein's game. */
export const STEIN = ["e3-e4", "e6-e5", "j3-j4"];

/** The moves of the list, in its order. @param {Page} page */
export const moves = (page) => page.locator(".move-tree .move").allInnerTexts();

/** The current move. @param {Page} page */
export const current = (page) => page.locator(".move-tree .move[aria-current]").innerText();

/** Waits until the address matches the given form and everything is saved. @param {Page} page @param {RegExp} form */
export async function address(page, form) {
  await page.waitForURL((url) => form.test(url.hash));
  await until(page, "document.querySelector('ordo-analyse').isSaved()");
}

/** Turns the engine off, which would slow the other tests down. @param {Page} page */
export async function withoutEngine(page) {
  await page.getByRole("switch", { name: "Engine" }).uncheck();
}

/** Opens a text in the dialog. @param {Page} page @param {string} text */
export async function openText(page, text) {
  await page.getByRole("button", { name: "Open a game" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
}

/** Chooses an action of the menu. @param {Page} page @param {string | RegExp} name */
export async function choose(page, name) {
  await openMenu(page);
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

/** @param {Page} page */
export async function openMenu(page) {
  await page.locator(".controls").getByRole("button", { name: "Menu" }).click();
}
