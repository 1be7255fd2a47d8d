// A player's clock in an online game. It shows the server's time at a known moment and counts from there.
import { html } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { clockText } from "../../game/clock.js";
import { t } from "../../i18n/i18n.js";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Below this the clock is shown as low, in milliseconds. */
const LOW = 20_000;

export class OrdoServerClock extends LightElement {
  static properties = {
    left: { attribute: false },
    since: { attribute: false },
    running: { attribute: false },
    color: { attribute: false },
    days: { attribute: false },
  };

  constructor() {
    super();
    /** Milliseconds left at `since`, by `performance.now()`. */ this.left = 0;
    this.since = 0;
    this.running = false;
    /** @type {import("../../engine/types.d.ts").Color} */ this.color = "w";
    /** True for correspondence games (days per move). */ this.days = false;
    this.timer = 0;
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  now() {
    return Math.max(0, this.left - (this.running ? performance.now() - this.since : 0));
  }

  /** @override */
  render() {
    const left = this.now();
    clearTimeout(this.timer);
    if (this.running && left > 0) this.timer = window.setTimeout(this.redraw, left < 12_000 ? 100 : 250);
    const text = leftText(left);
    const low = left < (this.days ? HOUR : LOW);
    return html`<span
      class="clock ${this.running ? "running" : ""} ${low ? "low" : ""} ${this.days ? "days" : ""}"
      role="timer"
      aria-label=${t("play.clock", { color: this.color, time: text })}
      >${text}</span
    >`;
  }
}

/** @param {number} left milliseconds */
export function leftText(left) {
  if (left < DAY) return clockText(left);
  return t("online.daysLeft", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
}

customElements.define("ordo-server-clock", OrdoServerClock);
