// The engine's worker: receives the compiled module once, ending tables if there are any, then one search or proof at a
// time. A helper receives the module and the shared memory, and nothing else.
import { Instance, OrdoError } from "./module.js";
import { createHelper } from "./threads.js";

/** @type {Instance | null} */
let instance = null;

self.addEventListener("message", ({ data }) => {
  if (data.isHelper) {
    helperOf(data.module, data.memory)?.();
    return;
  }
  if (data.module) {
    instance = new Instance(data.module, (lines) => self.postMessage({ lines }), data.memory);
    if (data.memory) self.postMessage({ isReady: true });
    return;
  }
  if (data.tables) {
    try {
      instance?.loadTables(data.tables);
    } catch {
      // not enough memory: searches do without them
    }
    return;
  }
  try {
    if (data.missedWin) self.postMessage({ puzzle: instance?.ask({ engine: { missedWin: data.missedWin } }) });
    else self.postMessage({ found: instance?.ask({ engine: { search: data } }) });
  } catch (error) {
    const detail = error instanceof OrdoError ? error.detail : { code: "engine.died" };
    self.postMessage({ error: detail });
  }
});

/** @param {WebAssembly.Module} module @param {WebAssembly.Memory} memory */
function helperOf(module, memory) {
  try {
    return createHelper(module, memory);
  } catch {
    return null; // not enough memory: searches do with fewer helpers
  }
}
