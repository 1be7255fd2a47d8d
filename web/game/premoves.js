// The premove of a game: chosen on the board while the opponent thinks, shown, cancelled, and played when the turn
// comes. It is tied to the position in which it was chosen, so a takeback drops it.
import { announce } from "../app/notice.js";
import { t } from "../i18n/i18n.js";
import { other } from "./match.js";
import { legalMoveOf, placementsOf, premovesOf } from "./premove.js";
import { play as sound } from "./sound.js";

/** @typedef {import("./controller.js").GameController} GameController */
/** @typedef {import("./premove.js").Premove} Premove */
/** @typedef {import("../board/ordo-board.js").Arrow} Arrow */
/** @typedef {import("../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */

export class Premoves {
  /** @param {GameController} game */
  constructor(game) {
    this.game = game;
    /** The premove, and the moves after which it was chosen. @type {{ move: Premove, before: string[] } | null} */
    this.chosen = null;
  }

  /** The side that can choose a premove in the shown position. @returns {Color | null} */
  side() {
    const { view, shown, hooks } = this.game;
    const side = hooks.premoveSide?.() ?? null;
    return view && !view.outcome && shown === null && side && view.turn !== side ? side : null;
  }

  /** The moves that can be chosen. @returns {MoveView[]} */
  moves() {
    const { view } = this.game;
    const side = this.side();
    return view && side ? premovesOf(view, side) : [];
  }

  /** The squares on which a placement can be chosen. @returns {string[]} */
  placements() {
    const { view } = this.game;
    const side = this.side();
    return view && side ? placementsOf(view, side) : [];
  }

  /** All moves and placements that can be typed. @returns {Premove[]} */
  choices() {
    const { view } = this.game;
    const side = this.side();
    if (!view || !side) return [];
    const placements = this.placements().flatMap((square) =>
      view.tray[side].map((size) => ({ text: `${size}@${square}`, from: [], to: [square], captures: [] })),
    );
    return [...this.moves(), ...placements];
  }

  /** The notation of the premove; empty if there is none. */
  text() {
    return this.chosen?.move.text ?? "";
  }

  /** The squares of the premove. @returns {Mark[]} */
  marks() {
    if (!this.chosen || this.game.shown !== null) return [];
    const { from, to } = this.chosen.move;
    return [...from, ...to].map((square) => ({ square, kind: "premove" }));
  }

  /** @returns {Arrow[]} */
  arrows() {
    if (!this.chosen || this.game.shown !== null) return [];
    const { from, to } = this.chosen.move;
    return [{ from, to, kind: "premove" }];
  }

  // ---- gestures ----

  /** @param {Premove} move */
  choose(move) {
    const { game } = this;
    if (!this.side() || !game.line) return;
    game.clear();
    this.chosen = { move, before: game.line.moves };
    announce(`${t("premove.chosen", { move: move.text })} ${t("premove.cancelHint")}`);
    game.host.requestUpdate();
  }

  /** Chooses to place the selected piece; the same placement again cancels it. @param {string} square */
  place(square) {
    const { tray } = this.game;
    if (tray === null || !this.placements().includes(square)) return;
    const text = `${tray}@${square}`;
    if (this.text() === text) this.cancel();
    else this.choose({ text, from: [], to: [square], captures: [] });
  }

  /** Chooses a typed move, or says that it cannot be chosen. @param {string} text @returns {boolean} true if it can */
  type(text) {
    const move = this.choices().find((choice) => choice.text === text);
    if (move) this.choose(move);
    else this.game.tell(t("premove.impossible", { move: text }));
    return !!move;
  }

  cancel() {
    if (!this.chosen) return;
    this.forget();
    announce(t("premove.cancelled"));
  }

  forget() {
    this.chosen = null;
    this.game.host.requestUpdate();
  }

  // ---- the opponent's move ----

  /** Plays the premove once the opponent has moved, and drops it if it is illegal or the game continued differently. */
  update() {
    const { chosen, game } = this;
    const { line, hooks } = game;
    if (!chosen || !line) return;
    if (!hooks.premoveSide?.()) return this.forget();
    const { before, move } = chosen;
    const isSameGame = line.moves.slice(0, before.length).join() === before.join();
    if (isSameGame && line.moves.length === before.length) return;
    this.forget();
    if (game.shown !== null) game.setLine(line, { made: game.unfinished });
    if (game.view?.outcome) return;
    const isNext = isSameGame && line.moves.length === before.length + 1 && game.canMove();
    this.play(move, isNext);
  }

  /** @param {Premove} premove @param {boolean} isNext true if the opponent has made one move since it was chosen */
  play(premove, isNext) {
    const { game } = this;
    const { view } = game;
    if (!view) return;
    // One announcement, since the next would replace that of the opponent's move.
    const moved = view.last ? t("play.moved", { color: other(view.turn), move: view.last.text }) : "";
    const move = isNext ? legalMoveOf(premove, view, game.steps, (step) => game.stepsAfter(step)) : null;
    if (move) {
      game.discardSteps();
      game.hooks.play(move);
      announce(`${moved} ${t("play.moved", { color: view.turn, move: move.text })}`.trim());
    } else {
      const dropped = t("premove.dropped", { move: premove.text });
      game.tell(dropped);
      announce(`${moved} ${dropped}`.trim());
      sound("refused");
    }
  }
}
