// Loads the committed module and the conformance data of ordo-rules.
import { readFileSync } from "node:fs";
import { loadRules } from "../../engine/rules.js";

export const root = new URL("../../../", import.meta.url);

export const bytes = readFileSync(new URL("web/engine/ordo.wasm", root));

/** The file of ending tables. */
export const packed = new Uint8Array(readFileSync(new URL("crates/ordo-tables/data/small.pack", root)));

export const rules = await loadRules(bytes);

/** @param {string} name @returns {any[]} one value per line */
export function lines(name) {
  return text(name)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** @param {string} name */
export function text(name) {
  return readFileSync(new URL(`crates/ordo-rules/tests/data/${name}`, root), "utf8");
}

/**
 * The message of the `OrdoError` that an action throws.
 * @param {() => unknown} action
 * @returns {import("../../engine/types.d.ts").Message}
 */
export function refusal(action) {
  try {
    action();
  } catch (error) {
    return /** @type {import("../../engine/types.d.ts").OrdoError} */ (error).detail;
  }
  throw new Error("nothing was refused");
}
