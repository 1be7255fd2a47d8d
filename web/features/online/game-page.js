// The page of an online game, for players and spectators. The shown game is in online-game.js, announcements in online-events.js,
// the template in online-view.js, the connection in online/connection.js.
import "./catalogue.js";
import { html } from "../../vendor/lit.js";
import { isolate } from "../../i18n/bidi.js";
import { loadOrdo } from "../../engine/load.js";
import { inputOf } from "../../game/match.js";
import { announce, notify } from "../../app/notice.js";
import { ask } from "../../app/dialogs.js";
import { RowFocus } from "./row-focus.js";
import { play as sound } from "../../game/sound.js";
import { join, problemText, refusalText } from "./api.js";
import { GameConnection } from "./connection.js";
import { savePendingMove, loadPendingMove } from "./pending-move.js";
import { onJoinInOtherTab, lockGame, announceJoin } from "./tabs.js";
import { t } from "../../i18n/i18n.js";
import { OnlineEvents } from "./events.js";
import { onlinePage } from "./game-view.js";
import { gonePage, joinPage, waitPage } from "./wait-view.js";

/** @typedef {import("./types.d.ts").Snapshot} Snapshot */
/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./types.d.ts").Phrase} Phrase */
/** An action without details. @typedef {Exclude<import("./types.d.ts").Action["type"], "move" | "say">} SimpleAction */
/** @typedef {import("./connection.js").ConnectionState} ConnectionState */
/** @typedef {import("./game-model.js").GameModel} GameModel */

/** Milliseconds to wait for another tab that is joining the game. */
const JOIN_TIMEOUT = 10_000;
/** Milliseconds for which the buttons of a new offer are disabled, against accidental clicks. */
const OFFER_GUARD = 700;

export class OrdoOnline extends OnlineEvents {
  static properties = { ...OnlineEvents.properties, connectionState: { state: true }, missing: { state: true }, problem: { state: true }, busy: { state: true }, isOfferFresh: { state: true } };

  constructor() {
    super();
    /** @type {ConnectionState} */ this.connectionState = "connecting";
    /** Error code if the game cannot be shown. */ this.missing = "";
    /** Error message if joining failed. */ this.problem = "";
    this.busy = false;
    /** The opponent's open offer. @type {string | null} */ this.offered = null;
    /** True while the offer is too new to be answered. */ this.isOfferFresh = false;
    /** Time until which another tab is assumed to be joining. */ this.joiningElsewhereUntil = 0;
    /** The open question dialog. @type {{ isRelevant: () => boolean, back: AbortController } | null} */ this.openQuestion = null;
    /** When the user's clock was stopped by the pending move. */ this.clockStoppedAt = 0;
    /** Releases the lock that marks the game as open in this tab. @type {(() => void) | undefined} */ this.unlockGame = undefined;
    /** @type {(() => void) | undefined} */ this.unsubscribe = undefined;
    new RowFocus(this, ".actions");
    this.connection = new GameConnection(this.gameId, {
      onGame: (game) => this.onGame(game),
      onMessage: (message) => this.onMessage(message),
      onState: (state) => this.onConnectionState(state),
      onMissing: (code) => (this.missing = code),
      seq: () => this.model?.state.seq ?? 0,
    });
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.unlockGame = lockGame(this.gameId);
    this.unsubscribe = onJoinInOtherTab(({ game, done }) => {
      if (game !== this.gameId) return;
      this.joiningElsewhereUntil = done ? 0 : Date.now() + JOIN_TIMEOUT;
      if (done) this.connection.resync();
    });
    void this.begin();
  }

  /** @override */
  willUpdate() {
    super.willUpdate();
    const offered = (this.model?.view.you && this.model.offered()) || null;
    if (offered === this.offered) return;
    this.offered = offered;
    this.isOfferFresh = !!offered;
    if (offered) setTimeout(() => (this.isOfferFresh = false), OFFER_GUARD);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.unlockGame?.();
    this.unsubscribe?.();
    this.openQuestion?.back.abort();
    this.connection.stop();
  }

