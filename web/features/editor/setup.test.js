// Unit tests of the editor's setups.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { STARTS, mirrored, put, setupOf, swapped, textOf } from "./setup.js";
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
