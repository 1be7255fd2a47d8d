// Marks on the board at the end of a game.

/** @typedef {import("../ordo/types.d.ts").Outcome} Outcome */
/** @typedef {import("../ordo/types.d.ts").MoveView} MoveView */
/** @typedef {import("../board/ordo-board.js").Mark} Mark */

/** The winning pieces, or marks on a group that could not be reconnected.
 * @param {Outcome | null | undefined} outcome @param {MoveView | null | undefined} last
 * @returns {{ winning: readonly string[], marks: Mark[] }} */
export function outcomeMarks(outcome, last) {
  const { code = "", squares = [] } = outcome?.winner ? outcome.reason : {};
  if (code === "outcome.cannotReconnect") return { winning: [], marks: squares.map((square) => ({ square, kind: "cut" })) };
  return { winning: code === "outcome.homeRow" && !squares.length ? (last?.to ?? []) : squares, marks: [] };
}
