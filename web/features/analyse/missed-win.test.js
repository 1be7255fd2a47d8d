// Unit tests of the search for missed wins.
import assert from "node:assert/strict";
import { test } from "node:test";
import { candidates } from "./missed-win.js";
import { Tree } from "./tree.js";

/**
 * A game with evaluations after each move, the first at the start, and annotations.
 * @param {string[]} scores @param {Record<number, number>} nags by ply
 */
function reviewed(scores, nags) {
  const moves = scores.slice(1).map((_, index) => `a${index + 1}-b1`);
  const tree = Tree.ofGame({ game: "stein", moves });
  for (const [index, node] of [tree.root, ...tree.mainLine()].entries()) {
    node.eval = scores[index] ?? "";
    const nag = nags[index];
    if (nag) node.nags = [nag];
  }
  return tree;
}

/** @param {Tree} tree @param {"w" | "b"} side */
const plies = (tree, side) => candidates(tree, side).map(({ ply }) => ply);

test("the moves with which a side gave a win away, proved wins first", () => {
  const tree = reviewed(["0.00", "0.00", "2.00", "0.10", "#4", "0.00", "#2", "-0.50", "3.00", "#-3", "#-2"], {
    3: 2,
    5: 4,
    7: 4,
    9: 4,
  });
  assert.deepEqual(plies(tree, "w"), [7, 5, 9, 3]);
  assert.deepEqual(plies(tree, "b"), []);
});

test("neither a win that was kept nor a loss in an even position counts", () => {
  const kept = reviewed(["0.00", "0.00", "#3", "#2"], {});
  assert.deepEqual(plies(kept, "w"), []);
  const even = reviewed(["0.00", "0.10", "0.20", "-2.00"], { 3: 4 });
  assert.deepEqual(plies(even, "w"), []);
  const black = reviewed(["0.00", "#-2", "1.00"], { 2: 4 });
  assert.deepEqual(plies(black, "b"), [2]);
});

test("at most six positions are tried", () => {
  const scores = Array.from({ length: 21 }, (_, index) => (index % 2 ? "0.00" : "#5"));
  const nags = Object.fromEntries(scores.map((_, index) => [index, 4]));
  assert.equal(plies(reviewed(scores, nags), "w").length, 6);
});
