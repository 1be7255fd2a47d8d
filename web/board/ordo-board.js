// <ordo-board>: draws a position of either game and reports gestures. It knows no rules. See README.md in this folder.
import { LitElement, html, svg, nothing } from "../vendor/lit.js";
import { SIZES, squareAt, moveText } from "./geometry.js";
import { NONE, moveTo, movesOf, runTo, tapped } from "./selection.js";
import { Gestures } from "./gestures.js";
import { changes } from "./changes.js";
import * as draw from "./draw.js";
import { grid } from "./grid.js";
import { apart, cutOff, groupLines } from "./groups.js";
import { face } from "./piece-faces.js";
import { PieceSet } from "./piece-set.js";
import { styles } from "./styles.js";

/** @typedef {import("./geometry.js").RuleSet} RuleSet */
/** @typedef {import("./geometry.js").Color} Color */
/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./geometry.js").Piece} Piece */
/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */
/** @typedef {{ from: readonly Square[], to: readonly Square[], kind?: string }} Arrow */
/** @typedef {import("./shapes.js").Shape} Shape */
/** @typedef {import("./shapes.js").ShapeColor} ShapeColor */
/** @typedef {{ square: Square, kind: "no" | "bad" | "cut" | "good" | "soft" | "won" | "goal" | "premove" }} Mark */
/** @typedef {{ square: Square, piece: Piece | null, held: boolean, target: boolean, capture: boolean }} Cell */

/** Compares values by content, for properties that pages recreate on every render. */
const small = {
  attribute: false,
  hasChanged: (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) !== JSON.stringify(b),
};
const SLIDE = { duration: 160, easing: "ease-out" };

export class OrdoBoard extends LitElement {
  static styles = styles;
  static properties = {
    game: { type: String, reflect: true },
    pieces: { attribute: false },
    orientation: { type: String },
    moves: { attribute: false },
    movable: { type: String },
    runs: { attribute: false },
    placing: small,
    editing: { type: Boolean },
    arranging: { type: Boolean },
    carried: { state: true },
    diagram: { type: Boolean },
    still: { type: Boolean, reflect: true },
    interactive: { type: Boolean, reflect: true },
    last: small,
    marks: small,
    arrows: small,
    shapes: small,
    drawable: { type: Boolean },
    brush: { type: String },
    sketch: { state: true },
    winning: small,
    preview: small,
    net: { attribute: false },
    coordinates: { attribute: false },
    digits: { type: Boolean },
    label: { type: String },
    describe: { attribute: false },
    held: { state: true },
    hover: { state: true },
    ghosts: { state: true },
    cursor: { state: true },
  };

  constructor() {
    super();
    /** @type {RuleSet} */ this.game = "stein";
    /** @type {readonly Piece[]} */ this.pieces = [];
    /** The side at the bottom of the board. @type {Color} */ this.orientation = "w";
    /** The legal moves. @type {readonly MoveView[]} */ this.moves = [];
    /** The side whose pieces can be selected. @type {Color | null} */ this.movable = null;
    /** True if several pieces in a line can be selected as a run. */ this.runs = true;
    /** Set while a piece is to be placed: taps report squares. @type {{ targets: readonly Square[] } | null} */
    this.placing = null;
    /** Editor mode: presses report their square, and drags every square they cross. */ this.editing = false;
    /** Editor mode: pieces can be dragged to other squares and off the board. */ this.arranging = false;
    /** A picture only: no grid, not focusable. */ this.diagram = false;
    /** Disables animation. */ this.still = false;
    /** Set by the board itself. */ this.interactive = false;
    /** @type {{ from: readonly Square[], to: readonly Square[] } | null} */ this.last = null;
    /** @type {readonly Mark[]} */ this.marks = [];
    /** @type {readonly Arrow[]} */ this.arrows = [];
    /** Arrows and circles that the user has drawn. @type {readonly Shape[]} */ this.shapes = [];
    /** The right mouse button draws. */ this.drawable = false;
    /** The colour with which every press draws; null: presses move pieces. @type {ShapeColor | null} */
    this.brush = null;
    /** The shape that is being drawn. @type {Shape | null} */ this.sketch = null;
    /** Pieces shown as winning. @type {readonly Square[]} */ this.winning = [];
    /** A move whose resulting group is previewed. @type {{ from: readonly Square[], to: readonly Square[] } | null} */
    this.preview = null;
    this.net = true;
    this.coordinates = true;
    /** Shows the size on Khalifa's pieces. */ this.digits = false;
    this.label = "";
    /** The description of a square for screen readers. @type {(cell: Cell) => string} */ this.describe =
      defaultDescription;
    /** @type {Selection} */ this.held = NONE;
    /** @type {{ from: readonly Square[], to: readonly Square[] } | null} */ this.hover = null;
    /** @type {Piece[]} */ this.ghosts = [];
    /** @type {Square | null} */ this.cursor = null;
    /** Editor mode: the piece that is being dragged. @type {Square | null} */ this.carried = null;
    this.gestures = new Gestures(this);
    this.pieceSet = new PieceSet(this);
    this.dropped = false;
  }

