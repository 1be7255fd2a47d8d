// The goals of lesson steps, and checks whether they were met. The texts are in the catalogue: `lesson.S5.title`, and
// for the second step `lesson.S5.2` and, when it is done, `lesson.S5.2.after`.

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../engine/types.d.ts").Message} Message */

/**
 * @typedef {{ kind: "tap", squares: string[] }} Tap tap one of these squares
 * @typedef {{ kind: "choose", answer: boolean }} Choose answer yes or no
 * @typedef {{ kind: "move", want: Want, show: string }} Move make a legal move of this kind; `show` is an example
 * @typedef {{ kind: "illegal", rule: string, show: string }} Illegal try a move that breaks this rule; `show` is an
 *   example
 * @typedef {Tap | Choose | Move | Illegal} Goal
 * @typedef {"any" | "wins" | "capture" | "ordo" | "ordo2" | "ordo3" | "sideways" | "twoSteps" | string[]} Want a kind
 *   of move, or the moves themselves
 * @typedef {{ position: string, goal: Goal, marks?: string[], arrows?: [string, string][] }} Step
 * @typedef {{ id: string, steps: Step[] }} Lesson
 */

/**
 * True if a legal move is one that the step wants.
 * @param {Want} want
 * @param {MoveView} move
 */
export function wanted(want, move) {
  if (Array.isArray(want)) return want.includes(move.text);
  switch (want) {
    case "any":
      return true;
    case "wins":
      return move.wins;
    case "capture":
      return move.captures.length > 0;
    case "ordo":
      return move.from.length > 1;
    case "ordo2":
      return move.from.length === 2;
    case "ordo3":
      return move.from.length === 3;
    case "twoSteps":
      return move.text.includes(",");
    case "sideways":
      return move.from.every((square, i) => square.slice(1) === (move.to[i] ?? "").slice(1));
    default:
      return false;
  }
}

/**
 * True if an illegal try breaks the rule that the step is about.
 * @param {Illegal} goal
 * @param {Message} message
 */
export function breaks(goal, message) {
  return message.rule === goal.rule;
}
