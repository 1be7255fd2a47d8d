// The worker global scope for engine-worker.js in a Node.js thread; the counterpart of `startWorker` in workers.js.
import { parentPort } from "node:worker_threads";

if (parentPort) {
  const port = parentPort;
  const worker = {
    addEventListener: (/** @type {string} */ _type, /** @type {(event: { data: unknown }) => void} */ listener) =>
      port.on("message", (data) => listener({ data })),
    postMessage: (/** @type {unknown} */ data) => port.postMessage(data),
  };
  Object.assign(globalThis, { self: worker });
  await import("../../engine/engine-worker.js");
}
