// What a line of a list says of its game.
import { numbered, other } from "../lib/match.js";

/** @typedef {import("./types.d.ts").Listed} Listed */
/** @typedef {import("../ordo/types.d.ts").Color} Color */

/** Whose turn it is, by the position's last letter. @param {Listed} game @returns {Color} */
export const turnOf = (game) => (game.position.endsWith("b") ? "b" : "w");

/** How many moves its table numbers. @param {Listed} game */
export const movesOf = (game) => numbered(game.plies, game.plies % 2 ? other(turnOf(game)) : turnOf(game));

/** @param {Listed} game */
export const isMyTurn = (game) => game.status === "playing" && !!game.you && turnOf(game) === game.you;
