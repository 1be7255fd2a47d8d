// Positions for display only: thumbnails and demo games, without loading the rules.
import { piecesAfter } from "../board/geometry.js";

/** @typedef {import("../engine/types.d.ts").Piece} Piece */
/** @typedef {import("../engine/types.d.ts").GameName} GameName */

/** @param {string} rows ranks 8 to 1 @returns {Piece[]} */
function stein(rows) {
  return rows.split("/").flatMap((row, index) => {
    let x = 0;
    /** @type {Piece[]} */
    const pieces = [];
    for (const [sign] of row.matchAll(/\d+|[wb]/g)) {
      if (sign === "w" || sign === "b")
        pieces.push({ square: String.fromCharCode(97 + x++) + (8 - index), color: sign });
      else x += Number(sign);
    }
    return pieces;
  });
}

/** @param {string} names such as "w1@34 b2@51" @returns {Piece[]} */
function khalifa(names) {
  return names.split(" ").map((name) => ({
    square: name.slice(3),
    color: name[0] === "w" ? "w" : "b",
    size: /** @type {1 | 2 | 3 | 4} */ (Number(name[1])),
  }));
}

/** @type {Record<GameName, Piece[]>} */
export const PICTURES = {
  stein: stein("2bb6/bbbbbb4/1b2bbbb2/1b5bb1/5w1w2/1w2www3/wwwww1wwww/2ww2ww2"),
  khalifa: khalifa("w1@33 w2@44 w3@55 w4@77 b1@64 b2@46 b3@27 b4@82"),
};

/** @type {Record<GameName, Piece[]>} */
export const STARTS = { stein: stein("2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2"), khalifa: [] };

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
