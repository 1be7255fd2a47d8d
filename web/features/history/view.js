// The templates of the history page; its behaviour is in page.js.
import { html, nothing } from "../../vendor/lit.js";
import { settings } from "../../app/settings.js";
import { myGamesTabs } from "../../app/page-tabs.js";
import { emptyList } from "../../game/empty-list.js";
import { firstSide, fullMoves, inputOf, loserOf } from "../../game/match.js";
import { givenName, playerName } from "../../game/player-name.js";
import { MAX_FINISHED, addressOfSaved } from "../../game/saved-games.js";
import { reviewAddress } from "../../game/share.js";
import { locale, say, t } from "../../i18n/i18n.js";
import { ALL, levelsOf, resultOf, resultsAgainst, select, statisticsOf } from "./entries.js";
import "../../board/ordo-mini-board.js";

/** @typedef {import("./page.js").OrdoHistory} OrdoHistory */
/** @typedef {import("./entries.js").Filter} Filter */
/** @typedef {import("./entries.js").Result} Result */
/** @typedef {import("../../game/match.js").Match} Match */

/** @param {OrdoHistory} page */
export function historyPage(page) {
  return html`<div class="page lobby history">
    <h1 tabindex="-1">${t("app.mine")}</h1>
    ${myGamesTabs("/history")} ${page.games.length ? gamesView(page) : noGamesView()}
    <p class="soft small">${t("history.device", { count: MAX_FINISHED })}</p>
  </div>`;
}

function noGamesView() {
  const newGame = html`<a class="button primary" href="/play?new">${t("play.newGame")}</a>`;
  return emptyList(t("history.none"), t("history.noneHint"), newGame);
}

/** @param {OrdoHistory} page */
function gamesView(page) {
  const selected = page.selected();
  const shown = selected.slice(0, page.limit);
  return html`${statistics(page)} ${filters(page)}
    <div class="history-bar">
      <p role="status">${t("history.found", { count: selected.length })}</p>
      ${
        selected.length
          ? html`<div class="rowed">
              <button ?disabled=${!page.rules} @click=${() => page.exportSelected()}>${t("history.exportAll")}</button>
              <button @click=${() => page.deleteSelected()}>${t("history.deleteAll")}</button>
            </div>`
          : nothing
      }
    </div>
    ${page.failed ? html`<p class="calm">${t("app.wasmFailed")}</p>` : nothing}
    <ul class="history-list">
      ${shown.map((match) => entry(page, match))}
    </ul>
    ${
      shown.length < selected.length
        ? html`<div class="rowed">
            <button @click=${() => page.showMore()}>
              ${t("history.more", { count: selected.length - shown.length })}
            </button>
          </div>`
        : nothing
    }`;
}

/** @param {OrdoHistory} page */
function filters(page) {
  const { filter, games } = page;
  /** @type {[string, string][]} */
  const opponents = [
    ["computer", t("history.computer")],
    ...levelsOf(games).map((level) => /** @type {[string, string]} */ ([String(level), t("play.computer", { level })])),
    ["two", t("home.two")],
  ];
  const results = resultsAgainst(filter.opponent).map(
    (result) => /** @type {[string, string]} */ ([result, resultWords(result)]),
  );
  return html`<div class="history-filters" role="group" aria-label=${t("history.filter")}>
    ${choice(page, "game", t("history.game"), [
      ["stein", t("game.stein")],
      ["khalifa", t("game.khalifa")],
    ])}
    ${choice(page, "opponent", t("new.opponent"), opponents)} ${choice(page, "result", t("history.result"), results)}
  </div>`;
}

/** @param {OrdoHistory} page @param {keyof Filter} name @param {string} label @param {[string, string][]} options */
function choice(page, name, label, options) {
  const onChange = (/** @type {Event} */ event) =>
    page.setFilter({ [name]: /** @type {HTMLSelectElement} */ (event.target).value });
  return html`<label class="stacked"
    ><span class="legend">${label}</span>
    <select @change=${onChange}>
      <option value="" .selected=${page.filter[name] === ""}>${t("history.all")}</option>
      ${options.map(
        ([value, words]) => html`<option value=${value} .selected=${page.filter[name] === value}>${words}</option>`,
      )}
    </select></label
  >`;
}

