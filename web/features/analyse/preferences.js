// The preferences of the analysis page, kept on the device.
import { load, save } from "../../app/store.js";
import { engineAddress } from "../../engine/ugi.js";

/** The address of `ordo ugi --websocket` without an argument. */
export const DEFAULT_ENGINE = "ws://127.0.0.1:8419";
const KEY = "ordo.analysing.wishes";

/**
 * @typedef {object} Preferences
 * @property {boolean} engineOn
 * @property {number} lineCount number of engine lines, 1 to 5
 * @property {number} threads number of search threads
 * @property {boolean} lensOn
 * @property {string} external address of the external engine
 * @property {boolean} externalOn
 */

/** @returns {Preferences} */
export function loadPreferences() {
  const stored = /** @type {any} */ (load(KEY)) ?? {};
  const isNarrow = matchMedia("(max-width: 900px)").matches;
  return {
    engineOn: stored.engineOn !== false,
    lineCount: [1, 2, 3, 4, 5].includes(stored.lineCount) ? stored.lineCount : isNarrow ? 1 : 3,
    threads: Number.isInteger(stored.threads) && stored.threads > 0 ? stored.threads : 1,
    lensOn: stored.lensOn === true,
    external: (typeof stored.external === "string" && engineAddress(stored.external)) || DEFAULT_ENGINE,
    externalOn: stored.externalOn === true,
  };
}

/** @param {Preferences} preferences */
export function savePreferences(preferences) {
  save(KEY, preferences);
}
