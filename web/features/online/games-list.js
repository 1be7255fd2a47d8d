// Lists of games: players, rule set, time control and progress.
import { html, nothing } from "../../vendor/lit.js";
import { isMyTurn, movesOf } from "./game-summary.js";
import { timeControlText } from "./challenge-form.js";
import { locale, t } from "../../i18n/i18n.js";
import "../../board/ordo-piece.js";

/** @typedef {import("./types.d.ts").GameSummary} GameSummary */

/** @param {readonly GameSummary[]} games @param {(game: GameSummary) => unknown} [button] a button for each game */
export function gamesList(games, button = () => nothing) {
  return html`<ul class="games">
    ${games.map(
      (game) =>
        html`<li class="card">
          <a class="game-link" href="/g/${game.id}">
            ${
              game.status === "open"
                ? html`<strong><bdi>${game.creator || t("home.guest")}</bdi></strong>`
                : players(game)
            }
            <span class="soft small">${facts(game).join(" · ")}</span> </a
          >${button(game)}
        </li>`,
    )}
  </ul>`;
}

/** @param {GameSummary} game */
function players(game) {
  return html`<span class="pair"
      ><ordo-piece color="w"></ordo-piece><span class="visually-hidden">${t("side.w")}:</span>
      <strong><bdi>${game.white || t("home.guest")}</bdi></strong></span
    >
    <span class="pair"
      ><ordo-piece color="b"></ordo-piece><span class="visually-hidden">${t("side.b")}:</span>
      <strong><bdi>${game.black || t("home.guest")}</bdi></strong></span
    >`;
}

/** @param {GameSummary} game @returns {string[]} */
function facts(game) {
  const list = [t(`game.${game.game}`), timeControlText(game.clock)];
  if (game.status === "open" && game.side !== "random") list.push(t("online.challengerPlays", { color: game.side }));
  if (game.status === "playing")
    list.push(
      game.you
        ? isMyTurn(game)
          ? t("online.yourTurn")
          : t("online.theirTurn")
        : t("online.moveNumber", { count: movesOf(game) }),
    );
  if (game.status === "playing" && game.clock.endsWith("d") && game.deadline)
    list.push(t("online.due", { when: fromNow(game.deadline) }));
  if (game.status === "over")
    list.push(resultText(game), new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(game.updated));
  return list;
}

/** The time until a moment, in days, hours or minutes. @param {number} moment @returns {string} */
function fromNow(moment) {
  const hours = Math.max(0, (moment - Date.now()) / 3_600_000);
  const words = new Intl.RelativeTimeFormat(locale());
  if (hours < 1) return words.format(Math.ceil(hours * 60), "minute");
  return hours < 48 ? words.format(Math.floor(hours), "hour") : words.format(Math.floor(hours / 24), "day");
}

/** @param {GameSummary} game */
function resultText(game) {
  if (game.result === "1-0" || game.result === "0-1")
    return t("online.winnerIs", { color: game.result === "1-0" ? "w" : "b" });
  return game.result === "*" ? t("online.noResult") : t("online.drawn");
}
