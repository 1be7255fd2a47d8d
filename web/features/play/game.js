// Base class of game pages: moves, the computer opponent, clocks and the end of the game. The play page is play.js.
import { LightElement } from "../../app/element.js";
import { OrdoError } from "../../engine/load.js";
import { Clock } from "../../game/clock.js";
import { deleteMatch, inputOf, saveMatch, limitsOf, other } from "../../game/match.js";
import { setCurrent } from "../../game/current.js";
import { announce, notify } from "../../app/notice.js";
import { selectionText } from "../../game/board-text.js";
import { isComplete, turnPrompt } from "../../game/steps.js";
import { TurnEnd } from "../../game/turn-end.js";
import { whyStuck } from "../../game/stuck.js";
import { play as sound } from "../../game/sound.js";
import { say, t } from "../../i18n/i18n.js";

/** @typedef {import("../../ordo/types.d.ts").Rules} Rules */
/** @typedef {import("../../ordo/types.d.ts").Engine} Engine */
/** @typedef {import("../../ordo/types.d.ts").PositionView} PositionView */
/** @typedef {import("../../ordo/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../ordo/types.d.ts").Message} Message */
/** @typedef {import("../../ordo/types.d.ts").Outcome} Outcome */
/** @typedef {import("../../ordo/types.d.ts").Color} Color */
/** @typedef {import("../../ordo/types.d.ts").Steps} Steps */
/** @typedef {import("../../ordo/types.d.ts").Size} Size */
/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../board/ordo-board.js").Mark} Mark */

/** Minimum milliseconds before the computer's move, so that the user sees it being played. */
const MIN_REPLY_TIME = 450;
/** Search time of a hint in milliseconds. */
const HINT_TIME = 1500;

export class GameElement extends LightElement {
  static properties = {
    match: { state: true }, view: { state: true }, shown: { state: true }, remark: { state: true }, marks: { state: true },
    arrows: { state: true }, preview: { state: true }, thinking: { state: true }, failed: { state: true }, flipped: { state: true },
    made: { state: true }, steps: { state: true }, tray: { state: true }, ready: { state: true },
  };

  constructor() {
    super();
    /** @type {Rules | null} */ this.rules = null;
    /** @type {Engine | null} */ this.engine = null;
    this.ready = false;
    /** Error message if the rules could not be loaded. */ this.failed = "";
    /** @type {Match | null} */ this.match = null;
    /** The shown position. @type {PositionView | null} */ this.view = null;
    /** The shown ply; null for the latest position. @type {number | null} */ this.shown = null;
    /** The message about the last action. */ this.remark = "";
    /** @type {Mark[]} */ this.marks = [];
    /** @type {import("../../board/ordo-board.js").Arrow[]} */ this.arrows = [];
    /** @type {{ from: string[], to: string[] } | null} */ this.preview = null;
    /** @type {"" | "move" | "hint"} */ this.thinking = "";
    /** True if the user has flipped the board. */ this.flipped = false;
    /** Khalifa's game: the steps made in this turn. @type {string[]} */ this.made = [];
    /** @type {Steps | null} */ this.steps = null;
    /** The size to be placed next. @type {Size | null} */ this.tray = null;
    /** @type {Clock | null} */ this.clock = null;
    this.search = 0;
    this.turnEnd = new TurnEnd(this);
  }
  /** Shows a match while the rules are still loading. @param {Match | null} match */
  setMatch(match) {
    this.match = match;
  }

  /** Opens a match and starts its clock and the computer. @param {Match} match */
  openMatch(match) {
    this.leave();
    this.match = match;
    this.flipped = false;
    this.shown = null;
    if (match.mode !== "view") setCurrent(match);
    this.clock = new Clock(match, (fallen) => this.onTick(fallen));
    this.refresh();
    if (match.ended || match.mode === "view" || !this.match || !this.view) return;
    if (match.moves.length) this.clock.run(this.view.turn);
    this.playComputerMove();
  }

  /** Stops the engine and the clock, and saves the match. */
  leave() {
    this.search++;
    if (this.thinking) this.engine?.stop();
    this.thinking = "";
    this.clock?.pause();
    if (this.match && this.clock) saveMatch(this.match);
  }

  /** Recomputes the shown position. */
  refresh() {
    const { match, rules } = this;
    if (!match || !rules) return;
    try {
      this.view = rules.view(inputOf(match, this.shown ?? match.moves.length));
    } catch (error) {
      if (!(error instanceof OrdoError)) throw error;
      deleteMatch(match);
      this.setMatch(null);
      notify(t("play.unreadable"));
      return;
    }
    this.remark = "";
    this.marks = [];
    this.arrows = [];
    this.preview = null;
    this.made = this.isUserTurn() ? (match.made ?? []) : [];
    this.tray = null;
    this.updateSteps();
  }

