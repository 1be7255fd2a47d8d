// Unit tests of the user's progress: ratings, statistics, reading and exporting it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withAttempt, withRush } from "./attempts.js";
import { dayOf, emptyProgress, readProgress, seenIn, solvedIn } from "./progress.js";
import { attemptsOf, bestRush, exportText, statisticsOf } from "./statistics.js";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 18, 12);
const puzzle = (/** @type {string} */ id, /** @type {number | null} */ rating = 900) =>
  /** @type {const} */ ({ id, game: id.startsWith("k") ? "khalifa" : "stein", rating });

test("a solved puzzle raises the rating of its game, and is rated once", () => {
  const first = withAttempt(emptyProgress(), puzzle("s1"), 1, NOON);
  assert.ok(first.ratings.stein.rating > 900);
  assert.equal(first.ratings.khalifa.rating, 900);
  assert.equal(first.attempts[0]?.rating, Math.round(first.ratings.stein.rating));
  const second = withAttempt(first, puzzle("s1"), 0, NOON + 1);
  assert.deepEqual(second.ratings, first.ratings);
  assert.deepEqual(second.attempts[1], { id: "s1", at: NOON + 1, score: 0 });
  assert.deepEqual(withAttempt(first, puzzle("s2", null), 1, NOON), first);
});

test("the rating converges to the level of the user, and the deviation has a floor", () => {
  let progress = emptyProgress();
  for (let i = 0; i < 200; i++) {
    const rating = 600 + ((i * 37) % 900);
    progress = withAttempt(progress, puzzle(`s${i}`, rating), rating < 1100 ? 1 : 0, NOON + i);
  }
  const { rating, deviation } = progress.ratings.stein;
  assert.ok(Math.abs(rating - 1100) < 100, String(rating));
  assert.ok(deviation >= 45 && deviation < 80, String(deviation));
});

test("streaks and days in a row", () => {
  const attempt = (/** @type {number} */ days, /** @type {number} */ score) => ({
    id: "s1",
    at: NOON - days * DAY,
    score,
  });
  const attempts = [
    attempt(5, 1),
    attempt(3, 1),
    attempt(2, 1),
    attempt(1, 1),
    attempt(1, 0.5),
    attempt(0, 0),
    attempt(0, 1),
  ];
  assert.deepEqual(statisticsOf(attempts, NOON), { attempted: 7, solved: 5, streak: 1, best: 4, days: 4 });
  assert.equal(statisticsOf(attempts, NOON + DAY).days, 4, "today is not over yet");
  assert.equal(statisticsOf(attempts, NOON + 2 * DAY).days, 0);
  assert.deepEqual(statisticsOf([], NOON), { attempted: 0, solved: 0, streak: 0, best: 0, days: 0 });
});

test("attempts by game, and the puzzles that were seen and solved", () => {
  let progress = withAttempt(emptyProgress(), puzzle("s1"), 1, NOON);
  progress = withAttempt(progress, puzzle("k1"), 0, NOON + 1);
  progress = withAttempt(progress, puzzle("s1"), 0, NOON + 2);
  assert.deepEqual(
    attemptsOf(progress, "khalifa").map(({ id }) => id),
    ["k1"],
  );
  assert.deepEqual(
    [...seenIn(progress)],
    [
      ["s1", NOON + 2],
      ["k1", NOON + 1],
    ],
  );
  assert.deepEqual([...solvedIn(progress)], ["s1"]);
});

test("the best rush of each game", () => {
  let progress = emptyProgress();
  assert.equal(bestRush(progress, "stein"), null);
  for (const solved of [3, 8, 5]) progress = withRush(progress, "stein", solved, NOON);
  assert.equal(bestRush(progress, "stein"), 8);
  assert.equal(bestRush(progress, "khalifa"), null);
});

test("saved progress is read back, and damaged parts are dropped", () => {
  const progress = withRush(withAttempt(emptyProgress(), puzzle("k1"), 1, NOON), "khalifa", 4, NOON);
  assert.deepEqual(readProgress(JSON.parse(JSON.stringify({ ...progress, game: "khalifa" }))), {
    ...progress,
    game: "khalifa",
  });
  for (const broken of [null, 7, "x", [], { attempts: 1, ratings: { stein: { rating: "9" } }, rushes: [] }])
    assert.deepEqual(readProgress(broken), emptyProgress());
  const partly = { attempts: [{ id: "s1", at: NOON, score: 2 }, { id: "s2", at: NOON, score: 0 }, null] };
  assert.deepEqual(readProgress(partly).attempts, [{ id: "s2", at: NOON, score: 0 }]);
});

test("the export has everything, and days are those of UTC", () => {
  const progress = withAttempt(emptyProgress(), puzzle("s1"), 1, NOON);
  const { format, version, exported, attempts, ratings } = JSON.parse(exportText(progress, NOON));
  assert.deepEqual([format, version, exported], ["ordo-puzzle-progress", 1, "2026-11-18T12:00:00.000Z"]);
  assert.deepEqual([attempts, ratings], [progress.attempts, progress.ratings]);
  assert.equal(dayOf(Date.UTC(2026, 10, 18, 23, 59)), "2026-11-18");
});
