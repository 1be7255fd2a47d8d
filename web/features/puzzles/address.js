// The addresses of the puzzle pages.
import { puzzleWordOf } from "../../app/router.js";
import { gameOfTheme } from "./themes.js";

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

/** The words after `/puzzles/` that are no ids. */
const PLACES = /** @type {const} */ (["daily", "rush", "themes", "progress", "missed"]);

/**
 * `near`: any puzzle near the user's rating; `missed`: the win that was missed in the game of the fragment.
 * @typedef {object} Place
 * @property {"near" | "puzzle" | typeof PLACES[number]} kind
 * @property {string} id of the puzzle; empty if the address names none
 * @property {string} theme empty for all
 * @property {RuleSet | null} game null if the address names none
 */

/** @param {{ pathname: string, search: string }} location @returns {Place} */
export function placeOf({ pathname, search }) {
  const word = puzzleWordOf(pathname);
  const query = new URLSearchParams(search);
  const theme = query.get("theme") ?? "";
  const themed = gameOfTheme(theme);
  const named = query.get("game");
  const game = themed ?? (named === "stein" || named === "khalifa" ? named : null);
  const kind = PLACES.find((place) => place === word) ?? (word ? "puzzle" : "near");
  return { kind, id: kind === "puzzle" ? word : "", theme: themed ? theme : "", game };
}

/** @param {string} id @param {string} [theme] the theme of the next puzzles */
export function addressOfPuzzle(id, theme = "") {
  return `/puzzles/${id}${theme ? `?theme=${theme}` : ""}`;
}

/** @param {Pick<Place, "kind" | "theme">} place @param {RuleSet} game */
export function addressOfPlace({ kind, theme }, game) {
  if (kind === "near" || kind === "puzzle") return theme ? `/puzzles?theme=${theme}` : `/puzzles?game=${game}`;
  return `/puzzles/${kind}?game=${game}`;
}
