// The saved game that is currently played.
import { load, save } from "../app/store.js";
import { saveMatch, matchById, deleteOldMatches } from "./saved-games.js";
import { navigate } from "../app/router.js";

/** @typedef {import("./match.js").Match} Match */

const KEY = "ordo.current";

/** @returns {Match | null} */
export function currentMatch() {
  const id = load(KEY);
  return typeof id === "string" ? matchById(id) : null;
}

/** @param {Match} match */
export function setCurrent(match) {
  saveMatch(match);
  save(KEY, match.id);
  deleteOldMatches(match.id);
}

/** @param {Match} match */
export function isCurrent({ id }) {
  return load(KEY) === id;
}

/** Makes a game the current one and opens the play page. @param {Match} match */
export function goAndPlay(match) {
  setCurrent(match);
  navigate("/play");
}
