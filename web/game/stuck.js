// Explains why selected pieces cannot move, by asking the rules about the adjacent squares.
import { isOnBoard, moveText, pointOf, squareAt } from "../board/geometry.js";

/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").Message} Message */
/** @typedef {import("../engine/types.d.ts").Piece} Piece */
/** @typedef {import("../engine/types.d.ts").Rules} Rules */
/** @typedef {{ message: Message, from: string[], to: string[] }} Stuck */

const DIRECTIONS = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [0, -1],
];
/** Rules in order of priority: splitting the group before obstructions, those before directions. */
const RULE_PRIORITY = ["S5", "S9", "S6", "S7", "K5"];
/** Codes that name an obstructing piece. */
const BLOCKED_CODES = ["stein.ownPiece", "khalifa.blocked"];

/**
 * @param {Rules} rules
 * @param {GameInput} input
 * @param {readonly Piece[]} pieces current pieces
 * @param {string[]} run the selected squares
 * @param {readonly string[]} [made] Khalifa's game: the steps of this turn so far
 * @returns {Stuck | null} null if no adjacent square gives a reason
 */
export function whyStuck(rules, input, pieces, run, made = []) {
  const points = run.map((square) => pointOf(input.game, square));
  const [a, b] = points;
  /** @type {Stuck[]} */
  const found = [];
  for (const [dx = 0, dy = 0] of DIRECTIONS) {
    if (a && b && (a.x === b.x ? dy : dx)) continue;
    if (!points.every(({ x, y }) => isOnBoard(input.game, x + dx, y + dy))) continue;
    const to = points.map(({ x, y }) => squareAt(input.game, x + dx, y + dy));
    const captures = run.length === 1 && pieces.some((piece) => piece.square === to[0]);
    const answer = rules.explain(input, [...made, moveText(run, to, input.game === "stein" && captures)].join(","));
    if (!answer.legal) found.push({ message: answer.message, from: run, to });
  }
  const rank = (/** @type {Stuck} */ { message }) =>
    RULE_PRIORITY.includes(message.rule ?? "") ? RULE_PRIORITY.indexOf(message.rule ?? "") : RULE_PRIORITY.length;
  const [best] = found.sort((a, b) => rank(a) - rank(b));
  if (!best || !BLOCKED_CODES.includes(best.message.code)) return best ?? null;
  const squares = found
    .filter(({ message }) => BLOCKED_CODES.includes(message.code))
    .flatMap(({ to }) => to)
    .sort();
  return {
    ...best,
    message: { code: "play.obstructed", rule: best.message.rule, args: { count: squares.length, squares }, squares },
  };
}
