// Stein's game: the number of pieces that each side has captured.
import { other } from "./match.js";

/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").Piece} Piece */

/** Number of pieces of each side in the standard start position. */
const FULL = 20;

/**
 * The number of pieces captured by a side.
 * @param {Pick<GameInput, "start">} line
 * @param {readonly Piece[]} pieces the pieces on the board
 * @param {Color} color
 */
export function capturesOf({ start }, pieces, color) {
  const victim = other(color);
  const [squares = ""] = (start ?? "").trim().split(" ");
  const before = squares ? squares.split(victim).length - 1 : FULL;
  return before - pieces.filter((piece) => piece.color === victim).length;
}
