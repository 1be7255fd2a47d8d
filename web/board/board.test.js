// Unit tests of the board's geometry, selection and animations.
import assert from "node:assert/strict";
import { test } from "node:test";
import { between, landing, moveText, groupOf, pointOf, rowsSeenFrom, runBetween, squareAt } from "./geometry.js";
import { NONE, isClearPath, moveTo, tapped } from "./selection.js";
import { changes } from "./changes.js";

/** @typedef {import("../engine/types.d.ts").Piece} Piece */

/** @param {string} color @param {string} squares @returns {Piece[]} */
const side = (color, squares) => squares.split(" ").map((square) => ({ square, color: color === "w" ? "w" : "b" }));

test("squares have the names of their game", () => {
  assert.equal(squareAt("stein", 4, 3), "e4");
  assert.equal(squareAt("khalifa", 3, 2), "34");
  for (const game of /** @type {const} */ (["stein", "khalifa"])) {
    for (const square of rowsSeenFrom(game, "w").flat()) {
      const { x, y } = pointOf(game, square);
      assert.equal(squareAt(game, x, y), square);
    }
  }
});

test("each side sees its own home row at the bottom, from left to right", () => {
  assert.equal(rowsSeenFrom("stein", "w")[7]?.join(" "), "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1");
  assert.equal(rowsSeenFrom("stein", "b")[7]?.join(" "), "j8 i8 h8 g8 f8 e8 d8 c8 b8 a8");
  assert.equal(rowsSeenFrom("khalifa", "b")[0]?.[0], "18");
});

test("a run is unbroken and straight", () => {
  const own = new Set(["a3", "b3", "c3", "e3", "c4"]);
  assert.deepEqual(runBetween("stein", own, "c3", "a3"), ["a3", "b3", "c3"]);
  assert.deepEqual(runBetween("stein", own, "c4", "c3"), ["c3", "c4"]);
  assert.equal(runBetween("stein", own, "a3", "e3"), null);
  assert.equal(runBetween("stein", own, "b3", "c4"), null);
});

test("a run lands with its nearest piece on the target, or not at all", () => {
  assert.deepEqual(landing("stein", ["a3", "b3"], "b5"), ["a5", "b5"]);
  assert.deepEqual(landing("stein", ["a3", "b3"], "c3"), ["b3", "c3"]);
  assert.deepEqual(landing("stein", ["e3"], "e3"), ["e3"]);
  assert.equal(landing("stein", ["a3", "a4"], "a8")?.join(), "a7,a8");
  assert.equal(landing("khalifa", ["11", "12"], "21")?.join(), "21,22");
});

test("squares between two squares of a line", () => {
  assert.deepEqual(between("stein", "a1", "d4"), ["b2", "c3"]);
  assert.deepEqual(between("stein", "d4", "d5"), []);
  assert.equal(between("stein", "a1", "b3"), null);
});

test("moves are written in notation", () => {
  assert.equal(moveText(["a3"], ["b4"], true), "a3xb4");
  assert.equal(moveText(["a3", "b3"], ["a5", "b5"], false), "a3:b3-a5");
});

test("a group has edges between neighbours and components, largest first", () => {
  const { edges, parts } = groupOf("stein", [...side("w", "a1 b2 c2 j8"), ...side("b", "b1")], "w");
  assert.deepEqual(edges.map(({ a, b }) => a + b).sort(), ["a1b2", "b2c2"]);
  assert.deepEqual(
    parts.map((part) => part.length),
    [3, 1],
  );
  const wrapped = groupOf("stein", side("w", "j1 a2"), "w");
  assert.equal(wrapped.edges.length, 0);
});

test("taps select one piece, a run, one piece of it, a longer run, another piece, or nothing", () => {
  const own = new Set(["a3", "b3", "c3", "c4", "j1"]);
  const tap = (/** @type {typeof NONE} */ held, /** @type {string} */ square) =>
    tapped("stein", held, square, own, true);
  const first = tap(NONE, "a3");
  assert.deepEqual(first.run, ["a3"]);
  const pair = tap(first, "b3");
  assert.deepEqual(pair.run, ["a3", "b3"]);
  assert.deepEqual(tap(pair, "c3").run, ["a3", "b3", "c3"]);
  assert.deepEqual(tap(pair, "b3").run, ["b3"]);
  assert.deepEqual(tap(pair, "j1").run, ["j1"]);
  assert.deepEqual(tap(first, "a3"), NONE);
  assert.deepEqual(tapped("stein", first, "b3", own, false).run, ["b3"]);
});

test("a pointed-at square gives a legal or an illegal move", () => {
  const moves = [{ text: "a3:b3-a4", from: ["a3", "b3"], to: ["a4", "b4"], captures: [], wins: false }];
  assert.equal(moveTo("stein", moves, ["a3", "b3"], "b4")?.move?.text, "a3:b3-a4");
  assert.equal(moveTo("stein", moves, ["a3", "b3"], "b5")?.move, null);
  assert.equal(moveTo("stein", moves, ["a3"], "a4")?.move, null);
});

test("only unobstructed straight moves are previewed", () => {
  const pieces = [...side("w", "a3 b3 d3"), ...side("b", "a6 c3")];
  assert.ok(isClearPath("stein", pieces, ["a3"], ["a6"]));
  assert.ok(!isClearPath("stein", pieces, ["a3"], ["a7"]));
  assert.ok(!isClearPath("stein", pieces, ["a3"], ["b5"]));
  assert.ok(isClearPath("stein", pieces, ["a3", "b3"], ["a5", "b5"]));
  assert.ok(!isClearPath("stein", pieces, ["a3", "b3"], ["a6", "b6"]));
  assert.ok(!isClearPath("stein", pieces, ["a3", "b3"], ["b3", "c3"]));
});

test("moves slide, captured pieces fade, and another position is not animated", () => {
  const before = [...side("w", "a3 b3 j1"), ...side("b", "c5")];
  const ordo = changes("stein", before, [...side("w", "a5 b5 j1"), ...side("b", "c5")]);
  assert.deepEqual(
    ordo.slides.map(({ from, piece }) => from + piece.square),
    ["a3a5", "b3b5"],
  );
  const capture = changes("stein", before, side("w", "a3 c5 j1"));
  assert.deepEqual(
    capture.slides.map(({ from, piece }) => from + piece.square),
    ["b3c5"],
  );
  assert.deepEqual(
    capture.gone.map((piece) => piece.color),
    ["b"],
  );
  const row = "a b c d e f g h i j".split(" ");
  const far = changes(
    "stein",
    side("w", row.map((x) => `${x}1 ${x}2`).join(" ")),
    side("w", row.map((x) => `${x}5 ${x}6`).join(" ")),
  );
  assert.deepEqual(far, { slides: [], gone: [], fresh: [] });
});
