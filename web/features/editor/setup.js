// Setups of the editor: any pieces anywhere, written as a position string whether valid or not.
import { SIZES, pointOf, squareAt } from "../../board/geometry.js";

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Piece} Piece */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Size} Size */
/** @typedef {{ game: RuleSet, pieces: Piece[], turn: Color }} Setup */

/** @type {Record<RuleSet, string>} */
export const STARTS = {
  stein: "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",
  khalifa: "8/8/8/8/8/8/8/8 w",
};

/** @param {Setup} setup */
export function textOf({ game, pieces, turn }) {
  const { files, ranks } = SIZES[game];
  const letters = new Map(pieces.map((piece) => [piece.square, letterOf(piece)]));
  const rows = [];
  for (let y = ranks - 1; y >= 0; y--) {
    let row = "";
    let empty = 0;
    for (let x = 0; x < files; x++) {
      const letter = letters.get(squareAt(game, x, y));
      if (!letter) {
        empty++;
        continue;
      }
      row += (empty || "") + letter;
      empty = 0;
    }
    rows.push(row + (empty || ""));
  }
  return `${rows.join("/")} ${turn}`;
}

/**
 * The setup of a position string; null if it cannot be parsed (the rules say why).
 * @param {RuleSet} game
 * @param {string} text
 * @returns {Setup | null}
 */
export function setupOf(game, text) {
  const { files, ranks } = SIZES[game];
  const [board = "", turn = ""] = text.trim().replaceAll("_", " ").split(/\s+/);
  const rows = board.split("/");
  if (rows.length !== ranks || (turn !== "w" && turn !== "b")) return null;
  /** @type {Piece[]} */
  const pieces = [];
  for (const [index, row] of rows.entries()) {
    let x = 0;
    for (const [sign] of row.matchAll(/\d+|[^\d]/g)) {
      const piece = pieceOf(game, sign);
      if (piece) pieces.push({ square: squareAt(game, x++, ranks - 1 - index), ...piece });
      else if (sign === ".") x++;
      else if (/^\d+$/.test(sign)) x += Number(sign);
      else return null;
    }
    if (x !== files) return null;
  }
  return { game, pieces, turn };
}

/** @param {RuleSet} game @param {string} letter @returns {{ color: Color, size?: Size } | null} */
function pieceOf(game, letter) {
  if (game === "stein") return letter === "w" || letter === "b" ? { color: letter } : null;
  if (!/^[A-Da-d]$/.test(letter)) return null;
  const size = /** @type {Size} */ (letter.toLowerCase().charCodeAt(0) - 96);
  return { color: letter < "a" ? "w" : "b", size };
}

/** @param {Piece} piece */
function letterOf({ color, size }) {
  if (!size) return color;
  const letter = String.fromCharCode(96 + size);
  return color === "w" ? letter.toUpperCase() : letter;
}

/**
 * Puts a piece on a square, or removes it if it is already there. Each of Khalifa's pieces exists once, so it is
 * removed from its former square.
 * @param {Setup} setup
 * @param {string} square
 * @param {{ color: Color, size?: Size } | null} tool null erases
 * @param {boolean} toggles
 * @returns {Setup}
 */
export function put(setup, square, tool, toggles) {
  const there = setup.pieces.find((piece) => piece.square === square);
  const same = !!there && !!tool && there.color === tool.color && there.size === tool.size;
  const rest = setup.pieces.filter(
    (piece) => piece.square !== square && !(tool?.size && piece.color === tool.color && piece.size === tool.size),
  );
  if (!tool || (same && toggles)) return { ...setup, pieces: rest };
  return { ...setup, pieces: [...rest, { square, ...tool }] };
}

/** Swaps the colours and turns the board around. @param {Setup} setup @returns {Setup} */
export function swapped({ game, pieces, turn }) {
  const { ranks } = SIZES[game];
  return {
    game,
    turn: turn === "w" ? "b" : "w",
    pieces: pieces.map((piece) => {
      const { x, y } = pointOf(game, piece.square);
      return { ...piece, square: squareAt(game, x, ranks - 1 - y), color: piece.color === "w" ? "b" : "w" };
    }),
  };
}

/** Mirrors left and right. @param {Setup} setup @returns {Setup} */
export function mirrored({ game, pieces, turn }) {
  const { files } = SIZES[game];
  return {
    game,
    turn,
    pieces: pieces.map((piece) => {
      const { x, y } = pointOf(game, piece.square);
      return { ...piece, square: squareAt(game, files - 1 - x, y) };
    }),
  };
}

/**
 * Moves a piece, onto another one if it is there; off the board if `to` is null.
 * @param {Setup} setup
 * @param {string} from
 * @param {string | null} to
 * @returns {Setup}
 */
export function dragged(setup, from, to) {
  const rest = setup.pieces.filter(({ square }) => square !== from && square !== to);
  const piece = setup.pieces.find(({ square }) => square === from);
  return { ...setup, pieces: piece && to ? [...rest, { ...piece, square: to }] : rest };
}

/**
 * Gives Black White's pieces on the opposite squares: mirrored at the middle of the board, or rotated about its centre.
 * White keeps a square that both would have.
 * @param {Setup} setup
 * @param {"mirrored" | "rotated"} how
 * @returns {Setup}
 */
export function copied({ game, pieces, turn }, how) {
  const { files, ranks } = SIZES[game];
  const white = pieces.filter(({ color }) => color === "w");
  const taken = new Set(white.map(({ square }) => square));
  const black = white.map((piece) => {
    const { x, y } = pointOf(game, piece.square);
    const column = how === "rotated" ? files - 1 - x : x;
    return { ...piece, color: /** @type {const} */ ("b"), square: squareAt(game, column, ranks - 1 - y) };
  });
  return { game, turn, pieces: [...white, ...black.filter(({ square }) => !taken.has(square))] };
}
