// @ts-check
/** Evaluations as numbers, words and chances. All from White's side, as records write them. */
import { locale, t } from "../i18n/i18n.js";

/** @typedef {import("../ordo/types.d.ts").Score} Score */
/** @typedef {import("../ordo/types.d.ts").Color} Color */

/**
 * So many hundredths are as good as ten to one. Found by fitting a logistic curve to how games ended: 13,000 scores of 240 games
 * of Stein's game that the engine played against itself (`ordo selfplay --nodes 3000`), proved ones left out. To be found anew when
 * the evaluation's weights change. Khalifa's game has the same number: nearly all that counts there is proved.
 */
const TENFOLD = 530;

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
  const hundredths = Number(text) * 100;
  return Number.isFinite(hundredths) ? 1 / (1 + 10 ** (-hundredths / TENFOLD)) : 0.5;
}

/** Chances closer to a half are called even: to be the one to move is worth as much. */
const EVEN = 0.12;

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
