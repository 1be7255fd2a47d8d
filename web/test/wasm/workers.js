// The engine's worker as a thread of Node.js.
import { Worker as Thread } from "node:worker_threads";
import { createEngine } from "../../engine/engine.js";
import { bytes } from "./module.js";

/** A Node.js thread with the interface of a web worker. @returns {Worker} */
export function startWorker() {
  const thread = new Thread(new URL("thread.js", import.meta.url));
  const worker = {
    postMessage: (/** @type {unknown} */ data) => thread.postMessage(data),
    terminate: () => void thread.terminate(),
    addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ listener) =>
      thread.on(type, (data) => listener({ data })),
  };
  return /** @type {Worker} */ (/** @type {unknown} */ (worker));
}

/** @param {(engine: Awaited<ReturnType<typeof createEngine>>) => Promise<void>} body */
export async function withEngine(body) {
  const engine = await createEngine({ bytes, startWorker, table: 4 });
  try {
    await body(engine);
  } finally {
    engine.close();
  }
}
