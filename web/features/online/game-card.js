// A game in a list: a small board between the players, with clock or result.
import { html, nothing, guard } from "../../vendor/lit.js";
import { settings } from "../../app/settings.js";
import { piecesOf } from "../../game/position-pieces.js";
import { locale, t } from "../../i18n/i18n.js";
import { serverNow } from "./api.js";
import { isLive, movesOf, scoreOf, turnOf } from "./game-summary.js";
import { shortTimeControl, timeControlText } from "./time-control.js";
import "../../board/ordo-mini-board.js";
import "../../board/ordo-piece.js";
import "./server-clock.js";

/** @typedef {import("./types.d.ts").GameSummary} GameSummary */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/** Plies after which the clocks of a real-time game run. */
const CLOCKS_START = 2;

/** @param {GameSummary} game */
export function gameCard(game) {
  const near = game.you ?? "w";
  return html`<li class="mini">
    <a class="mini-link" href="/g/${game.id}">
      ${player(game, "w", near)} ${player(game, "b", near)}
      <ordo-mini-board
        game=${game.game}
        orientation=${near}
        .pieces=${guard([game.position], () => piecesOf(game.game, game.position))}
        .net=${settings().net}
      ></ordo-mini-board>
      <span class="mini-facts">
        <span class="soft" title=${timeControlText(game.clock)}
          >${t(`game.${game.game}`)} · ${shortTimeControl(game.clock)}</span
        >
        <span>${progress(game).join(" · ")}</span>
      </span>
    </a>
  </li>`;
}

/** @param {GameSummary} game @param {Color} color @param {Color} near the side at the bottom of the board */
function player(game, color, near) {
  const name = (color === "w" ? game.white : game.black) || t("home.guest");
  const score = scoreOf(game, color);
  return html`<span class="mini-player ${color === near ? "near" : "far"} ${score === "1" ? "won" : ""}">
    <ordo-piece color=${color}></ordo-piece><span class="visually-hidden">${t(`side.${color}`)}:</span>
    <bdi title=${name}>${name}</bdi>
    ${score ? html`<span class="mini-score" aria-hidden="true">${score}</span>` : clock(game, color)}
  </span>`;
}

/**
 * The clock of the side to move; lists do not have the other one.
 * @param {GameSummary} game
 * @param {Color} color
 */
function clock(game, color) {
  if (game.status !== "playing" || turnOf(game) !== color) return nothing;
  if (!isLive(game) || !game.deadline || game.plies < CLOCKS_START) {
    return html`<span class="mini-turn" aria-hidden="true"></span>`;
  }
  return html`<span class="mini-clock" aria-hidden="true"
    ><ordo-server-clock
      .left=${game.deadline - serverNow()}
      .since=${performance.now()}
      .running=${true}
      .color=${color}
    ></ordo-server-clock
  ></span>`;
}

/** Move number and deadline, or the result. @param {GameSummary} game @returns {string[]} */
function progress(game) {
  if (game.status === "over") return [resultText(game), date(game.updated)];
  const moves = t("online.moveNumber", { count: movesOf(game) });
  const due = game.clock.endsWith("d") && game.deadline ? [t("online.due", { when: fromNow(game.deadline) })] : [];
  return [moves, ...due];
}

/** @param {number} moment */
function date(moment) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(moment);
}

/** The time until a moment, in days, hours or minutes. @param {number} moment @returns {string} */
function fromNow(moment) {
  const hours = Math.max(0, (moment - serverNow()) / 3_600_000);
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
