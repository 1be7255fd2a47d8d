// The page of an online game, for players and spectators. Connection and model are in session.js, announcements in
// announcer.js, templates in game-view.js and wait-view.js.
import "./catalogue.js";
import { html } from "../../vendor/lit.js";
import { ask } from "../../app/dialogs.js";
import { LightElement } from "../../app/element.js";
import { PageKeys } from "../../app/keys.js";
import { announce, notify } from "../../app/notice.js";
import { gameIdOf } from "../../app/router.js";
import { settings } from "../../app/settings.js";
import { OrdoError, sharedRules } from "../../engine/load.js";
import { GameController } from "../../game/controller.js";
import { other } from "../../game/match.js";
import { scrollToShownMove } from "../../game/move-list.js";
import { play as sound } from "../../game/sound.js";
import { isolate } from "../../i18n/bidi.js";
import { t } from "../../i18n/i18n.js";
import { Announcer } from "./announcer.js";
import { refusalText } from "./api.js";
import { onlinePage } from "./game-view.js";
import { loadSteps, saveSteps } from "./pending-move.js";
import { RowFocus } from "./row-focus.js";
import { OnlineSession } from "./session.js";
import { outcomeOf } from "./status.js";
import { gonePage, joinPage, waitPage } from "./wait-view.js";

/** @typedef {import("./game-model.js").GameModel} GameModel */
/** @typedef {import("./session.js").SimpleAction} SimpleAction */
/** @typedef {import("./types.d.ts").Phrase} Phrase */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Outcome} Outcome */

/** Milliseconds for which the buttons of a new offer are disabled, against accidental clicks. */
const OFFER_GUARD = 700;

export class OrdoOnline extends LightElement {
  static properties = { failed: { state: true }, flipped: { state: true }, isOfferFresh: { state: true } };

  constructor() {
    super();
    this.gameId = gameIdOf(location.pathname);
    /** Error message if the rules could not be loaded. */ this.failed = "";
    /** True if the user has flipped the board. */ this.flipped = false;
    /** Number of moves when the latest position was last shown. */ this.seen = 0;
    /** The opponent's open offer. @type {string | null} */ this.offered = null;
    /** True while the offer is too new to be answered. */ this.isOfferFresh = false;
    /** True if the shown game is over. */ this.isShownOver = false;
    /** The open question dialog. @type {{ isRelevant: () => boolean, back: AbortController } | null} */
    this.openQuestion = null;
    this.announcer = new Announcer(this);
    this.game = new GameController(this, {
      canMove: () => this.isUserTurn(),
      play: (move) => void this.play(move.text),
      onSteps: (made, isBack) => this.saveSteps(made, isBack),
      premoveSide: () => this.premoveSide(),
    });
    this.session = new OnlineSession(this, this.gameId, {
      onChange: () => this.showGame(),
      onEvent: (event) => this.model && this.announcer.onEvent(this.model, event),
      onSnapshot: (before) => this.model && this.announcer.onSnapshot(this.model, before),
      onMoveRejected: (code) => this.onMoveRejected(code),
    });
    new PageKeys(this, () => (this.game.line ? { ...this.game.keys(), f: () => this.flip() } : {}));
    new RowFocus(this, ".actions");
  }

  get model() {
    return this.session.model;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.begin();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.openQuestion?.back.abort();
  }

  async begin() {
    try {
      this.game.rules = await sharedRules();
    } catch (error) {
      this.failed = t("app.wasmFailed");
      console.warn(error);
      return;
    }
    this.showGame();
  }

  // ---- the shown game ----

