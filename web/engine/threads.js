// Searches with several threads: the module `ordo-threads.wasm` in several workers, on one shared memory. One worker
// answers requests, the others help its searches.
import { instantiate } from "./module.js";

/** The largest number of threads that the app offers. */
const MAX_THREADS = 8;
const PAGE = 65536;
/** Pages of shared memory: as many as the module needs at the start, and its limit (see scripts/build-wasm). */
const MEMORY = { initial: 64, maximum: 4096, shared: true };
/** Pages of a helper's stack, as many as of the first thread's. */
const STACK = 16;

/**
 * The largest number of threads for a search; 1 where memory cannot be shared.
 * @param {{ crossOriginIsolated?: boolean, navigator?: { hardwareConcurrency?: number } }} [scope]
 */
export function maxThreads(scope = globalThis) {
  if (!scope.crossOriginIsolated) return 1;
  return Math.max(1, Math.min(MAX_THREADS, scope.navigator?.hardwareConcurrency ?? 1));
}

/** Memory for the module with threads. Throws a `RangeError` if there is not enough address space. */
export function sharedMemory() {
  return new WebAssembly.Memory(MEMORY);
}

/**
 * @typedef {object} HelperExports
 * @property {WebAssembly.Global} __stack_pointer
 * @property {WebAssembly.Global} __tls_size
 * @property {(address: number) => void} __wasm_init_tls
 * @property {() => void} help
 */

/**
 * Prepares this thread as a helper of the searches in a memory that another thread has initialized, with a stack and
 * thread-local variables of its own. The function that it returns helps for ever.
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Memory} memory
 * @returns {() => void}
 */
export function createHelper(module, memory) {
  const exports = /** @type {HelperExports} */ (/** @type {unknown} */ (instantiate(module, memory, () => {})));
  const local = Math.ceil(exports.__tls_size.value / PAGE);
  const start = memory.grow(STACK + local) * PAGE;
  const end = start + STACK * PAGE;
  exports.__stack_pointer.value = end; // it grows downwards; the thread-local variables follow it
  exports.__wasm_init_tls(end);
  return exports.help;
}
