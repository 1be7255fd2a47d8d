// Records through the module: reading, writing and errors.
import assert from "node:assert/strict";
import test from "node:test";
import { refusal, rules } from "./module.js";

/** @typedef {import("../../engine/types.d.ts").RecordTree} RecordTree */

const TEXT = `[White "Ada \\"A\\" Ōé"]
[Black "Bob"]
[Result "1-0"]
[Rules "stein"]
[Note "kept"]

{a start} 1. a3-a4 $1 $14 {[%clk 0:05:03.5] [%eval 0.25,12] good
or so} ({instead} 1. b2-c3 j6-j5 {solid} (1... i6-i5 2. c3-d4) 2. a3-a4)
({a third} 1. c2:d2-c4) {after all} 1... j6-j5 {[%eval #-3]} 2. e3-e4 1-0
`;

test("a record round-trips", () => {
  const trees = rules.readRecords(TEXT);
  assert.equal(trees.length, 1);
  assert.equal(rules.writeRecord(/** @type {RecordTree} */ (trees[0])), TEXT);
});

test("the tree has all parts of a record", () => {
  const [tree] = rules.readRecords(TEXT);
  assert.deepEqual(tree?.nodes, [
    {
      move: "a3-a4",
      comment: "good\nor so",
      nags: [1, 14],
      clock: 303.5,
      eval: "0.25,12",
      variations: [
        [
          { move: "b2-c3", commentBefore: "instead" },
          { move: "j6-j5", comment: "solid", variations: [[{ move: "i6-i5" }, { move: "c3-d4" }]] },
          { move: "a3-a4" },
        ],
        [{ move: "c2:d2-c4", commentBefore: "a third" }],
      ],
    },
    { move: "j6-j5", commentBefore: "after all", eval: "#-3" },
    { move: "e3-e4" },
  ]);
  const { tags, game, start, options, result, comment } = /** @type {RecordTree} */ (tree);
  assert.deepEqual([game, start, options, result, comment], ["stein", null, {}, "1-0", "a start"]);
  assert.deepEqual(
    tags.map(([name]) => name),
    ["White", "Black", "Result", "Rules", "Note"],
  );
});

test("Khalifa: start position, options and both spellings of a turn", () => {
  /** @type {RecordTree} */
  const tree = {
    tags: [["White", "Ada"]],
    game: "khalifa",
    start: "8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b",
    options: { spacing: "adjacent", repetition: false },
    result: "*",
    nodes: [{ move: "42-43" }, { move: "38-48,17-18" }],
  };
  const text = rules.writeRecord(tree);
  for (const tag of [
    '[FEN "8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b"]',
    '[Spacing "adjacent"]',
    '[Repetition "none"]',
    '[SetUp "1"]',
  ]) {
    assert.ok(text.includes(tag), text);
  }
  const [again] = rules.readRecords(text.replace("38-48,17-18", "17-18,38-48"));
  assert.deepEqual(again?.nodes, tree.nodes);
  assert.deepEqual(again?.options, tree.options);
  assert.equal(again?.start, tree.start);
});

test("several games of different rule sets, also without a tag", () => {
  const games = rules.readRecords(`1. a3-a4 *\n\n[White "x"]\n\n1. 1@11 4@55 *\n\n{${"long ".repeat(100)}} 1. b3-b4 *`);
  assert.deepEqual(
    games.map(({ game }) => game),
    ["stein", "khalifa", "stein"],
  );
});

