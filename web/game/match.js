// A game played in this browser, and its storage.
import { keys, load, remove, save } from "../app/store.js";

/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").Outcome} Outcome */
/** @typedef {import("../engine/types.d.ts").Options} Options */

/**
 * @typedef {object} Match
 * @property {string} id
 * @property {RuleSet} game
 * @property {string | null} start position string; null for the start position
 * @property {string[]} moves
 * @property {Options} options
 * @property {"computer" | "two" | "view" | "online"} mode `view`: opened from a link or a file; `online`: played
 *   through the server. Neither is saved here
 * @property {Color} human the side that the user plays against the computer
 * @property {number} level
 * @property {{ minutes: number, increment: number } | null} clock
 * @property {string[]} [made] Khalifa's game: the steps of an unfinished turn
 * @property {Record<Color, number>} left milliseconds on each clock
 * @property {number[]} clocks the mover's remaining time after each move, in milliseconds
 * @property {boolean} turning whether the board is flipped to the side to move
 * @property {Outcome | null} ended the outcome, by the rules or by the players
 * @property {string} begun ISO date
 * @property {string} touched ISO date of the last change
 * @property {string} [title] the players of an opened record, or its first moves
 * @property {import("../engine/types.d.ts").RecordTree} [record] an opened record, with its tree
 * @property {import("../engine/types.d.ts").Message} [fault] the error at which an opened record was cut off
 */

const PREFIX = "ordo.game.";
/** Number of finished games that are kept; older ones are deleted. */
const MAX_FINISHED = 40;
/** Milliseconds the computer may think about a move. */
const THINKING_TIME = 1500;

/** @param {Partial<Match> & { game: RuleSet }} settings @returns {Match} */
export function newMatch(settings) {
  const now = new Date().toISOString();
  const time = (settings.clock?.minutes ?? 0) * 60_000;
  return {
    id: now.replace(/\D/g, "") + Math.floor(Math.random() * 1000),
    start: null,
    moves: [],
    options: {},
    mode: "computer",
    human: "w",
    level: 3,
    clock: null,
    left: { w: time, b: time },
    clocks: [],
    turning: false,
    ended: null,
    begun: now,
    touched: now,
    ...settings,
  };
}

/**
 * The game as input for the rules.
 * @param {Match} match
 * @param {number} [plies] number of moves to include
 * @returns {GameInput}
 */
export function inputOf(match, plies = match.moves.length) {
  return {
    game: match.game,
    ...(match.start ? { start: match.start } : {}),
    moves: match.moves.slice(0, plies),
    options: match.options,
  };
}

/** The side that moves first. @param {string | null} start position string @returns {Color} */
export function firstSide(start) {
  return start?.trim().endsWith("b") ? "b" : "w";
}

/**
 * The number of full moves: one move of each side counts as one.
 * @param {number} plies
 * @param {Color} first the side that moved first
 */
export function fullMoves(plies, first) {
  return plies && Math.ceil((plies + (first === "b" ? 1 : 0)) / 2);
}

/**
 * Search limits of the computer. The seed stays the same throughout a game and differs between games. Only the highest
 * level uses the full time.
 * @param {Match} match
 */
export function limitsOf({ id, level }) {
  return { level, seed: Number(id.replace(/\D/g, "").slice(-9)), movetime: THINKING_TIME };
}

/** @param {Match} match */
export function saveMatch(match) {
  if (match.mode !== "computer" && match.mode !== "two") return;
  match.touched = new Date().toISOString();
  save(PREFIX + match.id, match);
}

/** @param {Match} match */
export function deleteMatch(match) {
  remove(PREFIX + match.id);
}

/** All saved games, latest first. @returns {Match[]} */
export function savedMatches() {
  return keys(PREFIX)
    .map((key) => load(key))
    .filter(isMatch)
    .sort((a, b) => (a.touched < b.touched ? 1 : -1));
}

/** @param {string} id @returns {Match | null} */
export function matchById(id) {
  const found = load(PREFIX + id);
  return isMatch(found) ? found : null;
}

/** Unfinished games with at least one move. */
export function unfinished() {
  return savedMatches().filter((match) => !match.ended && match.moves.length > 0);
}

/** Deletes empty games and old finished ones. @param {string} except id of the current game */
export function deleteOldMatches(except) {
  const matches = savedMatches().filter((match) => match.id !== except);
  for (const match of matches.filter((match) => !match.moves.length && !match.ended)) deleteMatch(match);
  for (const match of matches.filter((match) => match.ended).slice(MAX_FINISHED)) deleteMatch(match);
}

/** Validates a stored value. @param {any} value @returns {value is Match} */
function isMatch(value) {
  return (
    !!value &&
    typeof value === "object" &&
    typeof value.id === "string" &&
    (value.game === "stein" || value.game === "khalifa") &&
    isTexts(value.moves) &&
    (value.made === undefined || isTexts(value.made)) &&
    (value.mode === "computer" || value.mode === "two") &&
    (value.human === "w" || value.human === "b") &&
    Number.isInteger(value.level) &&
    typeof value.left?.w === "number" &&
    typeof value.left?.b === "number" &&
    Array.isArray(value.clocks) &&
    typeof value.touched === "string" &&
    (value.start === null || typeof value.start === "string")
  );
}

/** @param {unknown} value */
function isTexts(value) {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** @param {Color} color @returns {Color} */
export const other = (color) => (color === "w" ? "b" : "w");
