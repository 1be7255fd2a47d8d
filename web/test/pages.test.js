// Unit tests of the rules page's parser and of the editor's setups.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { readRules } from "../pages/rules-text.js";
import { STARTS, mirrored, put, setupOf, swapped, textOf } from "../pages/editor-setup.js";
import { loadRules } from "../ordo/rules.js";

const rules = await loadRules(await readFile(new URL("../ordo/ordo.wasm", import.meta.url)));
const folder = new URL("../rules/", import.meta.url);

for (const name of await readdir(folder)) {
  test(`${name}: every rule, complete diagrams, every caption under its diagram`, async () => {
    const parts = readRules(await readFile(new URL(name, folder), "utf8"));
    const [letter, last, pictures] = name.startsWith("stein") ? ["S", 10, 15] : ["K", 8, 6];
    const numbers = parts.flatMap((part) => (part.kind === "rule" ? [part.number] : []));
    assert.deepEqual(numbers, Array.from({ length: Number(last) }, (_, i) => `${letter}${i + 1}`));
    const figures = parts.flatMap((part) => (part.kind === "figures" ? part.figures : []));
    assert.deepEqual(figures.map((figure) => figure.number), Array.from({ length: Number(pictures) }, (_, i) => String(i + 1)));
    for (const figure of figures) for (const row of figure.rows) assert.equal(row.cells.length, figure.columns.length, `${figure.number}`);
    const known = new Set(figures.map((figure) => figure.number));
    const captions = parts.flatMap((part) => (part.kind === "captions" ? part.items : []));
    for (const caption of captions) assert.ok(known.has(caption.number) && caption.text.length > 5, caption.number);
    for (const part of parts) if (part.kind === "rule") assert.ok(part.text.length > 15 && part.title, part.number);
    assert.equal(parts[0]?.kind, "title");
  });
}

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  test(`${game}: setups round-trip through their text`, async () => {
    const data = await readFile(new URL(`../../crates/ordo-rules/tests/data/${game}/positions.jsonl`, import.meta.url), "utf8");
    const texts = [STARTS[game], ...data.trim().split("\n").slice(0, 100).map((line) => JSON.parse(line).position)];
    for (const text of texts) {
      const setup = setupOf(game, text);
      assert.ok(setup, text);
      assert.equal(textOf(setup), rules.check(game, text).position);
      assert.equal(textOf(swapped(swapped(setup))), textOf(setup));
      assert.equal(textOf(mirrored(mirrored(setup))), textOf(setup));
      assert.equal(rules.check(game, textOf(mirrored(setup))).reasons.length, 0);
    }
    for (const bad of ["", "w", "10/10 w", STARTS[game].replace(" w", " x"), STARTS[game].replace("/", "//"), "9".repeat(90)]) {
      assert.equal(setupOf(game, bad), null, bad);
    }
  });
}

test("a tap puts or removes a piece, and each Khalifa piece exists once", () => {
  const empty = { game: /** @type {const} */ ("khalifa"), pieces: [], turn: /** @type {const} */ ("w") };
  const two = /** @type {const} */ ({ color: "w", size: 2 });
  const one = put(empty, "34", two, true);
  assert.deepEqual(one.pieces, [{ square: "34", color: "w", size: 2 }]);
  assert.deepEqual(put(one, "56", two, true).pieces, [{ square: "56", color: "w", size: 2 }]);
  assert.deepEqual(put(one, "34", two, true).pieces, []);
  assert.deepEqual(put(one, "34", two, false).pieces, one.pieces);
  assert.deepEqual(put(one, "34", null, true).pieces, []);
});

test("the editor gets every reason: a piece on two squares breaks K1, K3 and K4", () => {
  assert.deepEqual(rules.check("khalifa", "8/8/8/8/8/3B1B2/8/8 b").reasons.map(({ rule }) => rule), ["K1", "K3", "K4"]);
});