/** The results per level, of the chosen game. @param {OrdoHistory} page */
function statistics({ games, filter }) {
  const rows = statisticsOf(select(games, { ...ALL, game: filter.game }));
  if (!rows.length) return nothing;
  const percent = new Intl.NumberFormat(locale(), { style: "percent" });
  const columns = /** @type {const} */ (["played", "won", "lost", "drawn"]);
  return html`<section class="history-stats card" aria-labelledby="history-stats">
    <h2 id="history-stats">${t("history.stats")}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${t("new.level")}</th>
          ${columns.map((name) => html`<th scope="col">${t(`history.stats.${name}`)}</th>`)}
          <th scope="col">${t("history.stats.score")}</th>
        </tr>
      </thead>
      <tbody class="figures">
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${row.level}</th>
              ${columns.map((name) => html`<td>${row[name]}</td>`)}
              <td>
                <svg class="history-score" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="8" rx="4" />
                  <rect class="part" width=${row.score} height="8" rx="4" />
                </svg>
                <span class="history-percent">${percent.format(row.score / 100)}</span>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** @param {OrdoHistory} page @param {Match} match */
function entry(page, match) {
  const result = resultOf(match);
  const title = titleOf(match);
  const id = `history-${match.id}`;
  const review = reviewAddress(inputOf(match), loserOf(match));
  return html`<li class="card history-entry">
    <a class="history-open" href=${addressOfSaved(match)} tabindex="-1" aria-hidden="true">
      ${
        page.rules
          ? html`<ordo-mini-board
              game=${match.game}
              orientation=${match.mode === "computer" ? match.human : "w"}
              .pieces=${page.pictureOf(match)}
              .net=${settings().net}
            ></ordo-mini-board>`
          : html`<div class="skeleton-board" data-game=${match.game}></div>`
      }
    </a>
    <div class="history-words">
      <h2 id=${id}><bdi>${title}</bdi></h2>
      <p>${outcomeOf(match, result)}</p>
      <p class="soft small">${factsOf(match).join(" · ")}</p>
    </div>
    <div class="history-actions">
      <a class="button history-replay" href=${addressOfSaved(match)} aria-describedby=${id}>${t("history.replay")}</a>
      <a class="button" href=${review} aria-describedby=${id}>${t("history.review")}</a>
      <button class="quiet" aria-describedby=${id} ?disabled=${!page.rules} @click=${() => page.exportOne(match)}>
        ${t("history.export")}
      </button>
      <button class="quiet" aria-describedby=${id} @click=${() => page.deleteOne(match)}>${t("history.delete")}</button>
    </div>
  </li>`;
}

/** The opponent, or both players. @param {Match} match */
function titleOf(match) {
  if (match.mode === "computer") return t("play.computer", { level: match.level });
  const isNamed = givenName(match, "w") || givenName(match, "b");
  return isNamed ? `${playerName(match, "w")} – ${playerName(match, "b")}` : t("home.two");
}

/** @param {Result} result */
function resultWords(result) {
  if (result === "w" || result === "b") return t("history.winner", { color: result });
  return t(`history.result.${result}`);
}

/** The result with the winner's name. @param {Match} match @param {Result} result */
function resultText(match, result) {
  if (result !== "w" && result !== "b") return resultWords(result);
  return givenName(match, result) ? t("history.winnerName", { name: playerName(match, result) }) : resultWords(result);
}

/**
 * The result and its reason; the reason alone if it says who has won or that the game is drawn.
 * @param {Match} match
 * @param {Result} result
 */
function outcomeOf(match, result) {
  const reason = match.ended ? say(match.ended.reason) : "";
  const isWinnerInReason = (result === "w" || result === "b") && !givenName(match, result);
  if (result === "drawn" || isWinnerInReason) return html`<span class="history-result">${reason}</span>`;
  return html`<span class="history-result ${result}">${resultText(match, result)}</span> · ${reason}`;
}

/** Game, side, length, clock and date. @param {Match} match */
function factsOf(match) {
  const when = Date.parse(match.touched);
  const moves = fullMoves(match.moves.length, firstSide(match.start));
  return [
    t(`game.${match.game}`),
    match.mode === "computer" ? t("history.youPlayed", { color: match.human }) : "",
    t("home.continue.moves", { count: moves }),
    match.clock ? `${match.clock.minutes}+${match.clock.increment}` : "",
    when ? new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(when) : "",
  ].filter(Boolean);
}
