// Unit tests of proved results in scores and reviews.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadRules } from "../../engine/rules.js";
import { judgement, review } from "./review.js";
import { provedScore } from "./score.js";
import { Tree } from "./tree.js";

const rules = await loadRules(await readFile(new URL("../../engine/ordo.wasm", import.meta.url)));
rules.loadTables(await readFile(new URL("../../../crates/ordo-tables/data/small.pack", import.meta.url)));

test("records count wins in moves, from White’s point of view", () => {
  assert.equal(provedScore({ value: "win", plies: 17 }, "w"), "#9");
  assert.equal(provedScore({ value: "win", plies: 1 }, "b"), "#-1");
  assert.equal(provedScore({ value: "loss", plies: 4 }, "b"), "#2");
  assert.equal(provedScore({ value: "loss", plies: 16 }, "w"), "#-8");
  assert.equal(provedScore({ value: "draw", plies: null }, "b"), "0.00");
});

/** An engine that must not be asked. @type {import("../../engine/types.d.ts").Engine} */
const noEngine = {
  search: () => assert.fail("the tables have all positions"),
  stop: () => {},
  close: () => {},
};

test("a move that gives away a proved win is a blunder, and the winning line is added", async () => {
  const start = "2b7/1b8/10/10/10/10/w9/w9 w";
  const tree = Tree.ofGame({ game: "stein", start, moves: ["a1-b1"] });
  assert.ok(await review(tree, rules, noEngine, () => true));
  const [node] = tree.mainLine();
  assert.ok(node);
  assert.deepEqual(judgement(node), { nag: 4, better: "a1-b2" });
  assert.equal(tree.root.eval, "#9");
  assert.equal(node.eval, "0.00");
  let better = tree.root.children[1];
  for (let ply = 1; ply <= 3; ply++) {
    assert.ok(better);
    const probe = rules.probe(tree.inputAt(better));
    assert.equal(probe?.plies, 17 - ply);
    better = better.children[0];
  }
  assert.equal(better, undefined);
});

test("a longer way to the same result is no mistake", async () => {
  const start = "10/4bbb3/10/10/10/4w5/3ww5/4w5 b";
  const probe = rules.probe({ game: "stein", start, moves: [] });
  const slower = probe?.moves.findLast(({ value }) => value === "win");
  assert.ok(probe && slower && (slower.plies ?? 0) > (probe.plies ?? 0));
  const tree = Tree.ofGame({ game: "stein", start, moves: [slower.move] });
  assert.ok(await review(tree, rules, noEngine, () => true));
  assert.equal(judgement(tree.mainLine()[0] ?? tree.root), null);
});
