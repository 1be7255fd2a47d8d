// The templates of <ordo-puzzle-rush>: before, during and after a rush.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { clockText } from "../../game/clock.js";
import { turnPrompt } from "../../game/steps.js";
import { turnButtons } from "../../game/tray.js";
import { t } from "../../i18n/i18n.js";
import { addressOfPuzzle } from "./address.js";
import { puzzlePicture, taskOf } from "./picture.js";
import { puzzleBoard, typedMoves } from "./puzzle-view.js";
import { MOST_MISTAKES } from "./rush.js";
import { bestRush } from "./statistics.js";
import { gameChoice, puzzleTabs } from "./tabs.js";

/** @typedef {import("./rush-page.js").OrdoPuzzleRush} OrdoPuzzleRush */
/** @typedef {import("./rush.js").Rush} Rush */

/** @param {OrdoPuzzleRush} page */
export function rushPage(page) {
  const { rush } = page;
  if (!rush) return startView(page);
  return rush.ended ? endView(page, rush) : runningView(page, rush);
}

/** @param {OrdoPuzzleRush} page */
function startView(page) {
  const game = page.gameName();
  const best = bestRush(page.progress, game);
  return html`<div class="page narrow puzzles">
    <h1 tabindex="-1">${t("puzzles.rush.title")}</h1>
    ${puzzleTabs(page.place)}
    <p class="lead">${t("puzzles.rush.lead", { count: MOST_MISTAKES })}</p>
    ${gameChoice(page.place, game)} ${best === null ? nothing : html`<p>${t("puzzles.rush.best", { count: best })}</p>`}
    ${page.failed ? html`<p class="problem" role="alert">${t("puzzles.failed")}</p>` : nothing}
    <div class="rowed">
      <button class="primary large" ?disabled=${page.isLoading} @click=${() => page.start()}>${t("new.start")}</button>
    </div>
  </div>`;
}

/** @param {OrdoPuzzleRush} page @param {Rush} rush */
function runningView(page, rush) {
  const { game, solver, verdict } = page;
  const { puzzle } = solver;
  const left = rush.left();
  return html`<div class="table puzzle rush" data-game=${page.gameName()}>
    <div class="puzzle-head">
      <div class="rush-bar">
        <span
          class=${classMap({ clock: true, running: true, low: left < 20_000 })}
          role="timer"
          aria-label=${t("puzzles.rush.clock", { time: clockText(left) })}
          >${clockText(left)}</span
        >
        <span class="rush-score figures">${t("puzzles.rush.score", { count: rush.solved })}</span>
        <span class="rush-mistakes" role="img" aria-label=${t("puzzles.rush.mistakes", { count: rush.mistakes })}>
          ${Array.from(
            { length: MOST_MISTAKES },
            (_, index) => html`<span class=${index < rush.mistakes ? "made" : ""} aria-hidden="true">✕</span>`,
          )}
        </span>
      </div>
      <h1 class="puzzle-task" tabindex="-1">${puzzle ? taskOf(puzzle) : nothing}</h1>
    </div>
    ${puzzleBoard(game, puzzle?.turn ?? "w", page.gameName())}
    <div class="table-panel puzzle-panel">
      <div class="status ${verdict || (game.remark ? "remark" : "")}">
        ${verdict ? html`<strong>${t(`puzzles.${verdict}`)}</strong>` : html`<span>${promptOf(page)}</span>`}
      </div>
      <div class="actions" role="group" aria-label=${t("play.actions")}>
        ${game.made.length ? turnButtons(game) : nothing}
        <button @click=${() => page.giveUp()}>${t("puzzles.rush.stop")}</button>
      </div>
      ${typedMoves(game)}
    </div>
  </div>`;
}

/** @param {OrdoPuzzleRush} page */
function promptOf({ game }) {
  return game.remark || (game.made.length ? turnPrompt(game.steps) : t("play.yourTurn"));
}

/** @param {OrdoPuzzleRush} page @param {Rush} rush */
function endView(page, rush) {
  const { bestBefore } = page;
  const isBest = bestBefore !== null && rush.solved > bestBefore;
  const best = Math.max(rush.solved, bestBefore ?? 0);
  return html`<div class="page narrow puzzles">
    <h1 class="rush-result figures" tabindex="-1">${t("puzzles.rush.solved", { count: rush.solved })}</h1>
    ${puzzleTabs(page.place)}
    <p class="lead">
      ${rush.ended ? t(`puzzles.rush.end.${rush.ended}`) : nothing}
      ${isBest ? t("puzzles.rush.newBest") : t("puzzles.rush.best", { count: best })}
    </p>
    <div class="rowed">
      <button class="primary large" @click=${() => page.start()}>${t("puzzles.rush.again")}</button>
    </div>
    ${rush.results.length ? resultsView(rush) : nothing}
  </div>`;
}

/** The puzzles of a rush, to look at them again. @param {Rush} rush */
function resultsView({ results }) {
  return html`<section class="stack" aria-labelledby="rush-results">
    <h2 id="rush-results">${t("puzzles.rush.results")}</h2>
    <ol class="puzzle-cards">
      ${results.map(({ entry, isSolved }) => {
        const { board, task } = puzzlePicture(entry);
        const verdict = t(isSolved ? "puzzles.result.solved" : "puzzles.result.failed");
        return html`<li>
          <a class="card puzzle-card" href=${addressOfPuzzle(entry.id)}>
            ${board}
            <span class="small"
              ><span class="visually-hidden">${task}</span>
              <span class="puzzle-mark ${isSolved ? "good" : "bad"}" role="img" aria-label=${verdict}
                >${isSolved ? "✓" : "✕"}</span
              >
              <span class="figures">${entry.rating ?? ""}</span></span
            ></a
          >
        </li>`;
      })}
    </ol>
  </section>`;
}
