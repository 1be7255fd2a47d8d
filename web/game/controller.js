// The controller of every board on which moves are made: the shown position, the steps of an unfinished turn, the tray,
// refused moves, and navigation through the line. A page composes it and decides who may move and what a move does.
import { announce } from "../app/notice.js";
import { OrdoError } from "../engine/load.js";
import { say, t } from "../i18n/i18n.js";
import { movesOf } from "../board/selection.js";
import { selectionText } from "./board-text.js";
import { messageOf } from "./errors.js";
import { other } from "./match.js";
import { pathOf } from "./move-completion.js";
import { Premoves } from "./premoves.js";
import { play as sound } from "./sound.js";
import { isComplete, stepMoves, turnPrompt } from "./steps.js";
import { whyStuck } from "./stuck.js";
import { TurnEnd } from "./turn-end.js";

/** @typedef {import("../vendor/lit.js").LitElement} LitElement */
/** @typedef {import("../board/ordo-board.js").OrdoBoard} OrdoBoard */
/** @typedef {import("../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../board/ordo-board.js").Arrow} Arrow */
/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").Message} Message */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../engine/types.d.ts").PositionView} PositionView */
/** @typedef {import("../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../engine/types.d.ts").Size} Size */
/** @typedef {import("../engine/types.d.ts").Steps} Steps */
/** @typedef {{ from: string[], to: string[] }} Path */

/**
 * @typedef {object} GameHooks
 * @property {() => boolean} canMove true if the user may move in the shown position
 * @property {(move: MoveView) => void} play called with a legal move or a complete turn
 * @property {(made: string[], isBack: boolean) => void} [onSteps] called when the steps of the turn have changed
 * @property {() => Color | null} [premoveSide] the side for which the user may choose premoves; null if they are off
 * @property {(message: Message) => void} [onRefused] called with the reason why a move is illegal; by default it is
 *   announced
 */

/** Rules about the connected group: the message marks what would be cut off. */
const SPLIT_RULES = ["S5", "S9"];

export class GameController {
  /** @param {LitElement} host @param {GameHooks} hooks */
  constructor(host, hooks) {
    this.host = host;
    this.hooks = hooks;
    /** @type {Rules | null} */ this.rules = null;
    /** The whole game. @type {GameInput | null} */ this.line = null;
    /** The shown ply; null for the latest position. @type {number | null} */ this.shown = null;
    /** The shown position; null until the rules are loaded. @type {PositionView | null} */ this.view = null;
    /** Khalifa's game: the steps made in this turn, if it is shown. @type {string[]} */ this.made = [];
    /** The same while an earlier position is shown. @type {string[]} */ this.unfinished = [];
    /** Khalifa's game: the possible steps; null if the user cannot move. @type {Steps | null} */ this.steps = null;
    /** The size to be placed next. @type {Size | null} */ this.tray = null;
    /** The message about the last action. */ this.remark = "";
    /** @type {Mark[]} */ this.marks = [];
    /** @type {Arrow[]} */ this.arrows = [];
    /** @type {Path | null} */ this.preview = null;
    /**
     * The last computed position, so that a line is replayed once.
     * @type {{ key: string, view: PositionView } | null}
     */
    this.computed = null;
    this.turnEnd = new TurnEnd(this);
    this.premoves = new Premoves(this);
    this.onMove = this.onMove.bind(this);
    this.onRefused = this.onRefused.bind(this);
    this.onHold = this.onHold.bind(this);
    this.onPlace = this.onPlace.bind(this);
    this.cancelPremove = this.cancelPremove.bind(this);
    host.addController(this);
  }

  hostConnected() {
    this.turnEnd.connect(this.host);
  }

  hostUpdated() {
    this.turnEnd.update();
    this.premoves.update();
  }

  hostDisconnected() {
    this.turnEnd.stop();
  }

  /** @returns {OrdoBoard | null} */
  board() {
    return this.host.querySelector("ordo-board");
  }

  // ---- position ----

  /**
   * Shows a line. Without rules it is only stored. Throws an `OrdoError` if the line is illegal.
   * @param {GameInput | null} line
   * @param {{ shown?: number | null, made?: string[], view?: PositionView | null }} [how] the shown ply, the steps of
   *   an unfinished turn, and the position if it is already computed
   */
  setLine(line, { shown = null, made = [], view = null } = {}) {
    this.line = line;
    this.shown = shown;
    const input = this.shownInput();
    this.view = input && this.rules ? (view ?? this.viewOf(input)) : null;
    this.clear();
    this.unfinished = made;
    this.made = this.canMove() ? made : [];
    this.tray = null;
    this.updateSteps();
    this.host.requestUpdate();
  }

  /** The shown part of the line. @returns {GameInput | null} */
  shownInput() {
    const { line, shown } = this;
    return line && shown !== null ? { ...line, moves: line.moves.slice(0, shown) } : line;
  }

