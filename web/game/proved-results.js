// The proved results of the shown position, from ending tables that are loaded when they are first needed.
import { loadTables } from "../engine/load.js";
import { isInTables } from "../engine/tables.js";
import { messageOf } from "./errors.js";

/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").Message} Message */
/** @typedef {import("../engine/types.d.ts").PositionView} PositionView */
/** @typedef {import("../engine/types.d.ts").Probe} Probe */
/** @typedef {import("../engine/types.d.ts").Rules} Rules */
/** @typedef {{ requestUpdate: () => void }} Host */

/**
 * `none`: the position has too many pieces, or the game is over.
 * @typedef {{ state: "none" } | { state: "loading" } | { state: "failed", problem: Message }
 *   | { state: "known", probe: Probe }} Proved
 */

/** @type {Proved} */
const NONE = { state: "none" };

export class ProvedResults {
  #host;
  #onLoad;
  #onAnswer;
  #loadTables;
  #server;
  /** @type {Promise<void> | null} */
  #loading = null;
  #isReady = false;
  /** @type {Message | null} */
  #problem = null;
  /** The last result, by its position. @type {{ key: string, proved: Proved }} */
  #last = { key: "", proved: NONE };
  /** The last result of the server, by its position. @type {{ position: string, proved: Proved }} */
  #answer = { position: "", proved: NONE };

  /**
   * @param {Host} host
   * @param {object} [hooks]
   * @param {() => void} [hooks.onLoad] called when the tables have arrived
   * @param {() => void} [hooks.onAnswer] called when the server has answered
   * @param {() => Promise<void>} [hooks.load] loads the tables
   * @param {import("./server-tables.js").ServerTables | null} [hooks.server] asked about positions with more pieces
   */
  constructor(host, { onLoad = () => {}, onAnswer = () => {}, load = loadTables, server = null } = {}) {
    this.#host = host;
    this.#onLoad = onLoad;
    this.#onAnswer = onAnswer;
    this.#loadTables = load;
    this.#server = server;
  }

  /**
   * The results of a position. The first one with few pieces loads the tables; the host is updated when they arrive.
   * @param {Rules} rules
   * @param {GameInput} input
   * @param {PositionView} view the same position
   * @returns {Proved}
   */
  of(rules, input, view) {
    if (!isInTables(view)) return this.#ofServer(view);
    if (this.#problem) return { state: "failed", problem: this.#problem };
    if (!this.#isReady) {
      void this.load();
      return { state: "loading" };
    }
    const key = JSON.stringify([input.start, input.moves, input.options]);
    if (this.#last.key !== key) this.#last = { key, proved: this.#probe(rules, input) };
    return this.#last.proved;
  }

  /**
   * The result of a position with more pieces, once the server has answered.
   * @param {PositionView} view
   * @returns {Proved}
   */
  #ofServer({ game, position, pieces, outcome }) {
    if (game !== "stein" || outcome || !this.#server?.mayHave(pieces.length)) return NONE;
    if (this.#answer.position !== position) {
      this.#answer = { position, proved: NONE };
      void this.#ask(this.#server, position, pieces.length);
    }
    return this.#answer.proved;
  }

  /** @param {import("./server-tables.js").ServerTables} server @param {string} position @param {number} pieces */
  async #ask(server, position, pieces) {
    const probe = await server.probe(position, pieces);
    if (!probe || this.#answer.position !== position) return;
    this.#answer = { position, proved: { state: "known", probe } };
    this.#host.requestUpdate();
    this.#onAnswer();
  }

  /** True if the tables are loaded. */
  get isReady() {
    return this.#isReady;
  }

  /** Loads the tables; again, if they could not be loaded before. */
  async load() {
    if (this.#isReady) return;
    this.#loading ??= this.#fetch();
    await this.#loading;
    this.#loading = null;
  }

  async #fetch() {
    if (this.#problem) {
      this.#problem = null;
      this.#host.requestUpdate();
    }
    try {
      await this.#loadTables();
      this.#isReady = true;
    } catch (error) {
      this.#problem = messageOf(error);
    }
    this.#host.requestUpdate();
    if (this.#isReady) this.#onLoad();
  }

  /** @param {Rules} rules @param {GameInput} input @returns {Proved} */
  #probe(rules, input) {
    try {
      const probe = rules.probe(input);
      return probe ? { state: "known", probe } : NONE;
    } catch (error) {
      return { state: "failed", problem: messageOf(error) };
    }
  }
}
