// A game with its variations as a tree. It converts to a game record and back without loss; the record's text is what
// is saved and shared.
import { readShapes, writeShapes } from "./drawings.js";

/** @typedef {import("../../engine/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("../../engine/types.d.ts").RecordNode} RecordNode */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/**
 * @typedef {object} TreeNode
 * @property {string} move empty at the root
 * @property {TreeNode | null} parent
 * @property {TreeNode[]} children the first continues the line, the others are variations
 * @property {number} ply
 * @property {string} [comment]
 * @property {string} [commentBefore]
 * @property {number[]} [nags]
 * @property {number} [clock]
 * @property {string} [eval]
 * @property {import("../../board/shapes.js").Shape[]} [shapes] drawn arrows and circles
 */

/** Annotations with a symbol. @type {Record<number, string>} */
export const SIGNS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

/** The tag with the evaluation of the start position: only moves have a place for one in their comments. */
const START_EVAL = "StartEval";

export class Tree {
  /** @param {Omit<RecordTree, "nodes">} head @param {TreeNode} root */
  constructor(head, root) {
    this.head = head;
    this.root = root;
  }

  /** @param {Omit<GameInput, "moves">} game */
  static empty({ game, start, options }) {
    return new Tree({ tags: [], game, start: start ?? null, options: options ?? {}, result: "*" }, rootNode());
  }

  /** @param {GameInput} input */
  static ofGame(input) {
    const tree = Tree.empty(input);
    let node = tree.root;
    for (const move of input.moves) node = tree.add(node, move);
    return tree;
  }

