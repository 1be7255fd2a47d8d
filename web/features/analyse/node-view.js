// Annotation, comment and actions of the current move.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { iconButton } from "./icons.js";
import { SIGNS } from "./tree.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** @param {OrdoAnalyse} page */
export function nodeBox(page) {
  const { node } = page;
  const label = node.move ? t("analyse.comment.of", { move: node.move }) : t("analyse.comment.start");
  return html`<div class="node-box">
    ${node.move ? annotations(page) : nothing}
    <textarea
      rows="1"
      maxlength="4000"
      aria-label=${label}
      placeholder=${label}
      .value=${node.comment ?? ""}
      @change=${(/** @type {Event} */ event) => page.comment(/** @type {HTMLTextAreaElement} */ (event.target).value)}
    ></textarea>
    ${
      page.deleted
        ? html`<p class="deleted small">
            ${t("analyse.deleted")}
            <button class="quiet small" @click=${() => page.undoDelete()}>${t("analyse.undo")}</button>
          </p>`
        : nothing
    }
  </div>`;
}

/** The annotation glyphs, and the actions on the move. @param {OrdoAnalyse} page */
function annotations(page) {
  const mark = page.node.nags?.find((nag) => nag in SIGNS) ?? 0;
  return html`<div class="node-row">
    <div class="glyphs" role="group" aria-label=${t("analyse.annotation")}>
      ${[3, 1, 5, 6, 2, 4].map(
        (nag) =>
          html`<button
            class="quiet glyph"
            aria-pressed=${nag === mark}
            aria-label=${t(`analyse.annotation.${nag}`)}
            title=${t(`analyse.annotation.${nag}`)}
            @click=${() => page.annotate(nag === mark ? 0 : nag)}
          >
            ${SIGNS[nag]}
          </button>`,
      )}
    </div>
    ${isMain(page) ? nothing : iconButton("promote", t("analyse.promote"), () => page.promote())}
    ${iconButton("remove", t("analyse.delete"), () => page.deleteHere())}
  </div>`;
}

/** True if the current move is on the main line. @param {OrdoAnalyse} page */
function isMain(page) {
  for (let node = page.node; node.parent; node = node.parent) if (node.parent.children[0] !== node) return false;
  return true;
}
