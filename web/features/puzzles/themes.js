// The themes of the puzzles (docs/PUZZLES.md).

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

/** The names of the themes in the files. @type {Record<RuleSet, readonly string[]>} */
export const THEMES = {
  stein: ["unanswerable-split", "home-row", "race", "only-move", "ordo-move", "quiet-move", "sacrifice", "endgame"],
  khalifa: ["ordo-in-one", "ordo-in-two", "ordo-in-three", "only-defence", "winning-placement"],
};

/** The game that has a theme; null if there is no such theme. @param {string} theme @returns {RuleSet | null} */
export function gameOfTheme(theme) {
  for (const game of /** @type {const} */ (["stein", "khalifa"])) if (THEMES[game].includes(theme)) return game;
  return null;
}

/** The name of a theme in the keys of the catalogues: "home-row" is "homeRow". @param {string} theme */
export function keyOfTheme(theme) {
  return theme.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
