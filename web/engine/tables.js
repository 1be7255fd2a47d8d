// The file of ending tables of Stein's game. It is requested when a position first has few enough pieces, and kept by
// the service worker from then on.
import { OrdoError } from "./module.js";

/** @typedef {import("./types.d.ts").PositionView} PositionView */

/** The largest number of pieces on the board for which the file has tables. */
export const MOST_PIECES = 7;

/**
 * True if the tables have the result of a position.
 * @param {Pick<PositionView, "game" | "pieces" | "outcome">} view
 */
export function isInTables({ game, pieces, outcome }) {
  return game === "stein" && !outcome && pieces.length <= MOST_PIECES;
}

/**
 * The file. Rejects with an `OrdoError` if it cannot be loaded.
 * @param {{ isFresh?: boolean }} [how] `isFresh`: not from a cache, which may have a damaged file
 * @returns {Promise<Uint8Array>}
 */
export async function fetchTables({ isFresh = false } = {}) {
  const address = new URL("stein-tables.pack", import.meta.url);
  const isKept = !!navigator.serviceWorker?.controller;
  try {
    const response = await fetch(address, { cache: isFresh ? "reload" : "default" });
    if (!response.ok) throw new Error(response.statusText);
    const packed = new Uint8Array(await response.arrayBuffer());
    if (!isKept) keepOffline(address);
    return packed;
  } catch {
    throw new OrdoError({ code: "tables.missing" });
  }
}

/**
 * The service worker keeps what it fetches. On a first visit the file may have been requested before the worker took
 * control; then it is requested once more, and mostly comes from the browser's cache.
 * @param {URL} address
 */
function keepOffline(address) {
  const worker = navigator.serviceWorker;
  const request = () => void fetch(address).catch(() => {});
  if (worker?.controller) request();
  else worker?.addEventListener("controllerchange", request, { once: true });
}
