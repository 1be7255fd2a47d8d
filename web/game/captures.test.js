// Unit tests of the captured pieces.
import assert from "node:assert/strict";
import { test } from "node:test";
import { capturesOf } from "./captures.js";

/** @param {number} white @param {number} black @returns {import("../engine/types.d.ts").Piece[]} */
const board = (white, black) => [
  ...Array.from({ length: white }, (_, i) => ({ square: `a${i}`, color: /** @type {const} */ ("w") })),
  ...Array.from({ length: black }, (_, i) => ({ square: `b${i}`, color: /** @type {const} */ ("b") })),
];

test("captures are counted from the standard start position", () => {
  assert.equal(capturesOf({}, board(20, 20), "w"), 0);
  assert.equal(capturesOf({}, board(20, 17), "w"), 3);
  assert.equal(capturesOf({ start: null }, board(15, 17), "b"), 5);
});

test("captures are counted from another start position, without mistaking its side to move for a piece", () => {
  const line = { start: "10/10/4b5/10/10/4w5/4w5/10 b" };
  assert.equal(capturesOf(line, board(2, 1), "w"), 0);
  assert.equal(capturesOf(line, board(2, 0), "w"), 1);
  assert.equal(capturesOf(line, board(1, 1), "b"), 1);
});
