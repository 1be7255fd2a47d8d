// Unit tests of the status line of a puzzle.
import assert from "node:assert/strict";
import { test } from "node:test";
import app from "../../i18n/en/app.js";
import puzzles from "../../i18n/en/puzzles.js";
import { useCatalogue } from "../../i18n/i18n.js";
import { statusOf } from "./status.js";

useCatalogue("en", { ...app, ...puzzles });

/** @type {import("./status.js").PuzzleState} */
const START = {
  state: "solving",
  puzzle: { turn: "w", solution: ["a1-a2", "b7-b6", "a2-a8"], entry: { goal: "win", moves: 2 } },
  found: 0,
  moves: [],
  wrong: null,
  score: 1,
  remark: "",
  prompt: "",
};

test("the user's turn, a reason, the middle of a turn, a reply", () => {
  assert.deepEqual(statusOf(START), { kind: "", headline: "", text: "Your turn." });
  assert.equal(statusOf({ ...START, remark: "No." }).text, "No.");
  assert.equal(statusOf({ ...START, prompt: "Go on." }).text, "Go on.");
  assert.equal(statusOf({ ...START, state: "replying", found: 1 }).headline, "Right!");
  const after = statusOf({ ...START, found: 1, moves: ["a1-a2", "b7-b6"] });
  assert.deepEqual(after, { kind: "right", headline: "Right!", text: "Black: b7-b6." });
});

test("a wrong move names its refutation", () => {
  const wrong = { ...START, state: /** @type {const} */ ("refuted"), wrong: { move: "a1-b1", refutation: ["b7xb1"] } };
  assert.equal(statusOf(wrong).text, "a1-b1 does not win: Black answers b7xb1.");
  assert.equal(statusOf({ ...wrong, wrong: { move: "a1-b1", refutation: [] } }).text, "a1-b1 loses the game.");
  const hold = { ...START.puzzle, entry: /** @type {const} */ ({ goal: "hold", moves: 1 }) };
  assert.equal(statusOf({ ...wrong, puzzle: hold }).text, "a1-b1 loses: Black answers b7xb1.");
});

test("the end: solved, solved with help, the solution", () => {
  assert.equal(statusOf({ ...START, state: "solved" }).headline, "Solved!");
  assert.equal(statusOf({ ...START, state: "solved", score: 0.5 }).headline, "Solved, with help.");
  assert.equal(statusOf({ ...START, state: "shown", score: 0 }).text, "Solution: a1-a2 b7-b6 a2-a8");
});
