// Translates pointer and keyboard events on the board into gestures: select, sweep along a line, drag, drop, tap.
import { SIZES, pointOf, squareAt } from "./geometry.js";
import { isClearPath, moveTo, one, runTo } from "./selection.js";
import { extent } from "./draw.js";
import { EditGestures } from "./edit-gestures.js";
import { ShapeGestures } from "./shape-gestures.js";

/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./ordo-board.js").OrdoBoard} OrdoBoard */

/**
 * @typedef {object} Press
 * @property {number} id of the pointer; other pointers are ignored meanwhile
 * @property {Square} square where the press started; when editing, the current one
 * @property {number} x
 * @property {number} y
 * @property {import("./selection.js").Selection} before the selection when the press started
 * @property {boolean} moved true if moved too far for a tap
 * @property {boolean} lifted true if the selection follows the pointer
 * @property {boolean} piece true if there was a piece on the square
 */

/** Pixels the pointer may move before a tap becomes a drag. */
const DRAG_THRESHOLD = 7;
/** Distance from a piece's centre, in squares, within which the pointer adds the piece to the run. */
const SWEEP_RADIUS = 0.38;

/** @type {Record<string, readonly [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Gestures {
  /** @param {OrdoBoard} board */
  constructor(board) {
    this.board = board;
    this.edit = new EditGestures(board);
    this.shapes = new ShapeGestures(board);
    /** @type {Press | null} */ this.press = null;
    /** True while the board is used by keyboard. After a click, the arrow keys belong to the page. */
    this.byKeyboard = false;
  }

  /** Tells focus by keyboard (Tab, or a script after a key) from focus by click. @param {FocusEvent} event */
  focus(event) {
    const inside = event.relatedTarget instanceof Element && event.relatedTarget.matches(".cell");
    if (!inside) this.setKeyboard(/** @type {Element} */ (event.target).matches(":focus-visible"));
  }

  /** @param {boolean} on */
  setKeyboard(on) {
    this.byKeyboard = on;
    this.board.toggleAttribute("keyboard", on);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.setKeyboard(false);
    if (this.shapes.down(event)) return;
    if (!this.board.interactive || (event.pointerType === "mouse" && event.button !== 0)) return;
    if (this.press) return;
    const square = this.board.under(event.clientX, event.clientY)?.square;
    if (!square) return;
    this.board.cursor = square;
    this.press = {
      id: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      before: this.board.held,
      moved: false,
      lifted: false,
      piece: !!this.board.pieceOn(square),
    };
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    if (this.board.editing) this.edit.down(this.press);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.shapes.move(event)) return;
    const spot = this.board.under(event.clientX, event.clientY);
    const press = this.press;
    if (!press) {
      if (event.pointerType === "mouse") this.point(spot?.square ?? null);
      return;
    }
    if (press.id !== event.pointerId) return;
    if (this.board.editing) return this.edit.move(press, event, spot?.square ?? null);
    const wandered = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    const own = this.board.own();
    if (!own.has(press.square) || (!press.moved && wandered < DRAG_THRESHOLD)) return;
    if (!press.moved) {
      press.moved = true;
      if (!this.board.held.run.includes(press.square)) this.board.hold(one(press.square));
    }
    if (!press.lifted && spot && own.has(spot.square) && !this.board.isOwnTarget(spot.square)) {
      const run =
        this.board.runs &&
        spot.off < SWEEP_RADIUS &&
        spot.square !== press.square &&
        runTo(this.board.game, press.square, spot.square, own);
      if (run && run.run.length !== this.board.held.run.length) this.board.hold(run);
      return;
    }
    if (!press.lifted) {
      press.lifted = true;
      this.board.toggleAttribute("dragging", true);
    }
    this.lift(event.clientX - press.x, event.clientY - press.y);
    this.point(spot?.square ?? null);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (this.shapes.up(event)) return;
    const press = this.press;
    if (!press || press.id !== event.pointerId) return;
    this.press = null;
    this.board.toggleAttribute("dragging", false);
    this.lift(0, 0);
    const square = this.board.under(event.clientX, event.clientY)?.square ?? null;
    if (this.board.editing) return this.edit.up(press, square);
    this.board.hover = null;
    if (square === press.square && !press.lifted) {
      // small movement within one square is still a tap
      this.board.held = press.before;
      this.board.tap(square);
    } else if (press.lifted && square && this.isFree(square)) this.board.attempt(square, true);
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.shapes.cancel(event);
    if (this.press?.id !== event.pointerId) return;
    if (this.board.editing) this.edit.cancel(this.press);
    this.press = null;
    this.board.hover = null;
    this.lift(0, 0);
    this.board.toggleAttribute("dragging", false);
  }

  leave() {
    if (!this.press) this.board.hover = null;
  }

  /** Handles clicks without a pointer, which screen readers send. @param {MouseEvent} event */
  click(event) {
    if (event.detail !== 0 || !this.board.interactive) return;
    const square = /** @type {HTMLElement} */ (event.target).dataset.square;
    if (square && this.board.brush) this.shapes.tap(square, event);
    else if (square) this.board.tap(square);
  }

  /** @param {MouseEvent} event */
  contextMenu(event) {
    if (this.board.interactive) {
      event.preventDefault();
      const square = this.board.under(event.clientX, event.clientY)?.square;
      if (this.board.editing && square) this.board.report("ordo-square", { square, first: true, erase: true });
      else if (!this.board.drawable) {
        this.board.clear();
        this.board.report("ordo-cancel", {});
      }
    }
  }

  /** True if a drop on this square is a move. @param {Square} square */
  isFree(square) {
    return !this.board.own().has(square) || this.board.isOwnTarget(square);
  }

  /** Previews the move to this square. @param {Square | null} square */
  point(square) {
    const run = this.board.held.run;
    const free = square !== null && run.length > 0 && this.isFree(square);
    const goal = free ? moveTo(this.board.game, this.board.moves, run, square) : null;
    const show = goal && (goal.move || isClearPath(this.board.game, this.board.pieces, run, goal.to));
    const next = show ? { from: run, to: goal.to } : null;
    if (next?.to.join() !== this.board.hover?.to.join()) this.board.hover = next;
  }

  /**
   * Moves the selected pieces with the pointer; a run only at right angles to its line.
   * @param {number} dx
   * @param {number} dy
   */
  lift(dx, dy) {
    const box = this.board.renderRoot.querySelector("svg")?.getBoundingClientRect();
    const scale = box?.width ? extent(this.board.game).width / box.width : 1;
    const run = this.board.held.run;
    const [a, b] = run;
    if (a && b) {
      if (pointOf(this.board.game, a).x === pointOf(this.board.game, b).x) dy = 0;
      else dx = 0;
    }
    for (const square of run) {
      const piece = /** @type {SVGElement | null} */ (this.board.pieceElement(square));
      if (piece) piece.style.translate = dx || dy ? `${dx * scale}px ${dy * scale}px` : "";
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const square = this.board.cursor;
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const taps = event.key === "Enter" || event.key === " ";
    if (this.shapes.key(event, square)) {
      this.setKeyboard(true);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (taps || event.shiftKey || this.board.editing) this.setKeyboard(true);
    if (arrow) {
      if (!this.byKeyboard) return;
      const turn = this.board.orientation === "w" ? 1 : -1;
      const { x, y } = pointOf(this.board.game, square);
      const { files, ranks } = SIZES[this.board.game];
      const nx = Math.max(0, Math.min(files - 1, x + arrow[0] * turn));
      const ny = Math.max(0, Math.min(ranks - 1, y + arrow[1] * turn));
      const next = squareAt(this.board.game, nx, ny);
      if (event.shiftKey && this.board.runs && this.board.interactive) this.board.extend(square, next);
      this.board.focusSquare(next);
      this.shapes.focus(next);
    } else if (this.byKeyboard && (event.key === "Home" || event.key === "End")) {
      const { y } = pointOf(this.board.game, square);
      const left = (event.key === "Home") === (this.board.orientation === "w");
      const next = squareAt(this.board.game, left ? 0 : SIZES[this.board.game].files - 1, y);
      this.board.focusSquare(next);
      this.shapes.focus(next);
    } else if (taps && this.board.interactive) {
      this.board.tap(square);
    } else if (this.board.editing && (event.key === "Delete" || event.key === "Backspace")) {
      this.board.report("ordo-square", { square, first: true, erase: true });
    } else if (event.key === "Escape" && this.board.held.run.length) {
      this.board.clear();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
