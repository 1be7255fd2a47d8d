// Larger ending tables on the server, if it is reachable and has them.

/** @typedef {import("../engine/types.d.ts").Probe} Probe */
/** @typedef {Probe["value"]} Value */

/**
 * The server's answer about a position. Moves have the result of the position after them, for the opponent.
 * @typedef {{ category: Value, dtw: number | null }} Result
 * @typedef {Result & { moves: (Result & { move: string })[] }} Answer
 */

/** Positions with more pieces are not asked for. */
const MOST_PIECES = 9;
/** @type {Record<Value, Value>} */
const REVERSED = { win: "loss", draw: "draw", loss: "win" };

export class ServerTables {
  #fetch;
  #most = MOST_PIECES;

  /** @param {{ fetch?: (address: string) => Promise<Response> }} [hooks] */
  constructor({ fetch = (address) => globalThis.fetch(address) } = {}) {
    this.#fetch = fetch;
  }

  /** False once the server has answered that it has no tables for this number of pieces. @param {number} pieces */
  mayHave(pieces) {
    return pieces <= this.#most;
  }

  /**
   * The results of a position; null if the server has none or cannot be reached.
   * @param {string} position
   * @param {number} pieces
   * @returns {Promise<Probe | null>}
   */
  async probe(position, pieces) {
    if (globalThis.navigator?.onLine === false) return null;
    try {
      const answer = await this.#fetch(`/api/tables?game=stein&position=${position.replaceAll(" ", "_")}`);
      if (answer.ok) return probeOf(await answer.json());
      await answer.body?.cancel();
      if (answer.status === 404) this.#most = Math.min(this.#most, pieces - 1);
    } catch {
      // offline
    }
    return null;
  }
}

/** The results of an answer, all for the side to move. @param {Answer} answer @returns {Probe} */
export function probeOf({ category, dtw, moves }) {
  return {
    value: category,
    plies: dtw === null ? null : Math.abs(dtw),
    moves: moves.map(({ move, category, dtw }) => ({
      move,
      value: REVERSED[category],
      plies: dtw === null ? null : Math.abs(dtw) + 1,
    })),
  };
}
