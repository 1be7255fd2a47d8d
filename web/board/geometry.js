// Squares, lines and neighbours of both boards, for drawing. Contains no rules: legal moves are passed to the board.

/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").Square} Square */
/** @typedef {import("../engine/types.d.ts").Piece} Piece */
/** @typedef {{ x: number, y: number }} Point File and rank, from 0, from White's left. */
/** @typedef {{ files: number, ranks: number }} Size */

/** @type {Record<RuleSet, Size>} */
export const SIZES = { stein: { files: 10, ranks: 8 }, khalifa: { files: 8, ranks: 8 } };

/**
 * The name of a square. Stein: file letter, then rank (`e4`). Khalifa: row, then column (`34`).
 * @param {RuleSet} game
 * @param {number} x
 * @param {number} y
 * @returns {Square}
 */
export function squareAt(game, x, y) {
  return game === "stein" ? String.fromCharCode(97 + x) + (y + 1) : `${y + 1}${x + 1}`;
}

/** @param {RuleSet} game @param {Square} square @returns {Point} */
export function pointOf(game, square) {
  const first = square.charCodeAt(0);
  const second = square.charCodeAt(1);
  return game === "stein" ? { x: first - 97, y: second - 49 } : { x: second - 49, y: first - 49 };
}

/** @param {RuleSet} game @param {number} x @param {number} y */
export function isOnBoard(game, x, y) {
  const { files, ranks } = SIZES[game];
  return x >= 0 && y >= 0 && x < files && y < ranks;
}

/**
 * All squares in reading order for the viewer: far row first, left to right.
 * @param {RuleSet} game
 * @param {Color} orientation
 * @returns {Square[][]}
 */
export function rowsSeenFrom(game, orientation) {
  const { files, ranks } = SIZES[game];
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, column) =>
      orientation === "w" ? squareAt(game, column, ranks - 1 - row) : squareAt(game, files - 1 - column, row),
    ),
  );
  return rows;
}

/**
 * The squares from `a` to `b`, if they are in one rank or file and all in `own`; smaller file (then rank) first.
 * @param {RuleSet} game
 * @param {ReadonlySet<Square>} own
 * @param {Square} a
 * @param {Square} b
 * @returns {Square[] | null}
 */
export function runBetween(game, own, a, b) {
  const p = pointOf(game, a);
  const q = pointOf(game, b);
  if (p.x !== q.x && p.y !== q.y) return null;
  /** @type {Square[]} */
  const run = [];
  for (let x = Math.min(p.x, q.x); x <= Math.max(p.x, q.x); x++) {
    for (let y = Math.min(p.y, q.y); y <= Math.max(p.y, q.y); y++) {
      const square = squareAt(game, x, y);
      if (!own.has(square)) return null;
      run.push(square);
    }
  }
  return run;
}

/**
 * The landing squares of a run when its piece nearest to `target` moves there; null if a piece would leave the board.
 * @param {RuleSet} game
 * @param {readonly Square[]} run
 * @param {Square} target
 * @returns {Square[] | null}
 */
export function landing(game, run, target) {
  const goal = pointOf(game, target);
  const points = run.map((square) => pointOf(game, square));
  const distance = (/** @type {Point} */ p) => Math.abs(p.x - goal.x) + Math.abs(p.y - goal.y);
  const near = points.reduce((best, p) => (distance(p) < distance(best) ? p : best));
  const moved = points.map((p) => ({ x: p.x + goal.x - near.x, y: p.y + goal.y - near.y }));
  if (!moved.every((p) => isOnBoard(game, p.x, p.y))) return null;
  return moved.map((p) => squareAt(game, p.x, p.y));
}

/**
 * The squares strictly between two squares on one line; null if they are not on one.
 * @param {RuleSet} game
 * @param {Square} a
 * @param {Square} b
 * @returns {Square[] | null}
 */
export function between(game, a, b) {
  const p = pointOf(game, a);
  const q = pointOf(game, b);
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  if (steps === 0 || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null;
  return Array.from({ length: steps - 1 }, (_, i) =>
    squareAt(game, p.x + Math.sign(dx) * (i + 1), p.y + Math.sign(dy) * (i + 1)),
  );
}

/**
 * A move in notation: `a3-a4`, `a3xb4`, `a3:b3-a5`; Khalifa's step `45-47`.
 * @param {readonly Square[]} from
 * @param {readonly Square[]} to
 * @param {boolean} captures
 */
export function moveText(from, to, captures) {
  const run = from.length > 1 ? `${from[0]}:${from[from.length - 1]}` : `${from[0]}`;
  return `${run}${captures ? "x" : "-"}${to[0]}`;
}

/**
 * The group of one side: edges between neighbouring pieces, and the connected components, largest first.
 * @param {RuleSet} game
 * @param {readonly Piece[]} pieces
 * @param {Color} color
 * @returns {{ edges: { a: Square, b: Square, part: number }[], parts: Square[][] }}
 */
export function groupOf(game, pieces, color) {
  const own = new Set(pieces.filter((piece) => piece.color === color).map((piece) => piece.square));
  /** @type {{ part: Square[], edges: [Square, Square][] }[]} */
  const found = [];
  const seen = new Set();
  for (const start of own) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    /** @type {[Square, Square][]} */
    const edges = [];
    for (const a of part) {
      const { x, y } = pointOf(game, a);
      for (const [dx, dy] of STEPS) {
        if (!isOnBoard(game, x + dx, y + dy)) continue;
        const b = squareAt(game, x + dx, y + dy);
        if (!own.has(b)) continue;
        if (a < b) edges.push([a, b]);
        if (seen.has(b)) continue;
        seen.add(b);
        part.push(b);
      }
    }
    found.push({ part, edges });
  }
  found.sort((a, b) => b.part.length - a.part.length);
  const edges = found.flatMap(({ edges }, part) => edges.map(([a, b]) => ({ a, b, part })));
  return { edges, parts: found.map(({ part }) => part) };
}

/** @type {readonly (readonly [number, number])[]} */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/**
 * The pieces after a move, legal or not. Pieces on its target squares are removed.
 * @param {readonly Piece[]} pieces
 * @param {readonly Square[]} from
 * @param {readonly Square[]} to
 * @returns {Piece[]}
 */
export function piecesAfter(pieces, from, to) {
  const moved = pieces
    .filter((piece) => from.includes(piece.square))
    .map((piece) => ({ ...piece, square: to[from.indexOf(piece.square)] ?? piece.square }));
  const rest = pieces.filter((piece) => !from.includes(piece.square) && !to.includes(piece.square));
  return [...rest, ...moved];
}
