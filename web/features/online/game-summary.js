// Facts about a game in a list.
import { fullMoves, other } from "../../game/match.js";

/** @typedef {import("./types.d.ts").GameSummary} GameSummary */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/**
 * @typedef {"open" | "mine" | "theirs" | "over"} SummaryStatus a game's status, and for a running game whose turn it is
 */

/** The side to move, from the position string. @param {GameSummary} game @returns {Color} */
export const turnOf = (game) => (game.position.endsWith("b") ? "b" : "w");

/** The number of full moves. @param {GameSummary} game */
export const movesOf = (game) => fullMoves(game.plies, game.plies % 2 ? other(turnOf(game)) : turnOf(game));

/** @param {GameSummary} game */
export const isMyTurn = (game) => game.status === "playing" && !!game.you && turnOf(game) === game.you;

/** True if the game is played in real time. @param {GameSummary} game */
export const isLive = (game) => game.clock.includes("+");

/** @param {GameSummary} game @returns {SummaryStatus} */
export const statusOf = (game) => (game.status !== "playing" ? game.status : isMyTurn(game) ? "mine" : "theirs");

/**
 * The points of one side in a finished game; empty if it has no result.
 * @param {GameSummary} game
 * @param {Color} color
 */
export function scoreOf({ result }, color) {
  if (result === "1/2-1/2") return "½";
  if (result !== "1-0" && result !== "0-1") return "";
  return (result === "1-0") === (color === "w") ? "1" : "0";
}

/** The opponent's name. @param {GameSummary} game */
export const opponentOf = (game) => (game.you === "w" ? game.black : game.white) ?? "";

/**
 * The games that have started or in which it has become the user's turn.
 * @param {ReadonlyMap<string, SummaryStatus>} before previous statuses
 * @param {readonly GameSummary[]} games
 * @param {boolean} first true on the first poll: then only real-time games that wait for a move are news
 */
export function newsOf(before, games, first) {
  return games.filter((game) => {
    const [was, is] = [before.get(game.id), statusOf(game)];
    if (is !== "mine" && is !== "theirs") return false;
    if (was === undefined) return first ? is === "mine" && isLive(game) : true;
    return was === "open" || (was === "theirs" && is === "mine");
  });
}

/**
 * The number of open challenges that quick match would join.
 * @param {readonly GameSummary[]} open
 * @param {string} game
 * @param {string} clock
 */
export function waitingFor(open, game, clock) {
  return open.filter((one) => one.game === game && one.clock === clock).length;
}
