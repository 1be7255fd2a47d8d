// Navigation through a move tree.
import { judgement } from "./review.js";
import { lineAfter } from "./tree.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").TreeNode} TreeNode */

/** The node that each button or key leads to, if there is one. */
export const NAVIGATION = {
  first: (/** @type {Tree} */ tree) => tree.root,
  previous: (/** @type {Tree} */ _, /** @type {TreeNode} */ node) => node.parent,
  next: (/** @type {Tree} */ _, /** @type {TreeNode} */ node) => node.children[0],
  last: (/** @type {Tree} */ _, /** @type {TreeNode} */ node) => lineAfter(node).at(-1),
  previousVariation: (/** @type {Tree} */ _, /** @type {TreeNode} */ node) => sibling(node, -1),
  nextVariation: (/** @type {Tree} */ _, /** @type {TreeNode} */ node) => sibling(node, 1),
  nextMistake,
};

/** @typedef {keyof typeof NAVIGATION} Direction */

/** Another variation of the same move. @param {TreeNode} node @param {1 | -1} by */
function sibling(node, by) {
  const siblings = node.parent?.children ?? [];
  return siblings[siblings.indexOf(node) + by];
}

/** The next mistake of the main line, after the last one the first. @param {Tree} tree @param {TreeNode} node */
function nextMistake(tree, node) {
  const line = tree.mainLine();
  const from = line.indexOf(node);
  const slips = line.filter((node) => judgement(node));
  return slips.find((node) => line.indexOf(node) > from) ?? slips[0];
}
