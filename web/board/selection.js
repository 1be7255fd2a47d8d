// The selection on the board: one piece, or a run of pieces (an ordo). Plain data, shared by pointer and keyboard
// handling.
import { runBetween, landing, between, pointOf } from "./geometry.js";

/** @typedef {import("./geometry.js").RuleSet} RuleSet */
/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./geometry.js").Piece} Piece */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */
/** @typedef {{ anchor: Square | null, run: Square[] }} Selection */

/** @type {Selection} */
export const NONE = { anchor: null, run: [] };

/** @param {Square} square @returns {Selection} */
export const one = (square) => ({ anchor: square, run: [square] });

/**
 * The selection after a tap on an own piece. Tapping the two ends of a line selects a run, and a tap further along
 * extends it. A tap inside a run selects that piece alone; a tap on the selected piece clears the selection.
 * @param {RuleSet} game
 * @param {Selection} held
 * @param {Square} square
 * @param {ReadonlySet<Square>} own
 * @param {boolean} runs
 * @returns {Selection}
 */
export function tapped(game, held, square, own, runs) {
  if (held.run.length === 1 && held.run[0] === square) return NONE;
  if (held.run.includes(square) || !held.anchor || !runs) return one(square);
  const grown = runTo(game, held.anchor, square, own);
  const inLine = held.run.length === 1 || held.run.every((member) => grown?.run.includes(member));
  return grown && inLine ? grown : one(square);
}

/**
 * The run from one piece to another; null if there is none.
 * @param {RuleSet} game
 * @param {Square} anchor
 * @param {Square} square
 * @param {ReadonlySet<Square>} own
 * @returns {Selection | null}
 */
export function runTo(game, anchor, square, own) {
  const run = runBetween(game, own, anchor, square);
  return run && { anchor, run };
}

/** The legal moves of the selection. @param {readonly MoveView[]} moves @param {readonly Square[]} run */
export function movesOf(moves, run) {
  return run.length ? moves.filter((move) => sameSquares(move.from, run)) : [];
}

/**
 * The move meant by pointing at `target`; `move` is null if it is illegal. Null if it does not fit on the board.
 * @param {RuleSet} game
 * @param {readonly MoveView[]} moves
 * @param {readonly Square[]} run
 * @param {Square} target
 * @returns {{ to: Square[], move: MoveView | null } | null}
 */
export function moveTo(game, moves, run, target) {
  const to = landing(game, run, target);
  if (!to) return null;
  const move = moves.find((move) => sameSquares(move.from, run) && sameSquares(move.to, to)) ?? null;
  return { to, move };
}

/**
 * True if a move is a straight, unobstructed line, at right angles to it for a run. Such moves are previewed, legal or
 * not, to show what they do to the group.
 * @param {RuleSet} game
 * @param {readonly Piece[]} pieces
 * @param {readonly Square[]} from
 * @param {readonly Square[]} to
 */
export function isClearPath(game, pieces, from, to) {
  const at = (/** @type {Square} */ square) => pieces.find((piece) => piece.square === square);
  const color = at(from[0] ?? "")?.color;
  if (from.length > 1 && isAlong(game, from, to)) return false;
  return from.every((square, index) => {
    const end = to[index];
    const crossed = end && between(game, square, end);
    if (!end || !crossed || crossed.some(at)) return false;
    const met = at(end);
    return !met || (from.length === 1 && met.color !== color);
  });
}

/** @param {RuleSet} game @param {readonly Square[]} from @param {readonly Square[]} to */
function isAlong(game, from, to) {
  const a = pointOf(game, from[0] ?? "");
  const b = pointOf(game, from[1] ?? "");
  const c = pointOf(game, to[0] ?? "");
  return a.x === b.x ? c.y !== a.y : c.x !== a.x;
}

/** @param {readonly Square[]} a @param {readonly Square[]} b */
function sameSquares(a, b) {
  return a.length === b.length && a.every((square) => b.includes(square));
}
