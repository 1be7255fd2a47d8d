// Nodes per second of the engine in WebAssembly and of the native program; see scripts/bench-wasm. All search the same
// positions and the same number of nodes, in turns; the fastest search of each position counts.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { Instance, compileEngine } from "../engine/module.js";
import { FLAGS, startServer } from "../test/e2e/browser.js";

/** @typedef {{ best: string, seconds: number }} Found */
/** @typedef {(position: string) => Promise<Found>} Search */

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const NODES = Number(process.env.NODES ?? 100_000);
const HASH = 16;
const MODULES = ["ordo.wasm", "ordo-scalar.wasm"];
const program = process.env.ORDO_BIN ?? assert.fail("ORDO_BIN is the program");

const run = (/** @type {string[]} */ args) => execFileSync(program, args, { encoding: "utf8" });

/** The positions of `ordo bench`. */
const positions = run(["bench", "--depth", "1"])
  .split("\n")
  .flatMap((line) => /\S+ [wb]$/.exec(line)?.[0] ?? []);

/** @type {Search} */
async function searchNatively(position) {
  const limits = ["--no-tables", "--hash", String(HASH), "--nodes", String(NODES)];
  return JSON.parse(run(["best", "--json", ...limits, "--position", position]));
}

/** @param {string} position */
function request(position) {
  return {
    engine: {
      search: {
        input: { game: "stein", start: position, moves: [] },
        limits: { nodes: NODES, table: HASH, fresh: true },
      },
    },
  };
}

/** A search in Node.js. @param {string} file @returns {Promise<Search>} */
async function inNode(file) {
  const bytes = await readFile(new URL(`../engine/${file}`, import.meta.url));
  const instance = new Instance(await compileEngine(bytes));
  return async (position) => {
    const { best, lines } = instance.ask(request(position));
    return { best, seconds: lines[0].time / 1000 };
  };
}

/** A search in a page that serves the sources. @param {import("playwright-core").Page} page @param {string} file */
async function inPage(page, file) {
  await page.evaluate(`(async () => {
    const { Instance, compileEngine } = await import("/engine/module.js");
    const bytes = await (await fetch("/engine/${file}")).arrayBuffer();
    window["${file}"] = new Instance(await compileEngine(bytes));
  })()`);
  /** @type {Search} */
  return async (position) => {
    const { best, lines } = await page.evaluate(`window["${file}"].ask(${JSON.stringify(request(position))})`);
    return { best, seconds: lines[0].time / 1000 };
  };
}

const server = await startServer(fileURLToPath(new URL("..", import.meta.url)));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
try {
  const page = await browser.newPage();
  await page.goto(`${server.url}/healthz`);
  /** @type {[string, Search][]} */
  const engines = [["native", searchNatively]];
  for (const file of MODULES) engines.push([`Node.js, ${file}`, await inNode(file)]);
  for (const file of MODULES) engines.push([`Chromium, ${file}`, await inPage(page, file)]);

  /** The shortest time of each engine for each position. @type {Map<string, number[]>} */
  const fastest = new Map(engines.map(([name]) => [name, positions.map(() => Infinity)]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, position] of positions.entries()) {
      const moves = new Set();
      for (const [name, search] of engines) {
        const { best, seconds } = await search(position);
        moves.add(best);
        const times = fastest.get(name) ?? [];
        times[index] = Math.min(times[index] ?? seconds, seconds);
      }
      assert.equal(moves.size, 1, `different moves in ${position}`);
    }
    process.stderr.write(`round ${round + 1} of ${ROUNDS}\n`);
  }
  const total = (/** @type {string} */ name) => (fastest.get(name) ?? []).reduce((sum, time) => sum + time, 0);
  console.log(`${"".padEnd(28)} nodes/s   ratio to native`);
  for (const [name] of engines) {
    const speed = (positions.length * NODES) / total(name);
    const ratio = total("native") / total(name);
    console.log(name.padEnd(28), speed.toFixed(0).padStart(7), ratio.toFixed(2).padStart(17));
  }
} finally {
  await browser.close();
  await server.stop();
}
