// The user's rating, attempts and rushes. They stay in the browser.
import { load, remove, save } from "../../app/store.js";
import { rate } from "./glicko2.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */
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
/**
 * @typedef {object} Statistics
 * @property {number} attempted
 * @property {number} solved without help
 * @property {number} streak puzzles solved in a row up to now
 * @property {number} best the longest streak
 * @property {number} days days in a row with a solved puzzle, up to today or yesterday (UTC)
 */

const KEY = "ordo.puzzles";
/** The rating before the first puzzle: between the levels 2 and 3 of the computer. */
const FIRST_RATING = 900;
/** Smaller than usual (350), so that a first mistake does not cost hundreds of points. */
const FIRST_DEVIATION = 200;
const FIRST_VOLATILITY = 0.06;
const LEAST_RATING = 100;
/** The deviation never gets smaller, so that ratings follow the user's progress. */
const LEAST_DEVIATION = 45;
/** The deviation of the puzzles' measured ratings. */
const PUZZLE_DEVIATION = 60;
/** The most attempts and rushes that are kept. */
const MOST_ATTEMPTS = 4000;
const MOST_RUSHES = 500;
const DAY = 86_400_000;

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

/** The attempts at puzzles of a game. @param {Progress} progress @param {RuleSet} game */
export function attemptsOf({ attempts }, game) {
  return attempts.filter(({ id }) => gameOfId(id) === game);
}

/** The times of the last attempts, by id. @param {Progress} progress @returns {Map<string, number>} */
export function seenIn({ attempts }) {
  return new Map(attempts.map(({ id, at }) => [id, at]));
}

/** The puzzles that were solved without help. @param {Progress} progress @returns {Set<string>} */
export function solvedIn({ attempts }) {
  return new Set(attempts.filter(({ score }) => score === 1).map(({ id }) => id));
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

/** The day of a time in UTC, as in "2026-11-18". @param {number} time */
export function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

/** The progress as a file. @param {Progress} progress @param {number} now */
export function exportText({ ratings, attempts, rushes }, now) {
  const head = { format: "ordo-puzzle-progress", version: 1, exported: new Date(now).toISOString() };
  return `${JSON.stringify({ ...head, ratings, attempts, rushes }, null, 1)}\n`;
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
