// The computer's time for a move.

/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").Limits} Limits */

/** Milliseconds for a move without a clock. */
const UNTIMED = 1500;
/** Maximum time for a move on the clock, in milliseconds, so that users need not wait long. */
const LONGEST = 6000;
/** Milliseconds kept for starting the search and showing its result, which count on the clock as well. */
const OVERHEAD = 100;
/** Minimum milliseconds before the computer's move, so that the user sees it being played. */
const REPLY_DELAY = 450;

/**
 * Search limits of the computer. The seed stays the same throughout a game and differs between games. Only the highest
 * level uses the full time.
 * @param {Pick<Match, "id" | "level" | "clock">} match
 * @param {number | null} left milliseconds on the computer's clock; null without a clock
 * @returns {Limits}
 */
export function limitsOf({ id, level, clock }, left) {
  const movetime = left === null ? UNTIMED : timeForMove(left, (clock?.increment ?? 0) * 1000);
  return { level, seed: Number(id.replace(/\D/g, "").slice(-9)), movetime };
}

/**
 * The time for a move on the clock: a share of the remaining time and most of the increment, but never more than half
 * of what remains after the overhead. The native engine divides its time in the same way.
 * @param {number} left milliseconds
 * @param {number} increment milliseconds
 */
export function timeForMove(left, increment) {
  const usable = Math.max(0, left - OVERHEAD);
  return Math.round(Math.min(usable / 25 + (increment * 3) / 4, usable / 2, LONGEST));
}

/**
 * The shortest time before the computer's move is shown; on a clock that is running out, hardly any.
 * @param {number | null} left milliseconds on the computer's clock; null without a clock
 */
export function replyDelay(left) {
  return left === null ? REPLY_DELAY : Math.min(REPLY_DELAY, left / 25);
}
