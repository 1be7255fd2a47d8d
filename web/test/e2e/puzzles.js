// Puzzles for the tests, chosen by query from the files of the app, and how a user solves them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { loadRules } from "../../engine/rules.js";
import { tap } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */
/** @typedef {import("../../engine/types.d.ts").PuzzleView} PuzzleView */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

const WEB = new URL("../../", import.meta.url);
export const rules = await loadRules(await readFile(new URL("engine/ordo.wasm", WEB)));

/** The files of the app. @type {Record<RuleSet, string>} */
export const DATA = {
  stein: await readFile(new URL("features/puzzles/data/stein.txt", WEB), "utf8"),
  khalifa: await readFile(new URL("features/puzzles/data/khalifa.txt", WEB), "utf8"),
};

/** The first puzzle of a game that fits. @param {RuleSet} game @param {(entry: PuzzleEntry) => boolean} fits */
export function pick(game, fits) {
  const entry = rules.puzzles({ data: DATA[game] }).find(fits) ?? assert.fail(`no such puzzle of ${game}`);
  return rules.puzzle(entry.line);
}

/** A puzzle of Stein's game with two moves to find. */
export const TWO_MOVES = pick("stein", ({ moves, goal }) => moves === 2 && goal === "win");

/** The solver's moves. @param {PuzzleView} puzzle */
export const solverMoves = ({ solution }) => solution.filter((_, index) => index % 2 === 0);

/**
 * A wrong first move with its refutation.
 * @param {PuzzleView} puzzle
 * @param {(refutation: string[], move: string) => boolean} [fits]
 */
export function wrongMove(puzzle, fits = (refutation) => refutation.length > 0) {
  for (const move of legalMoves(puzzle)) {
    const verdict = rules.judgePuzzle({ line: puzzle.entry.line, found: 0 }, move);
    if (verdict.verdict === "wrong" && fits(verdict.refutation, verdict.move.text)) {
      return { move: verdict.move.text, refutation: verdict.refutation };
    }
  }
  return null;
}

/** Legal moves; in Khalifa's game those of one step. @param {PuzzleView} puzzle @returns {string[]} */
function legalMoves({ entry, position }) {
  const input = { game: entry.game, start: position, moves: [] };
  if (entry.game === "stein") return rules.view(input).moves.map(({ text }) => text);
  const { targets } = rules.steps(input, []);
  const sign = rules.view(input).phase === "placing" ? "@" : "-";
  return Object.entries(targets).flatMap(([from, squares]) => squares.map((to) => `${from}${sign}${to}`));
}

/** Makes a move by tapping. @param {Page} page @param {string} move */
export async function makeMove(page, move) {
  const placed = /^(\d)@(\d\d)$/.exec(move);
  if (placed) {
    await page
      .getByRole("button", { name: `Size ${placed[1]}` })
      .and(page.locator(":enabled"))
      .click();
    return tap(page, placed[2] ?? "");
  }
  const steps = move.split(",");
  for (const step of steps) {
    const [run = "", to = ""] = step.split(/[-x]/);
    const [first = "", last = ""] = run.split(":");
    for (const square of [first, last, to].filter(Boolean)) await tap(page, square);
  }
  // A turn of one step that does not win is ended by hand.
  const end = page.getByRole("button", { name: "End turn" });
  if (/^\d/.test(move) && steps.length === 1 && (await end.count())) await end.click();
}

/** Waits for the headline or the text of the status. @param {Page} page @param {string | RegExp} text */
export async function waitForStatus(page, text) {
  await page.locator(".status").getByText(text).first().waitFor();
}

/**
 * Solves a puzzle by tapping.
 * @param {Page} page
 * @param {PuzzleView} puzzle
 * @param {number} [found] moves that were found already
 */
export async function solve(page, puzzle, found = 0) {
  for (const [index, move] of solverMoves(puzzle).entries()) {
    if (index < found) continue;
    if (index) await page.locator(`.puzzle-dots li.found:nth-child(${index})`).waitFor();
    if (index) await waitForStatus(page, /: \S+\.$/);
    await makeMove(page, move);
  }
  await waitForStatus(page, /^Solved/);
}

/** Makes a typed move. @param {Page} page @param {string} move */
export async function typeMove(page, move) {
  const isFocused = await page.evaluate("document.activeElement?.id === 'typed-move'");
  if (!isFocused) await page.keyboard.press("/");
  await page.keyboard.type(move);
  await page.keyboard.press("Enter");
}
