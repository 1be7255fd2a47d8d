// A game played in this browser. Its storage is in saved-games.js.

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
 * @property {Partial<Record<Color, string>>} [names] the names of two players at one screen, if they gave them
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

/** The side that has lost, unless it is the computer. @param {Pick<Match, "ended" | "mode" | "human">} match */
export function loserOf({ ended, mode, human }) {
  if (!ended?.winner) return null;
  const loser = other(ended.winner);
  return mode === "computer" && loser !== human ? null : loser;
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

/** @param {Color} color @returns {Color} */
export const other = (color) => (color === "w" ? "b" : "w");
