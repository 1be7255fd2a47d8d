// Proofs of missed wins, in a worker of their own: they take up to some seconds.
import { OrdoError, compileEngine } from "./module.js";
import { plain } from "./rules.js";

/** @typedef {import("./types.d.ts").GameInput} GameInput */
/** @typedef {import("./types.d.ts").Message} Message */
/** @typedef {import("./types.d.ts").PuzzleView} PuzzleView */

/** The proofs so far, by game. @type {Map<string, PuzzleView | null>} */
const proved = new Map();

/**
 * The puzzle of the position that a game has reached: the win that its player missed. Null if there is no forced win,
 * if several moves win, or if the proof would take too long. Rejects with an `OrdoError` if the worker fails.
 * @param {GameInput} input
 * @param {object} [how]
 * @param {AbortSignal} [how.signal] ends the proof; it rejects then
 * @param {BufferSource} [how.bytes] the module, if already loaded
 * @param {() => Worker} [how.startWorker] starts `engine-worker.js`
 * @returns {Promise<PuzzleView | null>}
 */
export async function proveMissedWin(input, { signal, bytes, startWorker = webWorker } = {}) {
  const game = plain(input);
  const key = JSON.stringify(game);
  const known = proved.get(key);
  if (known !== undefined) return known;
  const module = await compileEngine(bytes);
  signal?.throwIfAborted();
  const worker = startWorker();
  try {
    const found = await request(worker, module, game, signal);
    proved.set(key, found);
    return found;
  } finally {
    worker.terminate();
  }
}

function webWorker() {
  return new Worker(new URL("engine-worker.js", import.meta.url), { type: "module", name: "ordo-prover" });
}

/**
 * @param {Worker} worker
 * @param {WebAssembly.Module} module
 * @param {GameInput} game
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<PuzzleView | null>}
 */
function request(worker, module, game, signal) {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => {
      const { puzzle, error } = /** @type {{ puzzle?: PuzzleView | null, error?: Message }} */ (data);
      if (error) reject(new OrdoError(error));
      else resolve(puzzle ?? null);
    });
    worker.addEventListener("error", () => reject(new OrdoError({ code: "engine.died" })));
    signal?.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage({ module });
    worker.postMessage({ missedWin: game });
  });
}
