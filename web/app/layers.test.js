// The layers of the app: imports point downwards, and pages extend one base class.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { posix as path } from "node:path";
import { test } from "node:test";

const WEB = new URL("../", import.meta.url);
/** The folders that each folder may import from. Pages are loaded lazily by the router, which is not counted. */
const BELOW = /** @type {Record<string, string[]>} */ ({
  features: ["features", "game", "board", "engine", "app", "i18n", "vendor"],
  game: ["game", "board", "engine", "app", "i18n", "vendor"],
  app: ["app", "i18n", "vendor"],
  board: ["board", "vendor"],
  engine: ["engine"],
  i18n: ["i18n"],
});
const names = (await readdir(WEB, { recursive: true })).filter(
  (name) => Object.hasOwn(BELOW, name.split("/")[0] ?? "") && name.endsWith(".js") && !name.endsWith(".test.js"),
);
const sources = await Promise.all(
  names.map(async (name) => ({ name, text: await readFile(new URL(name, WEB), "utf8") })),
);

test("imports point downwards", () => {
  assert.ok(sources.length > 80);
  for (const { name, text } of sources) {
    const folder = name.split("/")[0] ?? "";
    for (const [, to = ""] of text.matchAll(/^(?:import|export)\s(?:[^"';]*\sfrom\s)?"(\.[^"]+)";/gm)) {
      const target = path.join(path.dirname(name), to).split("/")[0] ?? "";
      assert.ok(BELOW[folder]?.includes(target), `${name} imports ${to}`);
    }
  }
});

test("pages extend LightElement, and nothing extends a page", () => {
  for (const { name, text } of sources) {
    for (const [, base = ""] of text.matchAll(/\bclass \w* ?extends (\w+)/g)) {
      const bases = /^board\/|^app\/element\.js$/.test(name) ? ["LitElement"] : ["LightElement", "Error"];
      assert.ok(bases.includes(base), `${name} extends ${base}`);
    }
  }
});
