// Measures first visits to /play until a move can be made; see scripts/bench-load.
import { chromium } from "playwright-core";
import { FLAGS, startServer } from "../test/e2e/browser.js";
import { FAST_4G, firstMove } from "../test/e2e/first-move.js";

const RUNS = Number(process.env.RUNS ?? 7);

const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
try {
  console.log("                        requests   KB without wasm    wasm KB   CPU ms   median ms   best ms");
  for (const [name, conditions] of /** @type {const} */ ([
    ["localhost", null],
    ["Fast 4G, CPU 4× slower", FAST_4G],
  ])) {
    const visits = [];
    for (let run = 0; run < RUNS; run++) visits.push(await firstMove(browser, server.url, conditions));
    visits.sort((a, b) => a.time - b.time);
    const [best, median] = [visits[0], visits[RUNS >> 1]];
    if (!best || !median) throw new Error("RUNS must be at least 1");
    const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
    console.log(
      name.padEnd(22),
      String(median.requests).padStart(9),
      kilobytes(median.bytes).padStart(17),
      kilobytes(median.wasm).padStart(10),
      Math.min(...visits.map(({ cpu }) => cpu))
        .toFixed(0)
        .padStart(8),
      median.time.toFixed(0).padStart(11),
      best.time.toFixed(0).padStart(9),
    );
    if (process.env.PATHS) console.log(median.paths.join("\n"));
  }
} finally {
  await browser.close();
  await server.stop();
}
