// The analyses saved in the browser: the current one and some earlier ones.
import { keys, load, remove, save } from "../../app/store.js";
import { Tree, stepsTo } from "./tree.js";

/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../engine/types.d.ts").RecordTree} RecordTree */
/** @typedef {{ id: string, record: RecordTree, steps: number[], touched: string }} SavedAnalysis */

const CURRENT = "ordo.analysing";
const PREFIX = "ordo.analysis.";
/** Number of analyses that are kept. */
const MAX_SAVED = 20;

/** An id for a new analysis. */
export function freshId() {
  return new Date().toISOString().replace(/\D/g, "") + Math.floor(Math.random() * 1000);
}

/** @param {string} id @param {Tree} tree @param {TreeNode} node */
export function saveAnalysis(id, tree, node) {
  const { children, comment, shapes } = tree.root;
  if (!children.length && !comment && !shapes && !tree.head.start) return;
  save(PREFIX + id, { id, record: tree.toRecord(), steps: stepsTo(node), touched: new Date().toISOString() });
  save(CURRENT, id);
  for (const old of savedAnalyses().slice(MAX_SAVED)) remove(PREFIX + old.id);
}

/** All saved analyses, latest first. @returns {SavedAnalysis[]} */
export function savedAnalyses() {
  return keys(PREFIX)
    .map((key) => load(key))
    .filter(isSaved)
    .sort((a, b) => (a.touched < b.touched ? 1 : -1));
}

/** @returns {SavedAnalysis | null} */
export function currentAnalysis() {
  const id = load(CURRENT);
  return typeof id === "string" ? analysisOf(id) : null;
}

/** @param {string} id @returns {SavedAnalysis | null} */
export function analysisOf(id) {
  const saved = load(PREFIX + id);
  return isSaved(saved) ? saved : null;
}

/** Validates a stored value. @param {any} value @returns {value is SavedAnalysis} */
function isSaved(value) {
  const record = value?.record;
  return (
    typeof value?.id === "string" &&
    typeof value.touched === "string" &&
    Array.isArray(value.steps) &&
    (record?.game === "stein" || record?.game === "khalifa") &&
    Array.isArray(record.tags) &&
    Array.isArray(record.nodes)
  );
}
