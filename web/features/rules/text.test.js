// Unit tests of the parser of the rules texts.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { readRules } from "./text.js";

const folder = new URL("texts/", import.meta.url);

for (const name of await readdir(folder)) {
  test(`${name}: every rule, complete diagrams, every caption under its diagram`, async () => {
    const parts = readRules(await readFile(new URL(name, folder), "utf8"));
    const [letter, last, pictures] = name.startsWith("stein") ? ["S", 10, 15] : ["K", 8, 6];
    const numbers = parts.flatMap((part) => (part.kind === "rule" ? [part.number] : []));
    assert.deepEqual(
      numbers,
      Array.from({ length: Number(last) }, (_, i) => `${letter}${i + 1}`),
    );
    const figures = parts.flatMap((part) => (part.kind === "figures" ? part.figures : []));
    assert.deepEqual(
      figures.map((figure) => figure.number),
      Array.from({ length: Number(pictures) }, (_, i) => String(i + 1)),
    );
    for (const figure of figures)
      for (const row of figure.rows) assert.equal(row.cells.length, figure.columns.length, `${figure.number}`);
    const known = new Set(figures.map((figure) => figure.number));
    const captions = parts.flatMap((part) => (part.kind === "captions" ? part.items : []));
    for (const caption of captions) assert.ok(known.has(caption.number) && caption.text.length > 5, caption.number);
    for (const part of parts) if (part.kind === "rule") assert.ok(part.text.length > 15 && part.title, part.number);
    assert.equal(parts[0]?.kind, "title");
  });
}
