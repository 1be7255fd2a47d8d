// @ts-check
/**
 * Reviewing a game: every position of the main line is evaluated, every move judged by what it threw away. The judgement
 * becomes an annotation, the better move a variation, so that it is kept with the record.
 */
import { judge, evalText } from "./analyse-score.js";

/** @typedef {import("./analyse-tree.js").Tree} Tree */
/** @typedef {import("./analyse-tree.js").TreeNode} TreeNode */
/** @typedef {import("../ordo/types.d.ts").Rules} Rules */
/** @typedef {import("../ordo/types.d.ts").Engine} Engine */
/** @typedef {import("../ordo/types.d.ts").Color} Color */

/** Milliseconds for a position. */
const TIME = 350;
/** How much of the better line is kept. */
const SHOWN = 3;
/** The annotations that a review gives: blunder, mistake, doubtful. */
export const JUDGED = /** @type {const} */ ([4, 2, 6]);

/**
 * @param {Tree} tree
 * @param {Rules} rules
 * @param {Engine} engine
 * @param {(done: number, all: number) => boolean} goOn told after every position; false ends the review
 * @returns {Promise<boolean>} whether it came to the end
 */
export async function review(tree, rules, engine, goOn) {
  const nodes = [tree.root, ...tree.mainLine()];
  let before = "";
  let better = /** @type {string[]} */ ([]);
  for (const [index, node] of nodes.entries()) {
    const input = tree.inputAt(node);
    const view = rules.view(input);
    let after = "";
    let best = /** @type {string[]} */ ([]);
    if (view.outcome) {
      after = view.outcome.winner === "w" ? "#0" : view.outcome.winner === "b" ? "#-0" : "0.00";
    } else {
      const found = await engine.search(input, { movetime: TIME });
      const [line] = found.lines;
      after = line ? evalText(line.score, view.turn) : "0.00";
      best = line?.moves ?? [];
    }
    if (index > 0) note(tree, node, before, after, better);
    before = after;
    better = best;
    if (!goOn(index + 1, nodes.length)) return false;
  }
  return true;
}

/**
 * @param {Tree} tree
 * @param {TreeNode} node
 * @param {string} before
 * @param {string} after
 * @param {string[]} better the line that the engine would have played
 */
function note(tree, node, before, after, better) {
  if (!/^#-?0$/.test(after)) node.eval = after;
  const others = (node.nags ?? []).filter((nag) => !JUDGED.some((judged) => judged === nag));
  const nag = better[0] && better[0] !== node.move ? judge(before, after, tree.moverOf(node)) : null;
  if (nag) node.nags = [nag, ...others];
  else if (others.length) node.nags = others;
  else delete node.nags;
  const { parent } = node;
  if (!nag || !parent) return;
  let at = parent;
  for (const move of better.slice(0, SHOWN)) at = tree.add(at, move);
}

/**
 * The judgement of a node, if it has one, and the better move that stands beside it.
 * @param {TreeNode} node
 * @returns {{ nag: 4 | 2 | 6, better: string | null } | null}
 */
export function judgement(node) {
  const nag = JUDGED.find((judged) => node.nags?.includes(judged));
  if (!nag) return null;
  return { nag, better: node.parent?.children.find((child) => child !== node)?.move ?? null };
}

/**
 * How many blunders, mistakes and doubtful moves each side made.
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
