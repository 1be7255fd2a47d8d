// The analysis page. Its template is in view.js.
import { LightElement } from "../../app/element.js";
import { PageKeys } from "../../app/keys.js";
import { loadOrdo } from "../../engine/load.js";
import { announce, notify } from "../../app/notice.js";
import { say, t } from "../../i18n/i18n.js";
import { SHAPE_COLORS, toggled } from "../../board/shapes.js";
import { Tree, lineAfter, stepsTo } from "./tree.js";
import { NAVIGATION } from "./navigation.js";
import { evalText, finalScore } from "./score.js";
import { freshId, saveAnalysis } from "./store.js";
import { fromAddress, fromSaved, loadLast } from "./open.js";
import { AddressController } from "./address.js";
import { EngineController } from "./engine-controller.js";
import { ProvedController } from "./proved-controller.js";
import { ReviewController } from "./review-controller.js";
import { MissedWinController } from "./missed-win.js";
import { analysePage } from "./view.js";
import { messageOf } from "../../game/errors.js";

/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../board/shapes.js").Shape} Shape */
/** @typedef {import("../../board/shapes.js").ShapeColor} ShapeColor */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../../engine/types.d.ts").PositionView} PositionView */
/** @typedef {import("../../engine/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../engine/types.d.ts").Message} Message */

export class OrdoAnalyse extends LightElement {
  static properties = {
    tree: { state: true },
    node: { state: true },
    view: { state: true },
    lensLine: { state: true },
    flipped: { state: true },
    remark: { state: true },
    failed: { state: true },
    deleted: { state: true },
    brush: { state: true },
    menuOpen: { state: true },
    engineProblem: { state: true },
  };

  constructor() {
    super();
    this.id_ = freshId();
    this.tree = Tree.empty({ game: "stein" });
    this.node = this.tree.root;
    /** @type {PositionView | null} */ this.view = null;
    /** @type {string[]} */ this.lensLine = [];
    this.flipped = false;
    this.remark = "";
    this.failed = false;
    /** The state before the last deletion, for undo. @type {{ record: RecordTree, steps: number[] } | null} */
    this.deleted = null;
    /** The colour of the drawing mode; null: presses move pieces. @type {ShapeColor | null} */ this.brush = null;
    /** @type {Rules | null} */ this.rules = null;
    /** Increased with every change of the tree, so that the move list is rendered only then. */ this.version = 0;
    /** Memoized values, by name. @type {Map<string, { key: string, value: any }>} */ this.memory = new Map();
    this.menuOpen = false;
    /** The message about the address of the external engine. */ this.engineProblem = "";
    const query = new URLSearchParams(location.search);
    this.reviewWanted = query.has("review");
    const lost = query.get("lost");
    this.missed = new MissedWinController(
      this,
      this.reviewWanted ? (lost === "w" || lost === "b" ? lost : null) : undefined,
    );
    this.engine = new EngineController(this);
    this.proved = new ProvedController(this);
    this.review = new ReviewController(this);
    this.address = new AddressController(this);
    new PageKeys(this, () => this.keys());
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.begin();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.saveAnalysis();
  }

  async begin() {
    try {
      const { rules, engine } = await loadOrdo();
      this.rules = rules;
      this.engine.use(engine);
    } catch (error) {
      console.warn(error);
      this.failed = true;
      return;
    }
    await this.open();
    if (this.reviewWanted) {
      this.reviewWanted = false;
      if (this.tree.root.children.length) void this.review.start();
    }
  }

  /** Opens the analysis in the address, otherwise the last one. */
  async open() {
    const { rules } = this;
    if (!rules) return;
    const wanted = new URLSearchParams(location.search).get("game");
    try {
      this.showAnalysis((await fromAddress(rules, location.hash, this.address.id())) ?? loadLast(rules, wanted));
    } catch {
      notify(t("share.badLink"), { stay: true });
      history.replaceState(null, "", location.pathname);
      this.showAnalysis(loadLast(rules, wanted));
    }
  }

  /** Shows an analysis. @param {import("./open.js").Opened} opened */
  showAnalysis({ tree, id, node }) {
    this.review.stop();
    this.id_ = id;
    this.tree = tree;
    this.deleted = null;
    this.flipped = false;
    this.setNode(node ?? lineAfter(tree.root).at(-1) ?? tree.root);
    void this.missed.look();
  }

