// What a page that is left or loaded anew must not lose: the move that is on its way, kept until the server has answered,
// to be sent again; and in Khalifa's game the first step of a turn.
import { load, remove, save } from "../lib/store.js";

/** @typedef {import("./types.d.ts").Action} Action */

const PREFIX = "ordo.move.";
const STEPS = "ordo.steps.";

/** @param {string} game @param {Action | null} move */
export function savePendingMove(game, move) {
  if (move) save(PREFIX + game, move);
  else remove(PREFIX + game);
}

/** @param {string} game @returns {Action | null} */
export function loadPendingMove(game) {
  const kept = /** @type {any} */ (load(PREFIX + game));
  const good = kept && kept.type === "move" && typeof kept.id === "string" && typeof kept.move === "string" && Number.isInteger(kept.ply);
  return good ? { id: kept.id, type: "move", move: kept.move, ply: kept.ply } : null;
}

/** @param {string} game @param {number} ply the turn that the steps are of @param {string[]} made */
export function saveSteps(game, ply, made) {
  if (made.length) save(STEPS + game, { ply, made });
  else remove(STEPS + game);
}

/** The steps of a turn; those of another turn are forgotten. @param {string} game @param {number} ply @returns {string[]} */
export function loadSteps(game, ply) {
  const kept = /** @type {any} */ (load(STEPS + game));
  const good = kept && kept.ply === ply && Array.isArray(kept.made) && kept.made.every((/** @type {unknown} */ step) => typeof step === "string");
  if (kept && !good) remove(STEPS + game);
  return good ? kept.made : [];
}