  /** Clears the selection. */
  clear() {
    if (this.held.run.length) this.hold(NONE);
    this.hover = null;
  }

  /**
   * The square at a point of the window, for pieces dragged in from outside the board.
   * @param {number} clientX
   * @param {number} clientY
   * @returns {Square | null}
   */
  squareAtPoint(clientX, clientY) {
    return this.under(clientX, clientY)?.square ?? null;
  }

  /** The factor by which pieces on the board are larger than an `<ordo-piece>`. @param {HTMLElement} piece */
  scaleOf(piece) {
    return this.offsetWidth / draw.extent(this.game).width / (piece.offsetWidth / draw.PIECE_WIDTH);
  }

  /** @param {import("../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    this.interactive =
      !this.diagram && (this.movable !== null || this.placing !== null || this.editing || this.drawable);
    if (changed.has("pieces") || changed.has("brush")) this.gestures.shapes.stop();
    if (changed.has("pieces") || changed.has("movable") || changed.has("game")) {
      const own = this.own();
      if (!this.held.run.every((square) => own.has(square))) this.held = NONE;
      this.hover = null;
    }
    const before = changed.get("pieces");
    this.moved = before && !changed.has("game") ? changes(this.game, before, this.pieces) : null;
    if (this.moved) this.ghosts = this.still ? [] : this.moved.gone;
  }

  /** @override */
  updated() {
    if (this.moved && !this.dropped && !this.prefersReducedMotion()) {
      const seat = { game: this.game, orientation: this.orientation };
      for (const { piece, from } of this.moved.slides) {
        const a = draw.centre(seat, from);
        const b = draw.centre(seat, piece.square);
        this.pieceElement(piece.square)?.animate(
          [{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }],
          SLIDE,
        );
      }
      for (const piece of this.moved.fresh) {
        this.pieceElement(piece.square)?.animate([{ opacity: 0 }, { opacity: 1 }], SLIDE);
      }
    }
    if (this.moved) {
      this.dropped = false;
      if (this.ghosts.length) setTimeout(() => (this.ghosts = []), SLIDE.duration + 20);
    }
    this.moved = null;
  }