  /** @param {import("./store.js").SavedAnalysis} saved */
  reopen(saved) {
    if (!this.rules) return;
    try {
      this.showAnother(fromSaved(this.rules, saved));
    } catch (error) {
      this.remark = say(messageOf(error));
    }
  }

  /** @param {Omit<GameInput, "moves">} game */
  newAnalysis(game) {
    this.saveAnalysis();
    this.showAnother({ tree: Tree.empty(game), id: freshId() });
  }

  /** Shows another analysis; the Back button returns to this one. @param {import("./open.js").Opened} opened */
  showAnother(opened) {
    this.address.push();
    this.missed.loser = undefined;
    this.showAnalysis(opened);
  }

  // ---- navigation ----

  /** @param {TreeNode} node */
  setNode(node) {
    const { rules } = this;
    if (!rules) return;
    try {
      this.view = rules.view(this.tree.inputAt(node));
    } catch (error) {
      this.remark = say(messageOf(error));
      return;
    }
    this.node = node;
    this.version++;
    this.remark = "";
    this.lensLine = [];
    this.proved.pointed = null;
    this.engine.clear();
    this.address.later(() => {
      this.think();
      this.saveAnalysis();
      void this.address.write();
    });
  }

  /** Goes to a node, if it exists, and announces it. @param {TreeNode | undefined | null} node */
  goTo(node) {
    if (!node || node === this.node) return;
    this.setNode(node);
    const { view } = this;
    if (!view || node !== this.node) return;
    announce(
      [
        node.move ? t("play.moved", { color: this.tree.moverOf(node), move: node.move }) : t("analyse.start"),
        view.outcome ? say(view.outcome.reason) : this.proved.words(),
        node.comment ?? "",
      ]
        .filter(Boolean)
        .join(" "),
    );
  }

  /** @param {import("./navigation.js").Direction} direction */
  go(direction) {
    this.goTo(NAVIGATION[direction](this.tree, this.node));
  }

  /** The keyboard shortcuts. @returns {Record<string, () => void>} */
  keys() {
    return {
      ArrowLeft: () => this.go("previous"),
      ArrowRight: () => this.go("next"),
      ArrowUp: () => this.go("previousVariation"),
      ArrowDown: () => this.go("nextVariation"),
      Home: () => this.go("first"),
      End: () => this.go("last"),
      f: () => this.flip(),
      e: () => this.engine.toggle(),
      l: () => this.engine.toggleLens(),
      x: () => this.engine.toggleThreat(),
      d: () => this.setBrush(this.brush ? null : (SHAPE_COLORS[0] ?? null)),
    };
  }

  // ---- editing ----

  /** @param {string} move a legal move */
  play(move) {
    this.goTo(this.tree.add(this.node, move));
  }

  /** Plays a line of the engine up to one of its moves. @param {readonly string[]} moves */
  playLine(moves) {
    const { rules, tree } = this;
    const input = tree.inputAt(this.node);
    try {
      rules?.view({ ...input, moves: [...input.moves, ...moves] });
    } catch (error) {
      this.remark = say(messageOf(error)); // lines of an external engine may be illegal
      return;
    }
    let node = this.node;
    for (const move of moves) node = tree.add(node, move);
    this.goTo(node);
  }

  /** @param {string} text */
  comment(text) {
    this.tree.comment(this.node, text);
    this.changed();
  }

  /** @param {number} nag 0 removes the annotation */
  annotate(nag) {
    this.tree.annotate(this.node, nag);
    this.changed();
  }

  /** Draws a shape, or removes it if it is there already. @param {CustomEvent<{ shape: Shape }>} event */
  onShape(event) {
    const { shape } = event.detail;
    const before = this.node.shapes ?? [];
    const after = toggled(before, shape);
    this.tree.draw(this.node, after);
    const { from, to } = shape;
    const what = to ? t("analyse.draw.arrow", { from, to }) : t("analyse.draw.circle", { square: from });
    announce(after.length < before.length ? t("analyse.draw.removed", { what }) : what);
    this.changed();
  }

