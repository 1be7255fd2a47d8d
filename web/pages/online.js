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
const SITTING = 10_000;
/** How long an offer cannot be answered yet, in milliseconds. */
const FRESH = 700;

export class OrdoOnline extends OnlineEvents {
  static properties = { ...OnlineEvents.properties, way: { state: true }, missing: { state: true }, problem: { state: true }, busy: { state: true }, isFresh: { state: true } };

  constructor() {
    super();
    /** @type {ConnectionState} */ this.way = "connecting";
    /** Why there is nothing to be seen here. */ this.missing = "";
    /** Why the seat could not be taken. */ this.problem = "";
    this.busy = false;
    /** What the other side offers. @type {string | null} */ this.offered = null;
    /** Has it only just come? A hand on its way to another button must not answer it. */ this.isFresh = false;
    /** Until when another tab of this browser is taken to be sitting down here. */ this.sitting = 0;
    /** The question that is being asked. @type {{ isRelevant: () => boolean, back: AbortController } | null} */ this.asking = null;
    /** When the own clock was stopped by a move that is on its way. */ this.pressed = 0;
    /** Other tabs are not told of this one any more, and not listened to. @type {(() => void) | undefined} */ this.unlockGame = undefined;
    /** @type {(() => void) | undefined} */ this.unsubscribe = undefined;
    new RowFocus(this, ".actions");
    this.link = new GameConnection(this.game, {
      onGame: (game) => this.onGame(game),
      onMessage: (message) => this.onMessage(message),
      onState: (state) => this.onWay(state),
      onMissing: (code) => (this.missing = code),
      seq: () => this.known?.state.seq ?? 0,
    });
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.unlockGame = lockGame(this.game);
    this.unsubscribe = onJoinInOtherTab(({ game, done }) => {
      if (game !== this.game) return;
      this.sitting = done ? 0 : Date.now() + SITTING;
      if (done) this.link.resync();
    });
    void this.begin();
  }

  /** @override */
  willUpdate() {
    super.willUpdate();
    const offered = (this.known?.view.you && this.known.offered()) || null;
    if (offered === this.offered) return;
    this.offered = offered;
    this.isFresh = !!offered;
    if (offered) setTimeout(() => (this.isFresh = false), FRESH);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.unlockGame?.();
    this.unsubscribe?.();
    this.asking?.back.abort();
    this.link.stop();
  }

  async begin() {
    this.link.start();
    try {
      this.rules = (await loadOrdo()).rules;
    } catch (error) {
      this.failed = t("app.wasmFailed");
      console.warn(error);
      return;
    }
    this.ready = true;
    this.lookAgain();
  }

  // ---- what the server says ----

  /** @param {GameView} view */
  onGame(view) {
    const { known } = this;
    // While a seat is being taken, what the socket says to a stranger is out of date.
    if ((this.busy || Date.now() < this.sitting) && !view.you) return;
    if (!known) {
      this.meet(view);
      this.resendPendingMove();
      this.lookAgain();
    } else {
      const before = { state: known.state, stored: known.stored, offered: known.offered() };
      known.take(view, performance.now());
      this.lookAgain();
      this.catchUp(known, before);
    }
    this.requestUpdate();
  }

  /** @param {FromServer} message */
  onMessage(message) {
    const { known } = this;
    if (!known) return;
    if (message.type === "presence") known.presence = message;
    if (message.type === "refused") this.onRefusal(message.id, message.code);
    if (message.type === "events") {
      const news = known.hear(message.events, message.state, performance.now());
      if (!news) return this.link.resync();
      this.lookAgain();
      for (const event of news) this.onEvent(event);
    }
    this.requestUpdate();
  }

  /** @param {ConnectionState} state */
  onWay(state) {
    this.way = state;
    if (state === "lost" || state === "restarting") announce(t(`online.way.${state}`));
  }

  /** What was shown at once is put back, and why is said. @param {string} id @param {string} code */
  onRefusal(id, code) {
    const { known } = this;
    if (!known) return;
    // An offer that stands cannot be made again from here, so this one was declined, before the page was loaded.
    if (code === "already-offered" && known.state.status === "over") known.noRematch = true;
    if (known.pending?.id !== id) return notify(refusalText(code));
    known.pending = null;
    savePendingMove(this.game, null);
    this.lookAgain();
    this.remark = t("online.rolledBack", { reason: refusalText(code) });
    announce(this.remark);
    sound("refused");
  }

  // ---- what the player does ----

  /** The move is shown at once, and is on its way. @param {string} text @override */
  async play(text) {
    const { match, rules, known } = this;
    if (!match || !rules || !known || !this.isMine()) return;
    const after = rules.view({ ...inputOf(match), moves: [...match.moves, text] });
    const third = after.outcome?.reason.code === "outcome.repetition";
    if (third && !(await ask(t("online.thirdTime"), t("online.playIt"), t("app.cancel"), this.while(() => this.isMine())))) return this.stayInTurn();
    if (!this.isMine()) return;
    this.pressed = performance.now();
    known.pending = { id: crypto.randomUUID(), type: "move", move: text, ply: known.stored.length + 1 };
    savePendingMove(this.game, known.pending);
    this.link.send(known.pending);
    this.lookAgain();
    const captures = !!this.view?.last?.captures.length;
    announce(t(captures ? "play.captured" : "play.moved", { color: known.state.turn, move: text }));
    sound(captures ? "capture" : "move");
  }

