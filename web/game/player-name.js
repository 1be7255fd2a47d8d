// The names of the players of a game on this device.
import { isolate } from "../i18n/bidi.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("../engine/types.d.ts").Color} Color */

/** Maximum length of a name. */
export const MAX_NAME = 24;

/**
 * The name that a player at this screen gave; empty if there is none.
 * @param {Pick<Match, "mode" | "names">} match
 * @param {Color} color
 */
export function givenName({ mode, names }, color) {
  return mode === "two" ? (names?.[color]?.trim().slice(0, MAX_NAME) ?? "") : "";
}

/**
 * The name that is shown: the given one, "You", the computer with its level, or the side.
 * @param {Pick<Match, "mode" | "names" | "human" | "level">} match
 * @param {Color} color
 */
export function playerName(match, color) {
  if (match.mode !== "computer") return isolate(givenName(match, color)) || t("play.side", { color });
  return color === match.human ? t("play.you") : t("play.computer", { level: match.level });
}
