// The preferences of the analysis page, kept on the device.
import { load, save } from "../../app/store.js";

const KEY = "ordo.analysing.wishes";

/**
 * @typedef {object} Preferences
 * @property {boolean} engineOn
 * @property {number} lineCount number of engine lines, 1 to 5
 * @property {boolean} lensOn
 */

/** @returns {Preferences} */
export function loadPreferences() {
  const stored = /** @type {any} */ (load(KEY)) ?? {};
  const isNarrow = matchMedia("(max-width: 900px)").matches;
  return {
    engineOn: stored.engineOn !== false,
    lineCount: [1, 2, 3, 4, 5].includes(stored.lineCount) ? stored.lineCount : isNarrow ? 1 : 3,
    lensOn: stored.lensOn === true,
  };
}

/** @param {Preferences} preferences */
export function savePreferences({ engineOn, lineCount, lensOn }) {
  save(KEY, { engineOn, lineCount, lensOn });
}
