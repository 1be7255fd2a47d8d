// Ending tables: results and searches equal the native program's, damaged files are refused, and the worker gets them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { Instance, compileEngine } from "../../engine/module.js";
import { loadRules } from "../../engine/rules.js";
import { MOST_PIECES, isInTables } from "../../engine/tables.js";
import { bytes, packed, refusal } from "./module.js";
import { native, nativeProgram } from "./native.js";
import { withEngine } from "./workers.js";

/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */

const rules = await loadRules(bytes);

/** @param {string} start @param {string[]} [moves] @returns {GameInput} */
const from = (start, moves = []) => ({ game: "stein", start, moves });

/** White wins in 17 plies, with one move only. */
const ENDING = from("2b7/1b8/10/10/10/10/w9/w9 w");
/** Starts of random games: few pieces, one side split, one side far ahead. */
const STARTS = [
  "2b7/1b8/10/10/10/10/w9/w9 w",
  "10/4bbb3/10/10/10/4w5/3ww5/4w5 b",
  "10/b9/bb8/10/10/10/5www2/10 w",
  "10/10/2b7/2b7/2b7/10/3ww5/4w5 w",
  "9b/8b1/10/10/1w8/2w7/2w7/3w6 b",
  "10/5b4/10/10/wwwwww4/10/10/10 w",
];

/** Positions of random games, with at most seven pieces and not over. */
function positions() {
  let seed = 3;
  const below = (/** @type {number} */ limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  /** @type {Set<string>} */
  const found = new Set();
  for (let round = 0; round < 60; round++) {
    const start = STARTS[round % STARTS.length] ?? "";
    /** @type {string[]} */
    const moves = [];
    for (;;) {
      const view = rules.view({ ...from(start, moves), options: { repetition: false } });
      if (view.outcome || moves.length > 12) break;
      found.add(view.position);
      moves.push(view.moves[below(view.moves.length)]?.text ?? "");
    }
  }
  return [...found];
}

test("without tables nothing is known", () => {
  assert.equal(rules.probe(ENDING), null);
});

test("damaged and truncated files are refused", () => {
  for (const place of [0, 20, 60, packed.length >> 1, packed.length - 1]) {
    const damaged = packed.slice();
    damaged[place] = (damaged[place] ?? 0) ^ 4;
    assert.deepEqual(
      refusal(() => rules.loadTables(damaged)),
      { code: "tables.damaged" },
    );
    assert.deepEqual(
      refusal(() => rules.loadTables(packed.slice(0, place))),
      { code: "tables.damaged" },
    );
  }
  assert.equal(rules.probe(ENDING), null);
});

test("the file has the tables that pages ask for", () => {
  assert.deepEqual(rules.loadTables(packed), { pieces: MOST_PIECES });
  assert.ok(isInTables(rules.view(ENDING)));
  assert.ok(!isInTables(rules.view({ game: "stein", moves: [] })));
  assert.ok(!isInTables(rules.view({ game: "khalifa", moves: [] })));
  const { value, plies, moves } = rules.probe(ENDING) ?? assert.fail("no result");
  assert.deepEqual([value, plies], ["win", 17]);
  assert.deepEqual(moves.slice(0, 2), [
    { move: "a1-b2", value: "win", plies: 17 },
    { move: "a1-b1", value: "draw", plies: null },
  ]);
});

const program = nativeProgram();
const skip = program ? false : "no cargo";

test("results equal those of the native program", { skip }, () => {
  const all = positions();
  assert.ok(all.length > 200, `${all.length} positions`);
  const output = execFileSync(program ?? "", ["tables", "probe", "--json", "--stdin"], {
    input: `${all.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const answers = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(answers.length, all.length);
  for (const { position, ...expected } of answers) assert.deepEqual(rules.probe(from(position)), expected, position);
});

test("searches at full strength equal those of the native program", { skip }, async () => {
  const instance = new Instance(await compileEngine(bytes));
  instance.loadTables(packed);
  const limits = { nodes: 5000, table: 16, fresh: true };
  for (const start of STARTS) {
    const input = from(start);
    const { best, lines } = instance.ask({ engine: { search: { input, limits } } });
    const other = native(["best", "--json", "--hash", "16", "--nodes", "5000", "--position", start]);
    assert.equal(best, other.best, start);
    assert.deepEqual([lines[0].depth, lines[0].nodes, lines[0].moves], [other.depth, other.nodes, other.pv], start);
    assert.deepEqual(lines[0].score, { hundredths: other.score.cp ?? null, win: other.score.mate ?? null }, start);
  }
});

test("the worker uses them, also after a search was stopped", () =>
  withEngine(async (engine) => {
    const win = async () => (await engine.search(ENDING, { depth: 1 })).lines[0]?.score.win;
    assert.equal(await win(), null);
    engine.useTables(packed);
    assert.equal(await win(), 9);
    void engine.search({ game: "stein", moves: [] }, {});
    engine.stop();
    assert.equal(await win(), 9);
  }));
