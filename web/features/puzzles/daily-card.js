// <ordo-daily-puzzle>: the puzzle of the day with a small board, for the home page. The puzzles are requested once the
// browser is idle.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { whenIdle } from "../../app/idle.js";
import { t } from "../../i18n/i18n.js";
import { dailyPuzzle } from "./collection.js";
import { puzzlePicture } from "./picture.js";
import { dayOf, loadProgress, solvedIn } from "./progress.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

export class OrdoDailyPuzzle extends LightElement {
  static properties = { game: { type: String }, entry: { state: true } };

  constructor() {
    super();
    /** @type {RuleSet} */ this.game = "stein";
    /** @type {PuzzleEntry | null} */ this.entry = null;
  }

  /** @param {import("../../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("game")) whenIdle(() => void this.load(this.game));
  }

  /** Without a connection the card stays a plain link. @param {RuleSet} game */
  async load(game) {
    if (!this.isConnected) return;
    const entry = await dailyPuzzle(game, dayOf(Date.now())).catch(() => null);
    if (game === this.game) this.entry = entry;
  }

  /** @override */
  render() {
    const { entry } = this;
    const isSolved = !!entry && solvedIn(loadProgress()).has(entry.id);
    const picture = entry && puzzlePicture(entry);
    return html`<a class="card daily" href="/puzzles/daily?game=${this.game}">
      ${picture ? picture.board : html`<div class="skeleton-board" data-game=${this.game}></div>`}
      <span class="daily-words">
        <strong>${t("home.puzzle")}</strong>
        <span class="soft">${picture ? picture.task : t("home.puzzle.line")}</span>
        ${isSolved ? html`<span class="small daily-solved">✓ ${t("home.puzzle.solved")}</span>` : nothing}
      </span>
      <span class="button">${t("home.puzzle.solve")}</span></a
    >`;
  }
}

customElements.define("ordo-daily-puzzle", OrdoDailyPuzzle);
