// The puzzle pages: a puzzle, the rush, the themes, the user's progress. The address chooses one.
import { html } from "../../vendor/lit.js";
import { ask } from "../../app/dialogs.js";
import { saveFile } from "../../app/download.js";
import { LightElement } from "../../app/element.js";
import { notify } from "../../app/notice.js";
import { loadPuzzles } from "../../engine/load.js";
import { loadPart, t } from "../../i18n/i18n.js";
import { placeOf } from "./address.js";
import { puzzlesOf } from "./collection.js";
import { clearProgress, dayOf, loadProgress } from "./progress.js";
import { progressPage } from "./progress-view.js";
import { exportText } from "./statistics.js";
import { themesPage } from "./themes-view.js";
import "./puzzle.js";
import "./rush-page.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */

/** Attempts that are listed at first, and the number added by "Show more". */
const PAGE = 20;

export class OrdoPuzzles extends LightElement {
  static properties = {
    rules: { state: true },
    failed: { state: true },
    entries: { state: true },
    progress: { state: true },
    limit: { state: true },
  };

  constructor() {
    super();
    this.place = placeOf(location);
    /** @type {Rules | null} */ this.rules = null;
    this.failed = false;
    /** The puzzles of both games, for the list of themes. @type {Record<RuleSet, PuzzleEntry[]> | null} */
    this.entries = null;
    this.progress = loadProgress();
    /** The number of attempts that are listed. */ this.limit = PAGE;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.begin();
  }

  async begin() {
    try {
      const [rules] = await Promise.all([loadPuzzles(), loadPart("puzzles")]);
      this.rules = rules;
      if (this.place.kind !== "themes") return;
      const [stein, khalifa] = await Promise.all([puzzlesOf("stein"), puzzlesOf("khalifa")]);
      this.entries = { stein, khalifa };
    } catch (error) {
      console.warn(error);
      this.failed = true;
    }
  }

  showMore() {
    this.limit += PAGE;
  }

  exportProgress() {
    const now = Date.now();
    saveFile(`ordo-puzzles-${dayOf(now)}.json`, exportText(this.progress, now));
  }

  async clearProgress() {
    if (!(await ask(t("puzzles.clear.sure"), t("puzzles.clear")))) return;
    clearProgress();
    this.progress = loadProgress();
    notify(t("puzzles.cleared"));
  }

  /** @override */
  render() {
    if (this.failed) {
      return html`<div class="page failure">
        <p>${t("app.pageFailed")}</p>
        <button class="primary" @click=${() => location.reload()}>${t("app.reload")}</button>
      </div>`;
    }
    if (!this.rules) return html`<div class="skeleton"><div class="skeleton-board"></div></div>`;
    const { place } = this;
    if (place.kind === "rush") return html`<ordo-puzzle-rush .rules=${this.rules} .place=${place}></ordo-puzzle-rush>`;
    if (place.kind === "themes") return themesPage(this);
    if (place.kind === "progress") return progressPage(this);
    return html`<ordo-puzzle .rules=${this.rules} .place=${place}></ordo-puzzle>`;
  }
}

customElements.define("ordo-puzzles", OrdoPuzzles);
