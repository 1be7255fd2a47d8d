// The players and the result of an opened game, from its tags.
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/**
 * The names of the players; null if the record has none.
 * @param {Pick<Tree, "head">} tree
 * @returns {Record<Color, string> | null}
 */
export function playersOf({ head }) {
  const tag = (/** @type {string} */ name) => head.tags.find(([key]) => key === name)?.[1].trim() ?? "";
  const known = (/** @type {string} */ name) => (name === "?" || name === "-" ? "" : name);
  const [w, b] = [known(tag("White")), known(tag("Black"))];
  return w || b ? { w, b } : null;
}

/** The name of a side: its player, otherwise its colour. @param {Pick<Tree, "head">} tree @param {Color} color */
export function nameOf(tree, color) {
  return playersOf(tree)?.[color] || t(`seat.${color}`);
}

/** The result as shown between the names; empty if the game is not over. @param {Pick<Tree, "head">} tree */
export function resultText({ head }) {
  return head.result === "*" ? "" : head.result.replace("1/2-1/2", "½–½").replace("-", "–");
}
