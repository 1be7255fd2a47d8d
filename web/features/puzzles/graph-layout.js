// The layout of a rating's graph.

export const WIDTH = 600;
export const HEIGHT = 140;
/** The least difference between the ratings at the top and at the bottom. */
const LEAST_SPAN = 200;

/**
 * The heights of ratings in a graph, and the round ratings at its bottom and top.
 * @param {readonly number[]} ratings
 * @returns {{ low: number, high: number, points: { x: number, y: number }[] }}
 */
export function layOut(ratings) {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const missing = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  const low = Math.floor((least - missing) / 100) * 100;
  const high = Math.ceil((most + missing) / 100) * 100;
  const points = ratings.map((rating, index) => ({
    x: (index / Math.max(1, ratings.length - 1)) * WIDTH,
    y: (1 - (rating - low) / (high - low)) * HEIGHT,
  }));
  return { low, high, points };
}