  /** Sets the steps made in this turn and saves them with the match. @param {string[]} made */
  setStepsMade(made) {
    this.made = made;
    if (!this.match) return;
    this.match.made = made;
    saveMatch(this.match);
  }

  /** Khalifa's game: updates the possible steps of this turn. */
  updateSteps() {
    const { match, rules, view } = this;
    this.steps = null;
    if (match?.game !== "khalifa" || !rules || !view || view.outcome || match.ended || !this.isUserTurn()) return;
    try {
      this.steps = rules.steps(inputOf(match), this.made);
    } catch (error) {
      if (!(error instanceof OrdoError) || !this.made.length) throw error;
      this.setStepsMade([]);
      this.steps = rules.steps(inputOf(match), []);
    }
    if (view.phase === "placing" && this.tray === null) this.tray = view.tray[view.turn][0] ?? null;
  }

  
  isUserTurn() {
    const { match, view } = this;
    if (!match || !view || match.ended || view.outcome || this.shown !== null || match.mode === "view") return false;
    return match.mode === "two" || view.turn === match.human;
  }

  /** The side at the bottom of the board. @returns {Color} */
  orientation() {
    const { match, view } = this;
    let seat = match?.mode === "computer" ? match.human : "w";
    if (match?.turning && match.mode === "two" && view && !match.ended) seat = view.turn;
    return this.flipped ? other(seat) : seat;
  }

  // ---- moves ----

  /** @param {string} text a legal move */
  play(text) {
    const { match } = this;
    if (!match || !this.view) return;
    if (this.shown !== null) {
      this.shown = null;
      this.refresh();
    }
    const mover = this.view.turn;
    match.moves.push(text);
    match.made = [];
    if (match.clock && match.moves.length === 1) {
      match.clocks.push(match.left[mover]);
      this.clock?.run(other(mover));
    } else this.clock?.press(mover);
    this.shown = null;
    this.refresh();
    const last = this.view?.last;
    announce(t(last?.captures.length ? "play.captured" : "play.moved", { color: mover, move: text }));
    if (this.view?.outcome) this.end(this.view.outcome);
    else {
      sound(last?.captures.length ? "capture" : "move");
      saveMatch(match);
      if (this.isSplit() && this.view) announce(t("play.splitOf", { color: this.view.turn }));
      this.playComputerMove();
    }
  }

  /** @param {Outcome} outcome */
  end(outcome) {
    const { match } = this;
    if (!match) return;
    this.search++;
    if (this.thinking) this.engine?.stop();
    this.thinking = "";
    this.clock?.pause();
    match.ended = outcome;
    match.made = [];
    saveMatch(match);
    this.refresh();
    sound("end");
    announce(say(outcome.reason));
  }

  /** @param {Color} winner @param {string} code */
  endByPlayers(winner, code) {
    this.end({ winner, reason: { code, args: { winner } } });
  }

  /** Searches and plays the computer's move, if it is its turn. */
  async playComputerMove() {
    const { match, view, engine } = this;
    if (!match || !view || !engine || match.mode !== "computer" || match.ended || view.turn === match.human) return;
    const search = ++this.search;
    this.thinking = "move";
    try {
      const [found] = await Promise.all([
        engine.search(inputOf(match), limitsOf(match)),
        new Promise((resolve) => setTimeout(resolve, MIN_REPLY_TIME)),
      ]);
      if (search !== this.search) return;
      this.thinking = "";
      if (found.best) this.play(found.best);
    } catch (error) {
      if (search === this.search) this.reportEngineError(error, () => this.playComputerMove());
    }
  }

  /** Reports an engine error and offers a retry. @param {unknown} error @param {() => void} again */
  reportEngineError(error, again) {
    this.thinking = "";
    if (!(error instanceof OrdoError)) throw error;
    notify(say(error.detail), { stay: true, action: { label: t("app.retry"), run: again } });
  }

  /** @param {CustomEvent<{ move: MoveView }>} event */
  onMove(event) {
    if (!this.isUserTurn()) return;
    if (this.match?.game === "khalifa") this.step(event.detail.move.text);
    else this.play(event.detail.move.text);
  }

  /** Explains an illegal move and marks the squares. @param {CustomEvent<{ from: string[], to: string[], text: string }>} event */
  onRefused(event) {
    const { match, rules } = this;
    if (!match || !rules || !this.isUserTurn()) return;
    const { from, to, text } = event.detail;
    const tried = match.game === "khalifa" ? [...this.made, text].join(",") : text;
    try {
      const found = rules.explain(inputOf(match), tried);
      if (found.legal) return this.play(found.move.text);
      const cuts = found.message.rule === "S5" || found.message.rule === "S9";
      this.refuse(found.message, cuts ? { from, to } : null);
    } catch (error) {
      if (error instanceof OrdoError) this.refuse(error.detail, null);
      else throw error;
    }
  }

