// The user's progress after an attempt at a puzzle, and after a rush.
import { rate } from "./glicko2.js";
import { FIRST_DEVIATION } from "./progress.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("./glicko2.js").Rating} Rating */
/** @typedef {import("./progress.js").Attempt} Attempt */
/** @typedef {import("./progress.js").Progress} Progress */

const LEAST_RATING = 100;
/** The deviation never gets smaller, so that ratings follow the user's progress. */
const LEAST_DEVIATION = 45;
/** The deviation of the puzzles' measured ratings. */
const PUZZLE_DEVIATION = 60;
/** The most attempts and rushes that are kept. */
const MOST_ATTEMPTS = 4000;
const MOST_RUSHES = 500;

/** @param {Rating} rating @returns {Rating} */
function bounded({ rating, deviation, volatility }) {
  return {
    rating: Math.max(LEAST_RATING, rating),
    deviation: Math.min(FIRST_DEVIATION, Math.max(LEAST_DEVIATION, deviation)),
    volatility,
  };
}

/**
 * The progress after an attempt. Puzzles without a measured rating do not count.
 * @param {Progress} progress
 * @param {Pick<PuzzleEntry, "id" | "game" | "rating">} puzzle
 * @param {number} score
 * @param {number} at
 * @returns {Progress}
 */
export function withAttempt(progress, { id, game, rating }, score, at) {
  if (rating === null) return progress;
  const { attempts, ratings } = progress;
  const isFirst = !attempts.some((attempt) => attempt.id === id);
  const after = isFirst
    ? bounded(rate(ratings[game], [{ rating, deviation: PUZZLE_DEVIATION, score }]))
    : ratings[game];
  /** @type {Attempt} */
  const attempt = { id, at, score, ...(isFirst ? { rating: Math.round(after.rating) } : {}) };
  return {
    ...progress,
    ratings: { ...ratings, [game]: after },
    attempts: [...attempts, attempt].slice(-MOST_ATTEMPTS),
  };
}

/**
 * The progress after a rush.
 * @param {Progress} progress @param {RuleSet} game @param {number} solved @param {number} at
 * @returns {Progress}
 */
export function withRush(progress, game, solved, at) {
  const { rushes } = progress;
  return { ...progress, rushes: { ...rushes, [game]: [...rushes[game], { at, solved }].slice(-MOST_RUSHES) } };
}