  clearShapes() {
    if (!this.node.shapes?.length) return;
    this.tree.draw(this.node, []);
    announce(t("analyse.draw.cleared"));
    this.changed();
  }

  /** @param {ShapeColor | null} brush */
  setBrush(brush) {
    if (!brush !== !this.brush) announce(t(brush ? "analyse.draw.on" : "analyse.draw.off"));
    this.brush = brush;
  }

  promote() {
    this.tree.promote(this.node);
    this.changed();
  }

  /** Deletes the current move and its continuation, with undo. */
  deleteHere() {
    if (!this.node.parent) return;
    this.deleted = { record: this.tree.toRecord(), steps: stepsTo(this.node) };
    this.setNode(this.tree.remove(this.node));
    announce(t("analyse.deleted"));
  }

  undoDelete() {
    if (!this.deleted) return;
    const tree = Tree.ofRecord(this.deleted.record);
    this.showAnalysis({ tree, id: this.id_, node: tree.at(this.deleted.steps) });
  }

  changed() {
    this.version++;
    this.requestUpdate();
    this.saveAnalysis();
    void this.address.write();
  }

  saveAnalysis() {
    if (this.rules) saveAnalysis(this.id_, this.tree, this.node);
  }

  /** True if storage and address have all changes. */
  isSaved() {
    return this.address.isSaved();
  }

  // ---- evaluation ----

  /** Searches the current position, unless a review is running. */
  think() {
    if (!this.review.progress) this.engine.start();
  }

  /** The evaluation of the current position in record notation; empty if unknown. */
  score() {
    const { view, node } = this;
    if (view?.outcome) return finalScore(view.outcome);
    const proved = this.proved.score();
    if (proved) return proved;
    const [best] = this.engine.lines;
    return best && view ? evalText(best.score, view.turn) : (node.eval ?? "");
  }

  /** The score after the last move of the main line if the game is over there, otherwise empty. */
  ending() {
    const last = this.tree.mainLine().at(-1);
    const outcome = last && this.rules?.view(this.tree.inputAt(last)).outcome;
    return outcome ? finalScore(outcome) : "";
  }

  /** @returns {import("../../game/study-board.js").OrdoStudyBoard | null} */
  board() {
    return this.querySelector("ordo-study-board");
  }

  flip() {
    this.flipped = !this.flipped;
  }

  /**
   * Memoizes a value by name until its key changes, to avoid rendering unchanged parts.
   * @template T
   * @param {string} name @param {string} key @param {() => T} make
   * @returns {T}
   */
  remember(name, key, make) {
    const known = this.memory.get(name);
    if (known?.key === key) return known.value;
    const value = make();
    this.memory.set(name, { key, value });
    return value;
  }

  /** Scrolls the current move into view. @param {import("../../vendor/lit.js").PropertyValues} changed @override */
  updated(changed) {
    if (!changed.has("node")) return;
    const list = this.querySelector(".analysis-moves");
    const here = list?.querySelector("[aria-current]");
    if (!list || !here) return;
    const [box, move] = [list.getBoundingClientRect(), here.getBoundingClientRect()];
    if (move.top < box.top) list.scrollTop += move.top - box.top - 8;
    else if (move.bottom > box.bottom) list.scrollTop += move.bottom - box.bottom + 8;
  }

  // ---- gestures ----

  /** @param {CustomEvent<{ move: MoveView }>} event */
  onMove(event) {
    this.play(event.detail.move.text);
  }

  /** @param {CustomEvent<{ message: Message }>} event */
  onRefused(event) {
    this.remark = say(event.detail.message);
    announce(this.remark);
  }

  /**
   * Handles an opened file or pasted text.
   * @param {CustomEvent<import("../../game/match.js").Match & { record?: RecordTree }>} event
   */
  onOpen(event) {
    const { record, game, start, options, moves } = event.detail;
    const tree = record ? Tree.ofRecord(record) : Tree.ofGame({ game, ...(start ? { start } : {}), options, moves });
    this.showAnother({ tree, id: freshId() });
  }

  /** @override */
  render() {
    return analysePage(this);
  }
}

customElements.define("ordo-analyse", OrdoAnalyse);
