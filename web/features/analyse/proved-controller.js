// The proved results of the analysis page: those of the current position, and what a judged move has given away.
import { announce } from "../../app/notice.js";
import { isInTables } from "../../engine/tables.js";
import { ProvedResults } from "../../game/proved-results.js";
import { resultText } from "../../game/proved-text.js";
import { ServerTables } from "../../game/server-tables.js";
import { provedScore } from "./score.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../engine/types.d.ts").Probe} Probe */
/** @typedef {import("../../game/proved-results.js").Proved} Proved */

/** Results before and after a move, for the side that made it. @typedef {{ from: string, to: string }} Turned */

/** Kept between visits of the page: what the server does not have, it is not asked again. */
const server = new ServerTables();

export class ProvedController {
  /** @param {OrdoAnalyse} page */
  constructor(page) {
    this.page = page;
    this.results = new ProvedResults(page, {
      server,
      onLoad: () => {
        this.announce();
        if (page.engine.isOn) page.think(); // with the tables
      },
      onAnswer: () => this.announce(),
    });
    /** The move of the list under the pointer or with the focus. @type {string | null} */ this.pointed = null;
  }

  /** The results of the current position. @returns {Proved} */
  here() {
    const { rules, view, tree, node } = this.page;
    return rules && view ? this.results.of(rules, tree.inputAt(node), view) : { state: "none" };
  }

  /** @returns {Probe | null} */
  known() {
    const proved = this.here();
    return proved.state === "known" ? proved.probe : null;
  }

  /** The result in record notation; empty if unknown. */
  score() {
    const probe = this.known();
    return probe && this.page.view ? provedScore(probe, this.page.view.turn) : "";
  }

  /** The result as a sentence; empty if unknown. */
  words() {
    const probe = this.known();
    return probe && this.page.view ? resultText(probe, this.page.view.turn) : "";
  }

  announce() {
    const words = this.words();
    if (words) announce(words);
  }

  /** Shows a move of the list on the board. @param {string | null} move */
  point(move) {
    this.pointed = move;
    this.page.requestUpdate();
  }

  /** The results before and after the current move, if both are known and differ. @returns {Turned | null} */
  turned() {
    const { rules, tree, node } = this.page;
    if (!rules || !node.parent || !this.results.isReady) return null;
    const probe = rules.probe(tree.inputAt(node.parent));
    const after = probe?.moves.find(({ move }) => move === node.move);
    return probe && after && after.value !== probe.value ? { from: probe.value, to: after.value } : null;
  }

  /** Loads the tables if they have positions of the main line. They do not have to arrive. */
  async prepareReview() {
    const { rules, tree } = this.page;
    if (!rules) return;
    // The last two positions have the fewest pieces; the game may be over in the last.
    const last = [tree.root, ...tree.mainLine()].slice(-2);
    if (last.some((node) => isInTables(rules.view(tree.inputAt(node))))) await this.results.load();
  }
}
