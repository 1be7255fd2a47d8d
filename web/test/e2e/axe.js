// Accessibility checks with axe-core.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { rendered } from "./browser.js";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @param {import("playwright-core").Page} page */
export async function axe(page) {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await rendered(page);
  // through the debugger protocol, which bypasses the page's content security policy
  await page.evaluate(source);
  // Preloading copies imported stylesheets into the page, which its policy forbids; only experimental rules need it.
  const found = /** @type {{ violations: { id: string, nodes: { html: string, failureSummary: string }[] }[] }} */ (
    await page.evaluate("axe.run(document, { resultTypes: ['violations'], preload: false })")
  );
  const told = found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`)
        .join(" | ")}`,
  );
  assert.deepEqual(told, [], `axe on ${page.url()}`);
}
