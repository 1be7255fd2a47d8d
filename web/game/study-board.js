// <ordo-study-board>: a board for trying moves of either game, with Khalifa's trays and two-step turns. It reports:
// `study-move` { move } for a legal move or turn, `study-refused` { message } for an illegal one, `study-tap` { square
// }, `study-step` { text } in the middle of a turn, with the prompt; empty when the first step was taken back.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "../app/element.js";
import { t } from "../i18n/i18n.js";
import { positionList } from "./position-list.js";
import { boardView } from "./board-view.js";
import { GameController } from "./controller.js";
import { turnPrompt } from "./steps.js";
import { trayView, turnButtons } from "./tray.js";

/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../engine/types.d.ts").PositionView} PositionView */
/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../board/ordo-board.js").Arrow} Arrow */

export class OrdoStudyBoard extends LightElement {
  static properties = {
    rules: { attribute: false },
    input: { attribute: false },
    view: { attribute: false },
    mode: { type: String },
    orientation: { type: String },
    marks: { attribute: false },
    arrows: { attribute: false },
    drawing: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Rules | null} */ this.rules = null;
    /** @type {GameInput | null} */ this.input = null;
    /** The position of `input`, if the page has computed it. @type {PositionView | null} */ this.view = null;
    /** Make moves, tap squares, or view only. @type {"play" | "tap" | "view"} */ this.mode = "play";
    /** @type {Color} */ this.orientation = "w";
    /** @type {readonly Mark[]} */ this.marks = [];
    /** @type {readonly Arrow[]} */ this.arrows = [];
    /** Null if the board cannot be drawn on. @type {import("./board-view.js").Drawing | null} */ this.drawing = null;
    this.game = new GameController(this, {
      canMove: () => this.mode === "play",
      play: (move) => this.emit("study-move", { move }),
      onSteps: (made) => this.reportSteps(made),
      onRefused: (message) => this.emit("study-refused", { message }),
    });
    this.onHold = this.onHold.bind(this);
    this.onSquare = this.onSquare.bind(this);
  }

  /** @param {import("../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("input") || changed.has("rules")) this.refresh();
    else if (changed.has("mode")) this.game.updateSteps();
  }

  /** Shows the position and discards an unfinished turn. */
  refresh() {
    this.game.rules = this.rules;
    this.game.setLine(this.input, { view: this.view });
  }

  /** Discards the unfinished turn, the message and the selection. */
  reset() {
    this.refresh();
    this.game.board()?.clear();
  }

  /**
   * Plays a move in notation, or reports why it is illegal.
   * @param {string} text
   * @param {{ from: string[], to: string[] } | null} path
   */
  attempt(text, path) {
    this.game.attempt(text, path);
  }

  /** @param {string} name @param {object} detail */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** Reports the prompt of an unfinished turn. A winning step ends the turn instead. @param {string[]} made */
  reportSteps(made) {
    const { steps } = this.game;
    if (!steps?.turn?.wins) this.emit("study-step", { text: made.length ? turnPrompt(steps) : "" });
  }

  /** @param {CustomEvent<{ run: string[] }>} event */
  onHold(event) {
    const { run } = event.detail;
    if (run.length) this.game.clear();
    this.game.announceSelection(run);
  }

  /** @param {CustomEvent<{ square: string, first: boolean }>} event */
  onSquare(event) {
    if (event.detail.first) this.emit("study-tap", { square: event.detail.square });
  }

  /** @override */
  render() {
    const { game } = this;
    const board = boardView(game, {
      orientation: this.orientation,
      marks: this.marks,
      arrows: game.made.length ? [] : this.arrows,
      ...(this.drawing ? { drawing: this.drawing } : {}),
      editing: this.mode === "tap",
      onHold: this.onHold,
      onSquare: this.onSquare,
    });
    if (!game.view || !this.input) return board;
    return html`${this.tray("far")} ${board} ${this.tray("near")}
    ${game.made.length ? html`<div class="rowed turn-actions">${turnButtons(game)}</div>` : nothing}
    ${positionList(game.pieces())}
    ${this.mode === "play" ? html`<p class="visually-hidden">${t(`board.help.${this.input.game}`)}</p>` : nothing}`;
  }

  /** The pieces to be placed; the far side's are above the board. @param {"far" | "near"} place */
  tray(place) {
    if (this.game.view?.phase !== "placing") return nothing;
    const color = (place === "near") === (this.orientation === "w") ? "w" : "b";
    return html`<div class="study-tray">${trayView(this.game, color)}</div>`;
  }
}

customElements.define("ordo-study-board", OrdoStudyBoard);