  /** The position after a line. @param {GameInput} input @returns {PositionView} */
  viewOf(input) {
    if (!this.rules) throw new Error("the rules are not loaded");
    const key = JSON.stringify(input);
    if (this.computed?.key !== key) this.computed = { key, view: this.rules.view(input) };
    return this.computed.view;
  }

  canMove() {
    return !!this.view && !this.view.outcome && this.shown === null && this.hooks.canMove();
  }

  /** True if the group of the side to move is split. */
  isSplit() {
    return !!this.view && !this.view.outcome && this.view.groups[this.view.turn].length > 1;
  }

  /** The pieces on the board, in the middle of a turn those after its steps. */
  pieces() {
    return this.steps?.pieces ?? this.view?.pieces ?? [];
  }

  /** The path of the last move, or of the steps of this turn. @returns {Path | null} */
  lastMove() {
    if (!this.made.length) return this.view?.last ?? null;
    const ends = this.made.map((step) => step.split("-"));
    return { from: ends.map(([from]) => from ?? ""), to: ends.map(([, to]) => to ?? "") };
  }

  /** Shows another ply of the line. @param {number} ply */
  goTo(ply) {
    const { line } = this;
    if (!line) return;
    const bounded = Math.max(0, Math.min(line.moves.length, ply));
    this.setLine(line, { shown: bounded === line.moves.length ? null : bounded, made: this.unfinished });
    announce(this.view?.last ? t("play.moved", { color: other(this.view.turn), move: this.view.last.text }) : "");
  }

  /** Keyboard shortcuts of the navigation. @returns {Record<string, () => void>} */
  keys() {
    if (!this.line) return {};
    const length = this.line.moves.length;
    const at = this.shown ?? length;
    return {
      ...(this.premoves.chosen ? { Escape: this.cancelPremove } : {}),
      ArrowLeft: () => this.goTo(at - 1),
      ArrowRight: () => this.goTo(at + 1),
      Home: () => this.goTo(0),
      End: () => this.goTo(length),
    };
  }

  // ---- messages ----

  /** Removes the message about the last action. */
  clear() {
    this.remark = "";
    this.marks = [];
    this.arrows = [];
    this.preview = null;
    this.host.requestUpdate();
  }

  /** Shows a message and announces it. @param {string} text @param {Arrow[]} [arrows] */
  tell(text, arrows = []) {
    this.clear();
    this.remark = text;
    this.arrows = arrows;
    announce(text);
  }

  /** Shows why a move is illegal. @param {Message} message @param {Path | null} path the attempted move */
  refuse(message, path) {
    this.showReason(message, path, say(message));
    if (this.hooks.onRefused) return this.hooks.onRefused(message);
    announce(this.remark);
    sound("refused");
  }

  /** @param {Message} message @param {Path | null} path @param {string} text */
  showReason(message, path, text) {
    const splits = SPLIT_RULES.includes(message.rule ?? "");
    this.clear();
    this.remark = text;
    this.marks = (message.squares ?? []).map((square) => ({ square, kind: splits ? "cut" : "bad" }));
    this.preview = splits ? path : null;
  }

  // ---- gestures ----

  /** @param {CustomEvent<{ move: MoveView }>} event */
  onMove(event) {
    const { move } = event.detail;
    if (!this.canMove()) return this.premoves.choose(move);
    if (this.line?.game === "khalifa") this.step(move.text);
    else this.hooks.play(move);
  }

  /** @param {CustomEvent<{ from: string[], to: string[], text: string }>} event */
  onRefused(event) {
    const { from, to, text } = event.detail;
    if (this.canMove()) this.attempt([...this.made, text].join(","), { from, to });
  }

  /**
   * Plays a move in notation, or explains why it is illegal.
   * @param {string} text
   * @param {Path | null} path
   * @returns {boolean} true if it is legal
   */
  attempt(text, path) {
    if (!this.rules || !this.line) return false;
    try {
      const found = this.rules.explain(this.line, text);
      if (found.legal) this.hooks.play(found.move);
      else this.refuse(found.message, path);
      return found.legal;
    } catch (error) {
      if (!(error instanceof OrdoError)) throw error;
      this.refuse(messageOf(error), null);
      return false;
    }
  }

  /**
   * Plays a typed move or chooses it as a premove, or explains why it is illegal.
   * @param {string} text
   * @returns {boolean} true if it is legal
   */
  type(text) {
    if (this.premoves.side()) return this.premoves.type(text);
    if (!this.canMove() || !this.line) return false;
    return this.attempt([...this.made, text].join(","), pathOf(this.line.game, text));
  }

  /** Announces the selection; if it cannot move, shows why. @param {CustomEvent<{ run: string[] }>} event */
  onHold(event) {
    const { run } = event.detail;
    this.clear();
    if (run.length) this.premoves.forget();
    if (run.length && !this.movesOf(run).length && this.canMove()) this.explainStuck(run);
    else this.announceSelection(run);
  }

