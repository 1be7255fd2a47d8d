// The list of themes, with the number of their puzzles.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { solvedIn } from "./progress.js";
import { puzzleTabs } from "./tabs.js";
import { THEMES, keyOfTheme } from "./themes.js";

/** @typedef {import("./page.js").OrdoPuzzles} OrdoPuzzles */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

/** @param {OrdoPuzzles} page */
export function themesPage(page) {
  return html`<div class="page narrow puzzles">
    <h1 tabindex="-1">${t("puzzles.themes.title")}</h1>
    ${puzzleTabs(page.place)} ${/** @type {RuleSet[]} */ (["stein", "khalifa"]).map((game) => gameThemes(page, game))}
  </div>`;
}

/** @param {OrdoPuzzles} page @param {RuleSet} game */
function gameThemes({ entries, progress }, game) {
  const solved = solvedIn(progress);
  return html`<section class="stack" aria-labelledby="themes-${game}">
    <h2 id="themes-${game}">${t(`game.${game}`)}</h2>
    <ul class="theme-list">
      ${THEMES[game].map((theme) => {
        const puzzles = entries?.[game].filter(({ themes }) => themes.includes(theme)) ?? null;
        if (puzzles && !puzzles.length) return nothing;
        const done = puzzles?.filter(({ id }) => solved.has(id)).length ?? 0;
        return html`<li>
          <a class="card theme-card" href="/puzzles?theme=${theme}">
            <strong>${t(`puzzles.theme.${keyOfTheme(theme)}`)}</strong>
            <span class="soft">${t(`puzzles.themeLine.${keyOfTheme(theme)}`)}</span>
            <span class="small soft figures"
              >${puzzles ? t("puzzles.themes.count", { done, count: puzzles.length }) : t("app.loading")}</span
            ></a
          >
        </li>`;
      })}
    </ul>
  </section>`;
}
