// Threat mode: the opponent's best move if the side to move passed.

/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").Message} Message */
/** @typedef {import("../../engine/types.d.ts").Options} Options */
/** @typedef {import("../../engine/types.d.ts").PositionView} PositionView */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */

/**
 * The position after a pass; otherwise the reason why there is none: the game is over, a split group has to be
 * connected first, or pieces are placed in turn.
 * @param {Pick<Rules, "check" | "view">} rules
 * @param {Pick<PositionView, "game" | "position" | "turn" | "outcome">} view
 * @param {Options} [options]
 * @returns {{ input: GameInput, turn: Color } | { reason: Message }}
 */
export function afterPass(rules, { game, position, turn, outcome }, options = {}) {
  if (outcome) return { reason: outcome.reason };
  const other = turn === "w" ? "b" : "w";
  const passed = position.replace(/[wb]$/, other);
  const { position: start, reasons } = rules.check(game, passed, options);
  const [reason] = reasons;
  if (start === null) return { reason: reason ?? { code: "app.unexpected" } };
  const input = { game, start, moves: [], options };
  const view = rules.view(input);
  return view.outcome ? { reason: view.outcome.reason } : { input, turn: other };
}
