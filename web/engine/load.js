// Rules, engine, ending tables and puzzles, loaded once for all pages. A page can be used as soon as it has the rules;
// the larger module with the rest comes later, or never.
import { compileEngine } from "./module.js";
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

/** The rules, and the engine, whose module is loaded with `start` or the first search. */
export const loadOrdo = once(async () => {
  const starting = import("./engine.js").then(({ createEngine }) => createEngine());
  const [rules, started] = await Promise.all([sharedRules(), starting]);
  engine = started;
  if (tables) engine.useTables(tables);
  return { rules, engine };
});

/** The rules with everything about puzzles. */
export const loadPuzzles = once(async () => {
  const [rules, module] = await Promise.all([sharedRules(), compileEngine()]);
  rules.addSolver(module);
  return rules;
});

/** The ending tables of Stein's game, for the rules and for the engine, if a page uses it. */
export const loadTables = once(async () => {
  const [rules, module, packed] = await Promise.all([
    sharedRules(),
    compileEngine(),
    fetchTables({ isFresh: wasDamaged }),
  ]);
  rules.addSolver(module);
  try {
    rules.loadTables(packed);
  } catch (error) {
    wasDamaged = true;
    throw error;
  }
  tables = packed;
  engine?.useTables(packed);
});
