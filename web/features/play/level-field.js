// The computer's level: a slider from 1 to 10, with a description of the chosen level.
import { html } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";

export const MAX_LEVEL = 10;
const LEVELS = Array.from({ length: MAX_LEVEL }, (_, index) => index + 1);

/** Two levels share a description. @param {number} level */
const kindOf = (level) => Math.ceil(level / 2);

/** The name of a level, as in "Level 3, easygoing". @param {number} level */
export function levelWords(level) {
  return t("new.level.n", { n: level, kind: t(`new.level.kind.${kindOf(level)}`) });
}

/** @param {number} level @param {(level: number) => void} choose */
export function levelField(level, choose) {
  const kind = kindOf(level);
  return html`<div class="level">
    <label
      ><span class="legend">${t("new.level")}</span>
      <input
        type="range"
        min="1"
        max=${MAX_LEVEL}
        .value=${String(level)}
        .style=${`--at: ${(level - 1) / (MAX_LEVEL - 1)}`}
        aria-valuetext=${levelWords(level)}
        @input=${(/** @type {Event} */ event) => choose(Number(/** @type {HTMLInputElement} */ (event.target).value))}
    /></label>
    <div class="level-steps" aria-hidden="true">
      ${LEVELS.map((n) => html`<span ?data-chosen=${n === level} @click=${() => choose(n)}>${n}</span>`)}
    </div>
    <p class="level-words">
      <strong>${t(`new.level.kind.${kind}`)}</strong> <span class="soft">${t(`new.level.line.${kind}`)}</span>
    </p>
  </div>`;
}