  /** @param {string[]} run */
  announceSelection(run) {
    announce(selectionText(run, this.movesOf(run)));
  }

  /** The legal moves of the selection, or its possible premoves. @param {string[]} run */
  movesOf(run) {
    if (this.premoves.side()) return movesOf(this.premoves.moves(), run);
    return movesOf(this.steps ? stepMoves(this.steps) : (this.view?.moves ?? []), run);
  }

  /** A right click or a tap beside the pieces. */
  cancelPremove() {
    this.premoves.cancel();
  }

  /** @param {string[]} run */
  explainStuck(run) {
    if (!this.rules || !this.line) return;
    const why = whyStuck(this.rules, this.line, this.pieces(), run, this.made);
    const text = [t("play.stuck", { count: run.length }), why ? say(why.message) : ""].join(" ").trim();
    if (why) this.showReason(why.message, { from: why.from, to: why.to }, text);
    else this.remark = text;
    announce(text);
  }

  // ---- Khalifa's turns ----

  /** Updates the possible steps. Stored steps that are no longer possible are dropped. */
  updateSteps() {
    const { rules, line, view } = this;
    this.steps = null;
    if (line?.game !== "khalifa" || !rules || !view) return;
    const premover = this.premoves.side();
    if (premover && view.phase === "placing") this.tray = nextSize(view.tray[premover], this.tray);
    if (!this.canMove()) return;
    try {
      this.steps = rules.steps(line, this.made);
    } catch (error) {
      if (!(error instanceof OrdoError) || !this.made.length) throw error;
      this.made = this.unfinished = [];
      this.steps = rules.steps(line, []);
      this.hooks.onSteps?.([], true);
    }
    if (view.phase === "placing" && this.tray === null) this.tray = view.tray[view.turn][0] ?? null;
  }

  /** The possible steps after one more, which must be possible. @param {string} step @returns {Steps} */
  stepsAfter(step) {
    if (!this.rules || !this.line) throw new Error("the rules are not loaded");
    return this.rules.steps(this.line, [...this.made, step]);
  }

  /** @param {string[]} made @param {boolean} isBack */
  setMade(made, isBack) {
    this.made = this.unfinished = made;
    this.updateSteps();
    this.hooks.onSteps?.(made, isBack);
    this.host.requestUpdate();
  }

  /** Makes one step of a turn. @param {string} text */
  step(text) {
    this.clear();
    this.setMade([...this.made, text], false);
    if (this.steps?.turn?.wins) this.endTurn();
    else announce(turnPrompt(this.steps));
  }

  stepBack() {
    this.setMade(this.made.slice(0, -1), true);
    announce(this.made.length ? turnPrompt(this.steps) : t("play.turnOf", { color: this.view?.turn ?? "w" }));
  }

  /** Discards the steps of this turn. */
  discardSteps() {
    if (this.made.length) this.setMade([], true);
  }

  /** True if the user has made a turn and no further step is possible. */
  isTurnComplete() {
    return this.made.length > 0 && this.canMove() && isComplete(this.steps);
  }

  endTurn() {
    const turn = this.steps?.turn;
    if (turn && this.made.length) this.hooks.play(turn);
  }

  /** True if a piece is to be placed. */
  isPlacing() {
    return this.canMove() && this.view?.phase === "placing" && this.steps !== null && this.tray !== null;
  }

  /** True if the user can choose one of a side's pieces to place, now or as a premove. @param {Color} color */
  canChooseSize(color) {
    if (this.isPlacing()) return this.view?.turn === color;
    return this.premoves.side() === color && this.premoves.placements().length > 0;
  }

  /** @param {Size} size */
  chooseSize(size) {
    this.tray = size;
    this.clear();
  }

  /** @param {CustomEvent<{ square: string }>} event */
  onPlace(event) {
    this.place(event.detail.square);
  }

  /** Places the chosen piece. @param {string} square */
  place(square) {
    const { steps, tray } = this;
    if (!this.canMove()) return this.premoves.place(square);
    if (!steps || tray === null) return;
    const text = `${tray}@${square}`;
    if (steps.targets[tray]?.includes(square)) {
      const wins = steps.wins[tray]?.includes(square) ?? false;
      return this.hooks.play({ text, from: [], to: [square], captures: [], wins });
    }
    const reason = steps.forbidden[tray]?.find((entry) => entry.square === square);
    if (reason) this.refuse(reason.message, null);
    else this.attempt(text, null);
  }
}

/** The size to place next: the chosen one while it can be placed. @param {Size[]} sizes @param {Size | null} chosen */
function nextSize(sizes, chosen) {
  return chosen !== null && sizes.includes(chosen) ? chosen : (sizes[0] ?? null);
}
