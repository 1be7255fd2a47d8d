// The engine's box: switches, evaluation and lines.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { chanceText, evalText, scoreText, shortScore } from "./score.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("../../engine/types.d.ts").Info} Info */

/** Number of moves shown of an engine line. */
const LINE = 7;

/** @param {OrdoAnalyse} page */
export function engineBox(page) {
  const score = page.score();
  const best = page.engine.lines[0];
  return html`<section class="card engine" aria-label=${t("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input type="checkbox" role="switch" .checked=${page.engine.isOn} @change=${() => page.engine.toggle()} />
        <span>${t("analyse.engine")}</span></label
      >
      <strong class="engine-score figures">${page.engine.isOn && score ? shortScore(score) : ""}</strong>
      <span class="engine-words small"
        >${
          page.engine.isOn
            ? score
              ? [scoreText(score), chanceText(score)].filter(Boolean).join(" · ")
              : t("analyse.thinking")
            : ""
        }</span
      >
      <span class="small soft figures"
        >${page.engine.isOn && best ? t("analyse.depth", { depth: best.depth }) : ""}</span
      >
    </div>
    ${
      page.engine.isOn
        ? html`<ol class="engine-lines">
            ${page.engine.lines.map((line) => engineLine(page, line))}
          </ol>`
        : nothing
    }
    <div class="engine-foot">
      <label class="small"
        >${t("analyse.lines")}
        <select
          @change=${(/** @type {Event} */ event) =>
            page.engine.setLineCount(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
        >
          ${[1, 2, 3, 4, 5].map(
            (count) =>
              html`<option value=${count} ?selected=${count === page.engine.preferences.lineCount}>${count}</option>`,
          )}
        </select></label
      >
      <label class="switch small"
        ><input
          type="checkbox"
          role="switch"
          .checked=${page.engine.preferences.lensOn}
          @change=${() => page.engine.toggleLens()}
        /><span>${t("analyse.lens")}</span></label
      >
    </div>
  </section>`;
}

/** @param {OrdoAnalyse} page @param {Info} line */
function engineLine(page, line) {
  if (!page.view) return nothing;
  return html`<li>
    <span class="line-score figures">${shortScore(evalText(line.score, page.view.turn))}</span>
    <span class="line-moves"
      >${line.moves
        .slice(0, LINE)
        .map(
          (move, index) =>
            html`<button class="quiet line-move" @click=${() => page.playLine(line.moves.slice(0, index + 1))}>
              ${move}
            </button>`,
        )}</span
    >
  </li>`;
}
