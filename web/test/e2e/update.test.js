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

test("a new version is offered and installed with one click", async () => {
  await app.visit(
    "/",
    async (page) => {
      await until(page, "navigator.serviceWorker.controller !== null", 20_000);
      const before = await page.evaluate("caches.keys()");
      await appendFile(join(folder, "app/style.css"), "\n/* newer */\n");
      await page.reload();
      await page.getByText("A new version is available.").waitFor();
      await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Update" }).click()]);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const now = await page.evaluate("caches.keys()");
      assert.ok(Array.isArray(before) && Array.isArray(now));
      assert.equal(now.length, 1);
      assert.notEqual(now[0], before[0]);
    },
    { serviceWorkers: "allow" },
  );
});
