// The engine's part of the panel: switch, evaluation, lines and threat.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { openSettings } from "./dialogs.js";
import { iconButton } from "./icons.js";
import { chanceText, evalText, scoreText, shortScore } from "./score.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Info} Info */

/** Number of moves shown of an engine line. */
const LINE = 8;

/** @param {OrdoAnalyse} page */
export function engineBox(page) {
  const { engine, view } = page;
  const { threat } = engine;
  return html`<section class="engine ${threat ? "threat" : ""}" aria-label=${t("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          aria-label=${t("analyse.engine")}
          .checked=${engine.isOn}
          @change=${() => engine.toggle()}
      /></label>
      ${headline(page)}
      ${iconButton("threat", t("analyse.threat"), () => engine.toggleThreat(), {
        key: "x",
        pressed: !!threat,
        disabled: !view || !!view.outcome,
      })}
      ${iconButton("settings", t("analyse.settings"), () => openSettings(page))}
    </div>
    ${threat ? threatLines(threat) : engine.isOn ? engineLines(page) : nothing}
  </section>`;
}

/** Score, its meaning, and depth. @param {OrdoAnalyse} page */
function headline(page) {
  const { engine } = page;
  const { threat } = engine;
  if (!threat && !engine.isOn) return html`<span class="engine-summary soft">${t("analyse.engine.off")}</span>`;
  const best = (threat?.lines ?? engine.lines)[0];
  const score = threat ? (best ? evalText(best.score, threat.turn) : "") : page.score();
  // The list below has the proved result in words.
  const isProved = !threat && !!page.proved.known();
  const estimate = score ? scoreText(score) : t("analyse.thinking");
  const words = threat ? t(`analyse.threat.${threat.turn}`) : isProved ? t("proved.mark") : estimate;
  return html`<strong class="engine-score figures">${score ? shortScore(score) : "…"}</strong>
    <span class="engine-summary">
      <span class="engine-words small">${words}</span>
      <span class="engine-name small soft figures"
        >${[
          engine.external?.name ?? (engine.isConnecting ? t("analyse.external.connecting") : ""),
          score && !threat && !isProved ? chanceText(score) : "",
          best ? t("analyse.depth", { depth: best.depth }) : "",
          best && engine.threadsInUse > 1 ? t("analyse.threads.used", { count: engine.threadsInUse }) : "",
        ]
          .filter(Boolean)
          .join(" · ")}</span
      >
    </span>`;
}

/** The lines of the engine; there is room for all of them, so that nothing moves. @param {OrdoAnalyse} page */
function engineLines(page) {
  const { lines, preferences } = page.engine;
  if (page.view?.outcome) return nothing;
  return html`<ol class="engine-lines" data-lines=${preferences.lineCount}>
    ${lines.map((line) => engineLine(page, line))}
  </ol>`;
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

/** The opponent's line after a pass. It cannot be played. @param {{ lines: readonly Info[], turn: Color }} threat */
function threatLines({ lines, turn }) {
  return html`<ol class="engine-lines" data-lines="1">
    ${lines.map(
      (line) =>
        html`<li>
          <span class="line-score figures">${shortScore(evalText(line.score, turn))}</span>
          <span class="line-moves"
            >${line.moves.slice(0, LINE).map((move) => html`<span class="line-move">${move}</span>`)}</span
          >
        </li>`,
    )}
  </ol>`;
}
