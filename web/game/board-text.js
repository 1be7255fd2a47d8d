// Text for screen readers: descriptions of squares and the position as a list.
import { html } from "../vendor/lit.js";
import { list, t } from "../i18n/i18n.js";

/** @typedef {import("../board/ordo-board.js").Cell} Cell */
/** @typedef {import("../ordo/types.d.ts").Piece} Piece */
/** @typedef {import("../ordo/types.d.ts").Color} Color */

/** Describes a square; passed to `<ordo-board>` as `describe`. @param {Cell} cell */
export function describe({ square, piece, held, target, capture }) {
  const words = [pieceText(square, piece)];
  if (held) words.push(t("board.selected"));
  if (capture) words.push(t("board.capture"));
  else if (target) words.push(t("board.target"));
  return words.join(", ");
}

/** @param {string} square @param {Piece | null} piece */
function pieceText(square, piece) {
  if (!piece) return t("board.empty", { square });
  if (piece.size) return t(`board.sized.${piece.color}`, { square, size: piece.size });
  return t(`board.piece.${piece.color}`, { square });
}

/** Announces the selection and its number of moves, since selecting does not move the focus. @param {readonly string[]} run @param {number} count */
export function selectionText(run, count) {
  return run.length ? t("board.selection", { pieces: [...run], count }) : t("board.cleared");
}

/** The position as a list, for screen readers only. @param {readonly Piece[]} pieces */
export function positionList(pieces) {
  return html`<section class="visually-hidden" aria-label=${t("board.list")}>
    <ul>${/** @type {Color[]} */ (["w", "b"]).map((color) => html`<li>${t(`board.list.${color}`, { squares: squaresOf(pieces, color) })}</li>`)}</ul>
  </section>`;
}

/** @param {readonly Piece[]} pieces @param {Color} color */
function squaresOf(pieces, color) {
  const names = pieces
    .filter((piece) => piece.color === color)
    .map((piece) => (piece.size ? t("board.list.sized", { size: piece.size, square: piece.square }) : piece.square))
    .sort();
  return names.length ? list(names) : t("board.list.none");
}
