// Choosing puzzles: near a rating, and the easiest ones.

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */

/** Distances from the wanted rating, tried one after the other. */
const WIDTHS = [75, 150, 300, 600, Infinity];
/** The number of puzzles that are enough to draw from. */
const ENOUGH = 6;

/**
 * @typedef {object} Choice
 * @property {number} rating the wanted rating
 * @property {ReadonlyMap<string, number>} seen the times of the last attempts, by id
 * @property {string} [except] the id of a puzzle that is not wanted
 * @property {() => number} [random]
 */

/**
 * A random puzzle near a rating, if possible one that was never attempted; otherwise one from long ago.
 * @param {readonly PuzzleEntry[]} entries
 * @param {Choice} choice
 * @returns {PuzzleEntry | null}
 */
export function choosePuzzle(entries, { rating, seen, except = "", random = Math.random }) {
  const others = entries.filter(({ id }) => id !== except);
  const fresh = others.filter(({ id }) => !seen.has(id));
  const pool = fresh.length ? fresh : longestAgo(others, seen);
  for (const width of WIDTHS) {
    const near = pool.filter((entry) => Math.abs((entry.rating ?? Infinity) - rating) <= width);
    if (near.length >= Math.min(ENOUGH, pool.length)) return near[Math.floor(random() * near.length)] ?? null;
  }
  return entries[0] ?? null;
}

/**
 * The half of the puzzles whose last attempts are the oldest.
 * @param {readonly PuzzleEntry[]} entries
 * @param {ReadonlyMap<string, number>} seen
 */
function longestAgo(entries, seen) {
  const at = (/** @type {PuzzleEntry} */ { id }) => seen.get(id) ?? 0;
  return entries.toSorted((a, b) => at(a) - at(b)).slice(0, Math.ceil(entries.length / 2));
}

/**
 * The easiest puzzles, those that were never attempted first.
 * @param {readonly PuzzleEntry[]} entries
 * @param {ReadonlyMap<string, number>} seen
 * @param {number} count
 */
export function easiest(entries, seen, count) {
  const rank = (/** @type {PuzzleEntry} */ { id, rating }) => (rating ?? 10_000) + (seen.has(id) ? 100_000 : 0);
  return entries.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
}