  async begin() {
    this.connection.start();
    try {
      this.rules = (await loadOrdo()).rules;
    } catch (error) {
      this.failed = t("app.wasmFailed");
      console.warn(error);
      return;
    }
    this.ready = true;
    this.sync();
  }

  // ---- server messages ----

  /** @param {Snapshot} view */
  onGame(view) {
    const { model } = this;
    // Snapshots for spectators are outdated while the user is joining.
    if ((this.busy || Date.now() < this.joiningElsewhereUntil) && !view.you) return;
    if (!model) {
      this.createModel(view);
      this.resendPendingMove();
      this.sync();
    } else {
      const before = { state: model.state, stored: model.stored, offered: model.offered() };
      model.applySnapshot(view, performance.now());
      this.sync();
      this.catchUp(model, before);
    }
    this.requestUpdate();
  }

  /** @param {ServerMessage} message */
  onMessage(message) {
    const { model } = this;
    if (!model) return;
    if (message.type === "presence") model.presence = message;
    if (message.type === "refused") this.onRefusal(message.id ?? "", message.code);
    if (message.type === "events") {
      const news = model.applyEvents(message.events, message.state, performance.now());
      if (!news) return this.connection.resync();
      this.sync();
      for (const event of news) this.onEvent(event);
    }
    this.requestUpdate();
  }

  /** @param {ConnectionState} state */
  onConnectionState(state) {
    this.connectionState = state;
    if (state === "lost" || state === "restarting") announce(t(`online.connection.${state}`));
  }

  /** Reverts a rejected move and shows the reason. @param {string} id @param {string} code */
  onRefusal(id, code) {
    const { model } = this;
    if (!model) return;
    // An open offer cannot be repeated, so this one was declined before the page was loaded.
    if (code === "already-offered" && model.state.status === "over") model.noRematch = true;
    if (model.pending?.id !== id) return notify(refusalText(code));
    model.pending = null;
    savePendingMove(this.gameId, null);
    this.sync();
    this.remark = t("online.moveRejected", { reason: refusalText(code) });
    announce(this.remark);
    sound("refused");
  }

  // ---- player actions ----

  /** Shows the move at once and sends it. @param {string} text @override */
  async play(text) {
    const { match, rules, model } = this;
    if (!match || !rules || !model || !this.isUserTurn()) return;
    const after = rules.view({ ...inputOf(match), moves: [...match.moves, text] });
    const third = after.outcome?.reason.code === "outcome.repetition";
    if (third && !(await ask(t("online.repetitionSure"), t("online.playAnyway"), t("app.cancel"), this.cancelWhenStale(() => this.isUserTurn())))) return this.stayInTurn();
    if (!this.isUserTurn()) return;
    this.clockStoppedAt = performance.now();
    model.pending = { id: crypto.randomUUID(), type: "move", move: text, ply: model.stored.length + 1 };
    savePendingMove(this.gameId, model.pending);
    this.connection.send(model.pending);
    this.sync();
    const captures = !!this.view?.last?.captures.length;
    announce(t(captures ? "play.captured" : "play.moved", { color: model.state.turn, move: text }));
    sound(captures ? "capture" : "move");
  }

  /** The move was cancelled: undoes the last step of the turn. */
  stayInTurn() {
    this.setStepsMade(this.made.slice(0, -1));
    this.refresh();
  }

  /** Resends the move that was pending when the page was left, if it is still possible. */
  resendPendingMove() {
    const { model } = this;
    const move = loadPendingMove(this.gameId);
    if (!model || !move) return;
    if (model.isMyTurn() && move.ply === model.stored.length + 1) {
      model.pending = move;
      this.connection.send(move);
    } else savePendingMove(this.gameId, null);
  }

  /** @param {SimpleAction} type */
  act(type) {
    this.send({ type });
  }

  /** @param {Phrase} phrase */
  say(phrase) {
    this.send({ type: "say", phrase });
  }

