// Fails if a line of the app or its tests is longer than 120 characters, which the formatter does not guarantee for
// comments, strings and templates. The catalogues' sentences and generated files may be longer.
import { readFile, readdir } from "node:fs/promises";

const MAX = 120;
const web = new URL("../", import.meta.url);
const EXEMPT = /^(node_modules|vendor|icons|dist)\/|^i18n\/..\/|types\.d\.ts$|package-lock\.json$|\.wasm/;

let failures = 0;
for (const name of await readdir(web, { recursive: true })) {
  if (!/\.(js|css|html|json)$/.test(name) || EXEMPT.test(name)) continue;
  const lines = (await readFile(new URL(name, web), "utf8")).split("\n");
  lines.forEach((line, index) => {
    if (line.length <= MAX) return;
    console.error(`${name}:${index + 1}: ${line.length} characters`);
    failures++;
  });
}
if (failures) process.exit(1);
