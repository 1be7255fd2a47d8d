// The template of <ordo-puzzle>; its behaviour is in puzzle.js.
import { html, nothing } from "../../vendor/lit.js";
import { boardView } from "../../game/board-view.js";
import { moveList } from "../../game/move-list.js";
import "../../game/move-input.js";
import { winningMarks } from "../../game/outcome-marks.js";
import { positionList } from "../../game/position-list.js";
import { trayView, turnButtons } from "../../game/tray.js";
import { t } from "../../i18n/i18n.js";
import { taskOf } from "./picture.js";
import { gameChoice, puzzleTabs } from "./tabs.js";
import { keyOfTheme } from "./themes.js";

/** @typedef {import("./puzzle.js").OrdoPuzzle} OrdoPuzzle */
/** @typedef {import("../../engine/types.d.ts").PuzzleView} PuzzleView */
/** @typedef {import("../../game/controller.js").GameController} GameController */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/** @param {OrdoPuzzle} page */
export function puzzlePage(page) {
  if (page.trouble) return troubleView(page);
  const { game, solver, place } = page;
  const name = page.gameName();
  return html`<div class="table puzzle" data-game=${name}>
    <div class="puzzle-head">
      ${puzzleTabs(place)}
      <h1 class="puzzle-task" tabindex="-1">${solver.puzzle ? taskOf(solver.puzzle) : t("app.puzzles")}</h1>
      ${factsView(page)}
    </div>
    ${puzzleBoard(game, page.orientation(), name)}
    <div class="table-panel puzzle-panel">
      ${statusView(page)}
      <div class="actions" role="group" aria-label=${t("play.actions")}>${buttons(page)}</div>
      ${solver.isOver || solver.wrong ? nothing : typedMoves(game)} ${solver.moves.length ? moveList(game) : nothing}
      ${footView(page)}
    </div>
  </div>`;
}

/**
 * The board with Khalifa's trays, and the position as text.
 * @param {GameController} game @param {Color} orientation @param {import("../../engine/types.d.ts").RuleSet} name
 */
export function puzzleBoard(game, orientation, name) {
  const { view } = game;
  const tray = (/** @type {Color} */ color) =>
    view?.phase === "placing" ? html`<div class="study-tray">${trayView(game, color)}</div>` : nothing;
  return html`<div class="table-board">
    ${tray(orientation === "w" ? "b" : "w")} ${boardView(game, { game: name, orientation, marks: winningMarks(view) })}
    ${tray(orientation)}
    ${
      view
        ? html`${positionList(game.pieces())}
            <p class="visually-hidden">${t(`board.help.${name}`)} ${t("puzzles.keys")}</p>`
        : nothing
    }
  </div>`;
}

/** The field for typed moves. @param {GameController} game */
export function typedMoves(game) {
  const { line, view } = game;
  if (!line || !view) return nothing;
  return html`<ordo-move-input
    game=${line.game}
    ?placing=${view.phase === "placing"}
    .controller=${game}
  ></ordo-move-input>`;
}

/** The moves that were found as dots; at the end, the rating and the themes. @param {OrdoPuzzle} page */
function factsView({ solver, place }) {
  const { puzzle, found, isOver } = solver;
  if (!puzzle) {
    return html`<p class="soft">${t(place.kind === "missed" ? "puzzles.proving" : "app.loading")}</p>`;
  }
  const { moves, rating, themes } = puzzle.entry;
  const dots = html`<ol class="puzzle-dots" aria-label=${t("puzzles.found", { found, all: moves })}>
    ${Array.from({ length: moves }, (_, index) => html`<li class=${index < found ? "found" : ""}></li>`)}
  </ol>`;
  if (!isOver) return html`<div class="puzzle-facts">${dots}<span class="soft small">${modeText(place)}</span></div>`;
  const rated = rating === null ? "" : t("puzzles.rated", { rating: String(rating) });
  return html`<div class="puzzle-facts">
    ${dots} <span class="small soft">${rated}</span>
    <ul class="puzzle-themes">
      ${themes.map(
        (theme) =>
          html`<li><a class="small" href="/puzzles?theme=${theme}">${t(`puzzles.theme.${keyOfTheme(theme)}`)}</a></li>`,
      )}
    </ul>
  </div>`;
}

