// The accuracy of each player, computed from the winning chance that every move lost, as on lichess (docs/ENGINE.md).
import { chance } from "./score.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/**
 * The accuracy of one move, from 0 to 100.
 * @param {number} lost the mover's winning chance before the move minus that after it, from 0 to 1
 */
export function moveAccuracy(lost) {
  if (lost <= 0) return 100;
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-4.3544 * lost) - 3.1669));
}

/**
 * The weight of each move: the standard deviation of the winning chances around it, so that moves in sharp positions
 * count more than moves in decided ones.
 * @param {readonly number[]} chances before the first move and after each one, from 0 to 1
 * @returns {number[]} one weight per move
 */
export function weights(chances) {
  const moves = chances.length - 1;
  const size = Math.max(2, Math.min(8, Math.floor(moves / 10)));
  return Array.from({ length: moves }, (_, move) => {
    const from = Math.max(0, Math.min(move + 2 - size, chances.length - size));
    return Math.max(0.005, Math.min(0.12, deviation(chances.slice(from, from + size))));
  });
}

/** @param {readonly number[]} values */
function deviation(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/**
 * The accuracy of several moves: the mean of their weighted mean and their harmonic mean, which a single bad move
 * lowers most.
 * @param {readonly { accuracy: number, weight: number }[]} moves at least one
 */
export function overall(moves) {
  const total = moves.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = moves.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / total;
  const harmonic = moves.length / moves.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0);
  return (weighted + harmonic) / 2;
}

/**
 * The accuracy of both players over the evaluated moves of the main line, from 0 to 100; null for a player without
 * any. In Khalifa's game only proved results count, and other positions as even.
 * @param {Tree} tree
 * @param {string} ending the score after the last move if the game is over there, otherwise empty
 * @returns {Record<Color, number | null>}
 */
export function accuracies(tree, ending) {
  const line = tree.mainLine();
  const isEstimated = tree.head.game === "stein";
  const chanceOf = (/** @type {string} */ score) => (isEstimated || score.startsWith("#") ? chance(score) : 0.5);
  const start = tree.root.eval ?? (tree.head.start ? "" : "0.00");
  const scores = [start, ...line.map((node) => node.eval ?? (node === line.at(-1) ? ending : ""))];
  /** @type {Record<Color, { accuracy: number, weight: number }[]>} */
  const found = { w: [], b: [] };
  // Moves between unknown scores do not count; the others keep the weights of their surroundings.
  const known = scores.map((score, index) => chanceOf(score || (scores.slice(0, index).findLast(Boolean) ?? "0.00")));
  const weight = weights(known);
  line.forEach((node, index) => {
    const [before, after] = [known[index], known[index + 1]];
    if (!scores[index] || !scores[index + 1] || before === undefined || after === undefined) return;
    const mover = tree.moverOf(node);
    const lost = mover === "w" ? before - after : after - before;
    found[mover].push({ accuracy: moveAccuracy(lost), weight: weight[index] ?? 0 });
  });
  const of = (/** @type {Color} */ color) => (found[color].length ? overall(found[color]) : null);
  return { w: of("w"), b: of("b") };
}
