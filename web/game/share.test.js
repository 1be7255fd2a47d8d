// Unit tests of games as links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loserOf } from "./match.js";
import { fragmentOf, inputOfFragment, reviewAddress } from "./share.js";

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

test("the review knows which side the user lost with", () => {
  const input = { game: /** @type {const} */ ("stein"), moves: [] };
  assert.equal(reviewAddress(input, null), "/analyse?review=1#g=stein");
  assert.equal(reviewAddress(input, "b"), "/analyse?review=1&lost=b#g=stein");
  const ended = (/** @type {"w" | "b" | null} */ winner) => ({ winner, reason: { code: "outcome.resignation" } });
  assert.equal(loserOf({ mode: "computer", human: "w", ended: ended("b") }), "w");
  assert.equal(loserOf({ mode: "computer", human: "w", ended: ended("w") }), null);
  assert.equal(loserOf({ mode: "two", human: "w", ended: ended("w") }), "b");
  assert.equal(loserOf({ mode: "two", human: "w", ended: ended(null) }), null);
  assert.equal(loserOf({ mode: "two", human: "w", ended: null }), null);
});
