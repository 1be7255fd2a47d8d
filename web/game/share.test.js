// Unit tests of games as links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fragmentOf, inputOfFragment } from "./share.js";

test("a game round-trips through its link", () => {
  for (const input of /** @type {import("../engine/types.d.ts").GameInput[]} */ ([
    { game: "stein", moves: ["a3-a4", "a6:b6-a5"], options: {} },
    {
      game: "khalifa",
      start: "8/8/8/8/8/8/8/8 b",
      moves: ["3@45", "1@11"],
      options: { spacing: "adjacent", repetition: false },
    },
    { game: "khalifa", moves: ["45-47,12-22"], options: {} },
  ])) {
    assert.deepEqual(inputOfFragment(fragmentOf(input)), input);
    assert.deepEqual(inputOfFragment(encodeURI(fragmentOf(input))), input);
  }
});

test("a damaged link is rejected", () => {
  for (const text of [
    "",
    "#",
    "#g=chess",
    "#g=stein&m=a3 a4",
    "#g=stein&m=%",
    "#g=stein&m=<b>",
    `#g=stein&m=${"a3-a4.".repeat(20_000)}`,
    "#g",
    "#=&=&=",
  ]) {
    assert.equal(inputOfFragment(text), null, text.slice(0, 40));
  }
});