  /** Shows the moves of the model, if they have changed. An unfinished turn is not disturbed. */
  showGame() {
    const { model, game } = this;
    if (!model || !game.rules || model.state.status === "open") return;
    const { game: ruleSet, start } = model.view;
    const moves = model.moves();
    const before = game.line?.moves ?? null;
    const isOver = !!model.state.ending;
    if (before?.join() === moves.join() && isOver === this.isShownOver) {
      // The same moves, but the user may have joined meanwhile.
      if (!game.steps) game.updateSteps();
      return;
    }
    this.isShownOver = isOver;
    const line = { game: ruleSet, ...(start ? { start } : {}), moves, options: {} };
    const shown = this.keepsShownPly(before ?? [], moves) ? game.shown : null;
    try {
      game.setLine(line, { shown, made: loadSteps(this.gameId, moves.length + 1) });
    } catch (error) {
      if (!(error instanceof OrdoError)) throw error;
      game.setLine(null);
      notify(t("play.unreadable"));
    }
  }

  /**
   * True if the earlier position that is shown stays shown: it still exists and the game is not over.
   * @param {string[]} before
   * @param {string[]} moves
   */
  keepsShownPly(before, moves) {
    const { shown } = this.game;
    if (shown === null || shown >= moves.length || this.model?.state.ending) return false;
    return before.slice(0, shown).join() === moves.slice(0, shown).join();
  }

  /** The latest move if it was made while an earlier position is shown, otherwise empty. */
  unseen() {
    const moves = this.game.line?.moves ?? [];
    return this.game.shown !== null && moves.length > this.seen ? (moves.at(-1) ?? "") : "";
  }

  isUserTurn() {
    const { model } = this;
    return !!model && model.isMyTurn() && this.game.view?.turn === model.view.you;
  }

  /** The user's side while premoves are possible. @returns {Color | null} */
  premoveSide() {
    const { model } = this;
    return settings().premoves && model?.state.status === "playing" ? model.view.you : null;
  }

  /**
   * The outcome at the shown position. The rules' own outcome is preferred: it has the squares.
   * @returns {Outcome | null}
   */
  outcome() {
    const { model, game } = this;
    if (game.view?.outcome) return game.view.outcome;
    const ending = game.shown === null ? model?.state.ending : null;
    return ending ? outcomeOf(ending, !!model?.view.names) : null;
  }

  /** The side at the bottom of the board. @returns {Color} */
  orientation() {
    const seat = this.model?.view.you ?? "w";
    return this.flipped ? other(seat) : seat;
  }

  flip() {
    this.flipped = !this.flipped;
  }

  /** @param {Color} color */
  nameOf(color) {
    return isolate(this.model?.view.names?.[color] || t("home.guest"));
  }

  // ---- moves ----

  /** Sends a move, which is shown at once. @param {string} text */
  async play(text) {
    const { game, session } = this;
    const { line } = game;
    if (!line || !this.isUserTurn()) return;
    const after = game.viewOf({ ...line, moves: [...line.moves, text] });
    if (after.outcome?.reason.code === "outcome.repetition") {
      const stale = this.cancelWhenStale(() => this.isUserTurn());
      if (!(await ask(t("online.repetitionSure"), t("online.playAnyway"), t("app.cancel"), stale)))
        return this.stayInTurn();
      if (!this.isUserTurn()) return;
    }
    session.sendMove(text);
    const captures = !!after.last?.captures.length;
    announce(t(captures ? "play.captured" : "play.moved", { color: other(after.turn), move: text }));
    sound(captures ? "capture" : "move");
  }

  /** The move was cancelled: undoes the last step of the turn. */
  stayInTurn() {
    this.game.clear();
    this.game.setMade(this.game.made.slice(0, -1), true);
  }

  /** Shows why the server has rejected the move. @param {string} code */
  onMoveRejected(code) {
    this.game.tell(t("online.moveRejected", { reason: refusalText(code) }));
    sound("refused");
  }

  /** @param {string[]} made @param {boolean} isBack */
  saveSteps(made, isBack) {
    saveSteps(this.gameId, (this.game.line?.moves.length ?? 0) + 1, made);
    if (!isBack) sound("move");
  }

  // ---- other actions ----

