// Marks on the board at the end of a game.

/** @typedef {import("../engine/types.d.ts").Outcome} Outcome */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../board/ordo-board.js").Mark} Mark */

/**
 * The winning pieces, or marks on a group that could not be reconnected.
 * @param {Outcome | null | undefined} outcome
 * @param {MoveView | null | undefined} last
 * @returns {{ winning: readonly string[], marks: Mark[] }}
 */
export function outcomeMarks(outcome, last) {
  const { code = "", squares = [] } = outcome?.winner ? outcome.reason : {};
  if (code === "outcome.cannotReconnect")
    return { winning: [], marks: squares.map((square) => ({ square, kind: "cut" })) };
  return { winning: code === "outcome.homeRow" && !squares.length ? (last?.to ?? []) : squares, marks: [] };
}

/**
 * Marks of the squares that won the game.
 * @param {import("../engine/types.d.ts").PositionView | null} view
 * @returns {Mark[]}
 */
export function winningMarks(view) {
  const reason = view?.outcome?.reason;
  if (reason?.code === "outcome.ordo") return (reason.squares ?? []).map((square) => ({ square, kind: "won" }));
  if (reason?.code !== "outcome.homeRow") return [];
  return (reason.squares ?? view?.last?.to ?? []).map((square) => ({ square, kind: "goal" }));
}
