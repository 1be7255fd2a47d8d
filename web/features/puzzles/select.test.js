// Unit tests of the choice of puzzles, and of addresses and graphs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOfPlace, addressOfPuzzle, placeOf } from "./address.js";
import { layOut } from "./graph-layout.js";
import { choosePuzzle, easiest } from "./select.js";
import { gameOfTheme, keyOfTheme } from "./themes.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */

/** @param {number} index @param {number | null} rating @returns {PuzzleEntry} */
const entry = (index, rating) => ({
  id: `s${index}`,
  game: "stein",
  rating,
  goal: "win",
  themes: [],
  moves: 2,
  line: "",
});
/** Puzzles with the ratings 400, 410, … 1590. */
const ENTRIES = Array.from({ length: 120 }, (_, index) => entry(index, 400 + 10 * index));
/** Numbers that cover the interval from 0 to 1. */
const NUMBERS = Array.from({ length: 20 }, (_, index) => index / 20);

test("puzzles near the rating that were never attempted", () => {
  const seen = new Map(ENTRIES.slice(0, 50).map(({ id }) => [id, 1]));
  for (const number of NUMBERS) {
    const chosen = choosePuzzle(ENTRIES, { rating: 1000, seen, random: () => number });
    assert.ok(chosen && Math.abs((chosen.rating ?? 0) - 1000) <= 75 && !seen.has(chosen.id), JSON.stringify(chosen));
  }
});

test("the range widens if there are few puzzles near the rating", () => {
  const seen = new Map();
  for (const number of NUMBERS) {
    const high = choosePuzzle(ENTRIES, { rating: 2100, seen, random: () => number });
    assert.ok((high?.rating ?? 0) >= 1500, JSON.stringify(high));
  }
  const few = [entry(1, 400), entry(2, 2000)];
  assert.equal(choosePuzzle(few, { rating: 900, seen, except: "s1" })?.id, "s2");
  assert.equal(choosePuzzle([], { rating: 900, seen }), null);
  assert.equal(choosePuzzle([entry(1, null)], { rating: 900, seen })?.id, "s1");
});

test("once all puzzles were attempted, those from long ago come again", () => {
  const seen = new Map(ENTRIES.map(({ id }, index) => [id, index]));
  for (const number of NUMBERS) {
    const again = choosePuzzle(ENTRIES, { rating: 900, seen, random: () => number });
    assert.ok((seen.get(again?.id ?? "") ?? Infinity) < 60, JSON.stringify(again));
  }
});

test("the easiest puzzles, new ones first", () => {
  const seen = new Map([["s0", 1]]);
  assert.deepEqual(
    easiest([...ENTRIES].reverse(), seen, 3).map(({ id }) => id),
    ["s1", "s2", "s3"],
  );
  assert.deepEqual(
    easiest(ENTRIES.slice(0, 2), seen, 3).map(({ id }) => id),
    ["s1", "s0"],
  );
});

test("addresses of puzzles, themes and pages", () => {
  const at = (/** @type {string} */ text) => placeOf(new URL(text, "http://ordo"));
  assert.deepEqual(at("/puzzles"), { kind: "near", id: "", theme: "", game: null });
  assert.deepEqual(at("/puzzles?game=khalifa"), { kind: "near", id: "", theme: "", game: "khalifa" });
  assert.deepEqual(at("/puzzles?theme=race&game=khalifa"), { kind: "near", id: "", theme: "race", game: "stein" });
  assert.deepEqual(at("/puzzles/s4k0zt9?theme=constructor"), { kind: "puzzle", id: "s4k0zt9", theme: "", game: null });
  for (const kind of ["daily", "rush", "themes", "progress", "missed"])
    assert.equal(at(`/puzzles/${kind}/`).kind, kind);
  assert.equal(addressOfPuzzle("s4k0zt9", "race"), "/puzzles/s4k0zt9?theme=race");
  assert.equal(addressOfPlace(at("/puzzles/s4k0zt9"), "khalifa"), "/puzzles?game=khalifa");
  assert.equal(addressOfPlace(at("/puzzles/rush"), "khalifa"), "/puzzles/rush?game=khalifa");
  assert.equal(gameOfTheme("only-defence"), "khalifa");
  assert.equal(keyOfTheme("ordo-in-one"), "ordoInOne");
});

test("the graph fits its ratings, with round numbers at the edges", () => {
  const { low, high, points } = layOut([900, 950, 930]);
  assert.deepEqual([low, high], [800, 1100]);
  assert.deepEqual(
    points.map(({ x, y }) => [x, Math.round(y)]),
    [
      [0, 93],
      [300, 70],
      [600, 79],
    ],
  );
  assert.deepEqual([layOut([1234, 1876]).low, layOut([1234, 1876]).high], [1200, 1900]);
});
