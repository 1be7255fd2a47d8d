// Opens the analysis in the address, otherwise the last one. Also builds the address of a tree.
import { fragmentOf, hasGame, inputOfFragment } from "../../game/share.js";
import { Tree, nodeAt, pathText } from "./tree.js";
import { currentAnalysis, freshId } from "./store.js";
import { compress, decompress } from "./link.js";

/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("./store.js").SavedAnalysis} SavedAnalysis */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {{ tree: Tree, id: string, node?: TreeNode }} Opened */

/**
 * The analysis in a fragment, at its current move; null if there is none. Throws if it is damaged.
 * @param {Rules} rules
 * @param {string} fragment
 * @param {string | null} [id] the id of the analysis, if it was opened before
 * @returns {Promise<Opened | null>}
 */
export async function fromAddress(rules, fragment, id = null) {
  if (fragment.length < 2) return null;
  const tree = await treeOf(rules, fragment);
  const at = /&at=(\d+(?:\.\d+)*)$/.exec(fragment)?.[1];
  return { tree, id: id ?? freshId(), ...(at ? { node: nodeAt(tree, at) } : {}) };
}

/** @param {Rules} rules @param {string} fragment */
async function treeOf(rules, fragment) {
  const packed = /^#r=([\w-]+)(?:&|$)/.exec(fragment)?.[1];
  if (packed) {
    const text = await decompress(packed);
    const [record] = text === null ? [] : rules.readRecords(text);
    if (!record) throw new Error("unreadable");
    return Tree.ofRecord(record);
  }
  const input = hasGame(fragment) ? inputOfFragment(fragment) : null;
  if (!input) throw new Error("unreadable");
  rules.view(input);
  return Tree.ofGame(input);
}

/**
 * The part of a fragment that names the current move; empty at the end of the main line, where links open by default.
 * @param {Tree} tree
 * @param {TreeNode} node
 */
export function atText(tree, node) {
  const last = tree.mainLine().at(-1) ?? tree.root;
  return node === last ? "" : `&at=${pathText(node)}`;
}

/**
 * @param {Rules} rules
 * @param {SavedAnalysis} saved
 * @returns {Opened} throws if a move is illegal
 */
export function fromSaved(rules, { id, record, steps }) {
  const tree = Tree.ofRecord(record);
  const node = tree.at(steps);
  rules.view(tree.inputAt(node));
  return { tree, id, node };
}

/**
 * The last analysis, unless another rule set is requested; otherwise an empty one.
 * @param {Rules} rules
 * @param {string | null} wanted
 * @returns {Opened}
 */
export function loadLast(rules, wanted) {
  const saved = currentAnalysis();
  if (saved && (!wanted || wanted === saved.record.game)) {
    try {
      return fromSaved(rules, saved);
    } catch (error) {
      console.warn(error);
    }
  }
  return { tree: Tree.empty({ game: wanted === "khalifa" ? "khalifa" : "stein" }), id: freshId() };
}

/**
 * The whole tree as a fragment: plain if it is a single line of moves, otherwise compressed.
 * @param {Rules} rules
 * @param {Tree} tree
 */
export async function fragmentOfTree(rules, tree) {
  const [last = tree.root] = tree.mainLine().slice(-1);
  return tree.isPlain() ? fragmentOf(tree.inputAt(last)) : `#r=${await compress(rules.writeRecord(tree.toRecord()))}`;
}
