// The invisible grid over the picture: takes focus and gestures, and describes every square to screen readers.
import { classMap, html, nothing } from "../vendor/lit.js";
import { rowsSeenFrom } from "./geometry.js";

/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./ordo-board.js").OrdoBoard} OrdoBoard */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */

/**
 * The squares as an accessible grid: focusable, labelled and pressable.
 * @param {OrdoBoard} board
 * @param {readonly MoveView[]} ways the legal moves of the selection
 */
export function grid(board, ways) {
  const own = board.own();
  const targets = new Map(ways.flatMap((move) => move.to.map((square) => [square, move])));
  const rows = rowsSeenFrom(board.game, board.orientation);
  const cursor = board.cursor ?? startOfCursor(board, rows);
  const by =
    (/** @type {"down" | "move" | "up" | "cancel" | "leave" | "click" | "key" | "focus" | "contextMenu"} */ name) =>
    (/** @type {any} */ event) =>
      board.gestures[name](event);
  return html`<div
    class="cells"
    role="grid"
    aria-label=${board.label || "Board"}
    @pointerdown=${by("down")}
    @pointermove=${by("move")}
    @pointerup=${by("up")}
    @pointercancel=${by("cancel")}
    @pointerleave=${by("leave")}
    @click=${by("click")}
    @keydown=${by("key")}
    @focusin=${by("focus")}
    @contextmenu=${by("contextMenu")}
    @dragstart=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    ${rows.map(
      (row) =>
        html`<div class="row" role="row">
          ${row.map((square) => {
            const piece = board.pieceOn(square);
            const move = targets.get(square);
            const target = !!move || !!board.placing?.targets.includes(square);
            const held = board.held.run.includes(square);
            const words = board.describe({ square, piece, held, target, capture: !!move?.captures.includes(square) });
            return html`<div
              class=${classMap({ cell: true, own: own.has(square), aim: target })}
              role="gridcell"
              data-square=${square}
              tabindex=${square === cursor ? 0 : -1}
              aria-label=${words}
              aria-selected=${board.interactive ? String(held) : nothing}
              @focus=${() => (board.cursor = square)}
            ></div>`;
          })}
        </div>`,
    )}
  </div>`;
}

/** The square that Tab reaches first. @param {OrdoBoard} board @param {Square[][]} rows */
function startOfCursor(board, rows) {
  const own = board.own();
  return rows.flat().find((square) => own.has(square)) ?? rows[0]?.[0] ?? null;
}
