// State that must survive leaving or reloading the page: the pending move, stored until the server has answered so that
// it can be sent again, and the first step of a Khalifa turn.
import { load, remove, save } from "../../app/store.js";

/**
 * A move with its idempotency key.
 * @typedef {Extract<import("./connection.js").KeyedAction, { type: "move" }>} KeyedMove
 */

const PREFIX = "ordo.move.";
const STEPS = "ordo.steps.";

/** @param {string} game @param {KeyedMove | null} move */
export function savePendingMove(game, move) {
  if (move) save(PREFIX + game, move);
  else remove(PREFIX + game);
}

/** @param {string} game @returns {KeyedMove | null} */
export function loadPendingMove(game) {
  const kept = /** @type {any} */ (load(PREFIX + game));
  const good =
    kept &&
    kept.type === "move" &&
    typeof kept.id === "string" &&
    typeof kept.move === "string" &&
    Number.isInteger(kept.ply);
  return good ? { id: kept.id, type: "move", move: kept.move, ply: kept.ply } : null;
}

/** @param {string} game @param {number} ply the ply of the turn @param {string[]} made */
export function saveSteps(game, ply, made) {
  if (made.length) save(STEPS + game, { ply, made });
  else remove(STEPS + game);
}

/**
 * The saved steps of a turn. Steps of another turn are deleted.
 * @param {string} game
 * @param {number} ply
 * @returns {string[]}
 */
export function loadSteps(game, ply) {
  const kept = /** @type {any} */ (load(STEPS + game));
  const good =
    kept &&
    kept.ply === ply &&
    Array.isArray(kept.made) &&
    kept.made.every((/** @type {unknown} */ step) => typeof step === "string");
  if (kept && !good) remove(STEPS + game);
  return good ? kept.made : [];
}
