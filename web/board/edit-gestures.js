// Gestures of the editor: a press on an empty square, and drags from there, report squares to be painted; a piece can
// be dragged to another square or off the board.
import { extent } from "./draw.js";

/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./gestures.js").Press} Press */
/** @typedef {import("./ordo-board.js").OrdoBoard} OrdoBoard */

/** Pixels the pointer may move before a tap becomes a drag. */
const DRAG_THRESHOLD = 7;

export class EditGestures {
  /** @param {OrdoBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** True if the press is on a piece that can be dragged; then it paints nothing. @param {Press} press */
  canDrag(press) {
    return this.board.arranging && press.piece;
  }

  /** @param {Press} press */
  down(press) {
    if (!this.canDrag(press)) this.board.report("ordo-square", { square: press.square, first: true });
  }

  /** @param {Press} press @param {PointerEvent} event @param {Square | null} square the square under the pointer */
  move(press, event, square) {
    if (!this.canDrag(press)) {
      if (!square || square === press.square) return;
      press.square = square;
      this.board.report("ordo-square", { square, first: false });
      return;
    }
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.lifted && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
    press.lifted = true;
    this.board.carried = press.square;
    this.board.toggleAttribute("dragging", true);
    this.carry(press.square, dx, dy, square !== null);
  }

  /** @param {Press} press @param {Square | null} square the square under the pointer; null off the board */
  up(press, square) {
    if (!this.canDrag(press)) return;
    this.cancel(press);
    if (!press.lifted) this.board.report("ordo-square", { square: press.square, first: true });
    else if (square !== press.square) {
      this.board.dropped = true;
      this.board.report("ordo-drag", { from: press.square, to: square });
    }
  }

  /** Puts a dragged piece back. @param {Press} press */
  cancel(press) {
    this.board.carried = null;
    if (press.lifted) this.carry(press.square, 0, 0, true);
  }

  /**
   * Moves a piece with the pointer. Off the board, where it would be removed, it is fainter.
   * @param {Square} square
   * @param {number} dx
   * @param {number} dy
   * @param {boolean} isOnBoard
   */
  carry(square, dx, dy, isOnBoard) {
    const piece = /** @type {SVGElement | null} */ (this.board.pieceElement(square));
    const box = this.board.renderRoot.querySelector("svg")?.getBoundingClientRect();
    const scale = box?.width ? extent(this.board.game).width / box.width : 1;
    if (!piece) return;
    piece.style.translate = dx || dy ? `${dx * scale}px ${dy * scale}px` : "";
    piece.style.opacity = isOnBoard ? "" : "0.45";
  }
}
