// What a line of a list says of its game.
import { numbered, other } from "../lib/match.js";

/** @typedef {import("./types.d.ts").Listed} Listed */
/** @typedef {import("../ordo/types.d.ts").Color} Color */
/** @typedef {"open" | "mine" | "theirs" | "over"} SummaryStatus whose turn it is, if a game is being played */

/** Whose turn it is, by the position's last letter. @param {Listed} game @returns {Color} */
export const turnOf = (game) => (game.position.endsWith("b") ? "b" : "w");

/** How many moves its table numbers. @param {Listed} game */
export const movesOf = (game) => numbered(game.plies, game.plies % 2 ? other(turnOf(game)) : turnOf(game));

/** @param {Listed} game */
export const isMyTurn = (game) => game.status === "playing" && !!game.you && turnOf(game) === game.you;

/** Do minutes count? @param {Listed} game */
export const isLive = (game) => game.clock.includes("+");

/** @param {Listed} game @returns {SummaryStatus} */
export const statusOf = (game) => (game.status !== "playing" ? game.status : isMyTurn(game) ? "mine" : "theirs");

/** The other player's name, as this device's games have it. @param {Listed} game */
export const opponentOf = (game) => (game.you === "w" ? game.black : game.white) ?? "";

/**
 * The own games that have begun, or have come to wait for a move.
 * @param {ReadonlyMap<string, SummaryStatus>} before how they stood
 * @param {readonly Listed[]} games
 * @param {boolean} first is it the first look? What is not known then is news only where time is running out
 */
export function newsOf(before, games, first) {
  return games.filter((game) => {
    const [was, is] = [before.get(game.id), statusOf(game)];
    if (is !== "mine" && is !== "theirs") return false;
    if (was === undefined) return first ? is === "mine" && isLive(game) : true;
    return was === "open" || (was === "theirs" && is === "mine");
  });
}
