// The rush: rising difficulty, three mistakes, three minutes. The page's clock is the test's.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { start, until } from "./browser.js";
import { axe } from "./axe.js";
import { rules, solverMoves, typeMove, wrongMove } from "./puzzles.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../engine/types.d.ts").PuzzleView} PuzzleView */

const app = await start();
after(() => app.stop());

const STATE = "document.querySelector('ordo-puzzle-rush')";

/** The puzzle on the board. @param {Page} page @returns {Promise<PuzzleView>} */
async function shown(page) {
  return rules.puzzle(/** @type {string} */ (await page.evaluate(`${STATE}.rush.puzzle.line`)));
}

/** Waits until a number of puzzles is done, while the clock runs. @param {Page} page @param {number} count */
async function done(page, count) {
  for (let i = 0; i < 50; i++) {
    if (await page.evaluate(`${STATE}.rush.results.length === ${count}`)) return;
    await page.clock.runFor(100);
  }
  assert.fail(`never ${count} puzzles`);
}

/** Solves the puzzle on the board. @param {Page} page */
async function solveShown(page) {
  const puzzle = await shown(page);
  for (const move of solverMoves(puzzle)) {
    for (let i = 0; i < 30 && !(await page.evaluate(`${STATE}.solver.canMove()`)); i++) await page.clock.runFor(100);
    await typeMove(page, move);
  }
}

/** @param {Page} page @param {string} path */
async function startRush(page, path) {
  await page.clock.install();
  await page.goto(app.url + path);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("ordo-board .cell").first().waitFor();
}

test("a rush gets harder, and ends after three mistakes", async () => {
  await app.visit("/healthz", async (page) => {
    await startRush(page, "/puzzles/rush?game=stein");
    await page.getByRole("timer", { name: /^Time left: [23]:/ }).waitFor();
    for (let count = 1; count <= 2; count++) {
      await solveShown(page);
      await done(page, count);
    }
    await page.getByText("2 solved").waitFor();
    for (let count = 3; count <= 5; count++) {
      const wrong = wrongMove(await shown(page), () => true) ?? assert.fail("every move is right");
      await typeMove(page, wrong.move);
      await page.locator(".status").getByText("Not this move.").waitFor();
      await done(page, count);
    }
    await page.getByRole("heading", { name: "2 puzzles solved" }).waitFor();
    await page.getByText("That was the third mistake.").waitFor();
    assert.equal(await page.locator(".puzzle-card").count(), 5);
    const ratings = (await page.locator(".puzzle-card .figures").allInnerTexts()).map(Number);
    assert.deepEqual(
      ratings,
      ratings.toSorted((a, b) => a - b),
    );
    await axe(page);
    await page.goto(`${app.url}/puzzles/progress`);
    await page.getByText("Best rush").waitFor();
    assert.equal(await page.locator(".progress-facts dd").last().innerText(), "2");
    await page.goto(`${app.url}/puzzles/rush`);
    await page.getByText("Your best: 2").waitFor();
  });
});

test("a rush ends after three minutes, and can be stopped before", async () => {
  await app.visit("/healthz", async (page) => {
    await startRush(page, "/puzzles/rush?game=khalifa");
    await page.clock.runFor(125_000);
    await page.getByRole("timer", { name: /^Time left: 0:5\d$/ }).waitFor();
    assert.match(await page.locator("#announcer").innerText(), /60 seconds left/);
    await axe(page);
    await page.clock.runFor(56_000);
    await page.getByText("The three minutes are over.").waitFor();
    await page.getByRole("button", { name: "Again" }).click();
    await page.getByRole("button", { name: "End the rush" }).click();
    await page.getByText("You ended the rush.").waitFor();
    await until(page, "document.activeElement.tagName === 'H1'");
  });
});
