// A puzzle as a small picture with its task.
import { settings } from "../../app/settings.js";
import { piecesOf } from "../../game/position-pieces.js";
import { t } from "../../i18n/i18n.js";
import { html } from "../../vendor/lit.js";
import "../../board/ordo-mini-board.js";

/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */

/**
 * The task: the side, and the number of moves to find.
 * @param {{ turn: Color, entry: Pick<PuzzleEntry, "goal" | "moves"> }} puzzle
 */
export function taskOf({ turn, entry }) {
  return t(`puzzles.task.${entry.goal}`, { color: turn, count: entry.moves });
}

/** @param {Pick<PuzzleEntry, "game" | "goal" | "moves" | "line">} entry */
export function puzzlePicture(entry) {
  const position = entry.line.split(" ")[5]?.replace("_", " ") ?? "";
  const turn = position.endsWith("b") ? "b" : "w";
  const board = html`<ordo-mini-board
    game=${entry.game}
    orientation=${turn}
    .pieces=${piecesOf(entry.game, position)}
    .net=${settings().net}
  ></ordo-mini-board>`;
  return { board, task: taskOf({ turn, entry }) };
}
