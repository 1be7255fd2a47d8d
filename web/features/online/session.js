// The connection of a page to an online game: the model of the game, the pending move, unanswered actions, and joining.
import { announce, notify } from "../../app/notice.js";
import { t } from "../../i18n/i18n.js";
import { join, problemText, refusalText } from "./api.js";
import { GameConnection } from "./connection.js";
import { GameModel } from "./game-model.js";
import { loadPendingMove, savePendingMove } from "./pending-move.js";
import { announceJoin, lockGame, onJoinInOtherTab } from "./tabs.js";

/** @typedef {import("../../vendor/lit.js").LitElement} LitElement */
/** @typedef {import("./connection.js").ConnectionState} ConnectionState */
/** @typedef {import("./types.d.ts").Action} Action */
/** @typedef {import("./types.d.ts").CurrentState} CurrentState */
/** @typedef {import("./types.d.ts").GameEvent} GameEvent */
/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./types.d.ts").Snapshot} Snapshot */
/** The game before a snapshot. @typedef {{ state: CurrentState, stored: string[], offered: string | null }} Before */
/** An action without details. @typedef {Exclude<Action["type"], "move" | "say">} SimpleAction */

/**
 * @typedef {object} SessionHooks
 * @property {() => void} onChange called when the moves may have changed, before the other hooks
 * @property {(event: GameEvent) => void} onEvent called with every new event
 * @property {(before: Before) => void} onSnapshot called with the state before a snapshot that follows a gap
 * @property {(code: string) => void} onMoveRejected called when the server has rejected the pending move
 */

/** Milliseconds to wait for another tab that is joining the game. */
const JOIN_TIMEOUT = 10_000;

export class OnlineSession {
  /** @param {LitElement} host @param {string} gameId @param {SessionHooks} hooks */
  constructor(host, gameId, hooks) {
    this.host = host;
    this.gameId = gameId;
    this.hooks = hooks;
    /** @type {GameModel | null} */ this.model = null;
    /** @type {ConnectionState} */ this.connectionState = "connecting";
    /** Error code if the game cannot be shown. */ this.missing = "";
    /** Error message if joining failed. */ this.problem = "";
    /** True while the user is joining. */ this.isJoining = false;
    /** Time until which another tab is assumed to be joining. */ this.joiningElsewhereUntil = 0;
    /** When the user's clock was stopped by the pending move. */ this.clockStoppedAt = 0;
    /** Releases the lock that marks the game as open in this tab. @type {(() => void) | undefined} */ this.unlock =
      undefined;
    /** @type {(() => void) | undefined} */ this.unsubscribe = undefined;
    this.connection = new GameConnection(gameId, {
      onGame: (game) => this.onGame(game),
      onMessage: (message) => this.onMessage(message),
      onState: (state) => this.onConnectionState(state),
      onMissing: (code) => this.onMissing(code),
      seq: () => this.model?.state.seq ?? 0,
    });
    host.addController(this);
  }

  hostConnected() {
    this.unlock = lockGame(this.gameId);
    this.unsubscribe = onJoinInOtherTab(({ game, done }) => {
      if (game !== this.gameId) return;
      this.joiningElsewhereUntil = done ? 0 : Date.now() + JOIN_TIMEOUT;
      if (done) this.connection.resync();
    });
    this.connection.start();
  }

  hostDisconnected() {
    this.unlock?.();
    this.unsubscribe?.();
    this.connection.stop();
  }

  // ---- server messages ----

  /** @param {Snapshot} snapshot */
  onGame(snapshot) {
    const { model } = this;
    // Snapshots for spectators are outdated while the user is joining.
    if ((this.isJoining || Date.now() < this.joiningElsewhereUntil) && !snapshot.you) return;
    if (!model) {
      this.model = new GameModel(snapshot, performance.now());
      this.resendPendingMove(this.model);
      this.changed();
    } else {
      const before = { state: model.state, stored: model.stored, offered: model.offered() };
      model.applySnapshot(snapshot, performance.now());
      this.changed();
      this.hooks.onSnapshot(before);
    }
  }

  /** @param {ServerMessage} message */
  onMessage(message) {
    const { model } = this;
    if (!model) return;
    if (message.type === "presence") model.presence = message;
    if (message.type === "refused") this.onRefusal(model, message.id ?? "", message.code);
    if (message.type === "events") {
      const news = model.applyEvents(message.events, message.state, performance.now());
      if (!news) return this.connection.resync();
      this.changed();
      for (const event of news) this.hooks.onEvent(event);
    }
    this.host.requestUpdate();
  }

  /** @param {ConnectionState} state */
  onConnectionState(state) {
    this.connectionState = state;
    this.host.requestUpdate();
    if (state === "lost" || state === "restarting") announce(t(`online.connection.${state}`));
  }

  /** @param {string} code */
  onMissing(code) {
    this.missing = code;
    this.host.requestUpdate();
  }

  /**
   * Reverts a rejected move, or reports another rejected action.
   * @param {GameModel} model
   * @param {string} id
   * @param {string} code
   */
  onRefusal(model, id, code) {
    // An open offer cannot be repeated, so this one was declined before the page was loaded.
    if (code === "already-offered" && model.state.status === "over") model.noRematch = true;
    if (model.pending?.id !== id) return notify(refusalText(code));
    model.pending = null;
    this.changed();
    this.hooks.onMoveRejected(code);
  }

  changed() {
    if (!this.model?.pending) savePendingMove(this.gameId, null);
    this.hooks.onChange();
    this.host.requestUpdate();
  }

  // ---- actions ----

  /** Sends a move, which is pending until the server has answered. @param {string} move */
  sendMove(move) {
    const { model } = this;
    if (!model) return;
    this.clockStoppedAt = performance.now();
    model.pending = { id: crypto.randomUUID(), type: "move", move, ply: model.stored.length + 1 };
    savePendingMove(this.gameId, model.pending);
    this.connection.send(model.pending);
    this.changed();
  }

  /** Resends the move that was pending when the page was left, if it is still possible. @param {GameModel} model */
  resendPendingMove(model) {
    const move = loadPendingMove(this.gameId);
    if (!move || !model.isMyTurn() || move.ply !== model.stored.length + 1) return;
    model.pending = move;
    this.connection.send(move);
  }

  /** @param {Action} action */
  send(action) {
    this.connection.send({ id: crypto.randomUUID(), ...action });
    this.host.requestUpdate();
    if (this.connectionState !== "open") announce(t("online.notSent"));
  }

  /** True if an action of this type is unanswered. @param {Action["type"]} type */
  isSending(type) {
    return [...this.connection.unanswered.values()].some((action) => action.type === type);
  }

  /** True if an action other than a move waits for the connection. */
  hasUnsent() {
    if (this.connectionState === "open") return false;
    return [...this.connection.unanswered.values()].some(({ type }) => type !== "move");
  }

  async join() {
    this.isJoining = true;
    this.problem = "";
    this.host.requestUpdate();
    announceJoin({ game: this.gameId, done: false });
    try {
      this.onGame(await join(this.gameId));
    } catch (error) {
      this.problem = problemText(error);
    }
    this.isJoining = false;
    this.host.requestUpdate();
    announceJoin({ game: this.gameId, done: true });
    // The socket was opened as a spectator, so reconnect as a player.
    this.connection.resync();
  }
}
