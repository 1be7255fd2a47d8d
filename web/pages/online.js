// A game of online play, for its players and for those who look on. What lies on the table is in online-game.js, what is
// said of what happens in online-events.js, what it looks like in online-view.js, how it talks to the server in online/connection.js.
import "../online/catalogue.js";
import { html } from "../vendor/lit.js";
import { isolate } from "../lib/bidi.js";
import { loadOrdo } from "../lib/ordo.js";
import { inputOf } from "../lib/match.js";
import { announce, notify } from "../lib/notice.js";
import { ask } from "../lib/dialogs.js";
import { RowFocus } from "../lib/row-focus.js";
import { play as sound } from "../lib/sound.js";
import { join, problemText, refusalText } from "../online/api.js";
import { GameConnection } from "../online/connection.js";
import { savePendingMove, loadPendingMove } from "../online/pending-move.js";
import { onJoinInOtherTab, lockGame, announceJoin } from "../online/tabs.js";
import { t } from "../i18n/i18n.js";
import { OnlineEvents } from "./online-events.js";
import { onlinePage } from "./online-view.js";
import { gonePage, joinPage, waitPage } from "./online-wait.js";

/** @typedef {import("../online/types.d.ts").GameView} GameView */
/** @typedef {import("../online/types.d.ts").FromServer} FromServer */
/** @typedef {import("../online/types.d.ts").Phrase} Phrase */
/** @typedef {import("../online/connection.js").ConnectionState} ConnectionState */
/** @typedef {import("../online/game-model.js").GameModel} GameModel */

/** How long another tab is waited for that sits down, in milliseconds. */
const JOIN_TIMEOUT = 10_000;
/** How long an offer cannot be answered yet, in milliseconds. */
const OFFER_GUARD = 700;

export class OrdoOnline extends OnlineEvents {
  static properties = { ...OnlineEvents.properties, connectionState: { state: true }, missing: { state: true }, problem: { state: true }, busy: { state: true }, isOfferFresh: { state: true } };

  constructor() {
    super();
    /** @type {ConnectionState} */ this.connectionState = "connecting";
    /** Why there is nothing to be seen here. */ this.missing = "";
    /** Why the seat could not be taken. */ this.problem = "";
    this.busy = false;
    /** What the other side offers. @type {string | null} */ this.offered = null;
    /** Has it only just come? A hand on its way to another button must not answer it. */ this.isOfferFresh = false;
    /** Until when another tab of this browser is taken to be sitting down here. */ this.joiningElsewhereUntil = 0;
    /** The question that is being asked. @type {{ isRelevant: () => boolean, back: AbortController } | null} */ this.openQuestion = null;
    /** When the own clock was stopped by a move that is on its way. */ this.clockStoppedAt = 0;
    /** Other tabs are not told of this one any more, and not listened to. @type {(() => void) | undefined} */ this.unlockGame = undefined;
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

  // ---- what the server says ----

  /** @param {GameView} view */
  onGame(view) {
    const { model } = this;
    // While a seat is being taken, what the socket says to a stranger is out of date.
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

  /** @param {FromServer} message */
  onMessage(message) {
    const { model } = this;
    if (!model) return;
    if (message.type === "presence") model.presence = message;
    if (message.type === "refused") this.onRefusal(message.id, message.code);
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

  /** What was shown at once is put back, and why is said. @param {string} id @param {string} code */
  onRefusal(id, code) {
    const { model } = this;
    if (!model) return;
    // An offer that stands cannot be made again from here, so this one was declined, before the page was loaded.
    if (code === "already-offered" && model.state.status === "over") model.noRematch = true;
    if (model.pending?.id !== id) return notify(refusalText(code));
    model.pending = null;
    savePendingMove(this.gameId, null);
    this.sync();
    this.remark = t("online.moveRejected", { reason: refusalText(code) });
    announce(this.remark);
    sound("refused");
  }

  // ---- what the player does ----

  /** The move is shown at once, and is on its way. @param {string} text @override */
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

  /** The move was not played after all: a turn of two steps is back at its first. */
  stayInTurn() {
    this.setStepsMade(this.made.slice(0, -1));
    this.refresh();
  }

  /** A move that was on its way when the page was left goes on its way again, if it still fits. */
  resendPendingMove() {
    const { model } = this;
    const move = loadPendingMove(this.gameId);
    if (!model || !move) return;
    if (model.isMyTurn() && move.ply === model.stored.length + 1) {
      model.pending = move;
      this.connection.send(move);
    } else savePendingMove(this.gameId, null);
  }

  /** @param {string} type @param {{ phrase?: Phrase }} [more] */
  act(type, more = {}) {
    this.connection.send({ id: crypto.randomUUID(), type, ...more });
    this.requestUpdate();
    if (this.connectionState !== "open") announce(t("online.notSent"));
  }

  /** Is an action on its way, and not answered yet? @param {string} type */
  isSending(type) {
    return [...this.connection.unanswered.values()].some((action) => action.type === type);
  }

  /** Does something wait for the connection, a move aside, which is seen on the board? */
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

  /** Takes a question back once it makes no sense any more. @param {() => boolean} isRelevant */
  cancelWhenStale(isRelevant) {
    const back = new AbortController();
    this.openQuestion = { isRelevant, back };
    return back.signal;
  }

  /** Takes the free seat of a challenge. */
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
    // The socket was opened by a stranger: it is to know who this is now.
    this.connection.resync();
  }

  // ---- the page ----

  /** The tab says whose turn it is. @override */
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
