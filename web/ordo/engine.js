// The engine, thinking in a worker: the page never waits.
import { OrdoError, compile } from "./module.js";
import { plain } from "./rules.js";

/** @typedef {import("./types.d.ts").Engine} Engine */
/** @typedef {import("./types.d.ts").Info} Info */
/** @typedef {import("./types.d.ts").Found} Found */
/** @typedef {import("./types.d.ts").Message} Message */

/** Megabytes of what the engine remembers: what a phone can spare. */
const TABLE = 16;

/**
 * An engine in a worker of its own. Fails with an `OrdoError` if the module cannot be had.
 * @param {{ table?: number, bytes?: BufferSource, startWorker?: () => Worker }} [options] megabytes of the table; for those
 * who have them, the module's bytes and another way to start `engine-worker.js`
 * @returns {Promise<Engine>}
 */
export async function createEngine({ table = TABLE, bytes, startWorker = webWorker } = {}) {
  return new Thinker(await compile(bytes), table, startWorker);
}

function webWorker() {
  return new Worker(new URL("engine-worker.js", import.meta.url), { type: "module", name: "ordo-engine" });
}

/** @implements {Engine} */
class Thinker {
  #module;
  #table;
  #startWorker;
  /** @type {Worker} */
  #worker;
  /** @type {Search | null} */
  #search = null;
  /** Otherwise a level would play the same game every time. */
  #seed = Math.floor(Math.random() * 2 ** 32);

  /** @param {WebAssembly.Module} module @param {number} table @param {() => Worker} startWorker */
  constructor(module, table, startWorker) {
    this.#module = module;
    this.#table = table;
    this.#startWorker = startWorker;
    this.#worker = this.#start();
  }

  /** A worker that has the module. */
  #start() {
    const worker = this.#startWorker();
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener("error", () => {
      if (worker === this.#worker) this.#restart()?.reject(new OrdoError({ code: "engine.died" }));
    });
    worker.postMessage({ module: this.#module });
    return worker;
  }

  /** Ends the worker, has a fresh one ready, and gives back the search that was going on. */
  #restart() {
    const search = this.#search;
    this.#search = null;
    this.#worker.terminate();
    this.#worker = this.#start();
    return search;
  }

  /** @param {{ lines?: Info[], found?: Found, error?: Message }} data */
  #hear({ lines, found, error }) {
    const search = this.#search;
    if (!search) return;
    if (lines) {
      search.note(lines);
      return;
    }
    this.#search = null;
    if (found) search.resolve(found);
    else search.reject(new OrdoError(error ?? { code: "engine.died" }));
  }

  /** @type {Engine["search"]} */
  search(input, limits, report = () => {}) {
    this.stop();
    return new Promise((resolve, reject) => {
      this.#search = new Search(resolve, reject, report);
      this.#worker.postMessage({ input: plain(input), limits: { table: this.#table, seed: this.#seed, ...limits } });
    });
  }

  /** A worker in the middle of a search hears nothing, so it is ended. */
  stop() {
    if (!this.#search) return;
    const search = this.#restart();
    search?.resolve(search.soFar());
  }

  /** Ends the worker for good. */
  close() {
    const search = this.#search;
    this.#search = null;
    this.#worker.terminate();
    search?.resolve(search.soFar());
  }
}

/** A search that goes on, and what it has found. */
class Search {
  #report;
  /** The best lines of the last finished depth. @type {Info[]} */
  #lines = [];

  /**
   * @param {(found: Found) => void} resolve
   * @param {(error: Error) => void} reject
   * @param {(lines: Info[]) => void} report
   */
  constructor(resolve, reject, report) {
    this.resolve = resolve;
    this.reject = reject;
    this.#report = report;
  }

  /** @param {Info[]} lines */
  note(lines) {
    this.#lines = lines;
    this.#report(lines);
  }

  /** @returns {Found} */
  soFar() {
    const lines = this.#lines;
    return { best: lines[0]?.moves[0] ?? null, lines, nodes: lines.at(-1)?.nodes ?? 0 };
  }
}
