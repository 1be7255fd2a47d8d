// Unit tests of proved results: loading, failing, and the texts.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { OrdoError } from "../engine/module.js";
import { loadRules } from "../engine/rules.js";
import english from "../i18n/en/app.js";
import { useCatalogue } from "../i18n/i18n.js";
import { ProvedResults } from "./proved-results.js";
import { resultText } from "./proved-text.js";

const wasm = await readFile(new URL("../engine/ordo.wasm", import.meta.url));
const packed = await readFile(new URL("../../crates/ordo-tables/data/small.pack", import.meta.url));
useCatalogue("en", english);

const ENDING = { game: /** @type {const} */ ("stein"), start: "2b7/1b8/10/10/10/10/w9/w9 w", moves: [] };
const START = { game: /** @type {const} */ ("stein"), moves: [] };

/** Results whose tables load after `failures` failed attempts. @param {number} failures */
async function results(failures) {
  const rules = await loadRules(wasm);
  const seen = { updates: 0, loads: 0, arrived: 0 };
  const proved = new ProvedResults(
    { requestUpdate: () => seen.updates++ },
    {
      onLoad: () => seen.arrived++,
      load: async () => {
        if (seen.loads++ < failures) throw new OrdoError({ code: "tables.missing" });
        rules.loadTables(packed);
      },
    },
  );
  const of = (/** @type {import("../engine/types.d.ts").GameInput} */ input) =>
    proved.of(rules, input, rules.view(input));
  return { proved, of, seen };
}

test("the first position with few pieces loads the tables, once", async () => {
  const { proved, of, seen } = await results(0);
  assert.deepEqual(of(START), { state: "none" });
  assert.equal(seen.loads, 0);
  assert.deepEqual(of(ENDING), { state: "loading" });
  assert.deepEqual(of(ENDING), { state: "loading" });
  await proved.load();
  assert.deepEqual([seen.loads, seen.arrived, seen.updates], [1, 1, 1]);
  const found = of(ENDING);
  assert.ok(found.state === "known" && found.probe.plies === 17);
  assert.equal(of(ENDING), found);
  assert.deepEqual(of(START), { state: "none" });
});

test("a failure is told, and another attempt can follow", async () => {
  const { proved, of, seen } = await results(1);
  of(ENDING);
  await proved.load();
  assert.deepEqual(of(ENDING), { state: "failed", problem: { code: "tables.missing" } });
  assert.deepEqual(of(ENDING), { state: "failed", problem: { code: "tables.missing" } });
  assert.deepEqual(of(START), { state: "none" });
  assert.equal(seen.loads, 1);
  await proved.load();
  assert.equal(of(ENDING).state, "known");
});

test("a result names the winner", () => {
  assert.equal(resultText({ value: "win", plies: 7 }, "w"), "White wins in 7 plies");
  assert.equal(resultText({ value: "win", plies: 1 }, "b"), "Black wins in 1 ply");
  assert.equal(resultText({ value: "loss", plies: 4 }, "w"), "Black wins in 4 plies");
  assert.equal(resultText({ value: "draw", plies: null }, "b"), "A draw with best play");
});
