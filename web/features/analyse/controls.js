// The rows at the bottom of the panel: navigation and switches, and the main actions.
import { html, nothing } from "../../vendor/lit.js";
import { SHAPE_COLORS } from "../../board/shapes.js";
import { t } from "../../i18n/i18n.js";
import { openGame, openMenu, openShare } from "./dialogs.js";
import { icon, iconButton } from "./icons.js";
import { judgement } from "./review.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** @param {OrdoAnalyse} page */
export function controls(page) {
  const { node, engine } = page;
  const [brush = null] = SHAPE_COLORS;
  return html`<div class="controls">
    <div class="walk">
      ${iconButton("first", t("analyse.first"), () => page.go("first"), { disabled: !node.parent })}
      ${iconButton("previous", t("analyse.previous"), () => page.go("previous"), { disabled: !node.parent })}
      ${iconButton("next", t("analyse.next"), () => page.go("next"), { disabled: !node.children.length })}
      ${iconButton("last", t("analyse.last"), () => page.go("last"), { disabled: !node.children.length })}
    </div>
    <div class="switches">
      ${iconButton("lens", t("analyse.lens"), () => engine.toggleLens(), {
        key: "l",
        pressed: engine.preferences.lensOn,
      })}
      ${iconButton("draw", t("analyse.draw"), () => page.setBrush(page.brush ? null : brush), {
        key: "d",
        pressed: !!page.brush,
      })}
      ${iconButton("flip", t("analyse.flip"), () => page.flip(), { key: "f" })}
      ${iconButton("menu", t("analyse.menu"), () => openMenu(page))}
    </div>
  </div>`;
}

/** @param {OrdoAnalyse} page */
export function mainActions(page) {
  const line = page.tree.mainLine();
  const isReviewed = line.some((node) => node.eval);
  const hasMistakes = line.some((node) => judgement(node));
  return html`<div class="main-actions">
    ${
      hasMistakes
        ? html`<button class="primary" @click=${() => page.go("nextMistake")}>
            ${t("analyse.review.nextMistake")}
          </button>`
        : page.review.progress
          ? nothing
          : html`<button
              class=${isReviewed ? "quiet" : "primary"}
              ?disabled=${!line.length}
              @click=${() => page.review.start()}
            >
              ${t(isReviewed ? "analyse.review.again" : "analyse.review")}
            </button>`
    }
    <button class="quiet" @click=${() => openShare(page)}>${icon("share")} ${t("analyse.share")}</button>
    <button class="quiet" aria-label=${t("share.openGame")} @click=${() => openGame(page)}>
      ${icon("open")} ${t("analyse.open")}
    </button>
  </div>`;
}