  /** @param {import("./types.d.ts").Action} action */
  send(action) {
    this.connection.send({ id: crypto.randomUUID(), ...action });
    this.requestUpdate();
    if (this.connectionState !== "open") announce(t("online.notSent"));
  }

  /** True if an action of this type is unanswered. @param {string} type */
  isSending(type) {
    return [...this.connection.unanswered.values()].some((action) => action.type === type);
  }

  /** True if an action other than a move waits for the connection. */
  hasUnsent() {
    return this.connectionState !== "open" && [...this.connection.unanswered.values()].some(({ type }) => type !== "move");
  }

  async resign() {
    const { model } = this;
    if (!model) return;
    const abort = model.canAbort();
    const due = this.cancelWhenStale(() => model.state.status === "playing" && model.canAbort() === abort);
    if (await ask(t(abort ? "online.abortSure" : "play.resignSure"), t(abort ? "online.abort" : "play.resign"), t("online.playOn"), due)) {
      this.act(abort ? "abort" : "resign");
    }
  }

  async offerDraw() {
    const due = this.cancelWhenStale(() => this.model?.state.status === "playing" && !this.model.offered());
    if (await ask(t("online.drawSure"), t("online.offerDraw"), t("app.cancel"), due)) this.act("offer-draw");
  }

  /** A signal that closes the question dialog once `isRelevant` is false. @param {() => boolean} isRelevant */
  cancelWhenStale(isRelevant) {
    const back = new AbortController();
    this.openQuestion = { isRelevant, back };
    return back.signal;
  }

  /** Joins the game. */
  async join() {
    this.busy = true;
    this.problem = "";
    announceJoin({ game: this.gameId, done: false });
    try {
      this.onGame(await join(this.gameId));
    } catch (error) {
      this.problem = problemText(error);
    }
    this.busy = false;
    announceJoin({ game: this.gameId, done: true });
    // The socket was opened as a spectator, so reconnect as a player.
    this.connection.resync();
  }

  // ---- rendering ----

  /** Shows whose turn it is in the tab title. @override */
  updated() {
    super.updated();
    if (this.openQuestion && !this.openQuestion.isRelevant()) this.openQuestion.back.abort();
    const { model } = this;
    if (!model || !this.isConnected) return;
    document.title = t("app.page", { page: this.tabTitle(model) });
  }

  /** @param {GameModel} model */
  tabTitle(model) {
    const { state: { status }, view } = model;
    if (status === "open") return view.yours ? t("online.waiting") : t("online.invited", { name: isolate(view.creator || t("home.guest")) });
    if (!view.names) return t("online.withdrawn");
    if (status === "playing" && model.isMyTurn()) return `● ${t("online.yourTurn")}`;
    return `${this.nameOf("w")} – ${this.nameOf("b")}`;
  }

  /** @override */
  render() {
    if (this.missing || this.failed) {
      return html`<div class="page failure"><h1 class="visually-hidden">${t("app.game")}</h1><p>${this.failed || refusalText(this.missing)}</p>
        <a class="button primary" href="/lobby">${t("app.lobby")}</a></div>`;
    }
    const { model } = this;
    if (!model) return html`${this.banner()}<div class="skeleton"><h1 class="visually-hidden">${t("app.game")}</h1><div class="skeleton-board"></div></div>`;
    if (model.state.status === "open") return html`${this.banner()}${model.view.yours ? waitPage(this, model) : joinPage(this, model)}`;
    if (!model.view.names) return html`${this.banner()}${gonePage(model)}`;
    if (!this.match) return html`${this.banner()}<div class="skeleton"><h1 class="visually-hidden">${t("app.game")}</h1><div class="skeleton-board" data-game=${model.view.game}></div></div>`;
    return html`${this.banner()}${onlinePage(this, this.match, model)}`;
  }

  banner() {
    if (this.connectionState !== "lost" && this.connectionState !== "restarting") return "";
    return html`<p class="connection"><span class="connection-dot"></span>${t(`online.connection.${this.connectionState}`)}</p>`;
  }
}

customElements.define("ordo-online", OrdoOnline);
