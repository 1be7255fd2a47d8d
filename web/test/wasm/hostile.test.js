// Hostile input gives an error, never a trap.
import assert from "node:assert/strict";
import test from "node:test";
import { Instance, OrdoError, compileEngine } from "../../engine/module.js";
import { loadRules } from "../../engine/rules.js";
import { bytes, packed, rules, refusal } from "./module.js";

const instance = new Instance(await compileEngine(bytes));
instance.loadTables(packed);
const known = new Set(rules.codes().map(({ code }) => code));

/** A pseudorandom number generator with a fixed seed. */
function randomBelow(seed = 1) {
  return (/** @type {number} */ limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
}

/** @param {() => unknown} action */
function answers(action) {
  try {
    action();
  } catch (error) {
    assert.ok(error instanceof OrdoError, String(error));
    assert.ok(known.has(error.detail.code), error.detail.code);
    assert.notEqual(error.detail.code, "engine.died");
  }
}

test("random bytes are rejected without a trap", () => {
  const random = randomBelow();
  for (let round = 0; round < 3000; round += 1) {
    const question = Uint8Array.from({ length: random(60) }, () => random(256));
    const { code } = refusal(() => instance.askBytes(question));
    assert.equal(code, "request.unreadable");
  }
});

const QUESTIONS = [
  { view: { game: "stein", start: null, moves: ["a3-a4"], options: { repetition: false } } },
  { positions: { game: "khalifa", moves: ["1@11", "4@55"] } },
  { explain: { input: { game: "stein", moves: [] }, move: "a3:b3-a5" } },
  { preview: { input: { game: "khalifa", start: "8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b", moves: [] }, move: "42-43,11-12" } },
  { steps: { input: { game: "khalifa", start: "8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b", moves: [] }, made: ["42-43"] } },
  { lens: { game: "stein", start: "10/3b6/w2b6/3b6/10/10/10/10 w", moves: [] } },
  { check: { game: "khalifa", position: "AB6/8/8/8/8/8/8/8 w", options: { spacing: "adjacent" } } },
  { rematchStarter: { game: "khalifa", moves: ["1@11"] } },
  { readRecords: '[Rules "stein"]\n\n1. a3-a4 $1 {[%clk 0:00:01] x} (1. b3-b4) *' },
  { open: "1@11 4@55\na3-a4 j6-j5" },
  {
    open: JSON.stringify([
      {
        header: { game: { name: "Ordo" }, players: [{ name: "Ada", result: 1 }, { name: "Bob" }] },
        moves: [["a3-a4", null], ["draw"]],
      },
    ]),
  },
  { open: '(;SU[ordo]P0[id "Ada"];P0[1 Move a 3 a 4];P0[2 Done](;P1[3 Ordo c 7 d 7 c 6])(;P1[3 Resign];P1[4 Done]))' },
  {
    writeRecord: {
      tags: [["A", "b"]],
      game: "stein",
      start: null,
      options: {},
      result: "*",
      nodes: [{ move: "a3-a4", clock: 1, nags: [3], eval: "0.10", variations: [[{ move: "b3-b4" }]] }],
    },
  },
  {
    engine: {
      search: { input: { game: "stein", moves: [] }, limits: { nodes: 10, depth: 1, lines: 2, level: 3, table: 1 } },
    },
  },
  { engine: { probe: { game: "stein", start: "2b7/1b8/10/10/10/10/w9/w9 w", moves: ["a1-b2"], options: {} } } },
  { codes: {} },
];

test("mutated requests never trap", () => {
  const random = randomBelow(7);
  const letters = 'abw-x:@,./"[]{}0123456789\\ é\n';
  for (const question of QUESTIONS) {
    const text = JSON.stringify(question);
    instance.ask(question);
    for (let round = 0; round < 400; round += 1) {
      const changed = [...text];
      for (let change = random(4); change >= 0; change -= 1) {
        changed.splice(random(changed.length), random(3), letters[random(letters.length)] ?? "");
      }
      // A search without limits does not end.
      if (question.engine?.search && !changed.join("").includes('"nodes":10,"depth":1')) continue;
      answers(() => instance.askBytes(new TextEncoder().encode(changed.join(""))));
    }
  }
});

test("values of wrong type and size are rejected", () => {
  const input = { game: "stein", moves: [] };
  for (const question of [
    {},
    [],
    null,
    7,
    { view: null },
    { view: { game: "chess", moves: [] } },
    { view: { game: "stein", moves: "a3-a4" } },
    { view: { ...input, start: "w".repeat(100000) } },
    { view: { ...input, moves: Array(5000).fill("a3-a4") } },
    { preview: { input, move: "\u0000" } },
    { preview: { input, move: "a3-".repeat(100000) } },
    { steps: { input, made: [] } },
    { steps: { input: { game: "khalifa", moves: [] }, made: ["1@11", "2@22"] } },
    { steps: { input: { game: "khalifa", moves: [] }, made: ["11-12"] } },
    { engine: { search: { input, limits: { table: 0 } } } },
    { engine: { search: { input, limits: { table: 1e9 } } } },
    { engine: { search: { input, limits: { level: 11 } } } },
    { engine: { search: { input, limits: { lines: 0 } } } },
    { engine: { search: { input, limits: { movetime: -1 } } } },
    { engine: { search: { input, limits: { nodes: -1 } } } },
    {
      writeRecord: {
        tags: [],
        game: "stein",
        start: null,
        options: {},
        result: "*",
        nodes: [{ move: "a3-a4", clock: 1e300 }],
      },
    },
  ]) {
    let refused = false;
    try {
      instance.ask(/** @type {object} */ (question));
    } catch (error) {
      refused = error instanceof OrdoError && error.detail.code !== "engine.died" && known.has(error.detail.code);
    }
    assert.ok(refused, JSON.stringify(question).slice(0, 100));
  }
});

test("deeply nested JSON is rejected", () => {
  const deep = `{"writeRecord":${"[".repeat(1e6)}`;
  assert.equal(refusal(() => instance.askBytes(new TextEncoder().encode(deep))).code, "request.unreadable");
});

test("a truncated or foreign module gives a clear error", async () => {
  for (const broken of [
    bytes.subarray(0, bytes.length / 2),
    bytes.subarray(0, 0),
    new TextEncoder().encode("<!doctype html>"),
  ]) {
    await assert.rejects(
      loadRules(broken),
      (error) => error instanceof OrdoError && error.detail.code === "load.broken",
    );
  }
  // A valid module with other exports.
  const other = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  await assert.rejects(loadRules(other), (error) => error instanceof OrdoError && error.detail.code === "load.broken");
});

test("a failed fetch gives a clear error, and a retry can succeed", async () => {
  const fetched = globalThis.fetch;
  const answers = [
    () => Promise.reject(new TypeError("no network")),
    () => new Response("nothing here", { status: 404 }),
    () => new Response(bytes.subarray(0, 1000), { headers: { "content-type": "application/wasm" } }),
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    () => new Response(bytes, { headers: { "content-type": "application/wasm" } }),
  ];
  globalThis.fetch = async () => (answers.shift() ?? Response.error)();
  try {
    const detail = async () =>
      await loadRules().then(
        () => null,
        (error) => error.detail,
      );
    assert.deepEqual(await detail(), { code: "load.missing", args: { status: 0 } });
    assert.deepEqual(await detail(), { code: "load.missing", args: { status: 404 } });
    assert.deepEqual(await detail(), { code: "load.broken" });
    assert.deepEqual(await detail(), { code: "load.broken" });
    assert.equal((await loadRules()).view({ game: "stein", moves: [] }).moves.length, 56);
    assert.equal((await loadRules()).codes().length, known.size); // fetched once
  } finally {
    globalThis.fetch = fetched;
  }
});
