// The move that is on its way, kept until the server has answered: a page that is left or loaded anew sends it again.
import { load, remove, save } from "../lib/store.js";

/** @typedef {import("./types.d.ts").Action} Action */

const PREFIX = "ordo.move.";

/** @param {string} game @param {Action | null} move */
export function keepMove(game, move) {
  if (move) save(PREFIX + game, move);
  else remove(PREFIX + game);
}

/** @param {string} game @returns {Action | null} */
export function keptMove(game) {
  const kept = /** @type {any} */ (load(PREFIX + game));
  const good = kept && kept.type === "move" && typeof kept.id === "string" && typeof kept.move === "string" && Number.isInteger(kept.ply);
  return good ? { id: kept.id, type: "move", move: kept.move, ply: kept.ply } : null;
}
