// The rules page in all languages: rules, diagrams, credits.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { start } from "./browser.js";

const app = await start();
after(() => app.stop());

for (const [locale, stein, khalifa, ours] of /** @type {const} */ ([
  ["en-GB", "Ordo by Dieter Stein", "Ordo by Nouri Khalifa", "Our readings"],
  ["fr-CA", "Ordo, de Dieter Stein", "Ordo, de Nouri Khalifa", "Nos interprétations"],
  ["es-MX", "Ordo, de Dieter Stein", "Ordo, de Nouri Khalifa", "Nuestras interpretaciones"],
  ["de-DE", "Ordo von Dieter Stein", "Ordo von Nouri Khalifa", "Unsere Auslegungen"],
])) {
  test(`both games in ${locale}`, async () => {
    await app.visit(
      "/rules",
      async (page) => {
        await page.getByRole("heading", { name: stein, level: 1 }).waitFor();
        await page.locator("#S10").waitFor();
        for (let rule = 1; rule <= 10; rule++) assert.equal(await page.locator(`#S${rule}`).count(), 1);
        assert.equal(await page.locator(".pictures figure").count(), 15);
        assert.equal(
          await page.getByRole("link", { name: "spielstein.com" }).getAttribute("href"),
          "https://spielstein.com",
        );
        await page.getByRole("link", { name: "CC BY-NC 3.0" }).waitFor();
        await page.getByRole("heading", { name: ours }).waitFor();
        await page.locator(".rules-games a").nth(1).click();
        await page.getByRole("heading", { name: khalifa, level: 1 }).waitFor();
        await page.locator("#K8").waitFor();
        for (let rule = 1; rule <= 8; rule++) assert.equal(await page.locator(`#K${rule}`).count(), 1);
        assert.equal(await page.locator(".pictures figure").count(), 6);
        await page.getByText("© 1998 Play way").waitFor();
      },
      { locale },
    );
  });
}

test("rule numbers link to the rule and to its lesson", async () => {
  await app.visit("/rules#K4", async (page) => {
    await page.waitForFunction(() => Math.abs(document.querySelector("#K4")?.getBoundingClientRect().top ?? 999) < 60);
    await page.locator("#K4").getByRole("link", { name: "Try it: lesson K4" }).click();
    await page.getByRole("heading", { name: "No two in line" }).waitFor();
  });
});

test("a language chosen in the settings is saved", async () => {
  await app.visit("/rules", async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await page.getByRole("heading", { name: "Ordo von Dieter Stein" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Ordo von Dieter Stein" }).waitFor();
    assert.equal(await page.title(), "Regeln · Ordo");
  });
});
