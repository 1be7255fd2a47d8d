// A game as this page knows it: what the server has said, and the own move that is on its way. No network in here.

/** @typedef {import("./types.d.ts").GameView} GameView */
/** @typedef {import("./types.d.ts").Happened} Happened */
/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Action} Action */
/** @typedef {import("./types.d.ts").Presence} Presence */
/** @typedef {import("../ordo/types.d.ts").Color} Color */

export class GameModel {
  /** @param {GameView} view @param {number} at the moment at which it came, by this device's steady clock */
  constructor(view, at) {
    this.view = view;
    /** The moves that are stored. @type {string[]} */ this.stored = [];
    /** The own move that is shown and not yet stored. @type {Action | null} */ this.pending = null;
    /** @type {Presence | null} */ this.presence = null;
    /** Has the other side declined a rematch? Only events tell. */ this.noRematch = false;
    /** When `state` was true. */ this.receivedAt = at;
    this.state = view.state;
    this.applySnapshot(view, at);
  }

  /** The whole game, to begin with and after a gap. One that was overtaken by later news is left aside.
   * @param {GameView} view @param {number} at */
  applySnapshot(view, at) {
    if (view.state.seq < this.state.seq) return;
    this.view = view;
    this.stored = view.moves.map(({ move }) => move);
    this.setState(view.state, at);
  }

  /**
   * What has happened since. Null: something is missing in between, and the whole game is wanted.
   * @param {Happened[]} events @param {State} state @param {number} at @returns {Happened[] | null} what was not known before
   */
  applyEvents(events, state, at) {
    const fresh = events.filter(({ seq }) => seq > this.state.seq);
    let { seq } = this.state;
    for (const event of fresh) {
      if (event.seq !== ++seq) return null;
      if (event.type === "started") return null;
    }
    for (const event of fresh) {
      if (event.type === "move") this.stored = [...this.stored.slice(0, (event.ply ?? 1) - 1), event.move ?? ""];
      if (event.type === "rematch-declined") this.noRematch = event.by !== this.view.you;
      if (event.type === "taken-back") this.stored = this.stored.slice(0, event.to);
    }
    if (state.seq !== seq || state.plies !== this.stored.length) return null;
    this.setState(state, at);
    return fresh;
  }

  /** @param {State} state @param {number} at */
  setState(state, at) {
    this.state = state;
    this.receivedAt = at;
    // Stored now, or overtaken by something else: either way it is on its way no longer.
    if (this.pending && (this.pending.ply !== this.stored.length + 1 || state.status !== "playing")) this.pending = null;
  }

  /** The moves to show. */
  moves() {
    return this.pending?.move ? [...this.stored, this.pending.move] : this.stored;
  }

  /** May the user make a move now? */
  isMyTurn() {
    return this.state.status === "playing" && this.view.you === this.state.turn && !this.pending;
  }

  /** An offer of the other side that waits for an answer. @returns {"draw" | "takeBack" | "rematch" | null} */
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

  /** Can the last move of the user be taken back? */
  canAskTakeBack() {
    const { you } = this.view;
    return !!you && this.state.status === "playing" && !this.pending && this.stored.length >= (this.state.turn === you ? 2 : 1);
  }

  /** Before the second move a game is called off, not resigned. */
  canAbort() {
    return this.state.status === "playing" && this.stored.length < 2;
  }
}
