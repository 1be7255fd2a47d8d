// The user's rating, attempts and rushes. They stay in the browser.
import { load, remove, save } from "../../app/store.js";

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("./glicko2.js").Rating} Rating */

/**
 * @typedef {object} Attempt
 * @property {string} id of the puzzle
 * @property {number} at Unix time in milliseconds
 * @property {number} score 1 for a solution without help, 0.5 after a hint, 0 otherwise
 * @property {number} [rating] the user's rating afterwards; only the first attempt at a puzzle is rated
 */
/** @typedef {{ at: number, solved: number }} RushResult */
/**
 * @typedef {object} Progress
 * @property {RuleSet} game the game of the last puzzle
 * @property {Record<RuleSet, Rating>} ratings
 * @property {Attempt[]} attempts the oldest first
 * @property {Record<RuleSet, RushResult[]>} rushes the oldest first
 */

const KEY = "ordo.puzzles";
/** The rating before the first puzzle: between the levels 2 and 3 of the computer. */
const FIRST_RATING = 900;
/** Smaller than usual (350), so that a first mistake does not cost hundreds of points. */
export const FIRST_DEVIATION = 200;
const FIRST_VOLATILITY = 0.06;

/** @returns {Rating} */
function firstRating() {
  return { rating: FIRST_RATING, deviation: FIRST_DEVIATION, volatility: FIRST_VOLATILITY };
}

/** @returns {Progress} */
export function emptyProgress() {
  return {
    game: "stein",
    ratings: { stein: firstRating(), khalifa: firstRating() },
    attempts: [],
    rushes: { stein: [], khalifa: [] },
  };
}

/** The game of a puzzle of the collection. @param {string} id @returns {RuleSet} */
export function gameOfId(id) {
  return id.startsWith("k") ? "khalifa" : "stein";
}

/** The saved progress. Values that another version or a person has changed are dropped. @param {unknown} saved */
export function readProgress(saved) {
  const progress = emptyProgress();
  if (!saved || typeof saved !== "object") return progress;
  const { game, ratings, attempts, rushes } = /** @type {Record<string, any>} */ (saved);
  if (game === "khalifa") progress.game = game;
  if (Array.isArray(attempts)) progress.attempts = attempts.filter(isAttempt);
  for (const name of /** @type {const} */ (["stein", "khalifa"])) {
    if (isRating(ratings?.[name])) progress.ratings[name] = ratings[name];
    if (Array.isArray(rushes?.[name])) progress.rushes[name] = rushes[name].filter(isRush);
  }
  return progress;
}

/** @param {any} value */
const isNumber = (value) => typeof value === "number" && Number.isFinite(value);

/** @param {any} value @returns {value is Attempt} */
function isAttempt(value) {
  if (typeof value?.id !== "string" || !isNumber(value.at) || ![0, 0.5, 1].includes(value.score)) return false;
  return value.rating === undefined || isNumber(value.rating);
}

/** @param {any} value @returns {value is RushResult} */
function isRush(value) {
  return isNumber(value?.at) && Number.isInteger(value.solved) && value.solved >= 0;
}

/** @param {any} value @returns {value is Rating} */
function isRating(value) {
  return isNumber(value?.rating) && value.deviation > 0 && value.deviation <= FIRST_DEVIATION && value.volatility > 0;
}

/** The times of the last attempts, by id. @param {Progress} progress @returns {Map<string, number>} */
export function seenIn({ attempts }) {
  return new Map(attempts.map(({ id, at }) => [id, at]));
}

/** The puzzles that were solved without help. @param {Progress} progress @returns {Set<string>} */
export function solvedIn({ attempts }) {
  return new Set(attempts.filter(({ score }) => score === 1).map(({ id }) => id));
}

/** The day of a time in UTC, as in "2026-11-18". @param {number} time */
export function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

/** The progress that is saved in this browser. */
export function loadProgress() {
  return readProgress(load(KEY));
}

/** @param {Progress} progress */
export function saveProgress(progress) {
  save(KEY, progress);
}

/** Forgets ratings, attempts and rushes. */
export function clearProgress() {
  remove(KEY);
}
