// The chess clock of a local game. The remaining times are stored; the running side's is measured from when its clock
// started.
import { other } from "./match.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("../engine/types.d.ts").Color} Color */

/** Milliseconds between two ticks. */
const TICK_INTERVAL = 100;

export class Clock {
  /**
   * @param {Match} match
   * @param {(fallen: Color | null) => void} tick called on every tick; with the side that ran out of time, if any
   */
  constructor(match, tick) {
    this.match = match;
    this.tick = tick;
    /** @type {Color | null} */ this.running = null;
    this.since = 0;
    this.timer = 0;
  }

  /** @param {Color} color @returns {number} milliseconds left */
  left(color) {
    const spent = this.running === color ? performance.now() - this.since : 0;
    return Math.max(0, this.match.left[color] - spent);
  }

  /** @param {Color} color */
  run(color) {
    this.pause();
    if (!this.match.clock) return;
    this.running = color;
    this.since = performance.now();
    this.timer = window.setInterval(() => this.onInterval(), TICK_INTERVAL);
  }

  /** Stops the mover's clock, adds the increment and starts the other clock. @param {Color} mover */
  press(mover) {
    if (!this.match.clock) return;
    this.pause();
    this.match.left[mover] += this.match.clock.increment * 1000;
    this.match.clocks.push(this.match.left[mover]);
    this.run(other(mover));
  }

  /** Stops the clock and stores the remaining time. */
  pause() {
    if (this.running) this.match.left[this.running] = this.left(this.running);
    this.running = null;
    clearInterval(this.timer);
  }

  onInterval() {
    const fallen = this.running && this.left(this.running) <= 0 ? this.running : null;
    if (fallen) this.pause();
    this.tick(fallen);
  }
}

/** 65000 → "1:05"; tenths under ten seconds: "9.4". @param {number} milliseconds */
export function clockText(milliseconds) {
  if (milliseconds < 10_000) return (Math.ceil(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const rest = String(seconds % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
