// Rules and engine, loaded once for all pages.
import { loadRules } from "./rules.js";
import { createEngine } from "./engine.js";

export { OrdoError } from "./rules.js";

/** @typedef {import("./types.d.ts").Rules} Rules */
/** @typedef {import("./types.d.ts").Engine} Engine */

/** @type {Promise<{ rules: Rules, engine: Engine }> | null} */
let loading = null;

/** @returns {Promise<{ rules: Rules, engine: Engine }>} */
export function loadOrdo() {
  loading ??= Promise.all([loadRules(), createEngine()])
    .then(([rules, engine]) => ({ rules, engine }))
    .catch((error) => {
      loading = null;
      throw error;
    });
  return loading;
}
