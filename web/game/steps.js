// Khalifa's game: the possible steps of a turn as moves for the board, and the prompt between two steps.
import { settings } from "../app/settings.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("../engine/types.d.ts").Steps} Steps */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */

/** @type {WeakMap<Steps, MoveView[]>} */
const known = new WeakMap();

/** @param {Steps} steps @returns {MoveView[]} */
export function stepMoves(steps) {
  const found = known.get(steps);
  if (found) return found;
  const moves = Object.entries(steps.targets).flatMap(([from, targets]) =>
    targets.map((to) => {
      const text = `${from}-${to}`;
      const wins = steps.wins[from]?.includes(to) ?? false;
      return { text, from: [from], to: [to], captures: [], wins };
    }),
  );
  known.set(steps, moves);
  return moves;
}

/** True if no further step is possible in this turn. @param {Steps | null} steps */
export function isComplete(steps) {
  return !!steps?.turn && !Object.values(steps.targets).some((targets) => targets.length);
}

/** The prompt in the middle of a turn. @param {Steps | null} steps */
export function turnPrompt(steps) {
  if (!isComplete(steps)) return t("play.secondStep");
  return settings().confirmTurns ? t("play.turnComplete") : t("play.turnEnds");
}
