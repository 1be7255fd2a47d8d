// Which of the kept games is on the table.
import { load, save } from "./store.js";
import { keep, matchById, tidy } from "./match.js";
import { navigate } from "./router.js";

/** @typedef {import("./match.js").Match} Match */

const KEY = "ordo.current";

/** @returns {Match | null} */
export function currentMatch() {
  const id = load(KEY);
  return typeof id === "string" ? matchById(id) : null;
}

/** @param {Match} match */
export function setCurrent(match) {
  keep(match);
  save(KEY, match.id);
  tidy(match.id);
}

/** Puts a game on the table and goes there. @param {Match} match */
export function goAndPlay(match) {
  setCurrent(match);
  navigate("/play");
}
