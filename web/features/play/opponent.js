// The computer opponent of a local game, and hints.
import { notify } from "../../app/notice.js";
import { OrdoError, loadTables } from "../../engine/load.js";
import { isInTables } from "../../engine/tables.js";
import { inputOf, other } from "../../game/match.js";
import { say, t } from "../../i18n/i18n.js";
import { limitsOf, replyDelay } from "./thinking-time.js";

/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").Engine} Engine */
/** @typedef {import("../../engine/types.d.ts").Limits} Limits */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../../vendor/lit.js").LitElement} LitElement */

/**
 * @typedef {object} ReplyHooks
 * @property {(move: string) => void} play called with the computer's move
 * @property {() => void} onFailure called when the search has failed
 * @property {() => void} retry called when the user wants another search after that
 */

/** Search time of a hint in milliseconds. */
const HINT_TIME = 1500;
/** The highest level, which plays small endings perfectly. */
const FULL_STRENGTH = 10;
/** Most milliseconds to wait for the ending tables. */
const TABLES_WAIT = 1000;

export class Opponent {
  /** @param {LitElement} host */
  constructor(host) {
    this.host = host;
    /** @type {Engine | null} */ this.engine = null;
    /** @type {Rules | null} */ this.rules = null;
    /** @type {"" | "move" | "hint"} */ this.thinking = "";
    /** Number of searches; results of earlier ones are ignored. */ this.searches = 0;
  }

  /** Stops the current search. */
  stop() {
    this.searches++;
    if (this.thinking) this.engine?.stop();
    this.setThinking("");
  }

  /** Searches the computer's move. @param {Match} match @param {ReplyHooks} hooks */
  reply(match, { play, onFailure, retry }) {
    const left = match.clock ? match.left[other(match.human)] : null;
    const pause = new Promise((resolve) => setTimeout(resolve, replyDelay(left)));
    return this.search("move", match, limitsOf(match, left), pause, play, (error) => {
      onFailure();
      this.offerRetry(error, retry);
    });
  }

  /** Searches the best move for the user. @param {Match} match @param {(move: string) => void} show */
  hint(match, show) {
    const again = () => void this.hint(match, show);
    return this.search("hint", match, { movetime: HINT_TIME }, null, show, (error) => this.offerRetry(error, again));
  }

  /** @param {OrdoError} error @param {() => void} run */
  offerRetry(error, run) {
    notify(say(error.detail), { stay: true, action: { label: t("app.retry"), run } });
  }

  /**
   * @param {"move" | "hint"} purpose
   * @param {Match} match
   * @param {Limits} limits
   * @param {Promise<unknown> | null} pause
   * @param {(move: string) => void} found
   * @param {(error: OrdoError) => void} failed
   */
  async search(purpose, match, limits, pause, found, failed) {
    if (!this.engine) return;
    const search = ++this.searches;
    this.setThinking(purpose);
    try {
      await this.loadTables(match, limits);
      if (search !== this.searches) return;
      const [result] = await Promise.all([this.engine.search(inputOf(match), limits), pause]);
      if (search !== this.searches) return;
      this.setThinking("");
      if (result.best) found(result.best);
    } catch (error) {
      if (search !== this.searches) return;
      this.setThinking("");
      if (!(error instanceof OrdoError)) throw error;
      failed(error);
    }
  }

  /**
   * Loads the ending tables if the search can use them. If they take too long, the next search has them.
   * @param {Match} match @param {Limits} limits
   */
  async loadTables(match, { level = FULL_STRENGTH, movetime = TABLES_WAIT }) {
    if (level < FULL_STRENGTH || !this.rules || !isInTables(this.rules.view(inputOf(match)))) return;
    const wait = Math.min(TABLES_WAIT, movetime ?? TABLES_WAIT);
    await Promise.race([loadTables().catch(() => {}), new Promise((resolve) => setTimeout(resolve, wait))]);
  }

  /** @param {"" | "move" | "hint"} thinking */
  setThinking(thinking) {
    this.thinking = thinking;
    this.host.requestUpdate();
  }
}
