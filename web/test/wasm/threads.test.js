// The module with threads in Node.js: several workers on one shared memory.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { createEngine } from "../../engine/engine.js";
import { bytes, packed, root, rules } from "./module.js";
import { startWorker } from "./workers.js";

/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").Info} Info */
/** @typedef {ReturnType<typeof createEngine>} Engine */

/** @type {GameInput} */
const START = { game: "stein", moves: [] };
const file = new URL("web/engine/ordo-threads.wasm", root);

/**
 * A test with an engine of this many threads.
 * @param {string} name @param {number} threads @param {(engine: Engine) => Promise<void>} body
 */
function threadsTest(name, threads, body) {
  test(name, { skip: existsSync(file) ? false : "run scripts/build-wasm" }, async () => {
    const engine = createEngine({ bytes, threadsBytes: readFileSync(file), startWorker, table: 4 });
    engine.useThreads(threads);
    try {
      await body(engine);
    } finally {
      engine.close();
    }
  });
}

/** Searches until a line meets a condition, and stops. @param {Engine} engine @param {(info: Info) => boolean} isMet */
async function searchUntil(engine, isMet) {
  const found = engine.search(START, {}, ([line]) => line && isMet(line) && engine.stop());
  return found;
}

threadsTest("one thread on shared memory finds what the other module finds", 1, async (single) => {
  const several = createEngine({ bytes, threadsBytes: readFileSync(file), startWorker, table: 4 });
  several.useThreads(2);
  try {
    const limits = { nodes: 20_000, seed: 0 };
    const one = await single.search(START, limits);
    const other = await several.search(START, { ...limits, threads: 1 });
    assert.deepEqual([other.best, other.nodes], [one.best, one.nodes]);
    assert.deepEqual(
      other.lines.map(({ moves, score, depth }) => ({ moves, score, depth })),
      one.lines.map(({ moves, score, depth }) => ({ moves, score, depth })),
    );
  } finally {
    several.close();
  }
});

threadsTest("helpers add nodes to those of the first thread", 3, async (engine) => {
  // The node limit is that of the first thread. The helpers join when their workers have started.
  const { nodes, best } = await engine.search(START, { nodes: 3_000_000 });
  assert.ok(nodes > 3_000_000, `${nodes} nodes`);
  assert.ok(rules.explain(START, best ?? "").legal);
  assert.equal(engine.threads, 3);
});

threadsTest("searches are stopped, and others follow", 2, async (engine) => {
  for (let round = 0; round < 5; round += 1) {
    const found = await searchUntil(engine, ({ depth }) => depth >= 5);
    assert.ok((found.lines[0]?.depth ?? 0) >= 5);
    const again = await engine.search({ ...START, moves: ["a3-a4"] }, { depth: 4, lines: 3 });
    assert.equal(again.lines.length, 3);
    assert.ok(rules.explain({ ...START, moves: ["a3-a4"] }, again.best ?? "").legal);
  }
});

threadsTest("ending tables, a time limit and Khalifa's game work as with one thread", 2, async (engine) => {
  engine.useTables(packed);
  const won = await engine.search({ ...START, start: "10/3b6/w2b6/3b6/10/10/10/10 w" }, { depth: 6 });
  assert.deepEqual(won.lines[0]?.score, { hundredths: null, win: 1 });
  assert.ok((await engine.search(START, { movetime: 100 })).best);
  assert.ok((await engine.search({ game: "khalifa", moves: [] }, { nodes: 500 })).best);
});
