// The WebAssembly module with rules and engine. Requests and responses are JSON in its memory.

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

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/**
 * The compiled module, fetched once for rules and engine.
 * @param {BufferSource} [bytes]
 * @returns {Promise<WebAssembly.Module>}
 */
export function compile(bytes) {
  if (bytes) return compileBytes(bytes);
  compiled ??= fetchModule().catch((error) => {
    compiled = null; // allow another attempt
    throw error;
  });
  return compiled;
}

async function fetchModule() {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(new URL("ordo.wasm", import.meta.url));
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
 * @property {() => number} tables loads the bytes as a file of ending tables and returns the length of the response
 * @property {() => number} answer returns the address of the response
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An instance of the module. Its only state between requests is the engine's, and ending tables. */
export class Instance {
  #module;
  #report;
  /** @type {Exports} */
  #exports;
  /** The loaded ending tables. @type {Uint8Array | null} */
  #tables = null;

  /**
   * @param {WebAssembly.Module} module
   * @param {(lines: Info[]) => void} [report] called with the best lines of every search depth
   */
  constructor(module, report = () => {}) {
    this.#module = module;
    this.#report = report;
    this.#exports = this.#instantiate();
  }

  #instantiate() {
    const imports = {
      now: () => performance.now(),
      info: (/** @type {number} */ start, /** @type {number} */ length) => this.#report(this.#read(start, length)),
    };
    try {
      const { exports } = new WebAssembly.Instance(this.#module, { ordo: imports });
      if (exports.memory && exports.reserve && exports.call && exports.tables && exports.answer) {
        return /** @type {Exports} */ (/** @type {unknown} */ (exports));
      }
    } catch {
      // as below
    }
    return broken();
  }

  /** @param {number} start @param {number} length */
  #read(start, length) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, start >>> 0, length >>> 0);
    return JSON.parse(decoder.decode(bytes));
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

  /** Replaces the instance: one that has trapped may be inconsistent. */
  #restart() {
    const packed = this.#tables;
    this.#tables = null;
    this.#exports = this.#instantiate();
    if (packed) this.loadTables(packed);
  }
}
