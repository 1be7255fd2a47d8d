// The engine in its worker: the native program's results, live lines, stopping.
import assert from "node:assert/strict";
import test from "node:test";
import { createEngine } from "../../engine/engine.js";
import { Instance, OrdoError, compileEngine } from "../../engine/module.js";
import { bytes, lines, rules } from "./module.js";
import { native, nativeProgram } from "./native.js";
import { startWorker, withEngine } from "./workers.js";

/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").SearchResult} SearchResult */
/** @typedef {import("../../engine/types.d.ts").Info} Info */

/** @type {GameInput} */
const START = { game: "stein", moves: [] };

/**
 * Searches in a new instance, without a worker.
 * @param {GameInput} input
 * @param {object} limits
 * @returns {Promise<SearchResult>}
 */
async function fresh(input, limits) {
  return new Instance(await compileEngine(bytes)).ask({ engine: { search: { input, limits } } });
}

const program = nativeProgram();

test("the worker starts when it is asked to, or with the first search", async () => {
  let started = 0;
  const counted = () => {
    started++;
    return startWorker();
  };
  for (const isEarly of [true, false]) {
    started = 0;
    const engine = await createEngine({ bytes, startWorker: counted, table: 4 });
    assert.equal(started, 0);
    if (isEarly) engine.start();
    assert.equal(started, isEarly ? 1 : 0);
    assert.ok((await engine.search(START, { depth: 1 })).best);
    engine.start();
    assert.equal(started, 1);
    engine.close();
  }
});

test("a module that cannot be loaded rejects the search, and the next search tries again", async ({ mock }) => {
  const answers = [new Response("", { status: 404 }), new Response(bytes)];
  mock.method(globalThis, "fetch", async () => answers.shift());
  const engine = createEngine({ startWorker, table: 4 });
  try {
    await assert.rejects(
      engine.search(START, { depth: 1 }),
      (error) => error instanceof OrdoError && error.detail.code === "load.missing",
    );
    assert.ok((await engine.search(START, { depth: 1 })).best);
  } finally {
    engine.close();
  }
});

test(
  "with a node limit, results equal the native program's without ending tables",
  { skip: program ? false : "no cargo" },
  async () => {
    const positions = lines("stein/positions.jsonl").filter(({ moves }) => moves.length > 20);
    const starts = [undefined, ...positions.slice(0, 8).map(({ position }) => position)];
    for (const start of starts) {
      for (const limits of [{ nodes: 20000 }, { depth: 4 }, { level: 4 }]) {
        const { best, lines: found } = await fresh({ ...START, start }, { ...limits, table: 16 });
        const flags = Object.entries(limits).flatMap(([name, value]) => [`--${name}`, String(value)]);
        const position = rules.view({ ...START, start }).position;
        const other = native(["best", "--json", "--no-tables", "--hash", "16", "--position", position, ...flags]);
        const line = found[0];
        assert.equal(best, other.best, position);
        assert.deepEqual([line?.depth, line?.nodes, line?.moves], [other.depth, other.nodes, other.pv], position);
        const score = { hundredths: other.score.cp ?? null, win: other.score.mate ?? null };
        assert.deepEqual(line?.score, score, position);
      }
    }
  },
);

test("a win is proved", async () => {
  const { best, lines: found } = await fresh({ ...START, start: "10/3b6/w2b6/3b6/10/10/10/10 w" }, { depth: 3 });
  assert.ok(["a6-a8", "a6-c8"].includes(best ?? ""));
  assert.deepEqual(found[0]?.score, { hundredths: null, win: 1 });
});

test("Khalifa: the engine wins in one, and places a piece", async () => {
  const start = "8/8/8/ABC5/8/3D4/8/cd1b2a1 w";
  const { best } = await fresh({ game: "khalifa", start, moves: [] }, { nodes: 2000 });
  const threats = rules.lens({ game: "khalifa", start, moves: [] }).threats.w.map((turn) => turn.text);
  assert.ok(threats.includes(best ?? ""), best ?? "no move");
  const placed = await fresh({ game: "khalifa", moves: ["1@11"] }, { nodes: 500 });
  assert.ok(rules.explain({ game: "khalifa", moves: ["1@11"] }, placed.best ?? "").legal);
});

