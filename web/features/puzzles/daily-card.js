// <ordo-daily-puzzle>: the puzzle of the day with a small board, for the home page. The puzzles are requested once the
// browser is idle.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { whenIdle } from "../../app/idle.js";
import { t } from "../../i18n/i18n.js";
import { fileOf } from "./collection.js";
import { taskOfTheDay } from "./daily.js";
import { puzzlePicture } from "./picture.js";
import { dayOf, loadProgress, solvedIn } from "./progress.js";

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

export class OrdoDailyPuzzle extends LightElement {
  static properties = { game: { type: String }, task: { state: true } };

  constructor() {
    super();
    /** @type {RuleSet} */ this.game = "stein";
    /** @type {import("./daily.js").Task | null} */ this.task = null;
  }

  /** @param {import("../../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("game")) whenIdle(() => void this.load(this.game));
  }

  /** Without a connection the card stays a plain link. @param {RuleSet} game */
  async load(game) {
    if (!this.isConnected) return;
    const data = await fileOf(game).catch(() => "");
    if (game === this.game) this.task = taskOfTheDay(data, dayOf(Date.now()));
  }

  /** @override */
  render() {
    const { task } = this;
    const isSolved = !!task && solvedIn(loadProgress()).has(task.id);
    const picture = task && puzzlePicture(task);
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
