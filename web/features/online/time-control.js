// Time controls: their kinds, names and limits.
import { t } from "../../i18n/i18n.js";
import { MAX_DAYS, MAX_INCREMENT_SECONDS, MAX_MINUTES } from "./limits.js";

/** @typedef {"none" | "live" | "days"} ClockKind */
/** @typedef {"blitz" | "rapid" | "classical"} Speed */

/** The time controls offered, by kind. @type {Record<ClockKind, readonly string[]>} */
export const CLOCKS = {
  none: ["none"],
  live: ["1+1", "3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "30+0", "30+20", "60+30"],
  days: ["1d", "2d", "3d", "5d", "7d", "14d"],
};
/** The default time control of each kind. @type {Record<ClockKind, string>} */
export const DEFAULT_CLOCKS = { none: "none", live: "10+5", days: "3d" };
/** The time controls that quick match offers with one tap. */
export const QUICK_CLOCKS = ["3+2", "5+3", "10+5", "15+10", "30+20", "1d", "3d", "7d", "none"];

/** Limits of a custom time control. */
export const MAX = { minutes: MAX_MINUTES, seconds: MAX_INCREMENT_SECONDS, days: MAX_DAYS };

/** Seconds per side up to which a game counts as blitz and as rapid; the increment counts for 40 moves. */
const BLITZ = 480;
const RAPID = 1500;

/** True if this is a valid time control. @param {unknown} clock */
export function isClock(clock) {
  const [, minutes, seconds, days] = /^(?:(\d{1,3})\+(\d{1,3})|(\d{1,2})d)$/.exec(String(clock)) ?? [];
  if (days) return Number(days) >= 1 && Number(days) <= MAX.days;
  return (
    clock === "none" ||
    (Number(minutes) <= MAX.minutes && Number(seconds) <= MAX.seconds && Number(minutes) + Number(seconds) > 0)
  );
}

/** @param {string} clock @returns {ClockKind} */
export function kindOf(clock) {
  return clock === "none" ? "none" : clock.endsWith("d") ? "days" : "live";
}

/** The number of days per move. @param {string} clock as in "3d" */
const daysOf = (clock) => Number(clock.slice(0, -1));

/** The speed of a real-time game, as on lichess. @param {string} clock as in "5+3" @returns {Speed} */
export function speedOf(clock) {
  const [minutes = 0, increment = 0] = clock.split("+").map(Number);
  const seconds = minutes * 60 + increment * 40;
  return seconds < BLITZ ? "blitz" : seconds < RAPID ? "rapid" : "classical";
}

/** A time control ("none", "5+3", "3d") as text. @param {string} clock */
export function timeControlText(clock) {
  const kind = kindOf(clock);
  if (kind === "none") return t("new.clock.none");
  if (kind === "days") return t("online.days", { count: daysOf(clock) });
  const [minutes = 0, count = 0] = clock.split("+").map(Number);
  return count ? t("new.clock.inc", { minutes, count }) : t("new.clock.n", { count: minutes });
}

/** A time control as short text for cards: "5+3", "3 days". @param {string} clock */
export function shortTimeControl(clock) {
  return kindOf(clock) === "live" ? clock : kindOf(clock) === "days" ? dayCount(clock) : timeControlText(clock);
}

/** The days per move as text. @param {string} clock as in "3d" */
export const dayCount = (clock) => t("online.dayCount", { count: daysOf(clock) });
