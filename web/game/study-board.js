// @ts-check
/**
 * <ordo-study-board>: a board for trying moves of either game, with Khalifa's trays and two-step turns. It reports:
 * `study-move` { move } for a legal move or turn, `study-refused` { message, text } for an illegal one, `study-tap` { square },
 * `study-step` { text } in the middle of a turn, with the prompt; empty when the first step was taken back.
 */
import { classMap, html, nothing } from "../vendor/lit.js";
import { LightElement } from "../app/element.js";
import { isComplete, stepMoves, turnPrompt } from "./steps.js";
import { TurnEnd } from "./turn-end.js";
import { announce } from "../app/notice.js";
import { movesOf } from "../board/selection.js";
import { describe, selectionText, positionList } from "./board-text.js";
import { prefersReducedMotion, settings } from "../app/settings.js";
import { outcomeMarks } from "./outcome-marks.js";
import { messageOf } from "./errors.js";
import { dragFromTray } from "./tray-drag.js";
import { t } from "../i18n/i18n.js";
import "../board/ordo-board.js";
import "../board/ordo-piece.js";

/** @typedef {import("../ordo/types.d.ts").GameInput} GameInput */
/** @typedef {import("../ordo/types.d.ts").Rules} Rules */
/** @typedef {import("../ordo/types.d.ts").PositionView} PositionView */
/** @typedef {import("../ordo/types.d.ts").Steps} Steps */
/** @typedef {import("../ordo/types.d.ts").MoveView} MoveView */
/** @typedef {import("../ordo/types.d.ts").Message} Message */
/** @typedef {import("../ordo/types.d.ts").Size} Size */
/** @typedef {import("../ordo/types.d.ts").Color} Color */
/** @typedef {import("../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../board/ordo-board.js").Arrow} Arrow */

export class OrdoStudyBoard extends LightElement {
  static properties = {
    rules: { attribute: false }, input: { attribute: false }, mode: { type: String }, orientation: { type: String },
    marks: { attribute: false }, arrows: { attribute: false }, made: { state: true }, tray: { state: true },
    refusedMarks: { state: true }, preview: { state: true },
  };

  constructor() {
    super();
    /** @type {Rules | null} */ this.rules = null;
    /** @type {GameInput | null} */ this.input = null;
    /** Make moves, tap squares, or view only. @type {"play" | "tap" | "view"} */ this.mode = "play";
    /** @type {Color} */ this.orientation = "w";
    /** @type {readonly Mark[]} */ this.marks = [];
    /** @type {readonly Arrow[]} */ this.arrows = [];
    /** The steps of an unfinished turn. @type {string[]} */ this.made = [];
    /** The size to be placed. @type {Size | null} */ this.tray = null;
    /** @type {Mark[]} */ this.refusedMarks = [];
    /** @type {{ from: string[], to: string[] } | null} */ this.preview = null;
    /** @type {PositionView | null} */ this.view = null;
    /** @type {Steps | null} */ this.steps = null;
    this.turnEnd = new TurnEnd(this);
  }

  /** @param {import("../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("input") || changed.has("rules")) this.refresh();
    else if (changed.has("mode")) this.updateSteps();
  }

  /** Recomputes the position and discards an unfinished turn. */
  refresh() {
    this.made = [];
    this.tray = null;
    this.clearRefusal();
    this.view = this.rules && this.input ? this.rules.view(this.input) : null;
    this.updateSteps();
  }

  /** Khalifa's game: updates the possible steps. */
  updateSteps() {
    const { rules, input, view } = this;
    const open = rules && input && view && input.game === "khalifa" && !view.outcome && this.mode === "play";
    this.steps = open ? rules.steps(input, this.made) : null;
    if (this.steps && view?.phase === "placing" && this.tray === null) this.tray = view.tray[view.turn][0] ?? null;
  }

  /** Discards the unfinished turn and the message. */
  reset() {
    this.refresh();
    this.board()?.clear();
  }

  clearRefusal() {
    this.refusedMarks = [];
    this.preview = null;
  }

  /** @returns {import("../board/ordo-board.js").OrdoBoard | null} */
  board() {
    return this.querySelector("ordo-board");
  }

  /** @param {string} name @param {object} detail */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** @param {CustomEvent<{ move: MoveView }>} event */
  onMove(event) {
    const { move } = event.detail;
    this.clearRefusal();
    if (this.input?.game !== "khalifa") return this.emit("study-move", { move });
    this.made = [...this.made, move.text];
    this.updateSteps();
    if (this.steps?.turn?.wins) this.endTurn();
    else this.emitStep();
  }

  emitStep() {
    const text = this.made.length ? turnPrompt(this.steps) : "";
    announce(text);
    this.emit("study-step", { text });
  }

  /** True if a turn has been made and no further step is possible. */
  isTurnComplete() {
    return this.made.length > 0 && isComplete(this.steps);
  }

  endTurn() {
    if (this.steps?.turn && this.made.length) this.emit("study-move", { move: this.steps.turn });
  }

  stepBack() {
    this.made = this.made.slice(0, -1);
    this.updateSteps();
    this.emitStep();
  }

  /** @param {CustomEvent<{ from: string[], to: string[], text: string }>} event */
  onRefused(event) {
    const { from, to, text } = event.detail;
    this.explain([...this.made, text].join(","), { from, to });
  }

