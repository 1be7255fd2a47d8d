// The pages to study with have nothing that axe-core objects to, wide and narrow, light and dark, and never scroll sideways.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { start } from "./browser.js";

const app = await start();
after(() => app.stop());

/** Each page, and what stands there when it is ready. */
const PAGES = /** @type {const} */ ([
  ["/rules", "#S10"],
  ["/rules#khalifa", "#K8"],
  ["/learn", ".learn-list"],
  ["/learn#S7", "ordo-board .cell"],
  ["/learn#K4", "ordo-board .cell"],
  ["/analyse#g=stein&m=e3-e4.e6-e5.j3-j4", ".engine-lines li"],
  ["/analyse#g=khalifa&p=5d2/b7/7c/2BC4/8/3D4/4A3/6a1_w", ".engine-lines li"],
  ["/editor", ".legal-list"],
  ["/editor#g=khalifa&p=8/D7/5c2/8/3B4/8/2a5/8_w", ".verdict.bad"],
]);

for (const [width, height, colorScheme, locale] of /** @type {const} */ ([
  [1440, 900, "light", "en-GB"], [360, 740, "dark", "de-DE"],
])) {
  for (const [path, ready] of PAGES) {
    test(`${path} at ${width}, ${colorScheme}`, async () => {
      await app.visit(path, async (page) => {
        await page.locator(ready).first().waitFor();
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "scrolls sideways");
        await axe(page);
      }, { viewport: { width, height }, colorScheme, locale });
    });
  }
}
