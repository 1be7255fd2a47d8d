// Unit tests of the analysis: tree, scores, review and links.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Tree, lineAfter, path, stepsTo } from "./tree.js";
import { chance, chanceText, evalText, judge, scoreText, shortScore } from "./score.js";
import { judgement, notAnalysed, review, tally } from "./review.js";
import { compress, decompress } from "./link.js";
import { loadRules } from "../../engine/rules.js";
import { useCatalogue } from "../../i18n/i18n.js";
import words from "../../i18n/en/study.js";

const rules = await loadRules(await readFile(new URL("../../engine/ordo.wasm", import.meta.url)));
useCatalogue("en", words);
const TEXT = `[Event "Club"]
[Rules "stein"]

{Before all.} 1. a3-a4 $1 {[%clk 0:05:00] [%eval 0.25] first} (1. b3-b4 {second} 1... a6-a5 (1... b6-b5)) (1. j3-j4)
1... a6-a5 2. j3-j4 *
`;

test("a record converts to a tree and back without loss", () => {
  const [record] = rules.readRecords(TEXT);
  assert.ok(record);
  const tree = Tree.ofRecord(record);
  assert.deepEqual(tree.toRecord(), record);
  assert.equal(rules.writeRecord(tree.toRecord()), rules.writeRecord(record));
  assert.deepEqual(
    tree.mainLine().map((node) => node.move),
    ["a3-a4", "a6-a5", "j3-j4"],
  );
  assert.deepEqual(
    tree.root.children.map((node) => node.move),
    ["a3-a4", "b3-b4", "j3-j4"],
  );
  assert.ok(!tree.isPlain());
});

test("moves are added once, found, promoted and removed", () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4", "a6-a5"] });
  assert.ok(tree.isPlain());
  const other = tree.add(tree.root, "b3-b4");
  assert.equal(tree.add(tree.root, "b3-b4"), other);
  const deep = tree.add(tree.add(other, "b6-b5"), "j3-j4");
  assert.deepEqual(stepsTo(deep), [1, 0, 0]);
  assert.equal(tree.at([1, 0, 0]), deep);
  assert.equal(tree.at([1, 0, 7]), deep.parent);
  assert.deepEqual(
    path(deep).map((node) => node.move),
    ["b3-b4", "b6-b5", "j3-j4"],
  );
  tree.promote(deep);
  assert.deepEqual(
    lineAfter(tree.root).map((node) => node.move),
    ["b3-b4", "b6-b5", "j3-j4"],
  );
  assert.equal(tree.remove(other), tree.root);
  assert.deepEqual(
    tree.mainLine().map((node) => node.move),
    ["a3-a4", "a6-a5"],
  );
  assert.equal(tree.remove(tree.root), tree.root);
});

test("comments and annotations round-trip through a record", () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4"] });
  const [node] = tree.mainLine();
  assert.ok(node);
  for (const text of [
    "plain",
    "a } b { c",
    "[%clk 0:01] [%eval",
    "\u0000\u0007 bell",
    'line\n\n[Event "x"]',
    "(1. a3-a4) $4 ; ♞",
  ]) {
    tree.comment(node, text);
    tree.annotate(node, 5);
    const [read] = rules.readRecords(rules.writeRecord(tree.toRecord()));
    assert.ok(read);
    assert.equal(Tree.ofRecord(read).mainLine()[0]?.comment, node.comment, text);
    assert.deepEqual(read.nodes[0]?.nags, [5]);
  }
  tree.comment(node, "  ");
  tree.annotate(node, 0);
  assert.ok(tree.isPlain());
});

test("braces in a comment round-trip", () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4"] });
  for (const node of [tree.root, ...tree.mainLine()]) tree.comment(node, "{x} and a } alone");
  const [read] = rules.readRecords(rules.writeRecord(tree.toRecord()));
  assert.ok(read);
  const again = Tree.ofRecord(read);
  assert.deepEqual(
    [again.root, ...again.mainLine()].map((node) => node.comment),
    ["{x} and a } alone", "{x} and a } alone"],
  );
});

test("side to move and move number, also when Black moves first", () => {
  const white = Tree.ofGame({ game: "stein", moves: ["a3-a4", "a6-a5", "j3-j4"] });
  assert.deepEqual(
    white.mainLine().map((node) => white.moverOf(node) + white.numberOf(node)),
    ["w1", "b1", "w2"],
  );
  const black = Tree.ofGame({ game: "khalifa", start: "8/8/8/8/8/8/8/8 b", moves: ["1@11", "1@22", "2@53"] });
  assert.deepEqual(
    black.mainLine().map((node) => black.moverOf(node) + black.numberOf(node)),
    ["b1", "w2", "b2"],
  );
});

test("scores are from White's point of view", () => {
  assert.equal(evalText({ hundredths: 25, win: null }, "w"), "0.25");
  assert.equal(evalText({ hundredths: 25, win: null }, "b"), "-0.25");
  assert.equal(evalText({ hundredths: null, win: 3 }, "w"), "#3");
  assert.equal(evalText({ hundredths: null, win: 3 }, "b"), "#-3");
  assert.equal(evalText({ hundredths: null, win: -2 }, "b"), "#2");
  assert.equal(chance("0.00"), 0.5);
  assert.equal(chance("#-0"), 0);
  assert.equal(chance("#4"), 1);
  assert.equal(chance("nonsense"), 0.5);
  assert.ok(chance("1.00") > chance("0.50"));
  assert.ok(Math.abs(chance("1.00") - 0.75) < 1e-9);
  assert.ok(Math.abs(chance("-2.00") - 0.1) < 1e-9);
  assert.equal(chanceText("1.00"), "White 75%");
  assert.equal(chanceText("#3"), "");
  assert.equal(chanceText(""), "");
});

