// The review: its button, progress and results.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { JUDGED, notAnalysed, tally } from "./review.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** @param {OrdoAnalyse} page */
export function reviewBox(page) {
  const run = page.review.progress;
  if (run) {
    return html`<div class="review">
      <progress max=${run.all} value=${run.done} aria-label=${t("analyse.review")}></progress>
      <span class="small figures">${t("analyse.review.running", { done: run.done, all: run.all })}</span>
      <button class="small" @click=${() => page.review.stop()}>${t("analyse.review.stop")}</button>
    </div>`;
  }
  const counts = tally(page.tree);
  const reviewed = page.tree.mainLine().some((node) => node.eval);
  const missing = reviewed && page.rules ? notAnalysed(page.tree, page.rules).length : 0;
  const slips = [...counts.w, ...counts.b].some(Boolean);
  return html`<div class="review">
    <button @click=${() => page.review.start()} ?disabled=${!page.tree.root.children.length}>
      ${t("analyse.review")}
    </button>
    ${
      slips ? html`<button @click=${() => page.go("nextMistake")}>${t("analyse.review.nextMistake")}</button>` : nothing
    }
    ${
      reviewed
        ? html`<table class="tally small figures">
            <caption class="visually-hidden">
              ${t("analyse.review.done")}
            </caption>
            <thead>
              <tr>
                <td></td>
                ${JUDGED.map((nag) => html`<th scope="col">${t(`analyse.annotation.${nag}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${
                /** @type {const} */ (["w", "b"]).map(
                  (color) =>
                    html`<tr>
                      <th scope="row">${t(`tally.${color}`)}</th>
                      ${counts[color].map((count) => html`<td>${count}</td>`)}
                    </tr>`,
                )
              }
            </tbody>
          </table>`
        : nothing
    }
    ${missing ? html`<span class="small soft">${t("analyse.review.notAnalysed", { count: missing })}</span>` : nothing}
  </div>`;
}
