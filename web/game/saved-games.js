// Games saved in the browser's storage, each under its own key, so that tabs do not overwrite each other's games.
// Finished games are the history: their number is limited, and they make room for others when the storage is full.
import { keys, load, permanentKeys, remove, save } from "../app/store.js";

/** @typedef {import("./match.js").Match} Match */

const RUNNING = "ordo.game.";
const FINISHED = "ordo.history.";
/** Number of finished games that are kept; older ones are deleted. */
export const MAX_FINISHED = 500;

/** True if games of this mode are saved. @param {Match} match */
const isSaved = ({ mode }) => mode === "computer" || mode === "two";

/** Saves a game with its current time. @param {Match} match */
export function saveMatch(match) {
  if (!isSaved(match)) return;
  match.touched = new Date().toISOString();
  store(match);
}

/** Saves a deleted game again, as it was. @param {Match} match */
export function restoreMatch(match) {
  if (isSaved(match)) store(match);
}

/** @param {Match} match */
function store(match) {
  const [key, other] = match.ended ? [FINISHED, RUNNING] : [RUNNING, FINISHED];
  save(key + match.id, match, () => deleteOldest(match.id));
  remove(other + match.id);
}

/**
 * Deletes the oldest finished game.
 * @param {string} except id of a game to keep
 * @returns {boolean} true if there was one
 */
function deleteOldest(except) {
  // Ids start with the date.
  const oldest = permanentKeys(FINISHED)
    .filter((key) => key !== FINISHED + except)
    .sort()[0];
  if (oldest) remove(oldest);
  return !!oldest;
}

/** @param {Match} match */
export function deleteMatch({ id }) {
  remove(RUNNING + id);
  remove(FINISHED + id);
}

/** @param {string} id @returns {Match | null} */
export function matchById(id) {
  const found = load(RUNNING + id) ?? load(FINISHED + id);
  return isMatch(found) ? found : null;
}

/** The address at which a saved game is shown. @param {Match} match */
export function addressOfSaved({ id }) {
  return `/play?game=${id}`;
}

/** The id of the game that a storage key belongs to; empty for other keys. @param {string | null} key */
export function idOfKey(key) {
  const prefix = [RUNNING, FINISHED].find((prefix) => key?.startsWith(prefix));
  return prefix && key ? key.slice(prefix.length) : "";
}

/** Unfinished games with at least one move, latest first. */
export function unfinishedMatches() {
  return matchesUnder(RUNNING).filter((match) => !match.ended && match.moves.length > 0);
}

/** Finished games with at least one move, latest first. */
export function finishedMatches() {
  moveFinished("");
  return matchesUnder(FINISHED).filter((match) => match.moves.length > 0);
}

/** Deletes empty games and the oldest finished ones. @param {string} except id of the current game */
export function deleteOldMatches(except) {
  moveFinished(except);
  const isEmpty = (/** @type {Match} */ match) => !match.moves.length && match.id !== except;
  for (const match of matchesUnder(RUNNING).filter(isEmpty)) deleteMatch(match);
  if (keys(FINISHED).length <= MAX_FINISHED) return;
  for (const match of matchesUnder(FINISHED).slice(MAX_FINISHED)) if (match.id !== except) deleteMatch(match);
}

/** Moves finished games that an earlier version has saved among the others. @param {string} except */
function moveFinished(except) {
  for (const match of matchesUnder(RUNNING)) if (match.ended && match.id !== except) store(match);
}

/** @param {string} prefix @returns {Match[]} */
function matchesUnder(prefix) {
  return keys(prefix)
    .map((key) => load(key))
    .filter(isMatch)
    .sort((a, b) => (a.touched < b.touched ? 1 : -1));
}

/** Validates a stored value. @param {any} value @returns {value is Match} */
function isMatch(value) {
  return (
    !!value &&
    typeof value === "object" &&
    typeof value.id === "string" &&
    (value.game === "stein" || value.game === "khalifa") &&
    isTexts(value.moves) &&
    (value.made === undefined || isTexts(value.made)) &&
    (value.mode === "computer" || value.mode === "two") &&
    (value.human === "w" || value.human === "b") &&
    Number.isInteger(value.level) &&
    typeof value.left?.w === "number" &&
    typeof value.left?.b === "number" &&
    Array.isArray(value.clocks) &&
    typeof value.begun === "string" &&
    typeof value.touched === "string" &&
    (value.start === null || typeof value.start === "string") &&
    (value.ended == null || isOutcome(value.ended)) &&
    (value.names === undefined || isTexts(Object.values(value.names ?? { broken: null })))
  );
}

/** @param {unknown} value */
function isTexts(value) {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** @param {any} value */
function isOutcome(value) {
  return [null, "w", "b"].includes(value?.winner) && typeof value.reason?.code === "string";
}
