// The finished games of this device: results, filters and statistics. Plain functions.

/** @typedef {import("../../game/match.js").Match} Match */

/**
 * The result for the user against the computer, otherwise the winning side.
 * @typedef {"won" | "lost" | "drawn" | "w" | "b"} Result
 */

/**
 * A choice of games; an empty field admits all.
 * @typedef {object} Filter
 * @property {"" | "stein" | "khalifa"} game
 * @property {string} opponent `computer`, a level from 1 to 10, or `two`
 * @property {"" | Result} result
 */

/** @typedef {{ played: number, won: number, lost: number, drawn: number, score: number }} Tally `score`: in percent */

/** @type {Readonly<Filter>} */
export const ALL = { game: "", opponent: "", result: "" };

/** @param {Pick<Match, "mode" | "human" | "ended">} match @returns {Result} */
export function resultOf({ mode, human, ended }) {
  const winner = ended?.winner ?? null;
  if (!winner) return "drawn";
  if (mode !== "computer") return winner;
  return winner === human ? "won" : "lost";
}

/** The results that games with these opponents can have. @param {string} opponent @returns {Result[]} */
export function resultsAgainst(opponent) {
  if (opponent === "two") return ["w", "b", "drawn"];
  return opponent ? ["won", "lost", "drawn"] : ["won", "lost", "w", "b", "drawn"];
}

/** @param {readonly Match[]} matches @param {Filter} filter @returns {Match[]} */
export function select(matches, { game, opponent, result }) {
  return matches.filter(
    (match) =>
      (!game || match.game === game) &&
      (!opponent || match.mode === opponent || (match.mode === "computer" && String(match.level) === opponent)) &&
      (!result || resultOf(match) === result),
  );
}

/** The filter in a query; unknown values admit all. @param {URLSearchParams} query @returns {Filter} */
export function filterOf(query) {
  const game = query.get("game");
  const opponent = query.get("opponent") ?? "";
  const known = /^(computer|two|[1-9]|10)$/.test(opponent) ? opponent : "";
  const result = resultsAgainst(known).find((name) => name === query.get("result"));
  return { game: game === "stein" || game === "khalifa" ? game : "", opponent: known, result: result ?? "" };
}

/** The address of the page with a filter. @param {Filter} filter */
export function addressOf(filter) {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
  return query ? `/history?${query}` : "/history";
}

/** The levels that were played, in ascending order. @param {readonly Match[]} matches */
export function levelsOf(matches) {
  const levels = matches.filter(({ mode }) => mode === "computer").map(({ level }) => level);
  return [...new Set(levels)].sort((a, b) => a - b);
}

/** @param {readonly Match[]} matches games against the computer @returns {Tally} */
export function tallyOf(matches) {
  const count = (/** @type {Result} */ result) => matches.filter((match) => resultOf(match) === result).length;
  const [won, lost, drawn] = [count("won"), count("lost"), count("drawn")];
  const played = won + lost + drawn;
  return { played, won, lost, drawn, score: played ? Math.round((100 * (won + drawn / 2)) / played) : 0 };
}

/**
 * The results against each level.
 * @param {readonly Match[]} matches
 * @returns {(Tally & { level: number })[]}
 */
export function statisticsOf(matches) {
  const against = (/** @type {number} */ level) => select(matches, { ...ALL, opponent: String(level) });
  return levelsOf(matches).map((level) => ({ level, ...tallyOf(against(level)) }));
}
