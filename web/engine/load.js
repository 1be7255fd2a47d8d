// Rules and engine, loaded once for all pages. Pages without the computer load the rules only.
import { loadRules } from "./rules.js";

export { OrdoError } from "./rules.js";

/** @typedef {import("./types.d.ts").Rules} Rules */
/** @typedef {import("./types.d.ts").Engine} Engine */

/**
 * A function that loads something once, and again after a failure.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {() => Promise<T>}
 */
function once(load) {
  /** @type {Promise<T> | null} */
  let loading = null;
  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The rules. */
export const sharedRules = once(() => loadRules());

/** Rules and engine. */
export const loadOrdo = once(async () => {
  const engine = import("./engine.js").then(({ createEngine }) => createEngine());
  const [rules, started] = await Promise.all([sharedRules(), engine]);
  return { rules, engine: started };
});
