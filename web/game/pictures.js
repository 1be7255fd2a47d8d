// Positions for display only: thumbnails and demo games, without loading the rules.
import { piecesAfter } from "../board/geometry.js";
import { piecesOf } from "./position-pieces.js";

/** @typedef {import("../engine/types.d.ts").Piece} Piece */
/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */

/** @type {Record<RuleSet, Piece[]>} */
export const PICTURES = {
  stein: piecesOf("stein", "2bb6/bbbbbb4/1b2bbbb2/1b5bb1/5w1w2/1w2www3/wwwww1wwww/2ww2ww2"),
  khalifa: piecesOf("khalifa", "1d6/6D1/3a4/4C3/3B1b2/2A5/6c1/8"),
};

/** @type {Record<RuleSet, Piece[]>} */
export const STARTS = {
  stein: piecesOf("stein", "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2"),
  khalifa: [],
};

/**
 * Applies a move in notation, which must be legal.
 * @param {readonly Piece[]} pieces
 * @param {string} text
 * @param {"w" | "b"} color the side to move
 * @returns {{ pieces: Piece[], last: { from: string[], to: string[] } }}
 */
export function applyMove(pieces, text, color) {
  const placed = /^([1-4])@(\d\d)$/.exec(text);
  if (placed?.[2]) {
    const piece = { square: placed[2], color, size: /** @type {1 | 2 | 3 | 4} */ (Number(placed[1])) };
    return { pieces: [...pieces, piece], last: { from: [], to: [piece.square] } };
  }
  const from = [];
  const to = [];
  for (const step of text.split(",")) {
    const [run = "", end = ""] = step.split(/[-x]/);
    const [first = "", last = first] = run.split(":");
    const [dx, dy] = [end.charCodeAt(0) - first.charCodeAt(0), end.charCodeAt(1) - first.charCodeAt(1)];
    for (let x = first.charCodeAt(0); x <= last.charCodeAt(0); x++) {
      for (let y = first.charCodeAt(1); y <= last.charCodeAt(1); y++) {
        from.push(String.fromCharCode(x, y));
        to.push(String.fromCharCode(x + dx, y + dy));
      }
    }
  }
  return { pieces: piecesAfter(pieces, from, to), last: { from, to } };
}
