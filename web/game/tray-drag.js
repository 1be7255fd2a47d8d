// Khalifa's game: dragging a piece from the tray onto the board. A tap selects it instead.

/** @typedef {{ chooseSize(size: Size): void, place(square: string): void, board(): import("../board/ordo-board.js").OrdoBoard | null }} Page */
/** @typedef {import("../ordo/types.d.ts").Size} Size */

/** @param {Page} page @param {Size} size @param {PointerEvent} event */
export function dragFromTray(page, size, event) {
  if (event.button !== 0) return;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const piece = /** @type {HTMLElement | null} */ (button.querySelector("ordo-piece"));
  const start = { x: event.clientX, y: event.clientY };
  page.chooseSize(size);
  button.setPointerCapture(event.pointerId);

  const move = (/** @type {PointerEvent} */ at) => {
    if (piece) piece.style.translate = `${at.clientX - start.x}px ${at.clientY - start.y}px`;
  };
  const end = (/** @type {PointerEvent} */ at) => {
    button.removeEventListener("pointermove", move);
    button.removeEventListener("pointerup", end);
    button.removeEventListener("pointercancel", end);
    if (piece) piece.style.translate = "";
    if (at.type === "pointercancel") return;
    const square = page.board()?.squareAtPoint(at.clientX, at.clientY);
    if (square) page.place(square);
  };
  button.addEventListener("pointermove", move);
  button.addEventListener("pointerup", end);
  button.addEventListener("pointercancel", end);
}