  /** @param {Message} message @param {{ from: string[], to: string[] } | null} preview */
  refuse(message, preview) {
    this.remark = say(message);
    this.marks = (message.squares ?? []).map((square) => ({ square, kind: preview ? "cut" : "bad" }));
    this.preview = preview;
    this.arrows = [];
    announce(this.remark);
    sound("refused");
  }

  /** @param {CustomEvent<{ run: string[] }>} event */
  onHold(event) {
    const { run } = event.detail;
    const count = this.movesOf(run);
    this.remark = "";
    this.marks = [];
    this.preview = null;
    this.arrows = [];
    if (run.length && !count && this.isUserTurn()) this.explainStuck(run);
    else announce(selectionText(run, count));
  }

  /** The number of legal moves of the selection. @param {string[]} run */
  movesOf(run) {
    if (this.match?.game === "khalifa") return this.steps?.targets[run[0] ?? ""]?.length ?? 0;
    return this.view?.moves.filter((move) => move.from.length === run.length && run.every((square) => move.from.includes(square))).length ?? 0;
  }

  /** @param {string[]} run */
  explainStuck(run) {
    const { match, rules, view } = this;
    if (!match || !rules || !view) return;
    const why = whyStuck(rules, inputOf(match), this.steps?.pieces ?? view.pieces, run, this.made);
    const cuts = why?.message.rule === "S5" || why?.message.rule === "S9";
    this.remark = [t("play.stuck", { count: run.length }), why ? say(why.message) : ""].join(" ").trim();
    this.marks = (why?.message.squares ?? []).map((square) => ({ square, kind: cuts ? "cut" : "bad" }));
    this.preview = why && cuts ? { from: why.from, to: why.to } : null;
    announce(this.remark);
  }

  // ---- Khalifa's turns ----

  /** @param {Size} size */
  chooseSize(size) {
    this.tray = size;
    this.remark = "";
    this.marks = [];
  }

  /** @param {string} square */
  place(square) {
    const { steps, tray } = this;
    if (!steps || tray === null || !this.isUserTurn()) return;
    if (steps.targets[tray]?.includes(square)) return this.play(`${tray}@${square}`);
    const reason = steps.forbidden[tray]?.find((entry) => entry.square === square);
    if (reason) this.refuse(reason.message, null);
    else this.onRefused(/** @type {any} */ ({ detail: { from: [], to: [square], text: `${tray}@${square}` } }));
  }

  /** Makes one step of a turn. @param {string} text */
  step(text) {
    this.setStepsMade([...this.made, text]);
    this.remark = "";
    this.marks = [];
    this.updateSteps();
    sound("move");
    if (this.steps?.turn?.wins) return this.endTurn();
    announce(turnPrompt(this.steps));
  }

  stepBack() {
    this.setStepsMade(this.made.slice(0, -1));
    this.updateSteps();
    announce(t("play.turnOf", { color: this.view?.turn ?? "w" }));
  }

  /** True if the user has made a turn and no further step is possible. */
  isTurnComplete() {
    return this.made.length > 0 && this.isUserTurn() && isComplete(this.steps);
  }

  endTurn() {
    const turn = this.steps?.turn;
    if (turn && this.made.length) this.play(turn.text);
  }

  /** True if the group of the side to move is split. */
  isSplit() {
    return !!this.view && !this.view.outcome && this.view.groups[this.view.turn].length > 1;
  }

  async hint() {
    const { match, engine, rules } = this;
    if (!match || !engine || !rules || !this.isUserTurn() || this.thinking) return;
    const search = ++this.search;
    this.thinking = "hint";
    try {
      const found = await engine.search(inputOf(match), { movetime: HINT_TIME });
      if (search !== this.search) return;
      this.thinking = "";
      const meant = found.best ? rules.explain(inputOf(match), found.best) : null;
      if (!meant?.legal) return;
      if (this.made.length) this.setStepsMade([]);
      this.updateSteps();
      this.remark = t("play.hintIs", { move: meant.move.text });
      this.arrows = [{ from: meant.move.from, to: meant.move.to, kind: "best" }];
      announce(this.remark);
    } catch (error) {
      if (search === this.search) this.reportEngineError(error, () => this.hint());
    }
  }

  flip() {
    this.flipped = !this.flipped;
  }

  /** @param {Color | null} fallen */
  onTick(fallen) {
    if (fallen) this.endByPlayers(other(fallen), "outcome.time");
    this.requestUpdate();
  }
}
