// Drawing arrows and circles: with the right mouse button, or with any pointer and the keyboard while a brush is set.
import { colorOf, shapeOf } from "./shapes.js";

/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./ordo-board.js").OrdoBoard} OrdoBoard */

/** Every handler returns true if it has used the event. */
export class ShapeGestures {
  /** @param {OrdoBoard} board */
  constructor(board) {
    this.board = board;
    /** The pointer that draws. @type {{ id: number, from: Square } | null} */ this.press = null;
    /** The square where an arrow drawn by keyboard starts. @type {Square | null} */ this.start = null;
  }

  /** @param {PointerEvent} event */
  down(event) {
    const { board } = this;
    const byRight = board.drawable && event.pointerType === "mouse" && event.button === 2;
    if (!byRight && !(board.brush && event.button === 0)) return false;
    const square = board.under(event.clientX, event.clientY)?.square;
    if (this.press || !square) return true;
    board.clear();
    this.start = null;
    this.press = { id: event.pointerId, from: square };
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.sketch(square, square, event);
    return true;
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.press) return false;
    if (this.press.id !== event.pointerId) return true;
    const square = this.board.under(event.clientX, event.clientY)?.square;
    if (square) this.sketch(this.press.from, square, event);
    else this.board.sketch = null;
    return true;
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.press) return false;
    if (this.press.id !== event.pointerId) return true;
    const square = this.board.under(event.clientX, event.clientY)?.square;
    if (square) this.finish(this.press.from, square, event);
    this.stop();
    return true;
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    if (this.press?.id === event.pointerId) this.stop();
  }

  /** Enter starts and ends a shape, Escape discards it. @param {KeyboardEvent} event @param {Square} square */
  key(event, square) {
    if (!this.board.brush) return false;
    if (event.key === "Escape" && this.start) this.stop();
    else if (event.key !== "Enter" && event.key !== " ") return false;
    else this.tap(square, event);
    return true;
  }

  /**
   * Starts a shape on a square, or ends it there.
   * @param {Square} square
   * @param {{ shiftKey: boolean, ctrlKey: boolean, altKey: boolean }} keys
   */
  tap(square, keys) {
    if (!this.start) {
      this.start = square;
      this.sketch(square, square, keys);
      return;
    }
    this.finish(this.start, square, keys);
    this.stop();
  }

  /** The sketch follows the keyboard focus. @param {Square} square */
  focus(square) {
    const { sketch } = this.board;
    if (this.start && sketch) this.board.sketch = shapeOf(this.start, square, sketch.color);
  }

  /**
   * @param {Square} from
   * @param {Square} to
   * @param {{ shiftKey: boolean, ctrlKey: boolean, altKey: boolean }} keys
   */
  sketch(from, to, keys) {
    this.board.sketch = shapeOf(from, to, colorOf(keys, this.board.brush ?? "green"));
  }

  /**
   * @param {Square} from
   * @param {Square} to
   * @param {{ shiftKey: boolean, ctrlKey: boolean, altKey: boolean }} keys
   */
  finish(from, to, keys) {
    this.board.report("ordo-shape", { shape: shapeOf(from, to, colorOf(keys, this.board.brush ?? "green")) });
  }

  stop() {
    this.press = null;
    this.start = null;
    this.board.sketch = null;
  }
}
