// Unit tests of bidirectional text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isolate } from "./bidi.js";

test("a right-to-left name does not reorder the sentence around it", () => {
  assert.equal(isolate("Zoë 王 1"), "Zoë 王 1");
  for (const name of ["דוד", "محمد", "Ada عدا", "\u{1e900}\u{1e901}"])
    assert.equal(isolate(name), `\u2068${name}\u2069`);
});
