// <ordo-puzzle-rush>: as many puzzles as possible in three minutes. The templates are in rush-view.js.
import { LightElement } from "../../app/element.js";
import { PageKeys } from "../../app/keys.js";
import { announce } from "../../app/notice.js";
import { GameController } from "../../game/controller.js";
import { t } from "../../i18n/i18n.js";
import { withRush } from "./attempts.js";
import { puzzlesOf } from "./collection.js";
import { taskOf } from "./picture.js";
import { loadProgress, saveProgress } from "./progress.js";
import { Rush } from "./rush.js";
import { rushPage } from "./rush-view.js";
import { Solver } from "./solver.js";
import { bestRush } from "./statistics.js";

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */

/** Milliseconds between two updates of the clock. */
const TICK = 100;
/** Milliseconds for which the last position of a puzzle is shown. */
const PAUSE = 400;
/** Remaining seconds that are announced. */
const ANNOUNCED = [60, 30, 10];

export class OrdoPuzzleRush extends LightElement {
  static properties = {
    rules: { attribute: false },
    place: { attribute: false },
    rush: { state: true },
    verdict: { state: true },
    isLoading: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    /** @type {Rules | null} */ this.rules = null;
    /** @type {import("./address.js").Place} */ this.place = { kind: "rush", id: "", theme: "", game: null };
    /** The rush that runs or has ended; null before. @type {Rush | null} */ this.rush = null;
    /** The verdict on the puzzle that is done. @type {"" | "right" | "wrong"} */ this.verdict = "";
    this.isLoading = false;
    this.failed = false;
    this.progress = loadProgress();
    /** The best result before this rush. @type {number | null} */ this.bestBefore = null;
    this.ticker = 0;
    this.pause = 0;
    /** The last remaining time that was announced, in seconds. */ this.announced = Infinity;
    this.game = new GameController(this, {
      canMove: () => this.isRunning() && this.solver.canMove(),
      play: (move) => this.solver.play(move),
    });
    this.solver = new Solver(this.game, {
      onScore: () => {},
      onWrong: () => this.onVerdict("wrong"),
      onRest: () => this.onVerdict("right"),
    });
    new PageKeys(this, () => (this.isRunning() ? this.game.keys() : {}));
  }

  /** @returns {RuleSet} */
  gameName() {
    return this.place.game ?? this.progress.game;
  }

  isRunning() {
    return this.rush !== null && !this.rush.ended;
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopTimers();
  }

  stopTimers() {
    clearInterval(this.ticker);
    clearTimeout(this.pause);
  }

  async start() {
    if (!this.rules || this.isLoading) return;
    this.isLoading = true;
    this.failed = false;
    try {
      const entries = await puzzlesOf(this.gameName());
      if (!this.isConnected) return;
      this.game.rules = this.rules;
      this.bestBefore = bestRush(loadProgress(), this.gameName());
      this.announced = Infinity;
      this.rush = new Rush(entries);
      this.rush.start();
      this.ticker = window.setInterval(() => this.tick(), TICK);
      this.showPuzzle();
      await this.updateComplete;
      /** @type {HTMLElement | null} */ (this.querySelector(".puzzle-task"))?.focus({ preventScroll: true });
    } catch (error) {
      console.warn(error);
      this.failed = true;
    } finally {
      this.isLoading = false;
    }
  }

  showPuzzle() {
    const entry = this.rush?.puzzle;
    if (!entry || !this.rules) return;
    this.verdict = "";
    const puzzle = this.rules.puzzle(entry.line);
    this.solver.open(puzzle);
    announce(taskOf(puzzle));
  }

  tick() {
    const { rush } = this;
    if (!rush) return;
    if (rush.tick()) return this.finish();
    const seconds = Math.ceil(rush.left() / 1000);
    const due = ANNOUNCED.find((limit) => seconds <= limit && limit < this.announced);
    if (due) {
      this.announced = Math.min(...ANNOUNCED.filter((limit) => seconds <= limit));
      announce(t("puzzles.rush.left", { count: this.announced }));
    }
    this.requestUpdate();
  }

  /** @param {"right" | "wrong"} verdict */
  onVerdict(verdict) {
    this.verdict = verdict;
    announce(t(`puzzles.${verdict}`));
    this.pause = window.setTimeout(() => {
      this.rush?.answer(verdict === "right");
      if (this.rush?.ended) this.finish();
      else this.showPuzzle();
    }, PAUSE);
  }

  giveUp() {
    this.rush?.stop();
    this.finish();
  }

  finish() {
    const { rush } = this;
    this.stopTimers();
    this.solver.close();
    if (!rush) return;
    this.progress = withRush(loadProgress(), this.gameName(), rush.solved, Date.now());
    saveProgress(this.progress);
    announce(t("puzzles.rush.solved", { count: rush.solved }));
    this.requestUpdate();
    void this.updateComplete.then(() => {
      scrollTo(0, 0);
      /** @type {HTMLElement | null} */ (this.querySelector("h1"))?.focus({ preventScroll: true });
    });
  }

  /** @override */
  render() {
    return rushPage(this);
  }
}

customElements.define("ordo-puzzle-rush", OrdoPuzzleRush);
