// The proved result of a position, and the list of its moves with theirs.
import { html, nothing } from "../vendor/lit.js";
import { say, t } from "../i18n/i18n.js";
import { resultText } from "./proved-text.js";

/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").ProbedMove} ProbedMove */
/** @typedef {import("./proved-results.js").Proved} Proved */

/** The mark of a proved result. */
export function provedMark() {
  return html`<span class="proved-mark small" title=${t("proved.help")}
    ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5L10 17.5L19.5 7" /></svg>${t(
      "proved.mark",
    )}</span
  >`;
}

/**
 * One line for a position that tables have: its result, or the state of loading them.
 * @param {Proved} proved
 * @param {Color} turn
 * @param {() => void} retry
 */
export function provedLine(proved, turn, retry) {
  switch (proved.state) {
    case "known":
      return html`<p class="proved-line">${provedMark()} <strong>${resultText(proved.probe, turn)}</strong></p>`;
    case "loading":
      return html`<p class="proved-line small soft">${t("proved.loading")}</p>`;
    case "failed":
      return html`<p class="proved-line small soft">
        <span>${say(proved.problem)}</span>
        <button class="quiet small" @click=${retry}>${t("app.retry")}</button>
      </p>`;
    default:
      return nothing;
  }
}

/**
 * The moves with their results, best first.
 * @param {readonly ProbedMove[]} moves
 * @param {object} hooks
 * @param {(move: string) => void} hooks.choose
 * @param {string | null} [hooks.pressed] for a list of toggles: the chosen move, or null
 * @param {(move: string | null) => void} [hooks.point] called with the move under the pointer or with the focus
 */
export function provedMoves(moves, { choose, pressed, point = () => {} }) {
  return html`<ol class="proved-moves">
    ${moves.map(
      ({ move, value, plies }) =>
        html`<li>
          <button
            class="quiet proved-move"
            aria-pressed=${pressed === undefined ? nothing : String(pressed === move)}
            @click=${() => choose(move)}
            @pointerenter=${() => point(move)}
            @pointerleave=${() => point(null)}
            @focus=${() => point(move)}
            @blur=${() => point(null)}
          >
            <span class="figures">${move}</span>
            <span class="proved-value ${value} figures">${t(`proved.move.${value}`, { count: plies ?? 0 })}</span>
          </button>
        </li>`,
    )}
  </ol>`;
}
