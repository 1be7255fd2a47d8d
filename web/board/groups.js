// The groups on the board: their lines, split parts, and what a considered move would cut off.
import { groupOf, piecesAfter } from "./geometry.js";
import * as draw from "./draw.js";

/** @typedef {import("./geometry.js").Color} Color */
/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./ordo-board.js").OrdoBoard} OrdoBoard */
/** @typedef {{ from: readonly Square[], to: readonly Square[] }} Path */

/** @type {readonly Color[]} */
const COLORS = ["w", "b"];

/**
 * The lines of both groups, after the considered move if there is one.
 * @param {OrdoBoard} board
 * @param {draw.Seat} seat
 * @param {Path | null} shown
 */
export function groupLines(board, seat, shown) {
  const still = board.carried ? board.pieces.filter(({ square }) => square !== board.carried) : board.pieces;
  const pieces = shown ? piecesAfter(board.pieces, shown.from, shown.to) : still;
  const mover = shown && board.pieceOn(shown.from[0] ?? "")?.color;
  const nets = COLORS.map((color) => ({ color, ...groupOf(board.game, pieces, color) }));
  return nets.map(({ color, edges, parts }) =>
    draw.net(seat, color, edges, { drained: color === mover, split: !shown && parts.length > 1 }),
  );
}

/** Pieces of split groups that are not in the largest component. @param {OrdoBoard} board @returns {Set<Square>} */
export function apart(board) {
  if (!board.net || board.game !== "stein") return new Set();
  return new Set(COLORS.flatMap((color) => groupOf(board.game, board.pieces, color).parts.slice(1).flat()));
}

/**
 * The mover's pieces that would not be connected to the largest component.
 * @param {OrdoBoard} board
 * @param {Path} shown
 * @returns {Set<Square>}
 */
export function cutOff(board, { from, to }) {
  const color = board.pieceOn(from[0] ?? "")?.color;
  if (!board.net || board.game !== "stein" || !color) return new Set();
  const { parts } = groupOf(board.game, piecesAfter(board.pieces, from, to), color);
  const lost = new Set(parts.slice(1).flat());
  to.forEach((square, index) => lost.has(square) && lost.add(from[index] ?? square));
  return lost;
}
