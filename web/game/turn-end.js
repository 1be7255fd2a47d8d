// Khalifa's game: ends a complete turn automatically, after a delay in which the last step can be taken back.
import { settings } from "../app/settings.js";

/** @typedef {import("../vendor/lit.js").LitElement} LitElement */

/** Milliseconds in which the last step can be taken back. */
const UNDO_WINDOW = 1500;

/**
 * A reactive controller for pages with a board. With the setting "confirm each turn", players end their turns
 * themselves.
 */
export class TurnEnd {
  /** @param {LitElement} host @param {{ isTurnComplete(): boolean, endTurn(): void }} game */
  constructor(host, game) {
    this.host = host;
    this.game = game;
    this.waiting = false;
    this.timer = 0;
    host.addController(this);
  }

  hostConnected() {
    this.host.style.setProperty("--undo-window", `${UNDO_WINDOW}ms`);
  }

  /** True if the turn ends automatically now. */
  isDue() {
    return this.game.isTurnComplete() && !settings().confirmTurns;
  }

  hostUpdated() {
    const due = this.isDue();
    if (due === this.waiting) return;
    this.waiting = due;
    if (due) this.wait();
    else clearTimeout(this.timer);
  }

  hostDisconnected() {
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
