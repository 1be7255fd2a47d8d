// The pieces of a position string (docs/NOTATION.md), for pictures that do not need the rules.

/** @typedef {import("../engine/types.d.ts").Piece} Piece */
/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */

/** The number of rows of both boards. */
const ROWS = 8;

/**
 * @param {RuleSet} game
 * @param {string} position rows 8 to 1, as in "10/4bb4/…" or "8/5b1C/…"; what follows a space is ignored
 * @returns {Piece[]}
 */
export function piecesOf(game, position) {
  const [rows = ""] = position.split(" ");
  return rows.split("/").flatMap((row, index) => {
    let column = 1;
    /** @type {Piece[]} */
    const pieces = [];
    for (const [sign] of row.matchAll(/\d+|[a-zA-Z]/g)) {
      if (/\d/.test(sign)) column += Number(sign);
      else pieces.push(pieceOf(game, sign, ROWS - index, column++));
    }
    return pieces;
  });
}

/** @param {RuleSet} game @param {string} sign @param {number} row @param {number} column @returns {Piece} */
function pieceOf(game, sign, row, column) {
  if (game === "stein") {
    return { square: `${String.fromCharCode(96 + column)}${row}`, color: sign === "w" ? "w" : "b" };
  }
  const size = sign.toLowerCase().charCodeAt(0) - 96;
  return {
    square: `${row}${column}`,
    color: sign < "a" ? "w" : "b",
    size: /** @type {1 | 2 | 3 | 4} */ (size),
  };
}
