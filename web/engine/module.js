// The WebAssembly modules: `rules.wasm` has the rules, `ordo.wasm` also the engine, ending tables and puzzles, and
// `ordo-scalar.wasm` is the same for browsers without vector instructions. `ordo-threads.wasm` is for several threads
// (threads.js). Requests and responses are JSON in memory.

/** @typedef {import("./types.d.ts").Message} Message */
/** @typedef {import("./types.d.ts").Info} Info */

/** An error of the rules: a code with arguments. The catalogues have the sentences. */
export class OrdoError extends Error {
  /** @param {Message} detail */
  constructor(detail) {
    super(detail.code);
    this.name = "OrdoError";
    /** @readonly */
    this.detail = detail;
  }
}

/** Modules that are compiled or being compiled, by file. @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();

/**
 * The module with the rules, fetched once.
 * @param {BufferSource} [bytes] the module, if already loaded
 */
export function compileRules(bytes) {
  return bytes ? compileBytes(bytes) : compile("rules.wasm");
}

/**
 * The module with rules, engine, ending tables and puzzles, fetched once.
 * @param {BufferSource} [bytes] the module, if already loaded
 */
export function compileEngine(bytes) {
  return bytes ? compileBytes(bytes) : compile(hasVectors() ? "ordo.wasm" : "ordo-scalar.wasm");
}

/**
 * The same for searches with several threads, fetched once.
 * @param {BufferSource} [bytes] the module, if already loaded
 */
export function compileThreads(bytes) {
  return bytes ? compileBytes(bytes) : compile("ordo-threads.wasm");
}

/** A module with one function, `i8x16.splat(0)`: valid if the browser has vector instructions (simd128). */
const VECTORS = [
  [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // the header
  [0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // types: a function that returns a vector
  [0x03, 0x02, 0x01, 0x00], // functions: one of this type
  [0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b], // code
];

/** True if the browser has vector instructions. */
export function hasVectors() {
  return WebAssembly.validate(new Uint8Array(VECTORS.flat()));
}

/** @param {string} file @returns {Promise<WebAssembly.Module>} */
function compile(file) {
  const known = compiled.get(file);
  if (known) return known;
  const compiling = fetchModule(file);
  compiled.set(file, compiling);
  compiling.catch(() => compiled.delete(file)); // allow another attempt
  return compiling;
}

/** @param {string} file */
async function fetchModule(file) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(new URL(`${file}`, import.meta.url));
  } catch {
    throw new OrdoError({ code: "load.missing", args: { status: 0 } });
  }
  if (!response.ok) throw new OrdoError({ code: "load.missing", args: { status: response.status } });
  // Compile while streaming, if the server sends the right content type.
  const type = response.headers.get("content-type");
  if (type === "application/wasm") return WebAssembly.compileStreaming(response).catch(broken);
  return compileBytes(await response.arrayBuffer().catch(broken));
}

/** @param {BufferSource} bytes */
async function compileBytes(bytes) {
  return WebAssembly.compile(bytes).catch(broken);
}

/** @returns {never} */
function broken() {
  throw new OrdoError({ code: "load.broken" });
}

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} reserve allocates memory for a request and returns its address; 0 if out of
 *   memory
 * @property {() => number} call processes the request and returns the length of the response
 * @property {() => number} tables loads the bytes as a file of ending tables and returns the length of the response;
 *   absent in the module with the rules only
 * @property {() => number} answer returns the address of the response
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * An instance of a module.
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Memory | undefined} memory shared memory, for the module with threads
 * @param {(start: number, length: number) => void} info receives the lines of a search
 */
export function instantiate(module, memory, info) {
  // Threads have different origins of `performance.now`.
  const ordo = { now: () => performance.timeOrigin + performance.now(), info };
  try {
    const { exports } = new WebAssembly.Instance(module, memory ? { ordo, env: { memory } } : { ordo });
    return exports;
  } catch {
    return broken();
  }
}

/** An instance of a module. Its only state between requests is the engine's, and ending tables. */
export class Instance {
  #module;
  #report;
  /** @type {WebAssembly.Memory | undefined} */
  #memory;
  /** @type {Exports} */
  #exports;
  /** The loaded ending tables. @type {Uint8Array | null} */
  #tables = null;

  /**
   * @param {WebAssembly.Module} module
   * @param {(lines: Info[]) => void} [report] called with the best lines of every search depth
   * @param {WebAssembly.Memory} [memory] shared memory, for the module with threads
   */
  constructor(module, report = () => {}, memory = undefined) {
    this.#module = module;
    this.#memory = memory;
    this.#report = report;
    this.#exports = this.#instantiate();
  }

  /** True if it answers requests to the engine. */
  get hasEngine() {
    return Boolean(this.#exports.tables);
  }

  #instantiate() {
    const exports = instantiate(this.#module, this.#memory, (start, length) => this.#report(this.#read(start, length)));
    if (!exports.memory || !exports.reserve || !exports.call || !exports.answer) broken();
    return /** @type {Exports} */ (/** @type {unknown} */ (exports));
  }

  /** @param {number} start @param {number} length */
  #read(start, length) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, start >>> 0, length >>> 0);
    // Browsers decode no shared memory.
    return JSON.parse(decoder.decode(this.#memory ? bytes.slice() : bytes));
  }

  /**
   * Sends a request and returns the response. Throws an `OrdoError` if the module reports an error.
   * @param {object} question
   * @returns {any}
   */
  ask(question) {
    return this.askBytes(encoder.encode(JSON.stringify(question)));
  }

  /** @param {Uint8Array} question */
  askBytes(question) {
    return this.#send(question, "call");
  }

  /**
   * Loads ending tables of Stein's game. Throws an `OrdoError` if they are damaged.
   * @param {Uint8Array} packed
   * @returns {import("./types.d.ts").TablesLoaded}
   */
  loadTables(packed) {
    const loaded = this.#send(packed, "tables");
    this.#tables = packed;
    return loaded;
  }

  /** @param {Uint8Array} bytes @param {"call" | "tables"} process */
  #send(bytes, process) {
    let answer;
    try {
      const start = this.#exports.reserve(bytes.length) >>> 0;
      if (start === 0) throw new OrdoError({ code: "limit.memory", args: { megabytes: bytes.length >> 20 } });
      new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
      const length = this.#exports[process]();
      answer = this.#read(this.#exports.answer(), length);
    } catch (error) {
      if (error instanceof OrdoError) throw error;
      this.#restart();
      throw new OrdoError({ code: "engine.died" });
    }
    if ("error" in answer) throw new OrdoError(answer.error);
    return answer.ok;
  }

  /** Replaces the instance: one that has trapped may be inconsistent. Shared memory cannot be replaced here. */
  #restart() {
    if (this.#memory) return;
    const packed = this.#tables;
    this.#tables = null;
    this.#exports = this.#instantiate();
    if (packed) this.loadTables(packed);
  }
}
