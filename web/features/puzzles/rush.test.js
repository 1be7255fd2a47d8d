// Unit tests of the rush, with a clock of their own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_MISTAKES, RUSH_TIME, Rush } from "./rush.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */

/** @param {string} id @param {number | null} rating @returns {PuzzleEntry} */
const entry = (id, rating) => ({ id, game: "stein", rating, goal: "win", themes: [], moves: 1, line: "" });
const ENTRIES = Array.from({ length: 300 }, (_, index) => entry(`s${index}`, 400 + 5 * index));

/** A rush with a clock that the test moves. @param {PuzzleEntry[]} [entries] */
function rushOf(entries = ENTRIES) {
  const clock = { now: 5000 };
  let draws = 0;
  const rush = new Rush(entries, { now: () => clock.now, random: () => (draws++ * 0.37) % 1 });
  return { rush, clock };
}

test("the difficulty rises, and no puzzle comes twice", () => {
  const { rush } = rushOf();
  rush.start();
  const first = rush.puzzle?.rating ?? 0;
  assert.ok(first < 450, String(first));
  for (let i = 0; i < 25; i++) rush.answer(true);
  const ratings = rush.results.map(({ entry }) => entry.rating ?? 0);
  assert.deepEqual(
    ratings,
    ratings.toSorted((a, b) => a - b),
  );
  assert.ok((ratings.at(-1) ?? 0) > first + 800, ratings.join());
  assert.equal(new Set(rush.results.map(({ entry }) => entry.id)).size, 25);
  assert.equal(rush.solved, 25);
});

test("three mistakes end a rush", () => {
  const { rush } = rushOf();
  rush.start();
  for (const isSolved of [true, false, true, false]) rush.answer(isSolved);
  assert.equal(rush.ended, "");
  rush.answer(false);
  assert.deepEqual([rush.ended, rush.solved, rush.mistakes, rush.puzzle], ["mistakes", 2, MOST_MISTAKES, null]);
  rush.answer(true);
  assert.equal(rush.results.length, 5);
});

test("the time ends a rush, and an answer after that does not count", () => {
  const { rush, clock } = rushOf();
  assert.equal(rush.left(), RUSH_TIME);
  rush.start();
  clock.now += 60_000;
  assert.equal(rush.left(), 120_000);
  rush.answer(true);
  assert.equal(rush.tick(), false);
  clock.now += 120_000;
  rush.answer(true);
  assert.deepEqual([rush.ended, rush.solved, rush.left()], ["time", 1, 0]);
  assert.equal(rush.tick(), true);
});

test("a rush ends without harder puzzles, and when it is stopped", () => {
  const { rush } = rushOf([entry("s1", 500), entry("s2", 600), entry("s3", null)]);
  rush.start();
  rush.answer(true);
  if (!rush.ended) rush.answer(true);
  assert.equal(rush.ended, "puzzles");
  const other = rushOf().rush;
  other.start();
  other.stop();
  assert.deepEqual([other.ended, other.puzzle], ["stopped", null]);
});
