// Unit tests of the texts for screen readers.
import assert from "node:assert/strict";
import { test } from "node:test";
import en from "../i18n/en/app.js";
import { useCatalogue } from "../i18n/i18n.js";
import { describe, selectionText } from "./board-text.js";

useCatalogue("en", en);

test("a selection is announced with its targets, captures and wins", () => {
  const move = (/** @type {string} */ to, captures = false, wins = false) => ({
    text: `e2-${to}`,
    from: ["e2"],
    to: [to],
    captures: captures ? [to] : [],
    wins,
  });
  assert.equal(
    selectionText(["e2"], [move("e3"), move("e4"), move("g4", true), move("e8", false, true)]),
    "e2 selected, 4 legal moves. Squares: e3 and e4. Captures: g4. Wins: e8.",
  );
  assert.equal(selectionText(["e2"], [move("e3")]), "e2 selected, 1 legal move. Squares: e3.");
  assert.equal(selectionText([], []), "Selection cleared.");
});

test("a run's targets are those of its first piece", () => {
  const ordo = { text: "c2:d2-c4", from: ["c2", "d2"], to: ["c4", "d4"], captures: [], wins: false };
  assert.equal(selectionText(["c2", "d2"], [ordo]), "c2 and d2 selected, 1 legal move. Squares: c4.");
});

test("a square is described with its piece and whether it is a target", () => {
  const nothing = { held: false, target: false, capture: false };
  assert.equal(describe({ square: "e4", piece: null, ...nothing, target: true }), "e4, empty, can move here");
  assert.equal(
    describe({ square: "g4", piece: { square: "g4", color: "b" }, ...nothing, target: true, capture: true }),
    "g4, black piece, can be captured",
  );
});
