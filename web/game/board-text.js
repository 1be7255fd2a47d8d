// Text for screen readers: descriptions of squares and of the selection.
import { t } from "../i18n/i18n.js";

/** @typedef {import("../board/ordo-board.js").Cell} Cell */
/** @typedef {import("../engine/types.d.ts").Piece} Piece */

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

/**
 * Announces the selection and its number of moves, since selecting does not move the focus.
 * @param {readonly string[]} run
 * @param {number} count
 */
export function selectionText(run, count) {
  return run.length ? t("board.selection", { pieces: [...run], count }) : t("board.cleared");
}
