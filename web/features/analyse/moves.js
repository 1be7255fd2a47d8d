// The move list with variations, comments and annotations.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { SIGNS } from "./tree.js";
import { shortScore } from "./score.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").TreeNode} TreeNode */

/**
 * @param {Tree} tree
 * @param {TreeNode} here
 * @param {(node: TreeNode) => void} go
 */
export function moveTree(tree, here, go) {
  if (!tree.root.children.length && !tree.root.comment)
    return html`<p class="soft moves-empty">${t("analyse.empty")}</p>`;
  return html`<div class="move-tree">
    ${tree.root.comment ? html`<p class="move-comment">${tree.root.comment}</p>` : nothing}
    ${lineOf(tree, tree.root, here, go, false)}
  </div>`;
}

/**
 * The moves after a node, with variations on separate lines.
 * @param {Tree} tree
 * @param {TreeNode} from
 * @param {TreeNode} here
 * @param {(node: TreeNode) => void} go
 * @param {boolean} numbered true if the previous move is shown directly before, so that Black's move needs no number
 * @returns {unknown[]}
 */
function lineOf(tree, from, here, go, numbered) {
  const shown = [];
  for (let at = from; at.children[0]; at = at.children[0]) {
    const [main, ...others] = at.children;
    if (!main) break;
    shown.push(moveOf(tree, main, here, go, !numbered));
    numbered = !main.comment && !others.length;
    if (main.comment) shown.push(html`<span class="move-comment">${main.comment}</span>`);
    for (const other of others) {
      shown.push(
        html`<div class="variation">
          ${moveOf(tree, other, here, go, true)}
          ${
            other.comment ? html`<span class="move-comment">${other.comment}</span>` : nothing
          }${lineOf(tree, other, here, go, !other.comment)}
        </div>`,
      );
    }
  }
  return shown;
}

/**
 * @param {Tree} tree
 * @param {TreeNode} node
 * @param {TreeNode} here
 * @param {(node: TreeNode) => void} go
 * @param {boolean} first true for the first move of a line, which gets a number even if it is Black's
 */
function moveOf(tree, node, here, go, first) {
  const white = tree.moverOf(node) === "w";
  const number = white ? `${tree.numberOf(node)}.` : first ? `${tree.numberOf(node)}…` : "";
  const signs = (node.nags ?? []).map((nag) => SIGNS[nag] ?? "").join("");
  const worst = node.nags?.find((nag) => nag === 4 || nag === 2 || nag === 6);
  return html`<span class="move-item"
    >${number ? html`<span class="move-number">${number}</span>` : nothing}<button
      class="move ${worst ? `slip-${worst}` : ""}"
      aria-current=${node === here ? "true" : nothing}
      @click=${() => go(node)}
    >
      ${node.move}${signs}${node.eval ? html` <span class="move-eval">${shortScore(node.eval)}</span>` : nothing}
    </button></span
  >`;
}