  /** The move was not played after all: a turn of two steps is back at its first. */
  stayInTurn() {
    this.setMade(this.made.slice(0, -1));
    this.refresh();
  }

  /** A move that was on its way when the page was left goes on its way again, if it still fits. */
  resendPendingMove() {
    const { known } = this;
    const move = loadPendingMove(this.game);
    if (!known || !move) return;
    if (known.isMyTurn() && move.ply === known.stored.length + 1) {
      known.pending = move;
      this.link.send(move);
    } else savePendingMove(this.game, null);
  }

  /** @param {string} type @param {{ phrase?: Phrase }} [more] */
  act(type, more = {}) {
    this.link.send({ id: crypto.randomUUID(), type, ...more });
    this.requestUpdate();
    if (this.way !== "open") announce(t("online.unsent"));
  }

  /** Is an action on its way, and not answered yet? @param {string} type */
  isSending(type) {
    return [...this.link.waiting.values()].some((action) => action.type === type);
  }

  /** Does something wait for the connection, a move aside, which is seen on the board? */
  hasUnsent() {
    return this.way !== "open" && [...this.link.waiting.values()].some(({ type }) => type !== "move");
  }

  async resign() {
    const { known } = this;
    if (!known) return;
    const abort = known.canAbort();
    const due = this.while(() => known.state.status === "playing" && known.canAbort() === abort);
    if (await ask(t(abort ? "online.abortSure" : "play.resignSure"), t(abort ? "online.abort" : "play.resign"), t("online.playOn"), due)) {
      this.act(abort ? "abort" : "resign");
    }
  }

  async offerDraw() {
    const due = this.while(() => this.known?.state.status === "playing" && !this.known.offered());
    if (await ask(t("online.drawSure"), t("online.offerDraw"), t("app.cancel"), due)) this.act("offer-draw");
  }

  /** Takes a question back once it makes no sense any more. @param {() => boolean} isRelevant */
  while(isRelevant) {
    const back = new AbortController();
    this.asking = { isRelevant, back };
    return back.signal;
  }

  /** Takes the free seat of a challenge. */
  async join() {
    this.busy = true;
    this.problem = "";
    announceJoin({ game: this.game, done: false });
    try {
      this.onGame(await join(this.game));
    } catch (error) {
      this.problem = problemText(error);
    }
    this.busy = false;
    announceJoin({ game: this.game, done: true });
    // The socket was opened by a stranger: it is to know who this is now.
    this.link.resync();
  }

  // ---- the page ----

  /** The tab says whose turn it is. @override */
  updated() {
    super.updated();
    if (this.asking && !this.asking.isRelevant()) this.asking.back.abort();
    const { known } = this;
    if (!known || !this.isConnected) return;
    document.title = t("app.page", { page: this.tabTitle(known) });
  }

  /** @param {GameModel} known */
  tabTitle(known) {
    const { state: { status }, view } = known;
    if (status === "open") return view.yours ? t("online.waiting") : t("online.invited", { name: isolate(view.creator || t("home.guest")) });
    if (!view.names) return t("online.withdrawn");
    if (status === "playing" && known.isMyTurn()) return `● ${t("online.yourTurn")}`;
    return `${this.nameOf("w")} – ${this.nameOf("b")}`;
  }

  /** @override */
  render() {
    if (this.missing || this.failed) {
      return html`<div class="page failure"><h1 class="visually-hidden">${t("app.game")}</h1><p>${this.failed || refusalText(this.missing)}</p>
        <a class="button primary" href="/lobby">${t("app.lobby")}</a></div>`;
    }
    const { known } = this;
    if (!known) return html`${this.banner()}<div class="skeleton"><h1 class="visually-hidden">${t("app.game")}</h1><div class="skeleton-board"></div></div>`;
    if (known.state.status === "open") return html`${this.banner()}${known.view.yours ? waitPage(this, known) : joinPage(this, known)}`;
    if (!known.view.names) return html`${this.banner()}${gonePage(known)}`;
    if (!this.match) return html`${this.banner()}<div class="skeleton"><h1 class="visually-hidden">${t("app.game")}</h1><div class="skeleton-board" data-game=${known.view.game}></div></div>`;
    return html`${this.banner()}${onlinePage(this, this.match, known)}`;
  }

  banner() {
    if (this.way !== "lost" && this.way !== "restarting") return "";
    return html`<p class="way"><span class="way-dot"></span>${t(`online.way.${this.way}`)}</p>`;
  }
}

customElements.define("ordo-online", OrdoOnline);
