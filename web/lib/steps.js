// Khalifa's game: the steps that can be made now, as moves for the board.

/** @typedef {import("../ordo/types.d.ts").Steps} Steps */
/** @typedef {import("../ordo/types.d.ts").MoveView} MoveView */

/** @type {WeakMap<Steps, MoveView[]>} */
const known = new WeakMap();

/** @param {Steps} steps @returns {MoveView[]} */
export function stepMoves(steps) {
  const found = known.get(steps);
  if (found) return found;
  const moves = Object.entries(steps.targets).flatMap(([from, targets]) =>
    targets.map((to) => {
      const text = `${from}-${to}`;
      const wins = steps.wins[from]?.includes(to) ?? false;
      return { text, from: [from], to: [to], captures: [], wins };
    }),
  );
  known.set(steps, moves);
  return moves;
}
