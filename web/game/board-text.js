// Text for screen readers: descriptions of squares and of the selection.
import { t } from "../i18n/i18n.js";

/** @typedef {import("../board/ordo-board.js").Cell} Cell */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */
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
 * The announcement of a selection with its targets, since selecting does not move the focus. The targets
 * of a run are those of its first piece.
 * @param {readonly string[]} run
 * @param {readonly MoveView[]} moves its legal moves
 */
export function selectionText(run, moves) {
  if (!run.length) return t("board.cleared");
  const squaresOf = (/** @type {(move: MoveView) => boolean} */ isKind) =>
    moves.filter(isKind).map(({ to }) => to[0] ?? "");
  const captures = squaresOf((move) => move.captures.length > 0);
  const wins = squaresOf((move) => move.wins);
  const quiet = squaresOf((move) => !move.captures.length && !move.wins);
  return [
    t("board.selection", { pieces: [...run], count: moves.length }),
    quiet.length ? t("board.selection.moves", { squares: quiet }) : "",
    captures.length ? t("board.selection.captures", { squares: captures }) : "",
    wins.length ? t("board.selection.wins", { squares: wins }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
