// The engines of the analysis page: on or off, the number of lines, the lines of the current position, and threats.
import { announce, notify } from "../../app/notice.js";
import { maxThreads } from "../../engine/threads.js";
import { messageOf } from "../../game/errors.js";
import { say, t } from "../../i18n/i18n.js";
import { AnalysisEngine } from "./engine.js";
import { loadPreferences, savePreferences } from "./preferences.js";
import { evalText, scoreText } from "./score.js";
import { afterPass } from "./threat.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("./preferences.js").Preferences} Preferences */
/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/load.js").WorkerEngine} WorkerEngine */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").Info} Info */
/** @typedef {import("../../engine/ugi-engine.js").UgiEngine} UgiEngine */

export class EngineController {
  /** @param {OrdoAnalyse} page */
  constructor(page) {
    this.page = page;
    this.preferences = loadPreferences();
    /** The engine of the app; null until it is loaded. @type {WorkerEngine | null} */ this.builtIn = null;
    /** The external engine, while it is connected. @type {UgiEngine | null} */ this.external = null;
    this.isConnecting = false;
    /** @type {AnalysisEngine | null} */ this.search = null;
    /** The engine's lines, best first. @type {Info[]} */ this.lines = [];
    /**
     * The position after a pass and the opponent's lines there; null if threat mode is off.
     * @type {{ input: GameInput, turn: Color, lines: Info[] } | null}
     */
    this.threat = null;
    /** The position whose proved win was announced. @type {TreeNode | null} */ this.told = null;
    page.addController(this);
  }

  hostDisconnected() {
    this.stop();
    this.external?.close();
    this.external = null;
    this.builtIn?.useThreads(1);
  }

  get isOn() {
    return this.preferences.engineOn;
  }

  /** The chosen number of threads, as far as they are available. */
  get threads() {
    return Math.min(this.preferences.threads, maxThreads());
  }

  /** The number of threads that search; 1 if it is unknown. */
  get threadsInUse() {
    const isHelped = !this.external && this.page.tree.head.game === "stein";
    return (isHelped && this.builtIn?.threads) || 1;
  }

  /** @param {WorkerEngine} engine */
  use(engine) {
    this.builtIn = engine;
    engine.useThreads(this.threads);
    this.search = new AnalysisEngine(engine, {
      lines: (lines) => this.setLines(lines),
      best: (info) => this.announceWin(info),
      failed: (error) => this.fail(error),
    });
    if (this.preferences.externalOn) void this.reconnect(this.preferences.external);
  }

  /** @param {Info[]} lines */
  setLines(lines) {
    if (this.threat) this.threat = { ...this.threat, lines };
    else this.lines = lines;
    this.page.requestUpdate();
  }

  /** Stops the search, removes its lines and leaves threat mode. */
  clear() {
    this.stop();
    this.threat = null;
    this.setLines([]);
  }

  stop() {
    this.search?.stop();
  }

  /** Searches the current position, or the opponent's best move in threat mode. */
  start() {
    const { page, threat } = this;
    const { lineCount } = this.preferences;
    if (threat) void this.search?.start(threat.input, 1);
    else if (page.view && !page.view.outcome && this.isOn)
      void this.search?.start(page.tree.inputAt(page.node), lineCount);
  }

  /** @param {unknown} error */
  fail(error) {
    const { page, external } = this;
    if (!external) page.remark = say(messageOf(error));
    else page.remark = t("analyse.external.problem", { text: error instanceof Error ? error.message : "" });
  }

  /** Announces a win that the search has proved, once per position. @param {Info} info */
  announceWin(info) {
    const { view, node, proved } = this.page;
    if (info.score.win === null || !view || this.threat || proved.known()) return;
    if (this.told !== node) announce(scoreText(evalText(info.score, view.turn)));
    this.told = node;
  }

  toggle() {
    this.change({ engineOn: !this.isOn });
    announce(t(this.isOn ? "analyse.engine.on" : "analyse.engine.off"));
  }

  toggleThreat() {
    const { page } = this;
    if (!page.rules || !page.view || page.review.progress) return;
    this.stop();
    if (this.threat) {
      this.threat = null;
      announce(t("analyse.threat.off"));
    } else {
      const passed = afterPass(page.rules, page.view, page.tree.head.options);
      if ("reason" in passed) {
        page.remark = t("analyse.threat.none", { reason: say(passed.reason) });
        announce(page.remark);
      } else {
        this.threat = { ...passed, lines: [] };
        announce(t(`analyse.threat.${passed.turn}`));
      }
    }
    page.requestUpdate();
    page.think();
  }

  /** @param {number} lineCount */
  setLineCount(lineCount) {
    this.change({ lineCount });
  }

  /** @param {number} threads */
  setThreads(threads) {
    this.stop();
    this.builtIn?.useThreads(threads);
    this.change({ threads });
  }

  toggleLens() {
    this.store({ lensOn: !this.preferences.lensOn });
  }

  /** Changes preferences of the search and starts again. @param {Partial<Preferences>} by */
  change(by) {
    this.store(by);
    this.clear();
    this.page.think();
  }

  /** @param {Partial<Preferences>} by */
  store(by) {
    this.preferences = { ...this.preferences, ...by };
    savePreferences(this.preferences);
    this.page.requestUpdate();
  }

  // ---- the external engine ----

  /**
   * Uses an external engine from now on. Keeps the built-in one if it cannot be reached.
   * @param {string} external its address
   * @returns {Promise<boolean>} true if it is connected
   */
  async connect(external) {
    const { page } = this;
    this.disconnect();
    this.isConnecting = true;
    page.requestUpdate();
    /** @type {UgiEngine | null} */
    let engine = null;
    try {
      const { connectEngine } = await import("../../engine/ugi-engine.js");
      engine = await connectEngine(external, { closed: () => this.lose() });
    } catch {
      // the built-in engine remains in use
    }
    this.isConnecting = false;
    if (!page.isConnected) engine?.close();
    else if (engine) {
      this.stop();
      this.external = engine;
      if (this.search) this.search.engine = engine;
      this.change({ external, externalOn: true });
      announce(t("analyse.external.using", { name: engine.name }));
    } else page.think();
    page.requestUpdate();
    return !!this.external;
  }

  /** Connects to the engine of the last visit. @param {string} address */
  async reconnect(address) {
    if (await this.connect(address)) return;
    if (this.page.isConnected) notify(t("analyse.external.unreachable", { address }), { stay: true });
  }

  /** Returns to the built-in engine, because the connection was lost. */
  lose() {
    this.disconnect();
    notify(t("analyse.external.lost"), { stay: true });
    this.page.think();
  }

  /** Returns to the built-in engine for good. */
  forget() {
    this.disconnect();
    this.change({ externalOn: false });
  }

  disconnect() {
    this.clear();
    this.external?.close();
    this.external = null;
    if (this.search && this.builtIn) this.search.engine = this.builtIn;
  }
}
