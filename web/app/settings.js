// User settings. They are saved in the browser; changes are announced by the event `ordo-settings` on the window.
import { load, save } from "./store.js";

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "more"} contrast
 * @property {"system" | "none"} motion
 * @property {string} board the colours of the board (`board/themes.css`)
 * @property {string} pieces the piece set (`board/piece-faces.js`)
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {boolean} coordinates
 * @property {boolean} net
 * @property {boolean} digits
 * @property {boolean} premoves online games: moves can be chosen while the opponent thinks
 * @property {boolean} confirmTurns Khalifa's game: a complete turn must be confirmed
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "system",
  contrast: "system",
  motion: "system",
  board: "wood",
  pieces: "discs",
  sound: true,
  vibration: true,
  coordinates: true,
  net: true,
  digits: false,
  premoves: true,
  confirmTurns: false,
};

const KEY = "ordo.settings";

/** @type {Settings} */
let current = read();

/** Unknown and invalid values are ignored; another version may have saved them. @returns {Settings} */
function read() {
  const saved = load(KEY);
  /** @type {Record<string, unknown>} */
  const settings = { ...DEFAULTS };
  if (saved && typeof saved === "object") {
    for (const [name, value] of Object.entries(saved)) {
      if (Object.hasOwn(settings, name) && typeof value === typeof settings[name]) settings[name] = value;
    }
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/** @returns {Readonly<Settings>} */
export function settings() {
  return current;
}

/** @param {Partial<Settings>} changes */
export function change(changes) {
  current = { ...current, ...changes };
  save(KEY, current);
  applyTheme();
  window.dispatchEvent(new CustomEvent("ordo-settings"));
}

/** Sets theme, contrast, motion, board and pieces as attributes of the document, for the stylesheets. */
export function applyTheme() {
  const root = document.documentElement;
  for (const name of /** @type {const} */ (["theme", "contrast", "motion", "board", "pieces"])) {
    if (current[name] === "system") delete root.dataset[name];
    else root.dataset[name] = current[name];
  }
}

export function prefersReducedMotion() {
  return current.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
