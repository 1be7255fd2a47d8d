// Khalifa's game: ends a complete turn automatically, after a delay in which the last step can be taken back. With the
// setting "confirm each turn", players end their turns themselves.
import { settings } from "../app/settings.js";

/** Milliseconds in which the last step can be taken back. */
const UNDO_WINDOW = 1500;

export class TurnEnd {
  /** @param {{ isTurnComplete(): boolean, endTurn(): void }} game */
  constructor(game) {
    this.game = game;
    this.waiting = false;
    this.timer = 0;
  }

  /** Tells the stylesheets the length of the delay. @param {HTMLElement} page */
  connect(page) {
    page.style.setProperty("--undo-window", `${UNDO_WINDOW}ms`);
  }

  /** True if the turn ends automatically now. */
  isDue() {
    return this.game.isTurnComplete() && !settings().confirmTurns;
  }

  /** Starts or stops the delay after a change. */
  update() {
    const due = this.isDue();
    if (due === this.waiting) return;
    this.waiting = due;
    if (due) this.wait();
    else clearTimeout(this.timer);
  }

  stop() {
    this.waiting = false;
    clearTimeout(this.timer);
  }

  wait() {
    this.timer = window.setTimeout(() => this.end(), UNDO_WINDOW);
  }

  /** Waits while a dialog is open, so that its buttons do not change meaning. */
  end() {
    if (document.querySelector("dialog:modal")) this.wait();
    else this.game.endTurn();
  }
}
