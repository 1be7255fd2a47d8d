// The engine in a web worker, so that searching never blocks the page.
import { OrdoError, compileEngine, compileThreads } from "./module.js";
import { plain } from "./rules.js";
import { sharedMemory } from "./threads.js";

/** @typedef {import("./types.d.ts").GameInput} GameInput */
/** @typedef {import("./types.d.ts").Limits} Limits */
/**
 * The engine in a worker. A failure rejects with `OrdoError`.
 * @typedef {object} Engine
 * @property {(input: GameInput, limits: Limits, report?: (lines: Info[]) => void) => Promise<SearchResult>} search
 * Stops the current search and starts another. The best lines of every depth are reported together, the best first.
 * @property {() => void} stop Stops the search; its promise resolves with the best line so far.
 * @property {() => void} close Ends the worker.
 */
/** @typedef {import("./types.d.ts").Info} Info */
/** @typedef {import("./types.d.ts").SearchResult} SearchResult */
/** @typedef {import("./types.d.ts").Message} Message */

/** Size of the transposition table in megabytes, small enough for phones. */
const TABLE_MB = 16;

/**
 * Methods of the built-in engine only.
 * @typedef {object} BuiltIn
 * @property {() => void} start Starts the worker, so that the first search does not wait for it.
 * @property {(packed: Uint8Array) => void} useTables Hands over ending tables of Stein's game, which searches at full
 * strength probe from now on.
 * @property {(count: number) => void} useThreads Sets the number of search threads, at most `maxThreads` (threads.js).
 * Ends the search if the number changes.
 * @property {number} threads The number of search threads, which is 1 if the module with threads could not be loaded.
 */

/**
 * An engine in its own worker. The worker starts, and loads the module, with `start` or the first search, which rejects
 * with an `OrdoError` if the module cannot be loaded; the next search tries again.
 * @param {{ table?: number, bytes?: BufferSource, threadsBytes?: BufferSource, startWorker?: () => Worker }} [options]
 *   `table`: size of the transposition table in megabytes; `bytes`, `threadsBytes`: the modules with one and with
 *   several threads, if already loaded; `startWorker`: starts `engine-worker.js`
 * @returns {Engine & BuiltIn}
 */
export function createEngine({ table = TABLE_MB, bytes, threadsBytes, startWorker = webWorker } = {}) {
  const load = {
    one: async () => ({ module: await compileEngine(bytes) }),
    several: async () => ({ module: await compileThreads(threadsBytes), memory: sharedMemory() }),
  };
  return new WorkerEngine(load, table, startWorker);
}

/** @typedef {{ module: WebAssembly.Module, memory?: WebAssembly.Memory }} Loaded */
/** @typedef {Record<"one" | "several", () => Promise<Loaded>>} Load */

function webWorker() {
  return new Worker(new URL("engine-worker.js", import.meta.url), { type: "module", name: "ordo-engine" });
}

/** @implements {Engine} @implements {BuiltIn} */
class WorkerEngine {
  #load;
  #table;
  #startWorker;
  /** @type {Worker | null} */
  #worker = null;
  /** The workers that help it. @type {Worker[]} */
  #helpers = [];
  #wanted = 1;
  threads = 1;
  /** Resolves when the worker has the module. @type {Promise<void>} */
  #ready = Promise.resolve();
  /** Called when the worker has initialized the shared memory. */
  #onReady = () => {};
  /** @type {Search | null} */
  #search = null;
  /** Ending tables, which every new worker gets before its first search of Stein's game. @type {Uint8Array | null} */
  #tables = null;
  #hasTables = false;
  /** Random, so that levels vary between games. */
  #seed = Math.floor(Math.random() * 2 ** 32);

  /** @param {Load} load @param {number} table @param {() => Worker} startWorker */
  constructor(load, table, startWorker) {
    this.#load = load;
    this.#table = table;
    this.#startWorker = startWorker;
  }

  /** @type {BuiltIn["start"]} */
  start() {
    this.#worker ??= this.#newWorker();
  }

  /** @type {BuiltIn["useTables"]} */
  useTables(packed) {
    this.#tables = packed;
    this.#hasTables = false;
  }

