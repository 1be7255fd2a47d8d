// Lists of games and of open challenges, and what is shown while they load.
import { html, nothing, repeat } from "../../vendor/lit.js";
import { PICTURES } from "../../game/pictures.js";
import { gameCard } from "./game-card.js";
import { timeControlText } from "./time-control.js";
import { t } from "../../i18n/i18n.js";
import "../../board/ordo-mini-board.js";

/** @typedef {import("./types.d.ts").GameSummary} GameSummary */

/** The number of placeholders while a list loads. */
const PLACEHOLDERS = 4;

/** @param {readonly GameSummary[]} games */
export function gamesList(games) {
  return html`<ul class="minis">
    ${repeat(games, ({ id }) => id, gameCard)}
  </ul>`;
}

/**
 * @param {readonly GameSummary[]} games open challenges
 * @param {(game: GameSummary) => unknown} [note] shown at the end of each row
 */
export function challengeList(games, note = () => nothing) {
  return html`<ul class="challenges">
    ${repeat(
      games,
      ({ id }) => id,
      (game) =>
        html`<li>
          <a class="challenge" href="/g/${game.id}">
            <ordo-mini-board game=${game.game} .pieces=${PICTURES[game.game]}></ordo-mini-board>
            <span class="challenge-words">
              <strong><bdi>${game.creator || t("home.guest")}</bdi></strong>
              <span class="soft small">${terms(game).join(" · ")}</span>
            </span>
            ${note(game)}
          </a>
        </li>`,
    )}
  </ul>`;
}

/** @param {GameSummary} game @returns {string[]} */
function terms(game) {
  const side = game.side === "random" ? [] : [t("online.challengerPlays", { color: game.side })];
  return [t(`game.${game.game}`), timeControlText(game.clock), ...side];
}

/** Empty cards while a list loads. */
export function listPlaceholder() {
  return html`<div role="status">
    <span class="visually-hidden">${t("online.loading")}</span>
    <div class="minis" aria-hidden="true">
      ${Array.from({ length: PLACEHOLDERS }, () => html`<div class="mini"><div class="mini-waiting"></div></div>`)}
    </div>
  </div>`;
}
