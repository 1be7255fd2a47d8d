// The board of a game: legal moves, marks and gestures of a `GameController` for `<ordo-board>`.
import { html } from "../vendor/lit.js";
import { prefersReducedMotion, settings } from "../app/settings.js";
import { t } from "../i18n/i18n.js";
import { describe } from "./board-text.js";
import { outcomeMarks } from "./outcome-marks.js";
import { stepMoves } from "./steps.js";
import "../board/ordo-board.js";

/** @typedef {import("./controller.js").GameController} GameController */
/** @typedef {import("../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../board/ordo-board.js").Arrow} Arrow */
/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../engine/types.d.ts").Outcome} Outcome */
/** @typedef {import("../engine/types.d.ts").PositionView} PositionView */

/**
 * The drawn shapes, and the colour with which every press draws, if any.
 * @typedef {{ shapes: readonly import("../board/shapes.js").Shape[],
 *   brush: import("../board/shapes.js").ShapeColor | null }} Drawing
 */

/**
 * @typedef {object} BoardOptions
 * @property {Color} orientation
 * @property {RuleSet} [game] the rule set of the placeholder, while there is no line
 * @property {readonly Mark[]} [marks] further marks
 * @property {readonly Arrow[]} [arrows] arrows instead of the controller's own
 * @property {Drawing} [drawing] arrows and circles that the user draws
 * @property {Outcome | null} [outcome] the outcome; defaults to the shown position's
 * @property {boolean} [editing] taps report every square
 * @property {(event: CustomEvent<{ run: string[] }>) => void} [onHold] handler instead of the controller's own
 * @property {(event: CustomEvent<{ square: string, first: boolean }>) => void} [onSquare]
 */

/** @param {GameController} game @param {BoardOptions} options */
export function boardView(game, options) {
  const { view, line } = game;
  if (!view || !line) {
    return html`<div class="skeleton-board" data-game=${line?.game ?? options.game ?? "stein"}></div>`;
  }
  const outcome = options.outcome ?? view.outcome;
  const { winning, marks } = outcomeMarks(outcome, view.last);
  const { moves, movable, placing } = choicesOf(game, view);
  const { net, coordinates, digits } = settings();
  return html`<ordo-board
    game=${line.game}
    .pieces=${game.pieces()}
    .orientation=${options.orientation}
    .moves=${moves}
    .movable=${movable}
    .runs=${line.game === "stein"}
    .placing=${placing}
    ?editing=${options.editing ?? false}
    .last=${game.lastMove()}
    .marks=${[...marksOf(game, options.marks ?? []), ...marks]}
    .arrows=${options.arrows ?? [...game.arrows, ...game.premoves.arrows()]}
    .shapes=${options.drawing?.shapes ?? []}
    ?drawable=${!!options.drawing}
    .brush=${options.drawing?.brush ?? null}
    .preview=${game.preview}
    .winning=${winning}
    .net=${net}
    .coordinates=${coordinates}
    ?digits=${digits}
    ?still=${prefersReducedMotion()}
    .label=${t("board.label", { game: line.game })}
    .describe=${describe}
    @ordo-move=${game.onMove}
    @ordo-refused=${game.onRefused}
    @ordo-hold=${options.onHold ?? game.onHold}
    @ordo-place=${game.onPlace}
    @ordo-square=${options.onSquare ?? game.cancelPremove}
    @ordo-cancel=${game.cancelPremove}
  ></ordo-board>`;
}

/**
 * The moves and placements that the user can make on the board, or choose as a premove.
 * @param {GameController} game
 * @param {PositionView} view
 * @returns {{ moves: readonly MoveView[], movable: Color | null, placing: { targets: readonly string[] } | null }}
 */
function choicesOf(game, view) {
  const { steps, premoves } = game;
  if (game.isPlacing()) return { moves: [], movable: null, placing: { targets: steps?.targets[game.tray ?? 1] ?? [] } };
  if (game.canMove()) {
    const moves = steps ? stepMoves(steps) : view.moves;
    return { moves, movable: game.isTurnComplete() ? null : view.turn, placing: null };
  }
  const targets = premoves.placements();
  if (targets.length) return { moves: [], movable: null, placing: { targets } };
  return { moves: premoves.moves(), movable: premoves.side(), placing: null };
}

/**
 * The marks, and the squares where the chosen piece may not be placed.
 * @param {GameController} game
 * @param {readonly Mark[]} more
 * @returns {Mark[]}
 */
function marksOf(game, more) {
  const marks = [...more, ...game.marks, ...game.premoves.marks()];
  const marked = new Set(marks.map((mark) => mark.square));
  const forbidden = game.tray === null ? [] : (game.steps?.forbidden[game.tray] ?? []);
  const closed = forbidden.filter(({ square }) => !marked.has(square));
  return [...marks, ...closed.map(({ square }) => ({ square, kind: /** @type {const} */ ("no") }))];
}
