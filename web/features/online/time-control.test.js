// Unit tests of time controls.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CLOCKS, QUICK_CLOCKS, isClock, kindOf, speedOf } from "./time-control.js";

test("time controls are real time, days per move, or none; others are refused", () => {
  for (const kind of /** @type {const} */ (["none", "live", "days"]))
    for (const clock of CLOCKS[kind]) {
      assert.ok(isClock(clock), clock);
      assert.equal(kindOf(clock), kind);
    }
  assert.ok(QUICK_CLOCKS.every(isClock));
  for (const wrong of ["", "0+0", "181+0", "5+181", "0d", "15d", "5", "d", null])
    assert.ok(!isClock(wrong), `${wrong}`);
});

test("the increment counts for forty moves in the speed of a game", () => {
  assert.deepEqual(["3+2", "5+3", "5+5", "10+5", "30+0", "30+20"].map(speedOf), [
    "blitz",
    "blitz",
    "rapid",
    "rapid",
    "classical",
    "classical",
  ]);
});
