// The computer opponent of a local game, and hints.
import { notify } from "../../app/notice.js";
import { OrdoError } from "../../engine/load.js";
import { inputOf, limitsOf } from "../../game/match.js";
import { say, t } from "../../i18n/i18n.js";

/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").Engine} Engine */
/** @typedef {import("../../vendor/lit.js").LitElement} LitElement */

/** Minimum milliseconds before the computer's move, so that the user sees it being played. */
const MIN_REPLY_TIME = 450;
/** Search time of a hint in milliseconds. */
const HINT_TIME = 1500;

export class Opponent {
  /** @param {LitElement} host */
  constructor(host) {
    this.host = host;
    /** @type {Engine | null} */ this.engine = null;
    /** @type {"" | "move" | "hint"} */ this.thinking = "";
    /** Number of searches; results of earlier ones are ignored. */ this.searches = 0;
  }

  /** Stops the current search. */
  stop() {
    this.searches++;
    if (this.thinking) this.engine?.stop();
    this.setThinking("");
  }

  /** Searches the computer's move. @param {Match} match @param {(move: string) => void} play */
  reply(match, play) {
    const pause = new Promise((resolve) => setTimeout(resolve, MIN_REPLY_TIME));
    return this.search("move", match, { ...limitsOf(match) }, pause, play);
  }

  /** Searches the best move for the user. @param {Match} match @param {(move: string) => void} show */
  hint(match, show) {
    return this.search("hint", match, { movetime: HINT_TIME }, null, show);
  }

  /**
   * @param {"move" | "hint"} purpose
   * @param {Match} match
   * @param {import("../../engine/types.d.ts").Limits} limits
   * @param {Promise<unknown> | null} pause
   * @param {(move: string) => void} found
   */
  async search(purpose, match, limits, pause, found) {
    if (!this.engine) return;
    const search = ++this.searches;
    this.setThinking(purpose);
    try {
      const [result] = await Promise.all([this.engine.search(inputOf(match), limits), pause]);
      if (search !== this.searches) return;
      this.setThinking("");
      if (result.best) found(result.best);
    } catch (error) {
      if (search !== this.searches) return;
      this.setThinking("");
      if (!(error instanceof OrdoError)) throw error;
      const again = () => void this.search(purpose, match, limits, pause, found);
      notify(say(error.detail), { stay: true, action: { label: t("app.retry"), run: again } });
    }
  }

  /** @param {"" | "move" | "hint"} thinking */
  setThinking(thinking) {
    this.thinking = thinking;
    this.host.requestUpdate();
  }
}
