// Unit tests of accuracy and threats.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accuracies, moveAccuracy, overall, weights } from "./accuracy.js";
import { afterPass } from "./threat.js";
import { Tree } from "./tree.js";
import { loadRules } from "../../engine/rules.js";

const rules = await loadRules(await readFile(new URL("../../engine/ordo.wasm", import.meta.url)));

test("a move that loses nothing is perfect, and losing more is worse", () => {
  assert.equal(moveAccuracy(0), 100);
  assert.equal(moveAccuracy(-0.2), 100);
  assert.equal(Math.round(moveAccuracy(0.1)), 64);
  assert.equal(Math.round(moveAccuracy(0.3)), 25);
  assert.equal(moveAccuracy(1), 0);
  for (let lost = 0; lost < 1; lost += 0.01) assert.ok(moveAccuracy(lost) >= moveAccuracy(lost + 0.01));
});

test("sharp moves weigh more than quiet ones", () => {
  const [quiet, sharp] = [weights([0.5, 0.5, 0.5, 0.5]), weights([0.5, 0.9, 0.1, 0.5])];
  assert.deepEqual(quiet, [0.005, 0.005, 0.005]);
  assert.deepEqual(sharp, [0.12, 0.12, 0.12]);
  assert.equal(weights(Array.from({ length: 101 }, () => 0.5)).length, 100);
  assert.ok(weights([0.5, 0.52])[0] ?? 0 > 0.005);
});

test("one blunder lowers the overall accuracy more than the mean", () => {
  const moves = [100, 100, 100, 10].map((accuracy) => ({ accuracy, weight: 0.05 }));
  assert.ok(overall(moves) < 77.5);
  assert.equal(overall([{ accuracy: 80, weight: 0.1 }]), 80);
  assert.ok(overall([{ accuracy: 0, weight: 0.1 }]) <= 1);
});

test("accuracy counts evaluated moves of the main line, for each side", () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4", "a6-a5", "j3-j4", "j6-j5"] });
  assert.deepEqual(accuracies(tree, ""), { w: null, b: null });
  ["0.00", "2.00", "2.00"].forEach((score, index) => {
    const node = tree.mainLine()[index];
    if (node) node.eval = score;
  });
  const { w, b } = accuracies(tree, "");
  assert.equal(w, 100);
  assert.ok(b !== null && b < 20);
  const ended = accuracies(tree, "#-0");
  assert.equal(ended.w, 100);
  assert.ok(ended.b !== null && ended.b > b, "the last move won, so it is perfect");
});

test("without an evaluation of the start, the first move counts only from the usual position", () => {
  const start = "10/3ww5/2w7/10/10/7b2/6bb2/10 w";
  const tree = Tree.ofGame({ game: "stein", start, moves: ["c6-c7"] });
  const [node] = tree.mainLine();
  assert.ok(node);
  node.eval = "#-1";
  assert.deepEqual(accuracies(tree, ""), { w: null, b: null });
  tree.root.eval = "#1";
  const { w } = accuracies(tree, "");
  assert.ok(w !== null && w < 1);
});

test("in Khalifa's game only proved results count", () => {
  const tree = Tree.ofGame({ game: "khalifa", moves: ["1@11", "1@88"] });
  const [first, second] = tree.mainLine();
  assert.ok(first && second);
  first.eval = "-3.00";
  second.eval = "#2";
  const { w, b } = accuracies(tree, "");
  assert.equal(w, 100);
  assert.ok(b !== null && b < 15);
});

test("a pass gives the turn to the opponent", () => {
  const view = rules.view({ game: "stein", moves: ["a3-a4"] });
  const passed = afterPass(rules, view);
  assert.ok("input" in passed);
  assert.equal(passed.turn, "w");
  assert.equal(rules.view(passed.input).turn, "w");
  assert.deepEqual(rules.view(passed.input).pieces, view.pieces);
});

test("positions without a pass have a reason", () => {
  const reason = (/** @type {"stein" | "khalifa"} */ game, /** @type {string} */ start) => {
    const passed = afterPass(rules, rules.view({ game, start, moves: [] }));
    return "reason" in passed ? passed.reason.code : "";
  };
  assert.equal(reason("stein", "b9/10/10/10/4w5/10/4ww4/4w5 w"), "stein.setup.split");
  assert.equal(reason("khalifa", "8/8/8/8/3A4/8/8/8 b"), "khalifa.setup.outOfTurn");
  assert.match(reason("stein", "10/10/10/10/9b/10/10/10 w"), /^outcome/);
  assert.equal(reason("khalifa", "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w"), "");
});
