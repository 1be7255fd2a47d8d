// Unit tests of the computer's time for a move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { limitsOf, replyDelay, timeForMove } from "./thinking-time.js";

test("without a clock, the computer has a fixed time", () => {
  const limits = limitsOf({ id: "20260102030405006123", level: 4, clock: null }, null);
  assert.deepEqual(limits, { level: 4, seed: 405006123, movetime: 1500 });
  assert.equal(replyDelay(null), 450);
  const other = limitsOf({ id: "20260102030405006124", level: 4, clock: null }, null);
  assert.notEqual(other.seed, limits.seed);
});

test("on the clock, it takes a share of its time and most of the increment", () => {
  assert.equal(timeForMove(60_100, 0), 2400);
  assert.equal(timeForMove(60_100, 2000), 3900);
  assert.ok(timeForMove(1_800_000, 0) <= 6000);
  const limits = limitsOf({ id: "7", level: 10, clock: { minutes: 1, increment: 2 } }, 60_100);
  assert.equal(limits.movetime, 3900);
  assert.equal(timeForMove(80, 0), 0);
});

for (const increment of [0, 2000]) {
  test(`it never runs out of time by its own choice, with an increment of ${increment} ms`, () => {
    let left = 180_000;
    for (let move = 0; move < 300; move++) {
      const spent = Math.max(timeForMove(left, increment), replyDelay(left)) + 5;
      assert.ok(left > 20 && spent < left, `move ${move}: ${spent} of ${left} ms`);
      left += increment - spent;
      if (left < 1000) return;
    }
  });
}
