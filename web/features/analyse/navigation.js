// @ts-check
/** Navigation through a move tree, by buttons and keys. */
import { LightElement } from "../../app/element.js";
import { isForPage } from "../../app/keys.js";
import { Tree, lineAfter } from "./tree.js";
import { judgement } from "./review.js";

/** @typedef {import("./tree.js").TreeNode} TreeNode */

export class NavigableTree extends LightElement {
  constructor() {
    super();
    this.tree = Tree.empty({ game: "stein" });
    this.node = this.tree.root;
    this.onKey = this.onKey.bind(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.onKey);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.onKey);
  }

  /** Goes to a node, if it exists. @param {TreeNode | undefined | null} node */
  goTo(node) {
    if (node && node !== this.node) this.showNode(node);
  }

  /** Shows a node; overridden by the page. @param {TreeNode} node */
  showNode(node) {
    this.node = node;
  }

  first() {
    this.goTo(this.tree.root);
  }

  previous() {
    this.goTo(this.node.parent);
  }

  next() {
    this.goTo(this.node.children[0]);
  }

  last() {
    this.goTo(lineAfter(this.node).at(-1));
  }

  /** Switches to another variation of the current move. @param {1 | -1} by */
  sibling(by) {
    const siblings = this.node.parent?.children ?? [];
    this.goTo(siblings[siblings.indexOf(this.node) + by]);
  }

  nextMistake() {
    const line = this.tree.mainLine();
    const from = line.indexOf(this.node);
    const slips = line.filter((node) => judgement(node));
    this.goTo(slips.find((node) => line.indexOf(node) > from) ?? slips[0]);
  }

  /** Additional keyboard shortcuts; overridden by the page. @returns {Record<string, () => void>} */
  keys() {
    return {
      ArrowLeft: this.previous, ArrowRight: this.next, Home: this.first, End: this.last,
      ArrowUp: () => this.sibling(-1), ArrowDown: () => this.sibling(1),
    };
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (!isForPage(event)) return;
    const keys = this.keys();
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    act.call(this);
    event.preventDefault();
  }
}