test("only scores up to about 0.2 count as even", () => {
  for (let hundredths = -300; hundredths <= 300; hundredths += 5) {
    const text = (hundredths / 100).toFixed(2);
    if (scoreText(text) === "even") assert.match(shortScore(text), /^.?0\.[01]$/, text);
    else assert.notEqual(shortScore(text), "0.0");
  }
});

test("moves of both sides are judged by the winning chance they lose", () => {
  assert.equal(judge("#2", "#-1", "w"), 4);
  assert.equal(judge("#-2", "#1", "b"), 4);
  assert.equal(judge("#2", "#5", "w"), null);
  assert.equal(judge("1.00", "0.90", "w"), null);
  assert.equal(judge("0.00", "0.50", "b"), 6);
  assert.equal(judge("0.00", "-1.00", "w"), 2);
  assert.equal(judge("0.00", "-2.00", "w"), 4);
  assert.equal(judge("0.00", "2.00", "w"), null);
});

test("a review annotates the mistake, adds the better line, and can be repeated and stopped", async () => {
  const tree = Tree.ofGame({ game: "stein", start: "10/3ww5/2w7/10/10/7b2/6bb2/10 w", moves: ["c6-c7", "g2-g1"] });
  const scores = [
    { best: ["e7-e8"], win: 1 },
    { best: ["g2-g1"], win: 1 },
  ];
  const engine = /** @type {any} */ ({
    search: async (/** @type {any} */ input) => {
      const { best, win } = scores[input.moves.length] ?? { best: [], win: 0 };
      return { best: best[0], lines: [{ moves: best, score: { hundredths: null, win } }], nodes: 1 };
    },
  });
  for (let time = 0; time < 2; time++) {
    assert.ok(await review(tree, rules, engine, () => true));
    const [first, second] = tree.mainLine();
    assert.ok(first && second);
    assert.deepEqual(judgement(first), { nag: 4, better: "e7-e8" });
    assert.equal(judgement(second), null);
    assert.deepEqual(first.nags, [4]);
    assert.deepEqual(
      tree.root.children.map((node) => node.move),
      ["c6-c7", "e7-e8"],
    );
    assert.deepEqual(tally(tree), { w: [1, 0, 0], b: [0, 0, 0] });
  }
  assert.equal(rules.readRecords(rules.writeRecord(tree.toRecord()))[0]?.nodes[0]?.nags?.[0], 4);
  assert.equal(await review(tree, rules, engine, () => false), false);
});

test("a review limits nodes, not time, and skips positions without a line", async () => {
  const tree = Tree.ofGame({ game: "stein", moves: ["a3-a4", "a6-a5", "j3-j4", "j6-j5"] });
  const [first, second, third, last] = tree.mainLine();
  assert.ok(first && second && third && last);
  second.nags = [4];
  second.eval = "0.00";
  const scores = [10, 10, null, -900, 10];
  /** @type {any[]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    search: async (/** @type {any} */ input, /** @type {any} */ limits) => {
      asked.push(limits);
      const hundredths = scores[input.moves.length];
      return {
        best: null,
        lines: hundredths === null ? [] : [{ moves: ["b3-b4"], score: { hundredths, win: null } }],
        nodes: 1,
      };
    },
  });
  assert.ok(await review(tree, rules, engine, () => true));
  assert.ok(asked.every((limits) => limits.nodes > 0 && limits.movetime === undefined));
  assert.equal(second.eval, undefined);
  for (const node of [second, third]) assert.equal(judgement(node), null, node.move);
  assert.equal(third.eval, "9.00");
  assert.equal(judgement(last)?.nag, undefined);
  assert.deepEqual(notAnalysed(tree, rules), [second]);
  // Results of a stopped search are not used.
  const stopped = Tree.ofGame({ game: "stein", moves: ["a3-a4"] });
  assert.equal(await review(stopped, rules, engine, (done) => done < 2), false);
  assert.equal(stopped.mainLine()[0]?.eval, undefined);
  assert.equal(notAnalysed(stopped, rules).length, 1);
});

test("a compressed link holds any text; damaged and oversized ones are rejected", async () => {
  for (const text of ["", TEXT, "été ♞ 10.000", "x".repeat(200_000)])
    assert.equal(await decompress(await compress(text)), text);
  assert.match(await compress(TEXT), /^[\w-]+$/);
  assert.ok((await compress(TEXT)).length < 1.1 * TEXT.length);
  for (const damaged of ["abc", "!!!", "____", (await compress(TEXT)).slice(0, -6)])
    assert.equal(await decompress(damaged), null, damaged);
  const bomb = await compress("0".repeat(30_000_000));
  assert.ok(bomb.length < 50_000);
  assert.equal(await decompress(bomb), null);
});