  /** Explains why a move is illegal. @param {string} text @param {{ from: string[], to: string[] } | null} way */
  explain(text, way) {
    if (!this.rules || !this.input) return;
    /** @type {Message} */
    let message;
    try {
      const found = this.rules.explain(this.input, text);
      if (found.legal) return this.emit("study-move", { move: found.move });
      message = found.message;
    } catch (error) {
      message = messageOf(error);
    }
    const splits = message.rule === "S5" || message.rule === "S9";
    this.refusedMarks = (message.squares ?? []).map((square) => ({ square, kind: splits ? "cut" : "bad" }));
    this.preview = splits ? way : null;
    this.emit("study-refused", { message, text });
  }

  /** @param {Size} size */
  chooseSize(size) {
    this.tray = size;
    this.clearRefusal();
  }

  /** @param {string} square */
  place(square) {
    if (this.tray !== null) this.explain(`${this.tray}@${square}`, null);
  }

  /** @override */
  render() {
    const { view, input, rules, steps } = this;
    if (!view || !input || !rules) return html`<div class="skeleton-board" data-game=${input?.game ?? "stein"}></div>`;
    const open = this.mode === "play" && !view.outcome;
    const placing = open && view.phase === "placing" && steps && this.tray !== null;
    const moves = !open ? [] : steps ? (placing ? [] : stepMoves(steps)) : view.moves;
    const wishes = settings();
    return html`${this.trays(view, "far")}
      <ordo-board game=${input.game} .pieces=${steps?.pieces ?? view.pieces} .orientation=${this.orientation}
        .moves=${moves} .movable=${open && !placing && !this.isTurnComplete() ? view.turn : null} .runs=${input.game === "stein"}
        .placing=${placing ? { targets: steps.targets[this.tray ?? 1] ?? [] } : null} ?editing=${this.mode === "tap"}
        .last=${this.lastMove(view)} .marks=${this.allMarks()} .arrows=${this.made.length ? [] : this.arrows}
        .preview=${this.preview} .winning=${outcomeMarks(view.outcome, view.last).winning} .net=${wishes.net} .coordinates=${wishes.coordinates}
        ?digits=${wishes.digits} ?still=${prefersReducedMotion()} .label=${t("board.label", { game: input.game })} .describe=${describe}
        @ordo-move=${this.onMove} @ordo-refused=${this.onRefused} @ordo-hold=${this.onHold} @ordo-square=${this.onSquare}
        @ordo-place=${(/** @type {CustomEvent<{ square: string }>} */ event) => this.place(event.detail.square)}></ordo-board>
      ${this.trays(view, "near")}
      ${this.made.length ? html`<div class="rowed turn-actions">
        <button class=${classMap({ primary: true, ending: this.turnEnd.isDue() })} @click=${this.endTurn} ?disabled=${!steps?.turn}>${t("play.endTurn")}</button>
        <button @click=${this.stepBack}>${t("play.takeBackStep")}</button></div>` : nothing}
      ${positionList(steps?.pieces ?? view.pieces)}
      ${this.mode === "play" ? html`<p class="visually-hidden">${t(`board.help.${input.game}`)}</p>` : nothing}`;
  }

  /** The last step of this turn, otherwise the last move. @param {PositionView} view */
  lastMove(view) {
    if (!this.made.length) return view.last;
    const ends = this.made.map((step) => step.split("-"));
    return { from: ends.map(([from]) => from ?? ""), to: ends.map(([, to]) => to ?? "") };
  }

  allMarks() {
    const closed = this.tray !== null ? (this.steps?.forbidden[this.tray] ?? []) : [];
    const taken = new Set([...this.marks, ...this.refusedMarks].map((mark) => mark.square));
    return [...this.marks, ...this.refusedMarks, ...outcomeMarks(this.view?.outcome, null).marks,
      ...closed.filter(({ square }) => !taken.has(square)).map(({ square }) => ({ square, kind: /** @type {const} */ ("no") }))];
  }

  /** @param {CustomEvent<{ run: string[] }>} event */
  onHold(event) {
    const { run } = event.detail;
    if (run.length) this.clearRefusal();
    announce(selectionText(run, movesOf(this.board()?.moves ?? [], run).length));
  }

  /** @param {CustomEvent<{ square: string, first: boolean }>} event */
  onSquare(event) {
    if (event.detail.first) this.emit("study-tap", { square: event.detail.square });
  }

  /** The pieces to be placed; the far side's are above the board. @param {PositionView} view @param {"far" | "near"} place */
  trays(view, place) {
    const color = (place === "near") === (this.orientation === "w") ? "w" : "b";
    if (view.game !== "khalifa" || view.phase !== "placing") return nothing;
    const mine = this.steps !== null && view.turn === color;
    return html`<div class="study-tray"><span class="tray" role="group" aria-label=${t(`board.tray.${color}`)}>
      ${view.tray[color].map((size) => html`<button class="tray-piece" ?disabled=${!mine} aria-pressed=${mine && this.tray === size}
        aria-label=${t("board.trayPiece", { size })} @click=${() => this.chooseSize(size)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => mine && dragFromTray(this, size, event)}>
        <ordo-piece color=${color} .size=${size} ?digits=${settings().digits}></ordo-piece></button>`)}
    </span></div>`;
  }
}

customElements.define("ordo-study-board", OrdoStudyBoard);
