// The puzzles of the app. Their files are requested when they are first needed, and the service worker keeps them.
import { loadPuzzles } from "../../engine/load.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

/** The requested files; failed requests are repeated. @type {Map<RuleSet, Promise<string>>} */
const files = new Map();
/** @type {Map<RuleSet, PuzzleEntry[]>} */
const lists = new Map();

/** The text of the file of a game. @param {RuleSet} game @returns {Promise<string>} */
export function fileOf(game) {
  const known = files.get(game);
  if (known) return known;
  const loading = fetchFile(game).catch((error) => {
    files.delete(game);
    throw error;
  });
  files.set(game, loading);
  return loading;
}

/** @param {RuleSet} game */
async function fetchFile(game) {
  const response = await fetch(new URL(`data/${game}.txt`, import.meta.url));
  if (!response.ok) throw new Error(`puzzles: ${response.status}`);
  return response.text();
}

/** All puzzles of a game. @param {RuleSet} game @returns {Promise<PuzzleEntry[]>} */
export async function puzzlesOf(game) {
  const [rules, data] = await Promise.all([loadPuzzles(), fileOf(game)]);
  const known = lists.get(game) ?? rules.puzzles({ data });
  lists.set(game, known);
  return known;
}

/** The puzzle of a day, as in "2026-11-18". @param {RuleSet} game @param {string} day */
export async function dailyPuzzle(game, day) {
  const [rules, data] = await Promise.all([loadPuzzles(), fileOf(game)]);
  return rules.dailyPuzzle(data, day);
}