  /** @param {SimpleAction} type */
  act(type) {
    this.session.send({ type });
  }

  /** @param {Phrase} phrase */
  say(phrase) {
    this.session.send({ type: "say", phrase });
  }

  async resign() {
    const { model } = this;
    if (!model) return;
    const abort = model.canAbort();
    const stale = this.cancelWhenStale(() => model.state.status === "playing" && model.canAbort() === abort);
    const question = t(abort ? "online.abortSure" : "play.resignSure");
    if (await ask(question, t(abort ? "online.abort" : "play.resign"), t("online.playOn"), stale)) {
      this.act(abort ? "abort" : "resign");
    }
  }

  async offerDraw() {
    const stale = this.cancelWhenStale(() => this.model?.state.status === "playing" && !this.model.offered());
    if (await ask(t("online.drawSure"), t("online.offerDraw"), t("app.cancel"), stale)) this.act("offer-draw");
  }

  /** A signal that closes the question dialog once `isRelevant` is false. @param {() => boolean} isRelevant */
  cancelWhenStale(isRelevant) {
    const back = new AbortController();
    this.openQuestion = { isRelevant, back };
    return back.signal;
  }

  openMore() {
    /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.more"))?.showModal();
  }

  // ---- rendering ----

  /** @override */
  willUpdate() {
    const { model, game } = this;
    const length = game.line?.moves.length ?? 0;
    this.seen = game.shown === null ? length : Math.min(this.seen, length);
    const offered = (model?.view.you && model.offered()) || null;
    if (offered === this.offered) return;
    this.offered = offered;
    this.isOfferFresh = !!offered;
    if (offered) setTimeout(() => (this.isOfferFresh = false), OFFER_GUARD);
  }

  /** Shows whose turn it is in the tab title. @override */
  updated() {
    scrollToShownMove(this);
    if (this.openQuestion && !this.openQuestion.isRelevant()) this.openQuestion.back.abort();
    const { model } = this;
    if (model && this.isConnected) document.title = t("app.page", { page: this.tabTitle(model) });
  }

  /** @param {GameModel} model */
  tabTitle(model) {
    const { state, view } = model;
    if (state.status === "open") {
      return view.yours ? t("online.waiting") : t("online.invited", { name: isolate(view.creator || t("home.guest")) });
    }
    if (!view.names) return t("online.withdrawn");
    if (model.isMyTurn()) return `● ${t("online.yourTurn")}`;
    return `${this.nameOf("w")} – ${this.nameOf("b")}`;
  }

  /** @override */
  render() {
    const { model, session } = this;
    if (session.missing || this.failed) {
      return html`<div class="page failure">
        <h1 class="visually-hidden">${t("app.game")}</h1>
        <p>${this.failed || refusalText(session.missing)}</p>
        <a class="button primary" href="/lobby">${t("app.lobby")}</a>
      </div>`;
    }
    return html`${this.banner()}${model ? this.content(model) : skeleton("stein")}`;
  }

  /** @param {GameModel} model */
  content(model) {
    const { view, state } = model;
    if (state.status === "open") return view.yours ? waitPage(this, model) : joinPage(this, model);
    if (!view.names) return gonePage(model);
    return this.game.line ? onlinePage(this, model) : skeleton(view.game);
  }

  /** The state of a lost connection. */
  banner() {
    const { connectionState } = this.session;
    if (connectionState !== "lost" && connectionState !== "restarting") return "";
    return html`<p class="connection">
      <span class="connection-dot"></span>${t(`online.connection.${connectionState}`)}
    </p>`;
  }
}

/** @param {import("../../engine/types.d.ts").RuleSet} game */
function skeleton(game) {
  return html`<div class="skeleton">
    <h1 class="visually-hidden">${t("app.game")}</h1>
    <div class="skeleton-board" data-game=${game}></div>
  </div>`;
}

customElements.define("ordo-online", OrdoOnline);
