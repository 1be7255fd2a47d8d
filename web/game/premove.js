// Premoves: moves chosen while the opponent thinks. Plain functions: which moves can be chosen, and which legal move a
// premove has become once the opponent has moved.
//
// Stein's game: all moves of single pieces and ordos that the opponent's next move could make possible. An own
// piece on the path rules a move out, since it cannot move away; one on the target of a single piece does not, since
// the opponent may capture it. Khalifa's game: a placement, or a turn of one step.
import { SIZES, isOnBoard, moveText, pointOf, runBetween, squareAt } from "../board/geometry.js";
import { stepMoves } from "./steps.js";

/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../engine/types.d.ts").PositionView} PositionView */
/** @typedef {import("../engine/types.d.ts").Steps} Steps */

/**
 * A chosen move; `text` is its notation in the position in which it was chosen.
 * @typedef {Omit<MoveView, "wins">} Premove
 */

/** @type {readonly (readonly [number, number])[]} */
const DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** @type {WeakMap<PositionView, Partial<Record<Color, MoveView[]>>>} */
const known = new WeakMap();

/**
 * The moves that a side can choose while it is not its turn.
 * @param {PositionView} view
 * @param {Color} color
 * @returns {MoveView[]}
 */
export function premovesOf(view, color) {
  const found = known.get(view) ?? {};
  known.set(view, found);
  return (found[color] ??= isPlacing(view, color) ? [] : findMoves(view, color));
}

/**
 * The squares on which a side can choose to place a piece; empty if it has none to place.
 * @param {PositionView} view
 * @param {Color} color
 */
export function placementsOf(view, color) {
  if (!isPlacing(view, color)) return [];
  const { files, ranks } = SIZES[view.game];
  const taken = new Set(view.pieces.map(({ square }) => square));
  const squares = Array.from({ length: files * ranks }, (_, i) =>
    squareAt(view.game, i % files, Math.floor(i / files)),
  );
  return squares.filter((square) => !taken.has(square));
}

/** True if the side's next turn is a placement. @param {PositionView} view @param {Color} color */
function isPlacing(view, color) {
  return view.phase === "placing" && view.tray[color].length > 0;
}

/** @param {PositionView} view @param {Color} color @returns {MoveView[]} */
function findMoves(view, color) {
  const { game } = view;
  const own = new Set(view.pieces.filter((piece) => piece.color === color).map(({ square }) => square));
  const taken = new Set(view.pieces.map(({ square }) => square));
  const singles = [...own].map((square) => [square]);
  const runs = game === "stein" ? [...singles, ...ordosOf(game, own)] : singles;
  return runs.flatMap((run) =>
    directionsOf(game, run)
      .flatMap(([dx, dy]) => movesAlong(game, run, dx, dy, own))
      .map((to) => {
        const captures = game === "stein" && run.length === 1 ? to.filter((square) => taken.has(square)) : [];
        return { text: moveText(run, to, captures.length > 0), from: run, to, captures, wins: false };
      }),
  );
}

/**
 * The ordos of a side: two or more pieces side by side in a rank or file.
 * @param {RuleSet} game
 * @param {ReadonlySet<string>} own
 */
function ordosOf(game, own) {
  const squares = [...own].sort();
  return squares.flatMap((a, index) =>
    squares.slice(index + 1).flatMap((b) => {
      const run = runBetween(game, own, a, b);
      return run ? [run] : [];
    }),
  );
}

/**
 * The directions in which a run can move: an ordo only at right angles to its line.
 * @param {RuleSet} game
 * @param {readonly string[]} run
 */
function directionsOf(game, run) {
  const [first = "", second] = run;
  if (!second) return DIRECTIONS;
  const isUpright = pointOf(game, first).x === pointOf(game, second).x;
  return DIRECTIONS.filter(([dx, dy]) => (isUpright ? dy === 0 : dx === 0));
}

/**
 * The landing squares of a run at every distance in one direction.
 * @param {RuleSet} game
 * @param {readonly string[]} run
 * @param {number} dx
 * @param {number} dy
 * @param {ReadonlySet<string>} own
 * @returns {string[][]}
 */
function movesAlong(game, run, dx, dy, own) {
  const points = run.map((square) => pointOf(game, square));
  const found = [];
  for (let distance = 1; ; distance++) {
    const ends = points.map(({ x, y }) => ({ x: x + dx * distance, y: y + dy * distance }));
    if (!ends.every(({ x, y }) => isOnBoard(game, x, y))) return found;
    const to = ends.map(({ x, y }) => squareAt(game, x, y));
    const isOwn = to.some((square) => own.has(square));
    if (!isOwn || (game === "stein" && run.length === 1)) found.push(to);
    if (isOwn) return found;
  }
}

/**
 * The legal move that a premove is now; null if it is illegal.
 * @param {Premove} premove
 * @param {PositionView} view the position, with the side of the premove to move
 * @param {Steps | null} steps Khalifa's game: the possible steps
 * @param {(step: string) => Steps} stepsAfter the possible steps after one of these
 * @returns {MoveView | null}
 */
export function legalMoveOf({ text, from, to }, view, steps, stepsAfter) {
  const isSame = (/** @type {MoveView} */ move) => move.from.join() === from.join() && move.to.join() === to.join();
  if (!steps) return view.moves.find(isSame) ?? null;
  if (!from.length) {
    const [size = ""] = text.split("@");
    const [square = ""] = to;
    if (!steps.targets[size]?.includes(square)) return null;
    return { text, from: [], to: [square], captures: [], wins: steps.wins[size]?.includes(square) ?? false };
  }
  const step = stepMoves(steps).find(isSame);
  return step ? stepsAfter(step.text).turn : null;
}
