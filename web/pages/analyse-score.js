// @ts-check
/** Evaluations as numbers, words and chances. All from White's side, as records write them. */
import { locale, t } from "../i18n/i18n.js";

/** @typedef {import("../ordo/types.d.ts").Score} Score */
/** @typedef {import("../ordo/types.d.ts").Color} Color */

/** A lead of 1.00 wins three games of four, one of 2.00 nine of ten: the engine's scores are calibrated so (docs/ENGINE.md). */
const ODDS = 3;

/**
 * What a record keeps: `0.25`, or `#3` and `#-3` for a proved win of White or Black.
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
 * White's chance, from 0 to 1.
 * @param {string} text as `evalText` writes it; anything else is even
 */
export function chance(text) {
  const proved = /^#(-?)\d+$/.exec(text);
  if (proved) return proved[1] ? 0 : 1;
  const lead = Number(text);
  return Number.isFinite(lead) ? 1 / (1 + ODDS ** -lead) : 0.5;
}

/** White's chance in words, such as "White 52 %"; empty if the result is proved or the score unknown. @param {string} text */
export function chanceText(text) {
  if (!text || text.startsWith("#")) return "";
  const percent = new Intl.NumberFormat(locale(), { style: "percent" }).format(chance(text));
  return t("analyse.chance", { percent });
}

/** Chances closer to a half are called even. */
const EVEN = 0.04;

/** Short, for lists and the bar: `+0.3`, `#3`. @param {string} text */
export function shortScore(text) {
  if (/^#-?0$/.test(text)) return text === "#0" ? "1\u20130" : "0\u20131";
  if (text.startsWith("#")) return text.replace("-", "\u2212");
  const value = Number(text);
  const number = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(value));
  if (Math.abs(value) < 0.05) return number;
  return `${value > 0 ? "+" : "\u2212"}${number}`;
}

/** In words: "White wins in 3". @param {string} text */
export function scoreWords(text) {
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
 * What a move threw away, by the chances before and after it: an annotation of records, or none.
 * @param {string} before
 * @param {string} after
 * @param {Color} mover
 * @returns {4 | 2 | 6 | null} a blunder, a mistake, a doubtful move
 */
export function judge(before, after, mover) {
  const sign = mover === "w" ? 1 : -1;
  const lost = (chance(before) - chance(after)) * sign;
  if (lost >= 0.3) return 4;
  if (lost >= 0.18) return 2;
  return lost >= 0.1 ? 6 : null;
}
