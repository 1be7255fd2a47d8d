// Unit tests of the clock text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText } from "./clock.js";

test("clock times are formatted", () => {
  assert.equal(clockText(300_000), "5:00");
  assert.equal(clockText(61_001), "1:02");
  assert.equal(clockText(9_400), "9.4");
  assert.equal(clockText(0), "0.0");
  assert.equal(clockText(3_661_000), "1:01:01");
});
