// Unit tests of the editor's setups.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { STARTS, copied, dragged, mirrored, put, setupOf, swapped, textOf } from "./setup.js";
import { loadRules } from "../../engine/rules.js";

const rules = await loadRules(await readFile(new URL("../../engine/ordo.wasm", import.meta.url)));

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  test(`${game}: setups round-trip through their text`, async () => {
    const data = await readFile(
      new URL(`../../../crates/ordo-rules/tests/data/${game}/positions.jsonl`, import.meta.url),
      "utf8",
    );
    const texts = [
      STARTS[game],
      ...data
        .trim()
        .split("\n")
        .slice(0, 100)
        .map((line) => JSON.parse(line).position),
    ];
    for (const text of texts) {
      const setup = setupOf(game, text);
      assert.ok(setup, text);
      assert.equal(textOf(setup), rules.check(game, text).position);
      assert.equal(textOf(swapped(swapped(setup))), textOf(setup));
      assert.equal(textOf(mirrored(mirrored(setup))), textOf(setup));
      assert.equal(rules.check(game, textOf(mirrored(setup))).reasons.length, 0);
    }
    for (const bad of [
      "",
      "w",
      "10/10 w",
      STARTS[game].replace(" w", " x"),
      STARTS[game].replace("/", "//"),
      "9".repeat(90),
    ]) {
      assert.equal(setupOf(game, bad), null, bad);
    }
  });
}

test("a tap puts or removes a piece, and each Khalifa piece exists once", () => {
  const empty = { game: /** @type {const} */ ("khalifa"), pieces: [], turn: /** @type {const} */ ("w") };
  const two = /** @type {const} */ ({ color: "w", size: 2 });
  const one = put(empty, "34", two, true);
  assert.deepEqual(one.pieces, [{ square: "34", color: "w", size: 2 }]);
  assert.deepEqual(put(one, "56", two, true).pieces, [{ square: "56", color: "w", size: 2 }]);
  assert.deepEqual(put(one, "34", two, true).pieces, []);
  assert.deepEqual(put(one, "34", two, false).pieces, one.pieces);
  assert.deepEqual(put(one, "34", null, true).pieces, []);
});

test("the editor gets every reason: a piece on two squares breaks K1, K3 and K4", () => {
  assert.deepEqual(
    rules.check("khalifa", "8/8/8/8/8/3B1B2/8/8 b").reasons.map(({ rule }) => rule),
    ["K1", "K3", "K4"],
  );
});

test("a dragged piece replaces the one it is dropped on, and is removed off the board", () => {
  const setup = setupOf("stein", "10/10/10/10/10/wb8/10/10 w");
  assert.ok(setup);
  assert.equal(textOf(dragged(setup, "a3", "c4")), "10/10/10/10/2w7/1b8/10/10 w");
  assert.equal(textOf(dragged(setup, "a3", "b3")), "10/10/10/10/10/1w8/10/10 w");
  assert.equal(textOf(dragged(setup, "a3", null)), "10/10/10/10/10/1b8/10/10 w");
  assert.equal(textOf(dragged(setup, "j8", "a1")), textOf(setup));
});

test("White's set-up is copied to Black, mirrored or rotated", () => {
  const setup = setupOf("stein", "10/10/10/10/10/ww7b/w9/10 b");
  assert.ok(setup);
  assert.equal(textOf(copied(setup, "mirrored")), "10/b9/bb8/10/10/ww8/w9/10 b");
  assert.equal(textOf(copied(setup, "rotated")), "10/9b/8bb/10/10/ww8/w9/10 b");
  const start = setupOf("stein", STARTS.stein);
  assert.ok(start);
  const white = start.pieces.filter(({ color }) => color === "w");
  for (const how of /** @type {const} */ (["mirrored", "rotated"])) {
    assert.equal(textOf(copied({ ...start, pieces: white }, how)), STARTS.stein, how);
  }
  const sized = setupOf("khalifa", "8/8/8/8/8/3B4/8/A7 w");
  assert.ok(sized);
  assert.equal(textOf(copied(sized, "rotated")), "7a/8/4b3/8/8/3B4/8/A7 w");
});

test("where a copy would meet White, White stays", () => {
  const setup = setupOf("stein", "w9/10/10/10/10/10/10/w9 w");
  assert.ok(setup);
  assert.equal(textOf(copied(setup, "mirrored")), "w9/10/10/10/10/10/10/w9 w");
});
