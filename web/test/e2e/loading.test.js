// The cost of a first visit until a move can be made. docs/BENCHMARKS.md has the times.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { start } from "./browser.js";
import { firstMove } from "./first-move.js";

const MAX_REQUESTS = 20;
const MAX_BYTES = 110_000;
/** Sources are served one by one and uncompressed. */
const skip = process.env.ORDO_WEB_DIR ? "the sources are not bundled" : false;

const app = await start();
after(() => app.stop());

test("the first move takes at most 20 requests and 110 KB without the WebAssembly", { skip }, async () => {
  const { requests, bytes, wasm, paths } = await firstMove(app.browser, app.url);
  assert.ok(paths.some((path) => path.endsWith("/features/play.js")) && wasm > 0, paths.join());
  assert.ok(requests <= MAX_REQUESTS && bytes <= MAX_BYTES, `${requests} requests, ${bytes} bytes: ${paths.join()}`);
});

for (const path of [
  "/",
  "/analyse",
  "/learn",
  "/puzzles",
  "/puzzles/rush",
  "/editor",
  "/rules",
  "/lobby",
  "/archive",
]) {
  test(`${path} loads every file once, and no other feature or language`, { skip }, async () => {
    await app.visit(
      "/healthz",
      async (page) => {
        /** @type {string[]} */
        const modules = [];
        page.on("request", (request) => {
          const file = /\/v\/\w+\/(.+\.js)$/.exec(new URL(request.url()).pathname)?.[1];
          if (file && file !== "engine/engine-worker.js") modules.push(file);
        });
        await page.goto(app.url + path, { waitUntil: "networkidle" });
        assert.equal(new Set(modules).size, modules.length, modules.join());
        const features = modules.filter((file) => file.startsWith("features/"));
        const languages = modules.filter((file) => file.startsWith("i18n/"));
        assert.equal(features.length, 1, modules.join());
        assert.ok(languages.length <= 2 && languages.every((file) => file.startsWith("i18n/en")), modules.join());
      },
      { locale: "en-GB" },
    );
  });
}
