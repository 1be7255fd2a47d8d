// Drags a piece from a button beside the board onto the board: from the tray or the editor's palette.

/** @typedef {import("../board/ordo-board.js").OrdoBoard} OrdoBoard */

/**
 * @param {PointerEvent} event the press on the button, which contains an `<ordo-piece>`
 * @param {OrdoBoard | null} board
 * @param {(square: string) => void} onDrop called with the square on which the piece is dropped
 */
export function dragPiece(event, board, onDrop) {
  if (event.button !== 0) return;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const piece = /** @type {HTMLElement | null} */ (button.querySelector("ordo-piece"));
  button.setPointerCapture(event.pointerId);

  const move = (/** @type {PointerEvent} */ at) => {
    if (!piece) return;
    // The piece follows the pointer, as large as it will be on the board.
    const { left, top, width, height } = button.getBoundingClientRect();
    piece.style.translate = `${at.clientX - left - width / 2}px ${at.clientY - top - height / 2}px`;
    piece.style.scale = String(board?.scaleOf(piece) ?? 1);
  };
  const end = (/** @type {PointerEvent} */ at) => {
    button.removeEventListener("pointermove", move);
    button.removeEventListener("pointerup", end);
    button.removeEventListener("pointercancel", end);
    if (piece) piece.style.translate = piece.style.scale = "";
    if (at.type === "pointercancel") return;
    const square = board?.squareAtPoint(at.clientX, at.clientY);
    if (square) onDrop(square);
  };
  button.addEventListener("pointermove", move);
  button.addEventListener("pointerup", end);
  button.addEventListener("pointercancel", end);
}
