// The client's model of an online game: the server's state plus the user's pending move. No network access.

/** @typedef {import("./types.d.ts").Snapshot} Snapshot */
/** @typedef {import("./types.d.ts").GameEvent} GameEvent */
/** @typedef {import("./types.d.ts").CurrentState} CurrentState */
/** @typedef {import("./pending-move.js").KeyedMove} KeyedMove */
/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {Omit<Extract<ServerMessage, { type: "presence" }>, "type">} Presence */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

export class GameModel {
  /** @param {Snapshot} view @param {number} at when it was received, by `performance.now()` */
  constructor(view, at) {
    this.view = view;
    /** The moves stored on the server. @type {string[]} */ this.stored = [];
    /** The user's move that is shown but not yet confirmed. @type {KeyedMove | null} */ this.pending = null;
    /** @type {Presence | null} */ this.presence = null;
    /** True if the opponent has declined a rematch; known only from events. */ this.noRematch = false;
    /** When `state` was received. */ this.receivedAt = at;
    this.state = view.state;
    this.applySnapshot(view, at);
  }

  /**
   * Applies a snapshot of the whole game. An outdated one is ignored.
   * @param {Snapshot} view
   * @param {number} at
   */
  applySnapshot(view, at) {
    if (view.state.seq < this.state.seq) return;
    this.view = view;
    this.stored = view.moves.map(({ move }) => move);
    this.setState(view.state, at);
  }

  /**
   * Applies new events. Null if some are missing and a snapshot is needed.
   * @param {GameEvent[]} events
   * @param {CurrentState} state
   * @param {number} at
   * @returns {GameEvent[] | null} the events that were new
   */
  applyEvents(events, state, at) {
    const fresh = events.filter(({ seq }) => seq > this.state.seq);
    let { seq } = this.state;
    for (const event of fresh) {
      if (event.seq !== ++seq) return null;
      if (event.type === "started") return null;
    }
    for (const event of fresh) {
      if (event.type === "move") this.stored = [...this.stored.slice(0, event.ply - 1), event.move];
      if (event.type === "rematch-declined") this.noRematch = event.by !== this.view.you;
      if (event.type === "taken-back") this.stored = this.stored.slice(0, event.to);
    }
    if (state.seq !== seq || state.plies !== this.stored.length) return null;
    this.setState(state, at);
    return fresh;
  }

  /** @param {CurrentState} state @param {number} at */
  setState(state, at) {
    this.state = state;
    this.receivedAt = at;
    // The pending move was stored or superseded.
    if (this.pending && (this.pending.ply !== this.stored.length + 1 || state.status !== "playing"))
      this.pending = null;
  }

  /** The moves to show, including the pending one. */
  moves() {
    return this.pending ? [...this.stored, this.pending.move] : this.stored;
  }

  isMyTurn() {
    return this.state.status === "playing" && this.view.you === this.state.turn && !this.pending;
  }

  /** The opponent's open offer. @returns {"draw" | "takeBack" | "rematch" | null} */
  offered() {
    const { you } = this.view;
    if (!you) return null;
    return this.offerOf(you === "w" ? "b" : "w");
  }

  /** @param {Color} side @returns {"draw" | "takeBack" | "rematch" | null} */
  offerOf(side) {
    const { draw, takeBack, rematch } = this.state.offers;
    return takeBack === side ? "takeBack" : draw === side ? "draw" : rematch === side ? "rematch" : null;
  }

  /** True if the user can propose a takeback. */
  canAskTakeBack() {
    const { you } = this.view;
    return (
      !!you &&
      this.state.status === "playing" &&
      !this.pending &&
      this.stored.length >= (this.state.turn === you ? 2 : 1)
    );
  }

  /** True if the game can be aborted: before the second move. */
  canAbort() {
    return this.state.status === "playing" && this.stored.length < 2;
  }
}
