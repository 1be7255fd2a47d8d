// The user's progress: ratings with their graphs, statistics, and the last attempts.
import { html, nothing } from "../../vendor/lit.js";
import { emptyList } from "../../game/empty-list.js";
import { locale, t } from "../../i18n/i18n.js";
import { addressOfPuzzle } from "./address.js";
import { ratingGraph } from "./graph.js";
import { gameOfId } from "./progress.js";
import { attemptsOf, bestRush, statisticsOf } from "./statistics.js";
import { puzzleTabs } from "./tabs.js";

/** @typedef {import("./page.js").OrdoPuzzles} OrdoPuzzles */
/** @typedef {import("./progress.js").Attempt} Attempt */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

/** @type {readonly RuleSet[]} */
const GAMES = ["stein", "khalifa"];

/** @param {OrdoPuzzles} page */
export function progressPage(page) {
  const { progress } = page;
  const isEmpty = !progress.attempts.length && GAMES.every((game) => !progress.rushes[game].length);
  return html`<div class="page narrow puzzles">
    <h1 tabindex="-1">${t("puzzles.progress.title")}</h1>
    ${puzzleTabs(page.place)} ${isEmpty ? nothingYet() : progressView(page)}
    <p class="soft small">${t("puzzles.progress.device")}</p>
  </div>`;
}

function nothingYet() {
  const start = html`<a class="button primary" href="/puzzles">${t("puzzles.another")}</a>`;
  return emptyList(t("puzzles.progress.none"), t("puzzles.progress.noneHint"), start);
}

/** @param {OrdoPuzzles} page */
function progressView(page) {
  const { progress } = page;
  const played = GAMES.filter((game) => attemptsOf(progress, game).length || progress.rushes[game].length);
  return html`<div class="progress-games">${played.map((game) => gameView(page, game))}</div>
    ${progress.attempts.length ? attemptsView(page) : nothing}
    <div class="rowed">
      <button @click=${() => page.exportProgress()}>${t("puzzles.export")}</button>
      <button class="quiet" @click=${() => page.clearProgress()}>${t("puzzles.clear")}</button>
    </div>`;
}

/** @param {OrdoPuzzles} page @param {RuleSet} game */
function gameView({ progress }, game) {
  const attempts = attemptsOf(progress, game);
  const { attempted, solved, streak, best, days } = statisticsOf(attempts, Date.now());
  const rush = bestRush(progress, game);
  const facts = /** @type {const} */ ([
    ["solved", t("puzzles.stats.ofAll", { solved, count: attempted })],
    ["streak", String(streak)],
    ["best", String(best)],
    ["days", String(days)],
    ["rush", rush === null ? "–" : String(rush)],
  ]);
  return html`<section class="card progress-game" aria-labelledby="progress-${game}">
    <h2 id="progress-${game}">${t(`game.${game}`)}</h2>
    <p class="progress-rating">
      <strong class="figures">${Math.round(progress.ratings[game].rating)}</strong>
      <span class="soft small"
        >${t("puzzles.stats.deviation", { count: Math.round(2 * progress.ratings[game].deviation) })}</span
      >
    </p>
    ${ratingGraph(attempts.flatMap(({ rating }) => (rating === undefined ? [] : [rating])))}
    <dl class="progress-facts">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt class="soft small">${t(`puzzles.stats.${name}`)}</dt>
            <dd class="figures">${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** The attempts, the latest first. @param {OrdoPuzzles} page */
function attemptsView(page) {
  const { attempts } = page.progress;
  const shown = attempts.slice(-page.limit).reverse();
  const rest = attempts.length - shown.length;
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return html`<section class="stack" aria-labelledby="attempts">
    <h2 id="attempts">${t("puzzles.attempts")}</h2>
    <ol class="attempts" reversed>
      ${shown.map((attempt) => attemptView(attempt, date))}
    </ol>
    ${
      rest
        ? html`<div class="rowed">
            <button @click=${() => page.showMore()}>${t("puzzles.more", { count: rest })}</button>
          </div>`
        : nothing
    }
  </section>`;
}

/** The sign, the class and the word for a score. @type {Record<string, readonly [string, string, string]>} */
const MARKS = {
  1: ["✓", "good", "puzzles.result.solved"],
  0.5: ["½", "half", "puzzles.result.hint"],
  0: ["✕", "bad", "puzzles.result.failed"],
};

/** @param {Attempt} attempt @param {Intl.DateTimeFormat} date */
function attemptView({ id, at, score, rating }, date) {
  const [sign, kind, verdict] = MARKS[String(score)] ?? [];
  return html`<li>
    <a class="attempt" href=${addressOfPuzzle(id)}>
      <span class="puzzle-mark ${kind}" role="img" aria-label=${t(verdict ?? "")}>${sign}</span>
      <span>${t(`game.${gameOfId(id)}`)} <span class="soft">${id}</span></span>
      <span class="soft small attempt-date">${date.format(at)}</span>
      <span class="figures attempt-rating">${rating ?? nothing}</span></a
    >
  </li>`;
}
