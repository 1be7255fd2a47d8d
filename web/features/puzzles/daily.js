// The puzzle of the day without the rules, so that the home page does not load them: the same as the request
// `dailyPuzzle` (crates/ordo-puzzles/src/daily.rs).
import { gameOfId } from "./progress.js";

/** @typedef {Pick<import("../../engine/types.d.ts").PuzzleEntry, "id" | "game" | "goal" | "moves" | "line">} Task */

/** The digits of ids (Crockford's base 32). */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const BITS = 64;

/**
 * The puzzle of a day.
 * @param {string} data the text of a file
 * @param {string} day as in "2026-11-18"
 * @returns {Task | null}
 */
export function taskOfTheDay(data, day) {
  const date = BigInt(day.replaceAll("-", "")) << 30n;
  /** @type {{ task: Task, draw: bigint } | null} */
  let best = null;
  for (const line of data.split("\n").slice(1)) {
    if (!line || line.startsWith("#")) continue;
    const task = taskOf(line);
    // Puzzles with one move to find come last.
    const draw = splitMix(date | numberOf(task.id)) + (task.moves < 2 ? 1n << BigInt(BITS) : 0n);
    if (!best || draw < best.draw) best = { task, draw };
  }
  return best?.task ?? null;
}

/** The fields of a line that a picture needs. @param {string} line @returns {Task} */
function taskOf(line) {
  const [id = "", , goal, , , , ...moves] = line.split(" ");
  return { id, game: gameOfId(id), goal: goal === "hold" ? "hold" : "win", moves: Math.ceil(moves.length / 2), line };
}

/** The number in an id, after the letter of the game. @param {string} id */
function numberOf(id) {
  return [...id.slice(1)].reduce((number, digit) => (number << 5n) | BigInt(DIGITS.indexOf(digit)), 0n);
}

/** The first number of the generator SplitMix64. @param {bigint} seed */
function splitMix(seed) {
  const wrap = (/** @type {bigint} */ number) => BigInt.asUintN(BITS, number);
  let z = wrap(seed + 0x9e3779b97f4a7c15n);
  z = wrap((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = wrap((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}
