// Unit tests of the workers of a search with several threads. web/test/wasm/threads.test.js runs the module itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "./engine.js";
import { OrdoError } from "./module.js";
import { maxThreads } from "./threads.js";

/** An empty module. */
const bytes = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
const START = { game: /** @type {const} */ ("stein"), moves: [] };

/** A worker in the hands of the test. */
class FakeWorker extends EventTarget {
  /** @type {any[]} */ received = [];
  isTerminated = false;
  /** @type {() => void} */ noted = () => {};

  /** @param {unknown} data */
  postMessage(data) {
    this.received.push(data);
    this.noted();
  }

  terminate() {
    this.isTerminated = true;
  }

  /** @param {unknown} data */
  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  /** Resolves when it has received this many messages. @param {number} count */
  async receives(count) {
    while (this.received.length < count) await new Promise((resolve) => (this.noted = () => resolve(null)));
  }
}

/** An engine with its workers. @param {object} [options] */
function engineWithWorkers(options) {
  /** @type {FakeWorker[]} */
  const workers = [];
  const startWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return /** @type {any} */ (worker);
  };
  const engine = createEngine({ bytes, threadsBytes: bytes, startWorker, ...options });
  /** @param {number} index */
  const worker = (index) => workers[index] ?? assert.fail(`no worker ${index}`);
  return { engine, workers, worker };
}

test("as many threads as cores are offered, at most eight, and one where memory cannot be shared", () => {
  const navigator = { hardwareConcurrency: 4 };
  assert.equal(maxThreads({ crossOriginIsolated: true, navigator }), 4);
  assert.equal(maxThreads({ crossOriginIsolated: true, navigator: { hardwareConcurrency: 64 } }), 8);
  assert.equal(maxThreads({ crossOriginIsolated: true, navigator: {} }), 1);
  assert.equal(maxThreads({ crossOriginIsolated: false, navigator }), 1);
  assert.equal(maxThreads({}), 1);
});

test("helpers start once the first worker has initialized the memory, and end with it", async () => {
  const { engine, workers, worker } = engineWithWorkers();
  engine.useThreads(3);
  const searching = engine.search(START, { depth: 5 });
  await worker(0).receives(2);
  const [{ module, memory }, { limits }] = worker(0).received;
  assert.ok(memory.buffer instanceof SharedArrayBuffer);
  assert.deepEqual([limits.threads, limits.depth], [3, 5]);
  assert.equal(workers.length, 1);
  worker(0).say({ isReady: true });
  assert.equal(workers.length, 3);
  for (const helper of [worker(1), worker(2)]) assert.deepEqual(helper.received, [{ module, memory, isHelper: true }]);
  assert.equal(engine.threads, 3);
  const info = { depth: 1, line: 1, score: { hundredths: 1, win: null }, nodes: 9, time: 1, moves: ["a3-a4"] };
  worker(0).say({ lines: [info] });
  engine.stop();
  assert.equal((await searching).best, "a3-a4");
  assert.ok(workers.slice(0, 3).every(({ isTerminated }) => isTerminated));
  await worker(3).receives(1);
  assert.notEqual(worker(3).received[0].memory, memory, "a new search gets new memory");
  engine.close();
  assert.ok(workers.every(({ isTerminated }) => isTerminated));
});

test("another number of threads ends the search, and one thread shares no memory", async () => {
  const { engine, workers, worker } = engineWithWorkers();
  engine.useThreads(2);
  const searching = engine.search(START, {});
  engine.useThreads(2);
  assert.ok(!worker(0).isTerminated);
  engine.useThreads(1);
  assert.equal((await searching).best, null);
  assert.ok(worker(0).isTerminated);
  void engine.search(START, {});
  await worker(1).receives(2);
  assert.deepEqual(Object.keys(worker(1).received[0]), ["module"]);
  assert.equal(worker(1).received[1].limits.threads, undefined);
  assert.equal(workers.length, 2);
  engine.close();
});

test("without the module with threads, one thread searches", async () => {
  const { engine, workers, worker } = engineWithWorkers({ threadsBytes: new Uint8Array([1, 2, 3]) });
  engine.useThreads(4);
  void engine.search(START, {});
  await worker(0).receives(2);
  assert.deepEqual(Object.keys(worker(0).received[0]), ["module"]);
  assert.equal(worker(0).received[1].limits.threads, undefined);
  assert.equal(engine.threads, 1);
  assert.equal(workers.length, 1);
  engine.close();
});

test("a helper that dies ends the search, and the next one gets new workers", async () => {
  const { engine, workers, worker } = engineWithWorkers();
  engine.useThreads(2);
  const died = (/** @type {unknown} */ error) => error instanceof OrdoError && error.detail.code === "engine.died";
  const searching = engine.search(START, {});
  await worker(0).receives(2);
  worker(0).say({ isReady: true });
  worker(1).dispatchEvent(new Event("error"));
  await assert.rejects(searching, died);
  const again = engine.search(START, {});
  await worker(2).receives(2);
  worker(2).say({ error: { code: "engine.died" } });
  await assert.rejects(again, died);
  assert.ok(workers.every(({ isTerminated }) => isTerminated));
  engine.close();
});
