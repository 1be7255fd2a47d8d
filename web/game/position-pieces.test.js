// Unit tests of reading positions for pictures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { piecesOf } from "./position-pieces.js";
import { STARTS } from "./pictures.js";

test("Stein's positions: rows from 8 to 1, numbers of empty squares up to ten", () => {
  assert.deepEqual(piecesOf("stein", "10/9b/w9/10/10/10/10/3w6 b"), [
    { square: "j7", color: "b" },
    { square: "a6", color: "w" },
    { square: "d1", color: "w" },
  ]);
  assert.equal(STARTS.stein.length, 40);
});

test("Khalifa's positions: row before column, capitals are White's sizes", () => {
  assert.deepEqual(piecesOf("khalifa", "8/8/8/5b1C/8/8/8/A7 w"), [
    { square: "56", color: "b", size: 2 },
    { square: "58", color: "w", size: 3 },
    { square: "11", color: "w", size: 1 },
  ]);
  assert.deepEqual(piecesOf("khalifa", "8/8/8/8/8/8/8/8 w"), []);
});
