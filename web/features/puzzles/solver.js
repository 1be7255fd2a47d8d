// Solving one puzzle on the board of a page: judges the user's moves, plays the replies, refutes wrong moves, gives
// hints, shows the solution.
import { announce } from "../../app/notice.js";
import { other } from "../../game/match.js";
import { play as sound } from "../../game/sound.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../engine/types.d.ts").PuzzleView} PuzzleView */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../../game/controller.js").GameController} GameController */

/**
 * The user's turn, the reply is played, a wrong move is refuted, it was refuted, the puzzle is solved, the solution is
 * shown, it was shown.
 * @typedef {"solving" | "replying" | "refuting" | "refuted" | "solved" | "showing" | "shown"} State
 */
/**
 * @typedef {object} SolverHooks
 * @property {(score: number) => void} onScore called once for each puzzle: with 0 at the first mistake, or if the
 *   solution or a whole move was shown; otherwise at the end
 * @property {() => void} [onWrong] called instead of refuting a wrong move
 * @property {() => void} onRest called when the user can act again: their turn, a refuted move, the end
 */

/** Milliseconds before each move that the page plays. */
const DELAY = 500;

export class Solver {
  #hooks;
  #timer = 0;

  /** @param {GameController} game @param {SolverHooks} hooks */
  constructor(game, hooks) {
    this.game = game;
    this.#hooks = hooks;
    /** @type {PuzzleView | null} */ this.puzzle = null;
    /** @type {State} */ this.state = "solving";
    /** The moves on the board. @type {string[]} */ this.moves = [];
    /** The number of the solver's moves that were found. */ this.found = 0;
    /** The wrong move that is shown, and its refutation. @type {{ move: string, refutation: string[] } | null} */
    this.wrong = null;
    /** Hints for the current move: 0, 1 (the piece) or 2 (the move). */ this.hints = 0;
    /** The points so far. */ this.score = 1;
    this.isScored = false;
    game.host.addController(this);
  }

  hostDisconnected() {
    this.#stop();
  }

  /** Sets up a puzzle. @param {PuzzleView} puzzle */
  open(puzzle) {
    this.#stop();
    this.puzzle = puzzle;
    this.state = "solving";
    this.moves = [];
    this.found = 0;
    this.wrong = null;
    this.hints = 0;
    this.score = 1;
    this.isScored = false;
    this.#show();
  }

  /** Ends the puzzle where it is; the user cannot move any more. */
  close() {
    this.#stop();
    this.state = "shown";
    this.game.host.requestUpdate();
  }

  canMove() {
    return this.puzzle !== null && this.state === "solving";
  }

  get isOver() {
    return this.state === "solved" || this.state === "shown";
  }

  /** The game on the board. @returns {GameInput | null} */
  input() {
    const { puzzle, moves } = this;
    return puzzle ? { game: puzzle.entry.game, start: puzzle.position, moves } : null;
  }

  /** @param {MoveView} move a legal move */
  play(move) {
    const { puzzle } = this;
    const { rules } = this.game;
    if (!puzzle || !rules || !this.canMove()) return;
    const verdict = rules.judgePuzzle({ line: puzzle.entry.line, found: this.found }, move.text);
    if (verdict.verdict === "illegal") return this.game.refuse(verdict.message, null);
    this.hints = 0;
    this.#push(verdict.move.text);
    if (verdict.verdict === "wrong") return this.#refute(verdict.move.text, verdict.refutation);
    this.found++;
    if (verdict.solved) return this.#solved();
    const reply = verdict.reply?.text ?? "";
    this.state = "replying";
    this.#playOn([reply], () => {
      this.state = "solving";
      this.#show();
      announce(`${t("puzzles.right")} ${t("play.moved", { color: other(puzzle.turn), move: reply })}`);
    });
  }

  #solved() {
    this.state = "solved";
    sound("end");
    this.#settle();
    this.#rest();
  }

  /** @param {string} move @param {string[]} refutation */
  #refute(move, refutation) {
    this.score = 0;
    this.#settle();
    this.wrong = { move, refutation };
    this.state = "refuting";
    sound("refused");
    if (this.#hooks.onWrong) return this.#hooks.onWrong();
    this.#playOn(refutation, () => {
      this.state = "refuted";
      this.#rest();
    });
  }

  /** Takes a wrong move back. */
  retry() {
    if (this.state !== "refuted" && this.state !== "refuting") return;
    this.#stop();
    this.wrong = null;
    this.state = "solving";
    this.moves = this.moves.slice(0, 2 * this.found);
    this.#show();
  }

  /** Shows the piece to move; then the move. */
  hint() {
    const { puzzle } = this;
    const { rules } = this.game;
    if (!puzzle || !rules || !this.canMove()) return;
    const { move } = rules.hintPuzzle({ line: puzzle.entry.line, found: this.found });
    this.game.board()?.clear();
    this.game.discardSteps();
    this.game.goTo(this.moves.length);
    this.hints = Math.min(2, this.hints + 1);
    if (this.hints === 2) {
      this.score = 0;
      this.#settle();
      return this.game.tell(t("play.hintIs", { move: move.text }), [{ from: move.from, to: move.to, kind: "best" }]);
    }
    this.score = Math.min(this.score, 0.5);
    this.game.tell(this.#firstHint(move));
    this.game.marks = move.from.map((square) => ({ square, kind: "soft" }));
  }

  /** @param {MoveView} move */
  #firstHint({ text, from }) {
    const [size = ""] = text.split("@");
    return from.length ? t("puzzles.hint.piece", { squares: from }) : t("puzzles.hint.place", { size });
  }

  /** Plays the solution from the first move that was not found. */
  showSolution() {
    const { puzzle } = this;
    if (!puzzle || this.isOver || this.state === "showing") return;
    this.#stop();
    this.score = 0;
    this.#settle();
    this.wrong = null;
    this.moves = this.moves.slice(0, 2 * this.found);
    this.state = "showing";
    this.#show();
    announce(t("puzzles.solution", { moves: puzzle.solution.join(" ") }));
    this.#playOn(puzzle.solution.slice(this.moves.length), () => {
      this.state = "shown";
      this.#rest();
    });
  }

  /** Reports the score, once it is certain. */
  #settle() {
    if (this.isScored) return;
    this.isScored = true;
    this.#hooks.onScore(this.score);
  }

  /** Shows the board again, since the user may act now. */
  #rest() {
    this.game.setLine(this.input());
    this.#hooks.onRest();
  }

  #show() {
    this.game.setLine(this.input());
  }

  /** @param {string} move */
  #push(move) {
    this.moves = [...this.moves, move];
    this.#show();
    sound(this.game.view?.last?.captures.length ? "capture" : "move");
  }

  /** Plays moves one after the other. @param {readonly string[]} moves @param {() => void} done */
  #playOn([next, ...rest], done) {
    if (next === undefined) return done();
    this.#timer = window.setTimeout(() => {
      this.#push(next);
      this.#playOn(rest, done);
    }, DELAY);
  }

  #stop() {
    clearTimeout(this.#timer);
  }
}
