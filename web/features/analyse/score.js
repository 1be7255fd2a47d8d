// Evaluations as numbers, text and winning chances, all from White's point of view as in records.
import { locale, t } from "../../i18n/i18n.js";

/** @typedef {import("../../engine/types.d.ts").Score} Score */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/**
 * A score of 1.00 is a winning chance of 75 %, 2.00 of 90 %: the engine's scores are calibrated that way
 * (docs/ENGINE.md).
 */
const ODDS = 3;

/**
 * A score in record notation: `0.25`, or `#3` and `#-3` for a proved win of White or Black.
 * @param {Score} score for the side to move
 * @param {Color} turn
 */
export function evalText(score, turn) {
  const sign = turn === "w" ? 1 : -1;
  if (score.win !== null) {
    const white = score.win * sign > 0 || (score.win === 0 && sign < 0);
    return `#${white ? "" : "-"}${Math.abs(score.win)}`;
  }
  return (((score.hundredths ?? 0) * sign) / 100).toFixed(2);
}

/**
 * A proved result in record notation: wins are counted in moves there.
 * @param {Pick<import("../../engine/types.d.ts").Probe, "value" | "plies">} result for the side to move
 * @param {Color} turn
 */
export function provedScore({ value, plies }, turn) {
  const moves = Math.ceil((plies ?? 0) / 2);
  if (value === "draw") return evalText({ hundredths: 0, win: null }, turn);
  return evalText({ hundredths: null, win: value === "win" ? moves : -moves }, turn);
}

/** An outcome in record notation. @param {import("../../engine/types.d.ts").Outcome} outcome */
export function finalScore({ winner }) {
  return winner === "w" ? "#0" : winner === "b" ? "#-0" : "0.00";
}

/**
 * White's winning chance, from 0 to 1.
 * @param {string} text as written by `evalText`; anything else counts as even
 */
export function chance(text) {
  const proved = /^#(-?)\d+$/.exec(text);
  if (proved) return proved[1] ? 0 : 1;
  const lead = Number(text);
  return Number.isFinite(lead) ? 1 / (1 + ODDS ** -lead) : 0.5;
}

/**
 * White's winning chance as text, such as "White 52 %"; empty if the result is proved or unknown.
 * @param {string} text
 */
export function chanceText(text) {
  if (!text || text.startsWith("#")) return "";
  const percent = new Intl.NumberFormat(locale(), { style: "percent" }).format(chance(text));
  return t("analyse.chance", { percent });
}

/** Distance from 0.5 below which a chance counts as even. */
const EVEN = 0.04;

/** Short text for lists and the bar: `+0.3`, `#3`. @param {string} text */
export function shortScore(text) {
  if (/^#-?0$/.test(text)) return text === "#0" ? "1\u20130" : "0\u20131";
  if (text.startsWith("#")) return text.replace("-", "\u2212");
  const value = Number(text);
  const number = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(value),
  );
  if (Math.abs(value) < 0.05) return number;
  return `${value > 0 ? "+" : "\u2212"}${number}`;
}

/** Text such as "White wins in 3". @param {string} text */
export function scoreText(text) {
  const proved = /^#(-?)(\d+)$/.exec(text);
  if (proved) {
    const color = proved[1] ? "b" : "w";
    return proved[2] === "0" ? t(`analyse.won.${color}`) : t(`analyse.winIn.${color}`, { count: Number(proved[2]) });
  }
  const value = Number(text);
  if (Math.abs(chance(text) - 0.5) < EVEN) return t("analyse.score.even");
  return t(`analyse.score.${value > 0 ? "w" : "b"}`);
}

/**
 * The annotation (NAG) for the winning chance that a move lost, or null.
 * @param {string} before
 * @param {string} after
 * @param {Color} mover
 * @returns {4 | 2 | 6 | null} blunder, mistake or inaccuracy
 */
export function judge(before, after, mover) {
  const sign = mover === "w" ? 1 : -1;
  const lost = (chance(before) - chance(after)) * sign;
  if (lost >= 0.3) return 4;
  if (lost >= 0.18) return 2;
  return lost >= 0.1 ? 6 : null;
}
