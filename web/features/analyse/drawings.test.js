// Unit tests of drawings in records and of paths to moves.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { readShapes, writeShapes } from "./drawings.js";
import { atText, fragmentOfTree, fromAddress } from "./open.js";
import { nameOf, playersOf, resultText } from "./players.js";
import { Tree, nodeAt, pathText } from "./tree.js";
import { loadRules } from "../../engine/rules.js";

const rules = await loadRules(await readFile(new URL("../../engine/ordo.wasm", import.meta.url)));

test("shapes are read and written as other programs do", () => {
  const { shapes, text } = readShapes("[%csl Ga1,Rj8][%cal Ba1b2] a remark");
  assert.deepEqual(shapes, [
    { from: "a1", color: "green" },
    { from: "j8", color: "red" },
    { from: "a1", to: "b2", color: "blue" },
  ]);
  assert.equal(text, "a remark");
  assert.equal(writeShapes(shapes, text), "[%csl Ga1,Rj8][%cal Ba1b2] a remark");
  assert.deepEqual(readShapes("[%cal Y3445]").shapes, [{ from: "34", to: "45", color: "yellow" }]);
  assert.equal(writeShapes([], "text"), "text");
  for (const kept of ["[%csl Xa1]", "[%csl Ga1b2]", "[%cal Ga1]", "[%cal Gk1a1]", "[%csl ]", "[%other Ga1]"])
    assert.deepEqual(readShapes(kept), { shapes: [], text: kept }, kept);
});

test("drawings survive a record, at the start and in variations", () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4"] });
  const [node] = tree.mainLine();
  const other = tree.add(tree.root, "b3-b4");
  assert.ok(node);
  tree.draw(tree.root, [{ from: "e4", color: "green" }]);
  tree.draw(node, [{ from: "a3", to: "a4", color: "red" }]);
  tree.comment(node, "a } brace");
  tree.draw(other, [{ from: "b3", color: "blue" }]);
  assert.ok(!tree.isPlain());
  const [record] = rules.readRecords(rules.writeRecord(tree.toRecord()));
  assert.ok(record);
  const again = Tree.ofRecord(record);
  assert.deepEqual(again.root.shapes, tree.root.shapes);
  assert.deepEqual(again.root.children[0]?.shapes, node.shapes);
  assert.equal(again.root.children[0]?.comment, "a } brace");
  assert.deepEqual(again.root.children[1]?.shapes, other.shapes);
  tree.draw(other, []);
  assert.equal(other.shapes, undefined);
});

test("the evaluation of the start position is kept in a tag", () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4"] });
  tree.root.eval = "#-2";
  const [record] = rules.readRecords(rules.writeRecord(tree.toRecord()));
  assert.ok(record);
  const again = Tree.ofRecord(record);
  assert.equal(again.root.eval, "#-2");
  assert.deepEqual(again.toRecord(), record);
  assert.equal(Tree.ofRecord({ ...record, tags: [["StartEval", "good"]] }).root.eval, undefined);
});

test("a path names every move of a tree, and unknown paths the nearest one", () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4", "a6-a5", "j3-j4"] });
  const [first, second, third] = tree.mainLine();
  assert.ok(first && second && third);
  const side = tree.add(first, "b6-b5");
  const deep = tree.add(tree.add(side, "j3-j4"), "j6-j5");
  const deeper = tree.add(side, "i3-i4");
  assert.deepEqual([tree.root, first, third, side, deep, deeper].map(pathText), [
    "0",
    "1",
    "3",
    "1.1.0",
    "1.1.2",
    "1.1.0.1.0",
  ]);
  for (const node of [tree.root, first, second, third, side, deep, deeper])
    assert.equal(nodeAt(tree, pathText(node)), node);
  assert.equal(nodeAt(tree, "9"), third);
  assert.equal(nodeAt(tree, "1.7.3"), third);
  assert.equal(nodeAt(tree, "x"), tree.root);
});

test("links open at their move", async () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4", "a6-a5", "j3-j4"] });
  const [first, , last] = tree.mainLine();
  assert.ok(first && last);
  assert.equal(atText(tree, last), "");
  assert.equal(atText(tree, first), "&at=1");
  for (const change of [() => {}, () => tree.comment(first, "why")]) {
    change();
    const fragment = await fragmentOfTree(rules, tree);
    const opened = await fromAddress(rules, fragment + atText(tree, first), "id");
    assert.equal(opened?.node?.move, "a3-a4", fragment);
    assert.equal(opened?.id, "id");
    assert.equal((await fromAddress(rules, fragment))?.node, undefined);
  }
  assert.equal(await fromAddress(rules, ""), null);
  await assert.rejects(fromAddress(rules, "#r=abc&at=1"));
});

test("the players of a record are named", () => {
  const head = (/** @type {[string, string][]} */ tags, /** @type {any} */ result = "*") => ({
    head: { tags, game: /** @type {const} */ ("stein"), start: null, options: {}, result },
  });
  assert.equal(playersOf(head([["White", "?"]])), null);
  assert.equal(playersOf(head([])), null);
  const named = head(
    [
      ["White", "Anna"],
      ["Black", "?"],
    ],
    "1/2-1/2",
  );
  assert.deepEqual(playersOf(named), { w: "Anna", b: "" });
  assert.equal(nameOf(named, "w"), "Anna");
  assert.equal(resultText(named), "½–½");
  assert.equal(resultText(head([], "0-1")), "0–1");
  assert.equal(resultText(head([])), "");
});
