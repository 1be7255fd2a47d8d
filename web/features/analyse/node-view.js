// Comment, annotation and actions of the current move.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { SIGNS } from "./tree.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** Comment and annotation of the current move. @param {OrdoAnalyse} page */
export function nodeBox(page) {
  const { node } = page;
  const mark = node.nags?.find((nag) => nag in SIGNS) ?? 0;
  return html`<div class="node-box">
    <label class="stacked"
      ><span class="small soft"
        >${node.move ? t("analyse.comment.of", { move: node.move }) : t("analyse.comment.start")}</span
      >
      <textarea
        rows="2"
        maxlength="4000"
        .value=${node.comment ?? ""}
        @change=${(/** @type {Event} */ event) => page.comment(/** @type {HTMLTextAreaElement} */ (event.target).value)}
      ></textarea>
    </label>
    ${
      node.move
        ? html`<div class="rowed">
            <label class="small"
              >${t("analyse.annotation")}
              <select
                @change=${(/** @type {Event} */ event) =>
                  page.annotate(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
              >
                ${[0, 3, 1, 5, 6, 2, 4].map(
                  (nag) =>
                    html`<option value=${nag} .selected=${nag === mark}>
                      ${nag ? `${SIGNS[nag]} ` : ""}${t(`analyse.annotation.${nag}`)}
                    </option>`,
                )}
              </select></label
            >
            ${
              isMain(page)
                ? nothing
                : html`<button class="small" @click=${() => page.promote()}>${t("analyse.promote")}</button>`
            }
            <button class="small" @click=${() => page.deleteHere()}>${t("analyse.delete")}</button>
          </div>`
        : nothing
    }
    ${
      page.deleted
        ? html`<button class="small" @click=${() => page.undoDelete()}>${t("analyse.undo")}</button>`
        : nothing
    }
  </div>`;
}

/** @param {OrdoAnalyse} page */
function isMain(page) {
  for (let node = page.node; node.parent; node = node.parent) if (node.parent.children[0] !== node) return false;
  return true;
}
