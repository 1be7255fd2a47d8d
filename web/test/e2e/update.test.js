// Updates: a new version is offered and replaces the old one when the user accepts.
import assert from "node:assert/strict";
import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { start, until } from "./browser.js";

const web = fileURLToPath(new URL("../..", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "ordo-web-"));
await cp(web, folder, {
  recursive: true,
  filter: (path) => !/node_modules|\/test(\/|$)/.test(path.slice(web.length - 1)),
});
const app = await start(folder);
after(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** The number of cached files of ending tables. */
const TABLES = `(async () => {
  const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(lists)).flat().filter(({ url }) => url.endsWith(".pack")).length;
})()`;

test("a new version is offered and installed with one click, and keeps the ending tables", async () => {
  await app.visit(
    "/",
    async (page) => {
      await until(page, "navigator.serviceWorker.controller !== null", 20_000);
      assert.equal(await page.evaluate(TABLES), 0);
      await page.goto(`${app.url}/editor#g=stein&p=2b7/1b8/10/10/10/10/w9/w9_w`);
      await page.getByText("White wins in 17 plies").waitFor();
      assert.equal(await page.evaluate(TABLES), 1);
      await page.goto(app.url);
      const before = await page.evaluate("caches.keys()");
      await appendFile(join(folder, "app/style.css"), "\n/* newer */\n");
      await page.reload();
      await page.getByText("A new version is available.").waitFor();
      await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Update" }).click()]);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const now = await page.evaluate("caches.keys()");
      assert.ok(Array.isArray(before) && Array.isArray(now));
      assert.equal(now.length, 1);
      assert.equal(await page.evaluate(TABLES), 1);
      assert.notEqual(now[0], before[0]);
    },
    { serviceWorkers: "allow" },
  );
});
