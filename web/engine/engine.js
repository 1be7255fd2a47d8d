// The engine in a web worker, so that searching never blocks the page.
import { OrdoError, compileEngine } from "./module.js";
import { plain } from "./rules.js";

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
 */

/**
 * An engine in its own worker. The worker starts, and loads the module, with `start` or the first search, which rejects
 * with an `OrdoError` if the module cannot be loaded; the next search tries again.
 * @param {{ table?: number, bytes?: BufferSource, startWorker?: () => Worker }} [options] `table`: size of the
 *   transposition table in megabytes; `bytes`: the module, if already loaded; `startWorker`: starts `engine-worker.js`
 * @returns {Engine & BuiltIn}
 */
export function createEngine({ table = TABLE_MB, bytes, startWorker = webWorker } = {}) {
  return new WorkerEngine(() => compileEngine(bytes), table, startWorker);
}

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
  /** Resolves when the worker has the module. @type {Promise<void>} */
  #ready = Promise.resolve();
  /** @type {Search | null} */
  #search = null;
  /** Ending tables, which every new worker gets before its first search of Stein's game. @type {Uint8Array | null} */
  #tables = null;
  #hasTables = false;
  /** Random, so that levels vary between games. */
  #seed = Math.floor(Math.random() * 2 ** 32);

  /** @param {() => Promise<WebAssembly.Module>} load @param {number} table @param {() => Worker} startWorker */
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

  /** Starts a worker and sends it the module. */
  #newWorker() {
    const worker = this.#startWorker();
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#onMessage(data);
    });
    worker.addEventListener("error", () => {
      if (worker === this.#worker) this.#restart()?.reject(new OrdoError({ code: "engine.died" }));
    });
    this.#ready = this.#load().then((module) => worker.postMessage({ module }));
    this.#ready.catch((error) => {
      if (worker === this.#worker) this.#end()?.reject(error);
    });
    this.#hasTables = false;
    return worker;
  }

  /** Terminates the worker and returns the search that was running. */
  #end() {
    const search = this.#search;
    this.#search = null;
    this.#worker?.terminate();
    this.#worker = null;
    return search;
  }

  /** Replaces the worker and returns the search that was running. */
  #restart() {
    const search = this.#end();
    this.#worker = this.#newWorker();
    return search;
  }

  /** @param {{ lines?: Info[], found?: SearchResult, error?: Message }} data */
  #onMessage({ lines, found, error }) {
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
    const worker = (this.#worker ??= this.#newWorker());
    /** @type {object[]} */
    const messages = [{ input: plain(input), limits: { table: this.#table, seed: this.#seed, ...limits } }];
    if (this.#tables && !this.#hasTables && input.game === "stein") {
      messages.unshift({ tables: this.#tables });
      this.#hasTables = true;
    }
    const post = () => messages.forEach((message) => worker.postMessage(message));
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
