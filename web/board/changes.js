// Differences between two positions, for animating moves.

/** @typedef {import("./geometry.js").Piece} Piece */
/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./geometry.js").RuleSet} RuleSet */
import { pointOf } from "./geometry.js";

/** If more pieces than this changed, it is a different position and nothing is animated. */
const MAX_CHANGES = 10;

/**
 * @typedef {object} Changes
 * @property {{ piece: Piece, from: Square }[]} slides pieces that came from another square
 * @property {Piece[]} gone pieces that vanished
 * @property {Piece[]} fresh pieces that appeared
 */

/**
 * @param {RuleSet} game
 * @param {readonly Piece[]} before
 * @param {readonly Piece[]} after
 * @returns {Changes}
 */
export function changes(game, before, after) {
  const gone = before.filter((piece) => !after.some((other) => same(piece, other)));
  const fresh = after.filter((piece) => !before.some((other) => same(piece, other)));
  if (gone.length > MAX_CHANGES || fresh.length > MAX_CHANGES) return { slides: [], gone: [], fresh: [] };
  /** @type {Changes["slides"]} */
  const slides = [];
  for (const [piece, source] of pairs(game, gone, fresh)) {
    slides.push({ piece, from: source.square });
    gone.splice(gone.indexOf(source), 1);
    fresh.splice(fresh.indexOf(piece), 1);
  }
  return { slides, gone, fresh };
}

/**
 * Pairs each new piece with a removed piece of the same kind, both in square order, so that the pieces of an ordo slide
 * in parallel.
 * @param {RuleSet} game
 * @param {readonly Piece[]} gone
 * @param {readonly Piece[]} fresh
 * @returns {[Piece, Piece][]}
 */
function pairs(game, gone, fresh) {
  /** @type {[Piece, Piece][]} */
  const found = [];
  for (const kind of new Set(fresh.map(kindOf))) {
    const to = fresh.filter((piece) => kindOf(piece) === kind).sort(byPlace(game));
    const from = gone.filter((piece) => kindOf(piece) === kind).sort(byPlace(game));
    if (to.length !== from.length) continue;
    to.forEach((piece, index) => {
      const source = from[index];
      if (source) found.push([piece, source]);
    });
  }
  return found;
}

/** @param {RuleSet} game @returns {(a: Piece, b: Piece) => number} */
function byPlace(game) {
  return (a, b) => {
    const p = pointOf(game, a.square);
    const q = pointOf(game, b.square);
    return p.x - q.x || p.y - q.y;
  };
}

/** @param {Piece} piece */
const kindOf = (piece) => `${piece.color}${piece.size ?? ""}`;

/** @param {Piece} a @param {Piece} b */
const same = (a, b) => a.square === b.square && kindOf(a) === kindOf(b);
