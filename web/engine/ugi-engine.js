// An external engine that speaks the Universal Game Interface over a WebSocket, such as `ordo ugi --websocket`.
import { goCommand, optionCommands, positionCommand, readInfo } from "./ugi.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./types.d.ts").SearchResult} SearchResult */
/** @typedef {import("./types.d.ts").Info} Info */

/** Milliseconds to connect and to answer `ugi`. */
const PATIENCE = 5000;
/** The beginning of an engine's message about a command. */
const PROBLEM = "info string error:";

/**
 * Connects to an engine. Rejects if it cannot be reached or does not answer.
 * @param {string} address a WebSocket address
 * @param {{ closed?: () => void, open?: (address: string) => WebSocket, patience?: number }} [options] `closed` is
 *   called when the connection is lost later
 * @returns {Promise<UgiEngine>}
 */
export function connectEngine(address, { closed = () => {}, open = webSocket, patience = PATIENCE } = {}) {
  return new Promise((resolve, reject) => {
    const socket = open(address);
    /** @type {UgiEngine | null} */
    let engine = null;
    let name = "";
    /** @type {Set<string>} */
    const known = new Set();
    const fail = () => {
      clearTimeout(timer);
      socket.close();
      if (engine) engine.lose();
      if (engine && !engine.isClosed) closed();
      reject(new Error(`no engine at ${address}`));
    };
    const timer = setTimeout(fail, patience);
    socket.addEventListener("open", () => socket.send("ugi"));
    socket.addEventListener("close", fail);
    socket.addEventListener("message", ({ data }) => {
      for (const line of String(data).split("\n")) {
        if (engine) engine.onLine(line.trim());
        else if (line.startsWith("id name ")) name = line.slice(8).trim().slice(0, 60);
        else if (line.startsWith("option name ")) known.add(optionName(line));
        else if (line.trim() === "ugiok") {
          clearTimeout(timer);
          engine = new UgiEngine(socket, name || address, known);
          resolve(engine);
        }
      }
    });
  });
}

/** @param {string} address */
function webSocket(address) {
  return new WebSocket(address);
}

/** @param {string} line an `option` line */
function optionName(line) {
  return (/^option name (.+?) type /.exec(line)?.[1] ?? "").toLowerCase();
}

/** @implements {Engine} */
export class UgiEngine {
  #socket;
  #known;
  /** The search whose lines are expected. @type {UgiSearch | null} */
  #search = null;
  /** Number of stopped searches whose `bestmove` has not come yet. Their lines are ignored. */
  #stopped = 0;

  /** @param {WebSocket} socket @param {string} name @param {ReadonlySet<string>} known names of its options */
  constructor(socket, name, known) {
    this.#socket = socket;
    this.name = name;
    this.#known = known;
    this.isClosed = false;
  }

  /** @type {Engine["search"]} */
  search(input, limits, report = () => {}) {
    this.stop();
    return new Promise((resolve, reject) => {
      this.#search = new UgiSearch(resolve, reject, report);
      const lines = [...optionCommands(this.#known, input, limits), positionCommand(input), goCommand(limits)];
      this.#socket.send(lines.join("\n"));
    });
  }

  stop() {
    const search = this.#search;
    if (!search) return;
    this.#search = null;
    this.#stopped++;
    this.#socket.send("stop");
    search.resolve(search.result(null));
  }

  /** Ends a search of a position that the engine cannot read: its lines are of another one. @param {string} problem */
  #refuse(problem) {
    const search = this.#search;
    this.#search = null;
    this.#stopped++;
    this.#socket.send("stop");
    search?.reject(new Error(problem.trim().slice(0, 200)));
  }

  close() {
    this.isClosed = true;
    this.lose();
    this.#socket.close();
  }

  /** Ends the search of a connection that is lost. */
  lose() {
    this.#search?.reject(new Error("the engine has gone"));
    this.#search = null;
  }

  /** @param {string} line */
  onLine(line) {
    if (line.startsWith("bestmove")) {
      if (this.#stopped) {
        this.#stopped--;
        return;
      }
      const search = this.#search;
      this.#search = null;
      const best = line.split(/\s+/)[1] ?? "none";
      search?.resolve(search.result(best === "none" ? null : best));
    } else if (!this.#stopped && this.#search) {
      const info = readInfo(line);
      if (info) this.#search.note(info);
      else if (line.startsWith(PROBLEM)) this.#refuse(line.slice(PROBLEM.length));
    }
  }
}

/** A running search and its lines so far. */
class UgiSearch {
  #report;
  /** @type {Info[]} */
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

  /** @param {Info} info */
  note(info) {
    this.#lines = [...this.#lines.filter(({ line }) => line !== info.line), info].sort((a, b) => a.line - b.line);
    this.#report(this.#lines);
  }

  /** @param {string | null} best @returns {SearchResult} */
  result(best) {
    const lines = this.#lines;
    return { best: best ?? lines[0]?.moves[0] ?? null, lines, nodes: lines[0]?.nodes ?? 0 };
  }
}
