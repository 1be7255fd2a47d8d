// Unit tests of the rating system.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rate } from "./glicko2.js";

const PLAYER = { rating: 1500, deviation: 200, volatility: 0.06 };

test("the example of Glickman's paper", () => {
  const { rating, deviation, volatility } = rate(PLAYER, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  assert.equal(rating.toFixed(2), "1464.05"); // 1464.06 in the paper, which rounds in between
  assert.ok(Math.abs(rating - 1464.06) < 0.02);
  assert.equal(deviation.toFixed(2), "151.52");
  assert.equal(volatility.toFixed(5), "0.06000"); // 0.05999 in the paper
  assert.ok(Math.abs(volatility - 0.05999) < 0.00001);
});

test("a period without games only raises the deviation", () => {
  const after = rate(PLAYER, []);
  assert.equal(after.rating, 1500);
  assert.equal(after.volatility, 0.06);
  assert.ok(after.deviation > 200 && after.deviation < 201, String(after.deviation));
});

test("a surprising series of results raises the volatility", () => {
  const steady = { rating: 1500, deviation: 50, volatility: 0.06 };
  const results = Array.from({ length: 20 }, () => ({ rating: 1900, deviation: 30, score: 1 }));
  const after = rate(steady, results);
  assert.ok(after.volatility > 0.06, String(after.volatility));
  assert.ok(after.rating > 1600, String(after.rating));
  assert.ok(after.deviation < 50);
});

test("a win raises the rating, a loss lowers it, and a hard puzzle counts more", () => {
  const against = (/** @type {number} */ rating, /** @type {number} */ score) =>
    rate(PLAYER, [{ rating, deviation: 60, score }]).rating;
  assert.ok(against(1500, 1) > 1500 && against(1500, 0) < 1500);
  assert.ok(against(1800, 1) > against(1500, 1));
  assert.ok(against(1200, 0) < against(1500, 0));
  assert.equal(against(1500, 0.5), 1500);
});
