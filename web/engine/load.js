// Rules, engine and ending tables, loaded once for all pages. Pages without the computer load the rules only.
import { loadRules } from "./rules.js";
import { fetchTables } from "./tables.js";

export { OrdoError } from "./rules.js";

/** @typedef {import("./types.d.ts").Rules} Rules */
/** @typedef {Awaited<ReturnType<typeof import("./engine.js").createEngine>>} WorkerEngine */

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

/** @type {WorkerEngine | null} */
let engine = null;
/** The ending tables, once they are loaded. @type {Uint8Array | null} */
let tables = null;
/** The last file of ending tables was damaged. */
let wasDamaged = false;

/** The rules. */
export const sharedRules = once(() => loadRules());

/** Rules and engine. */
export const loadOrdo = once(async () => {
  const starting = import("./engine.js").then(({ createEngine }) => createEngine());
  const [rules, started] = await Promise.all([sharedRules(), starting]);
  engine = started;
  if (tables) engine.useTables(tables);
  return { rules, engine };
});

/** The ending tables of Stein's game, for the rules and for the engine, if a page uses it. */
export const loadTables = once(async () => {
  const [rules, packed] = await Promise.all([sharedRules(), fetchTables({ isFresh: wasDamaged })]);
  try {
    rules.loadTables(packed);
  } catch (error) {
    wasDamaged = true;
    throw error;
  }
  tables = packed;
  engine?.useTables(packed);
});
