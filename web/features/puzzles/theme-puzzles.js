// <ordo-theme-puzzles>: a few easy puzzles of a theme, for the end of a lesson.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { t } from "../../i18n/i18n.js";
import { addressOfPuzzle } from "./address.js";
import { puzzlesOf } from "./collection.js";
import { puzzlePicture } from "./picture.js";
import { loadProgress, seenIn } from "./progress.js";
import { easiest } from "./select.js";
import { gameOfTheme } from "./themes.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */

/** The number of puzzles that are shown. */
const SHOWN = 3;

export class OrdoThemePuzzles extends LightElement {
  static properties = { theme: { type: String }, entries: { state: true } };

  constructor() {
    super();
    this.theme = "";
    /** @type {PuzzleEntry[]} */ this.entries = [];
  }

  /** @param {import("../../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("theme")) void this.load(this.theme);
  }

  /** Without a connection the lesson ends without puzzles. @param {string} theme */
  async load(theme) {
    const game = gameOfTheme(theme);
    if (!game) return;
    const all = await puzzlesOf(game).catch(() => []);
    const entries = all.filter(({ themes }) => themes.includes(theme));
    if (theme === this.theme) this.entries = easiest(entries, seenIn(loadProgress()), SHOWN);
  }

  /** @override */
  render() {
    if (!this.entries.length) return nothing;
    return html`<section class="stack theme-puzzles" aria-labelledby="theme-puzzles">
      <h2 id="theme-puzzles">${t("learn.puzzles")}</h2>
      <ul class="puzzle-cards">
        ${this.entries.map((entry) => {
          const { board, task } = puzzlePicture(entry);
          return html`<li>
            <a class="card puzzle-card" href=${addressOfPuzzle(entry.id, this.theme)}
              >${board}<span class="small">${task}</span></a
            >
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

customElements.define("ordo-theme-puzzles", OrdoThemePuzzles);
