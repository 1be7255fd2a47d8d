// Game review: evaluates every position of the main line and judges every move by the winning chance it lost. Positions
// in the ending tables have their proved results. The judgement becomes an annotation, the better move a variation, so
// both are saved with the record.
import { evalText, finalScore, judge, provedScore } from "./score.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../../engine/types.d.ts").Engine} Engine */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").Probe} Probe */

/**
 * Nodes per position, about a third of a second on a laptop. A time limit would make the result depend on the device. A
 * node of Khalifa's engine is about a hundred times the work.
 */
const NODES = { stein: 200_000, khalifa: 1_500 };
/** Number of moves of the better line that are kept. */
const LINE_LENGTH = 3;
/** The annotations of a review: blunder, mistake, inaccuracy. */
export const JUDGED = /** @type {const} */ ([4, 2, 6]);

/**
 * The result for one position, proved or estimated.
 * @typedef {object} Analysis
 * @property {string} score in record notation
 * @property {string[]} best the best line; empty if the game is over
 */

/**
 * @param {Tree} tree
 * @param {Rules} rules
 * @param {Engine} engine
 * @param {(done: number, all: number) => boolean} goOn called after every position; returning false stops the review
 * @returns {Promise<boolean>} true if the review was completed
 */
export async function review(tree, rules, engine, goOn) {
  const nodes = [tree.root, ...tree.mainLine()];
  /** @type {Analysis | null} */
  let before = null;
  for (const [index, node] of nodes.entries()) {
    const after = await analyse(tree.inputAt(node), rules, engine);
    // Results of a stopped search are discarded.
    if (!goOn(index + 1, nodes.length)) return false;
    if (index > 0) note(tree, node, before, after);
    else setScore(node, after);
    before = after;
  }
  return true;
}

/**
 * @param {GameInput} input
 * @param {Rules} rules
 * @param {Engine} engine
 * @returns {Promise<Analysis | null>} null if the engine has no result
 */
async function analyse(input, rules, engine) {
  const view = rules.view(input);
  if (view.outcome) return { score: finalScore(view.outcome), best: [] };
  const proved = rules.probe(input);
  if (proved) return { score: provedScore(proved, view.turn), best: provedBest(rules, input, proved) };
  const {
    lines: [line],
  } = await engine.search(input, { nodes: NODES[input.game], fresh: true });
  return line ? { score: evalText(line.score, view.turn), best: line.moves } : null;
}

/**
 * The first moves of a perfect line.
 * @param {Rules} rules
 * @param {GameInput} input
 * @param {Probe} proved
 */
function provedBest(rules, input, proved) {
  /** @type {string[]} */
  const line = [];
  for (let at = /** @type {Probe | null} */ (proved); at && line.length < LINE_LENGTH;) {
    const [best] = at.moves;
    if (!best) break;
    line.push(best.move);
    at = rules.probe({ ...input, moves: [...input.moves, ...line] });
  }
  return line;
}

/**
 * Annotates a move. A move is judged only if the positions before and after it were both analysed.
 * @param {Tree} tree
 * @param {TreeNode} node
 * @param {Analysis | null} before
 * @param {Analysis | null} after
 */
function note(tree, node, before, after) {
  setScore(node, after);
  const others = (node.nags ?? []).filter((nag) => !JUDGED.some((judged) => judged === nag));
  const nag = before && after ? slip(tree, node, before, after) : null;
  if (nag) node.nags = [nag, ...others];
  else if (others.length) node.nags = others;
  else delete node.nags;
  if (!nag || !before || !node.parent) return;
  let at = node.parent;
  for (const move of before.best.slice(0, LINE_LENGTH)) at = tree.add(at, move);
}

/**
 * Sets the evaluation of a position; a finished one has none.
 * @param {TreeNode} node
 * @param {Analysis | null} result
 */
function setScore(node, result) {
  if (result && !/^#-?0$/.test(result.score)) node.eval = result.score;
  else delete node.eval;
}

/**
 * @param {Tree} tree
 * @param {TreeNode} node
 * @param {Analysis} before
 * @param {Analysis} after
 */
function slip(tree, node, before, after) {
  // In Khalifa's game estimates mostly depend on the side to move, so only proved results count.
  const counts = tree.head.game === "stein" || [before, after].some(({ score }) => score.startsWith("#"));
  const [better] = before.best;
  return counts && better && better !== node.move ? judge(before.score, after.score, tree.moverOf(node)) : null;
}

/**
 * The judgement of a node, if any, and the better move from the variation next to it.
 * @param {TreeNode} node
 * @returns {{ nag: 4 | 2 | 6, better: string | null } | null}
 */
export function judgement(node) {
  const nag = JUDGED.find((judged) => node.nags?.includes(judged));
  if (!nag) return null;
  return { nag, better: node.parent?.children.find((child) => child !== node)?.move ?? null };
}

/**
 * The number of blunders, mistakes and inaccuracies of each side.
 * @param {Tree} tree
 * @returns {Record<Color, [number, number, number]>}
 */
export function tally(tree) {
  /** @type {Record<Color, [number, number, number]>} */
  const found = { w: [0, 0, 0], b: [0, 0, 0] };
  for (const node of tree.mainLine()) {
    const nag = judgement(node)?.nag;
    const counts = found[tree.moverOf(node)];
    if (nag === 4) counts[0]++;
    else if (nag === 2) counts[1]++;
    else if (nag === 6) counts[2]++;
  }
  return found;
}

/** The number of main-line moves without an evaluation. @param {Tree} tree @param {Rules} rules */
export function notAnalysed(tree, rules) {
  return tree
    .mainLine()
    .filter((node) => !node.eval && (node.children.length || !rules.view(tree.inputAt(node)).outcome));
}
