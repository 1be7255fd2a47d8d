// Typed moves: the legal moves that a text may become, and the move that a text means. Plain functions, see
// docs/NOTATION.md.
import { runBetween } from "../board/geometry.js";
import { stepMoves } from "./steps.js";

/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../engine/types.d.ts").Steps} Steps */

/**
 * @typedef {object} Legal
 * @property {readonly { text: string }[]} moves Stein's game: the legal moves; either game: the possible premoves
 * @property {Steps | null} steps Khalifa's game: the possible steps
 * @property {boolean} isPlacing Khalifa's game: pieces are still to be placed
 * @property {boolean} isTurnBegun Khalifa's game: a step of this turn has been made
 * @property {(step: string) => Steps} stepsAfter Khalifa's game: the possible steps after one more
 */

/** Maximum number of completions. */
export const MOST = 80;

/**
 * The legal moves that start with a text. Capitals and spaces are ignored; if no move matches, separators are too, so
 * that `e2e4` finds `e2-e4`.
 * @param {Legal} legal
 * @param {string} typed
 * @returns {string[]}
 */
export function completions(legal, typed) {
  const text = normal(typed);
  const texts = legalTexts(legal, text);
  const exact = texts.filter((move) => move.startsWith(text));
  const found = exact.length ? exact : texts.filter((move) => bare(move).startsWith(bare(text)));
  return found.slice(0, MOST);
}

/**
 * The move that a text means when Enter is pressed: the legal move itself, also without separators, or the only
 * completion; otherwise the text as it is, which the rules explain.
 * @param {Legal} legal
 * @param {string} typed
 * @returns {string}
 */
export function resolve(legal, typed) {
  const text = normal(typed);
  const found = text ? completions(legal, text) : [];
  const same = found.filter((move) => bare(move) === bare(text));
  if (found.includes(text)) return text;
  if (same.length === 1) return same[0] ?? text;
  return found.length === 1 ? (found[0] ?? text) : typed.trim();
}

/**
 * The squares of one move or step; null if the text is none, or places a piece.
 * @param {RuleSet} game
 * @param {string} typed
 * @returns {{ from: string[], to: string[] } | null}
 */
export function pathOf(game, typed) {
  const parts = MOVE.exec(normal(typed).split(",").at(-1) ?? "");
  if (!parts) return null;
  const [, first = "", last, end = ""] = parts;
  const from = runBetween(game, EVERYWHERE, first, last ?? first);
  const to = from?.map((square) => shifted(square, first, end));
  return from && to && [...from, ...to].every((square) => SQUARES[game].test(square)) ? { from, to } : null;
}

/** Origin, other end of a run, and target. */
const MOVE = /^(\w\d)(?::(\w\d))?[-x](\w\d)$/;
/** @type {Record<RuleSet, RegExp>} */
const SQUARES = { stein: /^[a-j][1-8]$/, khalifa: /^[1-8]{2}$/ };
/** @type {ReadonlySet<string>} */
const EVERYWHERE = /** @type {any} */ ({ has: () => true });

/** @param {string} square @param {string} from @param {string} to */
function shifted(square, from, to) {
  const codes = [0, 1].map((i) => square.charCodeAt(i) + to.charCodeAt(i) - from.charCodeAt(i));
  return String.fromCharCode(...codes);
}

/** @param {string} typed */
const normal = (typed) => typed.toLowerCase().replace(/\s+/g, "");

/** A text without separators. @param {string} text */
const bare = (text) => text.replace(/[-x:@,]/g, "");

/**
 * All legal moves in notation. In Khalifa's game, which has thousands of turns: the first steps, and the turns that
 * continue the typed one.
 * @param {Legal} legal
 * @param {string} text
 * @returns {string[]}
 */
function legalTexts({ moves, steps, isPlacing, isTurnBegun, stepsAfter }, text) {
  if (!steps) return moves.map((move) => move.text);
  if (isPlacing) {
    return Object.entries(steps.targets).flatMap(([size, squares]) => squares.map((square) => `${size}@${square}`));
  }
  const first = stepMoves(steps).map((move) => move.text);
  const typed = first.find((step) => bare(text).startsWith(bare(step)));
  if (!typed || isTurnBegun) return first;
  const second = stepMoves(stepsAfter(typed)).map((move) => `${typed},${move.text}`);
  return [...first, ...second];
}
