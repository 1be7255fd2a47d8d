// The status line of a puzzle, computed from the state of its solver.
import { other } from "../../game/match.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("../../engine/types.d.ts").PuzzleView} PuzzleView */
/** @typedef {import("./solver.js").State} State */

/**
 * @typedef {object} PuzzleState
 * @property {State} state
 * @property {Pick<PuzzleView, "turn" | "solution"> & { entry: Pick<PuzzleView["entry"], "goal" | "moves"> }} puzzle
 * @property {number} found
 * @property {readonly string[]} moves the moves on the board
 * @property {{ move: string, refutation: readonly string[] } | null} wrong
 * @property {number} score
 * @property {string} remark the message about the last action
 * @property {string} prompt the prompt in the middle of a turn
 */
/** @typedef {{ kind: "" | "remark" | "right" | "wrong" | "over", headline: string, text: string }} PuzzleStatus */

/** @param {PuzzleState} puzzle @returns {PuzzleStatus} */
export function statusOf({ state, puzzle, found, moves, wrong, score, remark, prompt }) {
  if (state === "solved") {
    const headline = t(score === 1 ? "puzzles.solved" : "puzzles.solvedWithHelp");
    return { kind: "over", headline, text: "" };
  }
  if (state === "showing" || state === "shown") {
    return { kind: "over", headline: "", text: t("puzzles.solution", { moves: puzzle.solution.join(" ") }) };
  }
  if (wrong) return { kind: "wrong", headline: t("puzzles.wrong"), text: refutationOf(puzzle, wrong) };
  if (remark) return { kind: "remark", headline: "", text: remark };
  if (prompt) return { kind: "", headline: "", text: prompt };
  if (state === "replying") return { kind: "right", headline: t("puzzles.right"), text: "" };
  if (!found) return { kind: "", headline: "", text: t("play.yourTurn") };
  const reply = t("play.moved", { color: other(puzzle.turn), move: moves.at(-1) ?? "" });
  return { kind: "right", headline: t("puzzles.right"), text: reply };
}

/** @param {PuzzleState["puzzle"]} puzzle @param {NonNullable<PuzzleState["wrong"]>} wrong */
function refutationOf({ turn, entry }, { move, refutation }) {
  if (!refutation.length) return t("puzzles.wrong.loses", { move });
  const answer = { move, color: other(turn), answer: refutation.join(" ") };
  return entry.goal === "hold" ? t("puzzles.wrong.hold", answer) : t("puzzles.wrong.win", answer);
}