  prefersReducedMotion() {
    return this.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** @param {Square} square */
  pieceElement(square) {
    return this.renderRoot.querySelector(`.pieces [data-square="${square}"]`);
  }

  /** @returns {Set<Square>} */
  own() {
    return new Set(this.pieces.filter((piece) => piece.color === this.movable).map((piece) => piece.square));
  }

  /** @param {Square} square */
  pieceOn(square) {
    return this.pieces.find((piece) => piece.square === square) ?? null;
  }

  // ---- drawing ----

  /** Dragged pieces are drawn above the others. */
  heldOnTop() {
    const isHeld = (/** @type {Piece} */ piece) =>
      piece.square === this.carried || this.held.run.includes(piece.square);
    return this.held.run.length || this.carried
      ? [...this.pieces.filter((piece) => !isHeld(piece)), ...this.pieces.filter(isHeld)]
      : this.pieces;
  }

  /** @param {Piece} piece */
  face(piece) {
    return face(piece, this.digits, this.pieceSet.name);
  }

  /** @override */
  render() {
    const seat = { game: this.game, orientation: this.orientation };
    const { width, height } = draw.extent(this.game);
    const ways = movesOf(this.moves, this.held.run);
    const shown = this.hover ?? this.preview;
    const drained = shown ? cutOff(this, shown) : new Set();
    const isolated = shown ? new Set() : apart(this);
    const state = (/** @type {Piece} */ piece) =>
      classMapText({
        held: this.held.run.includes(piece.square),
        drained: drained.has(piece.square),
        apart: isolated.has(piece.square),
        win: this.winning.includes(piece.square),
        faint: !!shown && shown.to.includes(piece.square) && !shown.from.includes(piece.square),
      });
    return html` <svg
        part="picture"
        viewBox="0 0 ${width} ${height}"
        role=${this.diagram ? "img" : "presentation"}
        aria-label=${this.diagram ? this.label : nothing}
        aria-hidden=${this.diagram ? nothing : "true"}
      >
        ${draw.ground(seat, this.pieceSet.name)} ${this.coordinates ? draw.coordinates(seat) : nothing}
        ${this.held.run.length > 1 ? draw.lanes(seat, ways) : nothing}
        ${this.last ? draw.trail(seat, this.last) : nothing}
        ${this.marks.filter((mark) => mark.kind !== "no" && mark.kind !== "goal").map((mark) => draw.mark(seat, mark))}
        ${this.net && this.game === "stein" ? groupLines(this, seat, shown) : nothing} ${draw.bar(seat, this.held.run)}
        <g class="ghosts">
          ${this.ghosts.map((piece) => {
            const c = draw.centre(seat, piece.square);
            const drawn = this.face(piece);
            return svg`<g transform="translate(${c.x} ${c.y})"><g class="piece ${piece.color}">${drawn}</g></g>`;
          })}
        </g>
        ${this.drawTargets(seat, ways)} ${shown ? this.drawShadows(seat, shown, drained) : nothing}
        ${draw.pieceLayer(seat, this.heldOnTop(), state, (piece) => this.face(piece))}
        ${this.marks.filter((mark) => mark.kind === "no" || mark.kind === "goal").map((mark) => draw.mark(seat, mark))}
        ${
          this.placing
            ? nothing
            : this.drawTargets(
                seat,
                ways.filter((move) => move.wins && move.captures.length),
              )
        }
        ${this.arrows.map((arrow) => draw.arrow(seat, arrow))} ${this.shapes.map((shape) => draw.shape(seat, shape))}
        ${this.sketch ? draw.shape(seat, this.sketch) : nothing}
      </svg>
      ${this.diagram ? nothing : grid(this, ways)}`;
  }

  /**
   * The pieces at their landing squares.
   * @param {draw.Seat} seat
   * @param {{ from: readonly Square[], to: readonly Square[] }} shown
   * @param {ReadonlySet<Square>} drained
   */
  drawShadows(seat, { from, to }, drained) {
    return svg`<g class="shadows">${to.map((square, index) => {
      const piece = this.pieceOn(from[index] ?? "");
      const c = draw.centre(seat, square);
      const kind = drained.has(square) ? "drained" : "";
      if (!piece) return nothing;
      const drawn = this.face(piece);
      return svg`<g transform="translate(${c.x} ${c.y})"><g class="piece ${piece.color} ${kind}">${drawn}</g></g>`;
    })}</g>`;
  }

  /** @param {draw.Seat} seat @param {readonly MoveView[]} ways */
  drawTargets(seat, ways) {
    if (this.placing) return this.placing.targets.map((square) => draw.open(seat, square));
    return ways.flatMap((move) =>
      move.to.map((square) => draw.target(seat, square, { captures: move.captures.includes(square), wins: move.wins })),
    );
  }

  // ---- gesture handlers ----

  /** @param {number} clientX @param {number} clientY */
  under(clientX, clientY) {
    const box = this.renderRoot.querySelector(".cells")?.getBoundingClientRect();
    const { files, ranks } = SIZES[this.game];
    if (!box || !box.width) return null;
    const column = ((clientX - box.left) / box.width) * files;
    const row = ((clientY - box.top) / box.height) * ranks;
    if (column < 0 || row < 0 || column >= files || row >= ranks) return null;
    const x = this.orientation === "w" ? column : files - column;
    const y = this.orientation === "w" ? ranks - row : row;
    const off = Math.hypot((x % 1) - 0.5, (y % 1) - 0.5);
    return { square: squareAt(this.game, Math.min(files - 1, Math.floor(x)), Math.min(ranks - 1, Math.floor(y))), off };
  }

  /** Handles a tap, Enter or a click. @param {Square} square */
  tap(square) {
    this.hover = null;
    if (this.editing) return this.report("ordo-square", { square, first: true });
    if (this.placing) return this.report("ordo-place", { square });
    const own = this.own();
    if (own.has(square) && !this.isOwnTarget(square)) this.hold(tapped(this.game, this.held, square, own, this.runs));
    else if (this.held.run.length) this.attempt(square, false);
    else this.report("ordo-square", { square, first: true });
  }

  /**
   * True if the selection can move to this square of an own piece, as a premove that recaptures. Pieces in a line are a
   * run instead.
   * @param {Square} square
   */
  isOwnTarget(square) {
    const { anchor, run } = this.held;
    if (!anchor || run.includes(square) || (this.runs && runTo(this.game, anchor, square, this.own()))) return false;
    return !!moveTo(this.game, this.moves, run, square)?.move;
  }

  /** @param {Square} square @param {boolean} dragged */
  attempt(square, dragged) {
    const from = [...this.held.run];
    const goal = moveTo(this.game, this.moves, from, square);
    if (!goal) return;
    if (goal.move) {
      this.dropped = dragged;
      this.hold(NONE);
      this.report("ordo-move", { move: goal.move });
      return;
    }
    const captures = !!this.pieceOn(goal.to[0] ?? "");
    this.report("ordo-refused", { from, to: goal.to, square, text: moveText(from, goal.to, captures) });
  }

  /**
   * Shift and an arrow key: extends or shrinks the run to the next square.
   * @param {Square} square
   * @param {Square} next
   */
  extend(square, next) {
    const own = this.own();
    const anchor = this.held.run.includes(square) ? this.held.anchor : own.has(square) ? square : null;
    const run = anchor && runTo(this.game, anchor, next, own);
    if (run) this.hold(run);
  }

  /** @param {Selection} selection */
  hold(selection) {
    this.held = selection;
    this.hover = null;
    this.report("ordo-hold", { run: [...selection.run] });
  }

  /** Moves the keyboard focus to a square. @param {Square} square */
  focusSquare(square) {
    this.cursor = square;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`.cell[data-square="${square}"]`))?.focus();
  }

  /** @param {string} name @param {object} detail */
  report(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** @param {Record<string, boolean>} names */
function classMapText(names) {
  return Object.keys(names)
    .filter((name) => names[name])
    .join(" ");
}

/** @param {Cell} cell */
function defaultDescription({ square, piece, held, target, capture }) {
  const who = piece ? `${piece.color === "w" ? "white" : "black"}${piece.size ? ` ${piece.size}` : ""}` : "empty";
  return [square, who, held ? "selected" : "", capture ? "can be captured" : target ? "can move here" : ""]
    .filter(Boolean)
    .join(", ");
}

customElements.define("ordo-board", OrdoBoard);