test("Khalifa: the engine parries a threat if possible", async () => {
  let met = 0;
  for (const { position, phase, winner, winning } of lines("khalifa/positions.jsonl")) {
    if (phase !== "move" || winner || winning.length > 0) continue;
    /** @type {GameInput} */
    const input = { game: "khalifa", start: position, moves: [] };
    const other = position.endsWith("w") ? "b" : "w";
    if (rules.lens(input).threats[other].length === 0) continue;
    const { best, lines: found } = await fresh(input, { nodes: 5000, table: 1 });
    if (found[0]?.score.win) continue; // lost, or won later
    assert.deepEqual(rules.lens({ ...input, moves: [best ?? ""] }).threats[other], [], position);
    met += 1;
  }
  assert.ok(met > 0);
});

test("a game that is over has no best move", async () => {
  const over = lines("stein/games.jsonl")[0].moves.split(" ");
  assert.deepEqual(await fresh({ ...START, moves: over }, { nodes: 100 }), { best: null, lines: [], nodes: 0 });
});

test("MultiPV lines are reported during the search, best first", () =>
  withEngine(async (engine) => {
    /** @type {Info[]} */
    const heard = [];
    const found = await engine.search(START, { depth: 3, lines: 3 }, (lines) => heard.push(...lines));
    assert.equal(found.lines.length, 3);
    assert.equal(new Set(found.lines.map((line) => line.moves[0])).size, 3);
    const worth = found.lines.map((line) => line.score.hundredths ?? 0);
    assert.deepEqual(
      worth,
      worth.toSorted((a, b) => b - a),
    );
    assert.equal(found.best, found.lines[0]?.moves[0]);
    assert.equal(heard.length, 9);
    for (const info of heard) assert.ok(rules.positions({ ...START, moves: info.moves }).length > 1);
  }));

test("a time limit is respected", () =>
  withEngine(async (engine) => {
    await engine.search(START, { depth: 1 }); // the worker has started
    const started = performance.now();
    const found = await engine.search(START, { movetime: 200 });
    const took = performance.now() - started;
    assert.ok(took > 150 && took < 1500, `${took} ms`);
    assert.ok(found.best);
  }));

test("stop ends an infinite search with the best move so far, and another search can follow", () =>
  withEngine(async (engine) => {
    /** @type {() => void} */
    let seen = () => {};
    const deep = new Promise((resolve) => (seen = () => resolve(undefined)));
    /** @type {Info | undefined} */
    let last;
    const endless = engine.search(START, { lines: 2 }, (lines) => {
      last = lines[0];
      if (last?.depth === 4) seen();
    });
    await deep;
    engine.stop();
    const found = await endless;
    assert.equal(found.best, last?.moves[0]);
    assert.equal(found.lines.length, 2);
    assert.deepEqual(
      found.lines.map((line) => line.line),
      [1, 2],
    );
    engine.stop(); // nothing to stop
    assert.ok((await engine.search(START, { depth: 2 })).best);
  }));

test("a new search stops the old one", () =>
  withEngine(async (engine) => {
    const first = engine.search(START, {});
    const second = engine.search({ ...START, moves: ["a3-a4"] }, { depth: 2 });
    assert.ok((await first).nodes >= 0);
    const { best } = await second;
    assert.ok(rules.explain({ ...START, moves: ["a3-a4"] }, best ?? "").legal);
  }));

test("an invalid request is rejected with its message", () =>
  withEngine(async (engine) => {
    const rejects = (/** @type {Promise<unknown>} */ promise, /** @type {string} */ code) =>
      assert.rejects(promise, (error) => error instanceof OrdoError && error.detail.code === code);
    await rejects(engine.search({ ...START, moves: ["a3-a9"] }, { depth: 1 }), "game.move");
    await rejects(engine.search(START, { level: 11 }), "request.range");
    assert.ok((await engine.search(START, { depth: 1 })).best);
  }));

test("below the highest level, the seed changes the game", async () => {
  const bests = new Set();
  for (let seed = 0; seed < 12; seed += 1) bests.add((await fresh(START, { level: 3, seed, table: 1 })).best);
  assert.ok(bests.size > 1);
  const again = async () => (await fresh(START, { level: 3, seed: 5, table: 1 })).best;
  assert.equal(await again(), await again());
});