/** @param {import("./address.js").Place} place */
function modeText({ kind, theme }) {
  if (kind === "daily") return t("home.puzzle");
  if (kind === "missed") return t("puzzles.missed");
  return theme ? t(`puzzles.theme.${keyOfTheme(theme)}`) : "";
}

/** @param {OrdoPuzzle} page */
function statusView(page) {
  const { kind, headline, text } = page.status();
  const rating = page.ratingText();
  return html`<div class="status ${kind}">
    ${headline ? html`<strong>${headline}</strong>` : nothing} ${text ? html`<span>${text}</span>` : nothing}
    ${rating ? html`<span class="soft figures">${rating}</span>` : nothing}
  </div>`;
}

/** @param {OrdoPuzzle} page */
function buttons(page) {
  const { game, solver } = page;
  const { state } = solver;
  const analyse = html`<a class="button" href=${page.analysis()}>${t("play.analyse")}</a>`;
  const solution = html`<button @click=${() => solver.showSolution()}>${t("puzzles.showSolution")}</button>`;
  if (solver.isOver || state === "showing") {
    return html`<button class="primary puzzle-go" aria-keyshortcuts="n" @click=${() => page.next()}>
        ${t("puzzles.next")}</button
      >${analyse}${page.place.kind === "missed" ? nothing : shareButton(page)}`;
  }
  if (solver.wrong) {
    return html`<button class="primary puzzle-go" aria-keyshortcuts="r" @click=${() => page.retry()}>
        ${t("puzzles.retry")}</button
      >${solution}${analyse}`;
  }
  if (game.shown !== null) {
    return html`<button class="primary" @click=${() => game.goTo(solver.moves.length)}>${t("play.continue")}</button>`;
  }
  if (game.made.length) return html`${turnButtons(game)}`;
  return html`<button ?disabled=${!solver.canMove()} aria-keyshortcuts="h" @click=${() => solver.hint()}>
      ${t(solver.hints ? "puzzles.hint.more" : "play.hint")}</button
    >${solution}`;
}

/** @param {OrdoPuzzle} page */
function shareButton(page) {
  return html`<button @click=${() => page.share()}>${t("puzzles.share")}</button>`;
}

/** The user's rating, and the choice of the game or of all themes. @param {OrdoPuzzle} page */
function footView(page) {
  const { place, progress } = page;
  const game = page.gameName();
  if (place.kind === "missed") return nothing;
  const rating = String(Math.round(progress.ratings[game].rating));
  return html`<div class="puzzle-foot">
    <p class="small soft">${t("puzzles.yourRating", { rating })}</p>
    ${
      place.theme
        ? html`<p class="small">
            <a href="/puzzles?game=${game}">${t("puzzles.allThemes")}</a>
          </p>`
        : gameChoice(place, game)
    }
  </div>`;
}

/** @param {OrdoPuzzle} page */
function troubleView(page) {
  const { trouble, place } = page;
  return html`<div class="page failure">
    <h1>${t(`puzzles.${trouble}.title`)}</h1>
    <p role="alert">${t(`puzzles.${trouble}`, { id: place.id })}</p>
    <div class="rowed">
      ${
        trouble === "failed"
          ? html`<button class="primary" @click=${() => page.begin()}>${t("app.retry")}</button>`
          : html`<a class="button primary" href="/puzzles">${t("puzzles.another")}</a>
              <a class="button" href="/puzzles/daily">${t("home.puzzle")}</a>`
      }
    </div>
  </div>`;
}