test("errors have line and column", () => {
  const code = (/** @type {string} */ text) => {
    const { code, args, cause } = refusal(() => rules.readRecords(text));
    return [code, args ?? {}, cause?.code ?? null];
  };
  assert.deepEqual(code(""), ["record.noGame", {}, null]);
  assert.deepEqual(code("1. a3-a4"), ["record.noResult", { line: 1, column: 9 }, null]);
  assert.deepEqual(code("1. a3-a4 {open *"), ["record.commentNotClosed", { line: 1, column: 10 }, null]);
  assert.deepEqual(code("1. a3-a4\n(1. b3-b4 *"), ["record.variationNotClosed", { line: 2, column: 1 }, null]);
  assert.deepEqual(code("1. a3-a4 j6-j5\n2. a4-a3 *"), [
    "record.move",
    { game: 1, number: 2, color: "w", move: "a4-a3" },
    "stein.backward",
  ]);
  assert.deepEqual(code("1. a3-a4 (1. b3-j9) *"), [
    "record.move",
    { game: 1, number: 1, color: "w", move: "b3-j9" },
    "stein.text.square",
  ]);
  assert.deepEqual(code('[Rules "chess"]\n\n*'), ["record.unknownGame", { game: 1, name: "chess" }, null]);
  assert.deepEqual(code('[SetUp "1"]\n\n*'), ["record.noPosition", { game: 1 }, null]);
  assert.deepEqual(code('[FEN "x w"]\n\n*'), ["record.start", { game: 1, position: "x w" }, "position.rowCount"]);
  assert.deepEqual(code('[Rules "khalifa"]\n[Spacing "wide"]\n\n*'), [
    "record.option",
    { game: 1, tag: "Spacing", value: "wide" },
    null,
  ]);
  assert.deepEqual(code("1. a3-a4 {[%clk 5]} *"), [
    "record.badClock",
    { line: 1, column: 11, found: "[%clk 5]" },
    null,
  ]);
});

test("values that a record cannot represent are rejected", () => {
  /** @type {RecordTree} */
  const tree = { tags: [], game: "stein", start: null, options: {}, result: "*", nodes: [{ move: "a3-a4" }] };
  const code = (/** @type {Partial<RecordTree>} */ change) =>
    refusal(() => rules.writeRecord({ ...tree, ...change })).code;
  assert.equal(code({ comment: "a } b" }), "invalid.commentBrace");
  assert.equal(code({ nodes: [{ move: "a3-a4", comment: "[%clk 0:00:01]" }] }), "invalid.commentCommand");
  assert.equal(code({ nodes: [{ move: "a3-a4", clock: -1 }] }), "invalid.clock");
  assert.equal(code({ nodes: [{ move: "a3-a4", eval: "good" }] }), "invalid.eval");
  assert.equal(code({ nodes: [{ move: "a3-a4", variations: [[]] }] }), "invalid.emptyVariation");
  assert.equal(code({ nodes: [{ move: "a3-a9" }] }), "record.move");
  assert.equal(code({ tags: [["bad name", "x"]] }), "invalid.tagName");
  assert.equal(code({ tags: [["Event", "two\nlines"]] }), "invalid.tagControl");
  assert.equal(code({ start: "x" }), "record.start");
  assert.equal(code({ result: /** @type {"*"} */ ("2-0") }), "invalid.result");
});

test("variations nest up to the limit and no deeper", () => {
  // Alternates between two moves for each side.
  const nested = (/** @type {number} */ depth) => {
    const alternatives = ["a3-a4", "b3-b4"];
    let text = "";
    for (let at = 0; at < depth; at += 1) text += `(1. ${alternatives[(at + 1) % 2]} `;
    return `1. a3-a4 ${text}${")".repeat(depth)} *`;
  };
  const [tree] = rules.readRecords(nested(40));
  assert.deepEqual(
    rules.readRecords(rules.writeRecord(/** @type {RecordTree} */ (tree))).map(({ nodes }) => nodes),
    [tree?.nodes],
  );
  assert.equal(refusal(() => rules.readRecords(nested(41))).code, "invalid.tooDeep");
  assert.equal(refusal(() => rules.readRecords(nested(5000))).code, "record.invalid");
});

test("a huge text is rejected at once", () => {
  for (const text of ["a".repeat(10 << 20), "1. a3-a4 ".repeat(1.2e6), "(".repeat(10 << 20), "{".repeat(3 << 20)]) {
    const started = performance.now();
    const { code } = refusal(() => rules.readRecords(text));
    assert.ok(["limit.text", "limit.game"].includes(code), code);
    assert.ok(performance.now() - started < 1000);
  }
  assert.equal(rules.readRecords(TEXT).length, 1);
});
