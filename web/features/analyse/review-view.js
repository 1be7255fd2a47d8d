// The results of a review: accuracy and mistakes of each player, and the progress of a running one.
import { html, nothing } from "../../vendor/lit.js";
import { locale, t } from "../../i18n/i18n.js";
import { accuracies } from "./accuracy.js";
import { nameOf } from "./players.js";
import { JUDGED, notAnalysed, tally } from "./review.js";
import { SIGNS } from "./tree.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/** Columns of the table, the smallest mistake first. */
const COLUMNS = [...JUDGED].reverse();

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
  const { tree, rules } = page;
  if (!tree.mainLine().some((node) => node.eval)) return nothing;
  const missing = rules ? notAnalysed(tree, rules).length : 0;
  return html`<div class="review">
    ${table(page)} ${missedWin(page)}
    ${missing ? html`<span class="small soft">${t("analyse.review.notAnalysed", { count: missing })}</span>` : nothing}
  </div>`;
}

/** The win that the loser missed, as a puzzle. @param {OrdoAnalyse} page */
function missedWin({ missed }) {
  if (missed.found) {
    return html`<p class="missed-win">
      <span>${missed.words()}</span> <a class="button primary" href=${missed.found.href}>${t("analyse.missed.find")}</a>
    </p>`;
  }
  return missed.isLooking ? html`<span class="small soft">${t("analyse.missed.looking")}</span>` : nothing;
}

/** @param {OrdoAnalyse} page */
function table(page) {
  const counts = tally(page.tree);
  const accuracy = accuracies(page.tree, page.ending());
  const percent = new Intl.NumberFormat(locale(), { style: "percent" });
  const row = (/** @type {Color} */ color) => {
    const value = accuracy[color];
    return html`<tr>
      <th scope="row"><span class="disc ${color}" aria-hidden="true"></span><bdi>${nameOf(page.tree, color)}</bdi></th>
      <td class="accuracy">${value === null ? "–" : percent.format(value / 100)}</td>
      ${[...counts[color]].reverse().map((count) => html`<td class=${count ? "" : "soft"}>${count}</td>`)}
    </tr>`;
  };
  return html`<table class="tally small figures">
    <caption class="visually-hidden">
      ${t("analyse.review.done")}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col" title=${t("analyse.accuracy.help")}>${t("analyse.accuracy")}</th>
        ${COLUMNS.map(
          (nag) =>
            html`<th scope="col" class="slip-name-${nag}" title=${t(`analyse.tally.${nag}`)}>
              <span aria-hidden="true">${SIGNS[nag]}</span>
              <span class="visually-hidden">${t(`analyse.tally.${nag}`)}</span>
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${row("w")} ${row("b")}
    </tbody>
  </table>`;
}
