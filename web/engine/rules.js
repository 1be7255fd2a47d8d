// The rules of both games on the main thread: every call is synchronous.
import { Instance, compile } from "./module.js";

export { OrdoError } from "./module.js";

/** @typedef {import("./types.d.ts").Rules} Rules */
/** @typedef {import("./types.d.ts").GameInput} GameInput */

/**
 * Loads the rules. Rejects with an `OrdoError` if the module cannot be loaded.
 * @param {BufferSource} [bytes] the module, if already loaded
 * @returns {Promise<Rules>}
 */
export async function loadRules(bytes) {
  const instance = new Instance(await compile(bytes));
  const ask = (/** @type {string} */ name, /** @type {unknown} */ value) => instance.ask({ [name]: value });
  return {
    view: (input) => ask("view", plain(input)),
    positions: (input) => ask("positions", plain(input)),
    explain: (input, move) => ask("explain", { input: plain(input), move }),
    preview: (input, move) => ask("preview", { input: plain(input), move }),
    steps: (input, made) => ask("steps", { input: plain(input), made }),
    lens: (input) => ask("lens", plain(input)),
    check: (game, position, options = {}) => ask("check", { game, position, options }),
    rematchStarter: (input) => ask("rematchStarter", plain(input)),
    readRecords: (text) => ask("readRecords", text),
    open: (text) => ask("open", text),
    writeRecord: (record) => ask("writeRecord", record),
    codes: () => ask("codes", {}),
  };
}

/**
 * The game without additional properties of the caller's object.
 * @param {GameInput} input
 * @returns {GameInput}
 */
export function plain({ game, start, moves, options = {} }) {
  const { repetition, spacing } = options;
  return { game, start, moves, options: { repetition, spacing } };
}
