// Analysis, editor, learn and rules pages have no axe violations, wide and narrow, light and dark, and never scroll
// sideways.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { start } from "./browser.js";

const app = await start();
after(() => app.stop());

/** Each page, with a text that appears when it is ready. */
const WIDE = /** @type {const} */ ([
  ["/rules", "#S10"],
  ["/learn", ".learn-list"],
  ["/learn#S7", "ordo-board .cell"],
  ["/analyse#g=khalifa&p=5d2/b7/7c/2BC4/8/3D4/4A3/6a1_w", ".engine-lines li"],
  ["/editor#g=khalifa&p=8/D7/5c2/8/3B4/8/2a5/8_w", ".verdict.bad"],
]);
const NARROW = /** @type {const} */ ([
  ["/rules#khalifa", "#K8"],
  ["/learn", ".learn-list"],
  ["/learn#K4", "ordo-board .cell"],
  ["/analyse#g=stein&m=e3-e4.e6-e5.j3-j4", ".engine-lines li"],
  ["/editor", ".legal-list"],
]);

for (const { width, height, colorScheme, locale, pages } of /** @type {const} */ ([
  { width: 1440, height: 900, colorScheme: "light", locale: "en-GB", pages: WIDE },
  { width: 360, height: 740, colorScheme: "dark", locale: "de-DE", pages: NARROW },
])) {
  for (const [path, ready] of pages) {
    test(`${path} at ${width}, ${colorScheme}`, async () => {
      await app.visit(
        path,
        async (page) => {
          await page.locator(ready).first().waitFor();
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "scrolls sideways");
          await axe(page);
        },
        { viewport: { width, height }, colorScheme, locale },
      );
    });
  }
}
