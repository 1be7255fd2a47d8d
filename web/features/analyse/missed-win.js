// The win that the loser of a reviewed game missed, proved in a worker, as a puzzle.
import { announce } from "../../app/notice.js";
import { proveMissedWin } from "../../engine/prover.js";
import { fragmentOf } from "../../game/share.js";
import { t } from "../../i18n/i18n.js";
import { judgement } from "./review.js";
import { chance } from "./score.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/** The least winning chance with which a win may be proved. */
const LEAST_CHANCE = 0.85;
/** The number of positions that are tried. */
const MOST_TRIED = 6;

/**
 * The moves of a side after which it was no longer winning, proved wins first, the shortest of them first.
 * @param {Tree} tree
 * @param {Color} side
 * @returns {TreeNode[]}
 */
export function candidates(tree, side) {
  const chanceOf = (/** @type {string} */ score) => (side === "w" ? chance(score) : 1 - chance(score));
  /** @param {TreeNode} node */
  const distance = ({ parent }) => Number(/^#-?(\d+)$/.exec(parent?.eval ?? "")?.[1] ?? Infinity);
  return tree
    .mainLine()
    .filter((node) => {
      const nag = tree.moverOf(node) === side ? judgement(node)?.nag : null;
      return (nag === 4 || nag === 2) && chanceOf(node.parent?.eval ?? "0") >= LEAST_CHANCE;
    })
    .toSorted((a, b) => (distance(a) === distance(b) ? b.ply - a.ply : distance(a) - distance(b)))
    .slice(0, MOST_TRIED);
}

/** A reactive controller that looks for the missed win of the shown analysis. */
export class MissedWinController {
  #abort = new AbortController();

  /**
   * @param {OrdoAnalyse} page
   * @param {Color | null | undefined} loser the user's side if they lost; null if they did not; undefined if the
   *   outcome tells
   */
  constructor(page, loser) {
    this.page = page;
    this.loser = loser;
    /** The move that missed the win, and the address of the puzzle. @type {{ node: TreeNode, href: string } | null} */
    this.found = null;
    this.isLooking = false;
    page.addController(this);
  }

  hostDisconnected() {
    this.#abort.abort();
  }

  /** The side whose missed win is wanted. @returns {Color | null} */
  side() {
    if (this.loser !== undefined) return this.loser;
    const { result } = this.page.tree.head;
    const ending = this.page.ending();
    if (ending === "#0" || result === "1-0") return "b";
    return ending === "#-0" || result === "0-1" ? "w" : null;
  }

  /** Looks for a missed win in a reviewed game. */
  async look() {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const { page } = this;
    const { tree } = page;
    this.found = null;
    this.isLooking = true;
    try {
      const side = this.side();
      for (const node of side ? candidates(tree, side) : []) {
        page.requestUpdate();
        const input = tree.inputAt(node.parent ?? tree.root);
        if (!(await proveMissedWin(input, { signal }))) continue;
        this.found = { node, href: `/puzzles/missed${fragmentOf(input)}` };
        announce(this.words());
        break;
      }
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error); // the review is complete without it
    }
    this.isLooking = false;
    page.requestUpdate();
  }

  /** The side and the number of the move that missed a win. */
  words() {
    if (!this.found) return "";
    const { tree } = this.page;
    const { node } = this.found;
    return t("analyse.missed", { color: tree.moverOf(node), move: String(tree.numberOf(node)) });
  }
}
