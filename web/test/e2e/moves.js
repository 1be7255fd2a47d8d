// Helpers of several tests: choosing a game, making a move, reading the status.
import assert from "node:assert/strict";
import { drag, tap } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {Page} page
 * @param {{ game?: "stein" | "khalifa", mode: "computer" | "two", clock?: string, starter?: string, level?: number }}
 *   settings
 */
export async function choose(page, { game = "stein", mode, clock, starter, level }) {
  await page.getByRole("radio", { name: game === "stein" ? /Stein/ : /Khalifa/ }).check({ force: true });
  await page
    .getByRole("radio", { name: mode === "two" ? "Two players, one screen" : "Play the computer" })
    .check({ force: true });
  if (level) await page.getByRole("slider", { name: "Level" }).fill(String(level));
  if (clock) await page.getByRole("combobox", { name: "Clock" }).selectOption(clock);
  if (starter)
    await page.getByRole("group", { name: "Who starts" }).getByRole("radio", { name: starter }).check({ force: true });
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("ordo-board .cell").first().waitFor();
}

/** A path with a game in its fragment. @param {string} game @param {string[]} moves @param {string} [path] */
export const link = (game, moves, path = "/play") => `${path}#g=${game}&m=${moves.join(".")}`;

/**
 * Fills in the form to play from a position.
 * @param {Page} page
 * @param {{ opponent: string, level?: number, color?: string }} answer
 */
export async function playFrom(page, { opponent, level, color }) {
  await page.getByRole("button", { name: "Play from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Play from here" });
  await dialog.getByRole("radio", { name: opponent }).check({ force: true });
  if (level) await dialog.getByRole("slider", { name: "Level" }).fill(String(level));
  if (color) await dialog.getByRole("radio", { name: color }).check({ force: true });
  await dialog.getByRole("button", { name: "Start" }).click();
}

/** Plays on from an opened game, with two players. @param {Page} page */
export async function twoPlayers(page) {
  await playFrom(page, { opponent: "Two players, one screen" });
}

/**
 * Makes a move and waits until it is in the move list.
 * @param {Page} page
 * @param {string} move
 * @param {"tap" | "drag"} how
 */
export async function playMove(page, move, how) {
  const list = page.locator(".moves .move");
  const before = await list.count();
  const [run = "", to = ""] = move.split(/[-x]/);
  const [first = "", last] = run.split(":");
  if (how === "drag") await drag(page, ...[first, last ?? "", last ? besides(first, last, to) : to].filter(Boolean));
  else for (const square of [first, last ?? "", to].filter(Boolean)) await tap(page, square);
  await list.nth(before).waitFor();
  assert.equal(await list.nth(before).innerText(), move);
}

/**
 * The landing square of an ordo's last piece when the first lands on `to`.
 * @param {string} first
 * @param {string} last
 * @param {string} to
 */
function besides(first, last, to) {
  const code = (/** @type {number} */ i) => last.charCodeAt(i) + to.charCodeAt(i) - first.charCodeAt(i);
  return String.fromCharCode(code(0), code(1));
}

/** @param {Page} page */
export async function statusText(page) {
  return (await page.locator(".status").innerText()).replace(/\s+/g, " ");
}
