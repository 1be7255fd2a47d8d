// Khalifa's game: a turn with nothing left to decide ends by itself, after a moment in which its last step can be taken back.
import { settings } from "./settings.js";

/** @typedef {import("../vendor/lit.js").LitElement} LitElement */

/** How long the last step can be taken back, in milliseconds. */
const UNDO_WINDOW = 1500;

/** A controller of a page with a board. Players who set "confirm each turn" end their turns themselves. */
export class TurnEnd {
  /** @param {LitElement & { isTurnComplete(): boolean, endTurn(): void }} host */
  constructor(host) {
    this.host = host;
    this.waiting = false;
    this.timer = 0;
    host.addController(this);
  }

  hostConnected() {
    this.host.style.setProperty("--undo-window", `${UNDO_WINDOW}ms`);
  }

  /** Does the turn end by itself now? */
  isDue() {
    return this.host.isTurnComplete() && !settings().confirmTurns;
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

  /** An open menu or question keeps the turn open too: what its buttons mean must not change under the player's hand. */
  end() {
    if (document.querySelector("dialog:modal")) this.wait();
    else this.host.endTurn();
  }
}
