// Statistics of the user's progress, and its export.
import { gameOfId } from "./progress.js";

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("./progress.js").Attempt} Attempt */
/** @typedef {import("./progress.js").Progress} Progress */

/**
 * @typedef {object} Statistics
 * @property {number} attempted
 * @property {number} solved without help
 * @property {number} streak puzzles solved in a row up to now
 * @property {number} best the longest streak
 * @property {number} days days in a row with a solved puzzle, up to today or yesterday (UTC)
 */

const DAY = 86_400_000;

/** The attempts at puzzles of a game. @param {Progress} progress @param {RuleSet} game */
export function attemptsOf({ attempts }, game) {
  return attempts.filter(({ id }) => gameOfId(id) === game);
}

/** @param {readonly Attempt[]} attempts @param {number} now @returns {Statistics} */
export function statisticsOf(attempts, now) {
  let [streak, best] = [0, 0];
  for (const { score } of attempts) {
    streak = score === 1 ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const solved = attempts.filter(({ score }) => score === 1);
  return { attempted: attempts.length, solved: solved.length, streak, best, days: daysInARow(solved, now) };
}

/** @param {readonly Attempt[]} solved @param {number} now */
function daysInARow(solved, now) {
  const dayOf = (/** @type {number} */ time) => Math.floor(time / DAY);
  const days = new Set(solved.map(({ at }) => dayOf(at)));
  const today = dayOf(now);
  let day = days.has(today) ? today : today - 1;
  const last = day;
  while (days.has(day)) day--;
  return last - day;
}

/** The best rush of a game; null before the first. @param {Progress} progress @param {RuleSet} game */
export function bestRush({ rushes }, game) {
  return rushes[game].length ? Math.max(...rushes[game].map(({ solved }) => solved)) : null;
}

/** The progress as a file. @param {Progress} progress @param {number} now */
export function exportText({ ratings, attempts, rushes }, now) {
  const head = { format: "ordo-puzzle-progress", version: 1, exported: new Date(now).toISOString() };
  return `${JSON.stringify({ ...head, ratings, attempts, rushes }, null, 1)}\n`;
}