  /** @type {BuiltIn["useThreads"]} */
  useThreads(count) {
    if (count === this.#wanted) return;
    this.close();
    this.threads = this.#wanted = count;
  }

  /** Starts a worker and sends it the module. */
  #newWorker() {
    const worker = this.#listenTo(this.#startWorker());
    const ready = this.#loadModule().then((loaded) => {
      if (worker === this.#worker) this.#onReady = () => this.#startHelpers(loaded);
      worker.postMessage(loaded);
    });
    ready.catch((error) => {
      if (worker === this.#worker) this.#end()?.reject(error);
    });
    this.#ready = ready;
    this.#hasTables = false;
    return worker;
  }

  /** The module for the number of threads. One thread also works where the module with threads cannot be loaded. */
  async #loadModule() {
    const count = this.#wanted;
    const loaded = count > 1 ? await this.#load.several().catch(() => null) : null;
    if (count === this.#wanted) this.threads = loaded ? count : 1;
    return loaded ?? this.#load.one();
  }

  /** Starts the workers that help, once the first has initialized the memory. @param {Loaded} loaded */
  #startHelpers(loaded) {
    while (this.#helpers.length < this.threads - 1) {
      const helper = this.#startWorker();
      this.#helpers.push(helper);
      helper.addEventListener("error", () => {
        if (this.#helpers.includes(helper)) this.#end()?.reject(new OrdoError({ code: "engine.died" }));
      });
      helper.postMessage({ ...loaded, isHelper: true });
    }
  }

  /** @param {Worker} worker */
  #listenTo(worker) {
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#onMessage(data);
    });
    worker.addEventListener("error", () => {
      if (worker === this.#worker) this.#restart()?.reject(new OrdoError({ code: "engine.died" }));
    });
    return worker;
  }

  /** Terminates the workers and returns the search that was running. */
  #end() {
    const search = this.#search;
    this.#search = null;
    for (const worker of [this.#worker, ...this.#helpers]) worker?.terminate();
    this.#worker = null;
    this.#helpers = [];
    this.#onReady = () => {};
    return search;
  }

  /** Replaces the worker and returns the search that was running. */
  #restart() {
    const search = this.#end();
    this.#worker = this.#newWorker();
    return search;
  }

  /** @param {{ isReady?: boolean, lines?: Info[], found?: SearchResult, error?: Message }} data */
  #onMessage({ isReady, lines, found, error }) {
    if (isReady) {
      this.#onReady();
      return;
    }
    const search = this.#search;
    if (!search) return;
    if (lines) {
      search.note(lines);
      return;
    }
    this.#search = null;
    if (error?.code === "engine.died" && this.threads > 1) this.#end(); // the shared memory may be inconsistent
    if (found) search.resolve(found);
    else search.reject(new OrdoError(error ?? { code: "engine.died" }));
  }

  /** @type {Engine["search"]} */
  search(input, limits, report = () => {}) {
    this.stop();
    const worker = (this.#worker ??= this.#newWorker());
    /** @type {object[]} */
    const messages = [];
    if (this.#tables && !this.#hasTables && input.game === "stein") {
      messages.push({ tables: this.#tables });
      this.#hasTables = true;
    }
    const game = plain(input);
    const common = { table: this.#table, seed: this.#seed };
    const post = () => {
      const several = this.threads > 1 ? { threads: this.threads } : {}; // known when the module is loaded
      messages.push({ input: game, limits: { ...common, ...several, ...limits } });
      messages.forEach((message) => worker.postMessage(message));
    };
    this.#ready.then(post, () => {}); // a failure has ended the search
    return new Promise((resolve, reject) => {
      this.#search = new Search(resolve, reject, report);
    });
  }

  /** Terminates the worker: a searching worker receives no messages. */
  stop() {
    if (!this.#search) return;
    const search = this.#restart();
    search?.resolve(search.result());
  }

  /** Terminates the worker without a replacement. */
  close() {
    const search = this.#end();
    search?.resolve(search.result());
  }
}

/** A running search and its results so far. */
class Search {
  #report;
  /** The best lines of the last finished depth. @type {Info[]} */
  #lines = [];

  /**
   * @param {(found: SearchResult) => void} resolve
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

  /** @returns {SearchResult} */
  result() {
    const lines = this.#lines;
    return { best: lines[0]?.moves[0] ?? null, lines, nodes: lines.at(-1)?.nodes ?? 0 };
  }
}
