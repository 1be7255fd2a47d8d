// The engine's own thread: it is given the compiled module once, and then one search after the other.
import { Instance, OrdoError } from "./module.js";

/** @type {Instance | null} */
let instance = null;

self.addEventListener("message", ({ data }) => {
  if (data.module) {
    instance = new Instance(data.module, (lines) => self.postMessage({ lines }));
    return;
  }
  try {
    self.postMessage({ found: instance?.ask({ search: data }) });
  } catch (error) {
    const detail = error instanceof OrdoError ? error.detail : { code: "engine.died" };
    self.postMessage({ error: detail });
  }
});
