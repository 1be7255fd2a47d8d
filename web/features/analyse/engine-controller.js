// The engine panel's state: on or off, the number of lines, and the lines of the current position.
import { announce } from "../../app/notice.js";
import { messageOf } from "../../game/errors.js";
import { say, t } from "../../i18n/i18n.js";
import { AnalysisEngine } from "./engine.js";
import { loadPreferences, savePreferences } from "./preferences.js";
import { evalText, scoreText } from "./score.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../engine/types.d.ts").Engine} Engine */
/** @typedef {import("../../engine/types.d.ts").Info} Info */

export class EngineController {
  /** @param {OrdoAnalyse} page */
  constructor(page) {
    this.page = page;
    this.preferences = loadPreferences();
    /** The engine of the app; null until it is loaded. @type {Engine | null} */ this.builtIn = null;
    /** @type {AnalysisEngine | null} */ this.search = null;
    /** The engine's lines, best first. @type {Info[]} */ this.lines = [];
    /** The position whose proved win was announced. @type {TreeNode | null} */ this.told = null;
    page.addController(this);
  }

  hostDisconnected() {
    this.stop();
  }

  get isOn() {
    return this.preferences.engineOn;
  }

  /** @param {Engine} engine */
  use(engine) {
    this.builtIn = engine;
    this.search = new AnalysisEngine(engine, {
      lines: (lines) => this.setLines(lines),
      best: (info) => this.announceWin(info),
      failed: (error) => (this.page.remark = say(messageOf(error))),
    });
  }

  /** @param {Info[]} lines */
  setLines(lines) {
    this.lines = lines;
    this.page.requestUpdate();
  }

  /** Stops the search and removes its lines. */
  clear() {
    this.stop();
    this.setLines([]);
  }

  stop() {
    this.search?.stop();
  }

  /** Searches the current position. */
  start() {
    const { page } = this;
    if (!page.view || !this.isOn || page.view.outcome) return;
    void this.search?.start(page.tree.inputAt(page.node), this.preferences.lineCount);
  }

  /** Announces a proved win, once per position. @param {Info} info */
  announceWin(info) {
    const { view, node } = this.page;
    if (info.score.win === null || !view) return;
    if (this.told !== node) announce(scoreText(evalText(info.score, view.turn)));
    this.told = node;
  }

  toggle() {
    this.change({ engineOn: !this.isOn });
    announce(t(this.isOn ? "analyse.engine.on" : "analyse.engine.off"));
  }

  /** @param {number} lineCount */
  setLineCount(lineCount) {
    this.change({ lineCount });
  }

  toggleLens() {
    this.preferences = { ...this.preferences, lensOn: !this.preferences.lensOn };
    savePreferences(this.preferences);
    this.page.requestUpdate();
  }

  /** Changes preferences of the search and starts again. @param {Partial<import("./preferences.js").Preferences>} by */
  change(by) {
    this.preferences = { ...this.preferences, ...by };
    savePreferences(this.preferences);
    this.clear();
    this.page.think();
  }
}