  /** @param {RecordTree} record */
  static ofRecord({ nodes, ...head }) {
    const root = rootNode();
    if (head.comment) readComment(root, head.comment);
    const score = head.tags.find(([name]) => name === START_EVAL)?.[1] ?? "";
    if (/^#?-?\d+(\.\d+)?$/.test(score)) root.eval = score;
    grow(root, nodes);
    return new Tree({ ...head, tags: head.tags.filter(([name]) => name !== START_EVAL) }, root);
  }

  /** @returns {RecordTree} */
  toRecord() {
    const { comment, ...head } = this.head;
    const said = commentOf(this.root);
    /** @type {[string, string][]} */
    const tags = this.root.eval ? [...head.tags, [START_EVAL, this.root.eval]] : head.tags;
    return { ...head, tags, ...(said ? { comment: said } : {}), nodes: lineFrom(this.root) };
  }

  /**
   * Adds a move after a node, or returns the existing child.
   * @param {TreeNode} parent
   * @param {string} move
   * @returns {TreeNode}
   */
  add(parent, move) {
    const found = parent.children.find((child) => child.move === move);
    if (found) return found;
    /** @type {TreeNode} */
    const node = { move, parent, children: [], ply: parent.ply + 1 };
    parent.children.push(node);
    return node;
  }

  /** Removes a node and its descendants. @param {TreeNode} node @returns {TreeNode} the parent */
  remove(node) {
    const { parent } = node;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /** Makes the line to a node the main line. @param {TreeNode} node */
  promote(node) {
    for (let at = node; at.parent; at = at.parent) {
      const { parent } = at;
      parent.children = [at, ...parent.children.filter((child) => child !== at)];
    }
  }

  /**
   * Sets the comment; characters that a record cannot contain are replaced or removed.
   * @param {TreeNode} node
   * @param {string} text
   */
  comment(node, text) {
    const clean = text
      .replace(/\[%/g, "[ %")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .replace(/\n\s*\n/g, "\n")
      .trim();
    if (clean) node.comment = clean;
    else delete node.comment;
  }

  /**
   * Sets the drawn arrows and circles.
   * @param {TreeNode} node
   * @param {import("../../board/shapes.js").Shape[]} shapes
   */
  draw(node, shapes) {
    if (shapes.length) node.shapes = shapes;
    else delete node.shapes;
  }

  /** Sets the annotation of a node. @param {TreeNode} node @param {number} nag 0 removes it */
  annotate(node, nag) {
    const others = (node.nags ?? []).filter((one) => !(one in SIGNS));
    node.nags = nag ? [nag, ...others] : others;
  }

  /** @param {TreeNode} node @returns {GameInput} */
  inputAt(node) {
    const { game, start, options } = this.head;
    return { game, ...(start ? { start } : {}), options, moves: path(node).map((one) => one.move) };
  }

  /** The main line, without the root. @returns {TreeNode[]} */
  mainLine() {
    return lineAfter(this.root);
  }

  /** True if there is more than a plain list of moves. */
  isPlain() {
    for (const node of [this.root, ...this.mainLine()]) {
      if (
        node.children.length > 1 ||
        node.comment ||
        node.commentBefore ||
        node.nags?.length ||
        node.eval ||
        node.shapes?.length ||
        node.clock !== undefined
      )
        return false;
    }
    return this.head.tags.length === 0;
  }

  /** The side that makes the node's move. @param {TreeNode} node @returns {Color} */
  moverOf(node) {
    const blackFirst = this.head.start?.trim().endsWith("b") ?? false;
    return (node.ply % 2 === 1) !== blackFirst ? "w" : "b";
  }

  /** The move number, which increases after Black's moves. @param {TreeNode} node */
  numberOf(node) {
    const blackFirst = this.head.start?.trim().endsWith("b") ?? false;
    return Math.floor((node.ply + (blackFirst ? 2 : 1)) / 2);
  }

  /** The node at a path of child indices, as far as it exists. @param {readonly number[]} steps */
  at(steps) {
    let node = this.root;
    for (const step of steps) {
      const child = node.children[step];
      if (!child) break;
      node = child;
    }
    return node;
  }
}

/**
 * A closing brace would end a record's comment, and there is no escape that other programs know. It is written as a
 * full-width brace and converted back when read.
 */
const BRACE = "\uff5d";
/** @param {string} text a comment to write to a record */
const withoutBraces = (text) => text.replaceAll("}", BRACE);
/** @param {string} text a comment read from a record */
const withBraces = (text) => text.replaceAll(BRACE, "}");

/** Sets comment and shapes of a node from a record's comment. @param {TreeNode} node @param {string} comment */
function readComment(node, comment) {
  const { shapes, text } = readShapes(comment);
  if (shapes.length) node.shapes = shapes;
  if (text) node.comment = withBraces(text);
}

/** The comment of a node in a record, with its shapes. @param {TreeNode} node */
function commentOf({ comment, shapes }) {
  return writeShapes(shapes ?? [], withoutBraces(comment ?? ""));
}

/** @returns {TreeNode} */
function rootNode() {
  return { move: "", parent: null, children: [], ply: 0 };
}

/** The nodes from the root's first move to the node. @param {TreeNode} node */
export function path(node) {
  /** @type {TreeNode[]} */
  const nodes = [];
  for (let at = node; at.parent; at = at.parent) nodes.push(at);
  return nodes.reverse();
}

/** The path to a node as child indices. @param {TreeNode} node */
export function stepsTo(node) {
  return path(node).map((one) => one.parent?.children.indexOf(one) ?? 0);
}

/**
 * The path to a node in short: the number of moves on the main line, the variation, the moves on it, and so on.
 * @param {TreeNode} node
 */
export function pathText(node) {
  const parts = [0];
  for (const step of stepsTo(node)) {
    if (step) parts.push(step, 0);
    else parts.push((parts.pop() ?? 0) + 1);
  }
  return parts.join(".");
}

/** The node of a path, as far as it exists. @param {Tree} tree @param {string} text as written by `pathText` */
export function nodeAt(tree, text) {
  let node = tree.root;
  for (const [index, part] of text.split(".").entries()) {
    const number = Number(part);
    if (index % 2) node = node.children[number] ?? node;
    else node = lineAfter(node)[Math.min(number, lineAfter(node).length) - 1] ?? node;
  }
  return node;
}

/** The nodes that follow on the node's line. @param {TreeNode} node */
export function lineAfter(node) {
  /** @type {TreeNode[]} */
  const line = [];
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

/** @param {TreeNode} parent @param {RecordNode[]} line */
function grow(parent, line) {
  let at = parent;
  for (const { variations, move, comment, commentBefore, ...said } of line) {
    /** @type {TreeNode} */
    const node = { ...said, move, parent: at, children: [], ply: at.ply + 1 };
    if (comment) readComment(node, comment);
    if (commentBefore) node.commentBefore = withBraces(commentBefore);
    at.children.push(node);
    for (const variation of variations ?? []) grow(at, variation);
    at = node;
  }
}

/** The line after a node with its variations, as record nodes. @param {TreeNode} node @returns {RecordNode[]} */
function lineFrom(node) {
  /** @type {RecordNode[]} */
  const line = [];
  for (let at = node; at.children[0]; at = at.children[0]) {
    const [main, ...others] = at.children;
    if (!main) break;
    line.push({
      ...bare(main),
      ...(others.length ? { variations: others.map((other) => [bare(other), ...lineFrom(other)]) } : {}),
    });
  }
  return line;
}

/** @param {TreeNode} node @returns {RecordNode} */
function bare(node) {
  const { move, commentBefore, nags, clock, eval: score } = node;
  const comment = commentOf(node);
  return {
    move,
    ...(comment ? { comment } : {}),
    ...(commentBefore ? { commentBefore: withoutBraces(commentBefore) } : {}),
    ...(nags?.length ? { nags } : {}),
    ...(clock !== undefined ? { clock } : {}),
    ...(score ? { eval: score } : {}),
  };
}
