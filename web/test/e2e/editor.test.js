// The editor: placing pieces, reasons of invalid setups, checking a move, links to other pages.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { drag, start, tap, until } from "./browser.js";
import { playFrom } from "./moves.js";

const app = await start();
after(() => app.stop());

/** @param {import("playwright-core").Page} page */
const position = (page) => page.getByLabel("Position as text").inputValue();

test("pieces are placed, removed and mirrored, and the setup is saved", async () => {
  await app.visit("/editor", async (page) => {
    await page.getByRole("button", { name: "Clear board" }).click();
    await drag(page, "c3", "d3", "e3");
    await page.getByRole("button", { name: "Black piece" }).click();
    await tap(page, "e6");
    assert.equal(await position(page), "10/10/4b5/10/10/2www5/10/10 w");
    await page.locator("main").getByText("Valid position.").waitFor();
    await tap(page, "e6");
    assert.equal(await position(page), "10/10/10/10/10/2www5/10/10 w");
    await page.locator("main").getByText("Black just moved but has no pieces.").waitFor();
    await tap(page, "e6");
    await page.getByRole("button", { name: "Mirror left–right" }).click();
    assert.equal(await position(page), "10/10/5b4/10/10/5www2/10/10 w");
    await page.getByRole("button", { name: "Swap colours" }).click();
    assert.equal(await position(page), "10/10/5bbb2/10/10/5w4/10/10 b");
    await page.goto(`${app.url}/editor`);
    assert.equal(await position(page), "10/10/5bbb2/10/10/5w4/10/10 b");
  });
});

/** The centre of an element. @param {import("playwright-core").Locator} locator */
async function centre(locator) {
  const box = (await locator.boundingBox()) ?? assert.fail("not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("pieces are dragged on the board, from the palette and off the board; a stroke is undone at once", async () => {
  await app.visit("/editor", async (page) => {
    await page.getByRole("button", { name: "Clear board" }).click();
    await drag(page, "c3", "d3", "e3");
    await drag(page, "c3", "f4");
    assert.equal(await position(page), "10/10/10/10/5w4/3ww5/10/10 w");
    const black = await centre(page.getByRole("button", { name: "Black piece" }));
    const e6 = await centre(page.locator('ordo-board .cell[data-square="e6"]'));
    await page.mouse.move(black.x, black.y);
    await page.mouse.down();
    await page.mouse.move(e6.x, e6.y, { steps: 5 });
    await page.mouse.up();
    assert.equal(await position(page), "10/10/4b5/10/5w4/3ww5/10/10 w");
    const f4 = await centre(page.locator('ordo-board .cell[data-square="f4"]'));
    await page.mouse.move(f4.x, f4.y);
    await page.mouse.down();
    await page.mouse.move(1200, 700, { steps: 5 });
    await page.mouse.up();
    assert.equal(await position(page), "10/10/4b5/10/10/3ww5/10/10 w");

    for (const text of [
      "10/10/4b5/10/5w4/3ww5/10/10 w",
      "10/10/10/10/5w4/3ww5/10/10 w",
      "10/10/10/10/10/2www5/10/10 w",
      "10/10/10/10/10/10/10/10 w",
    ]) {
      await page.keyboard.press("Control+z");
      assert.equal(await position(page), text);
    }
    await page.keyboard.press("Control+Shift+Z");
    await page.getByRole("button", { name: "Redo" }).click();
    assert.equal(await position(page), "10/10/10/10/5w4/3ww5/10/10 w");
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await position(page), "10/10/10/10/10/2www5/10/10 w");
  });
});

test("symmetric set-ups with one tap, and the keyboard alone", async () => {
  await app.visit("/editor#g=stein&p=10/10/10/10/10/ww8/w9/10_w", async (page) => {
    await page.getByRole("button", { name: "Copy White, mirrored" }).click();
    assert.equal(await position(page), "10/b9/bb8/10/10/ww8/w9/10 w");
    await page.getByRole("button", { name: "Copy White, rotated" }).click();
    assert.equal(await position(page), "10/9b/8bb/10/10/ww8/w9/10 w");
    await page.locator('ordo-board .cell[tabindex="0"]').focus();
    await until(page, "document.activeElement.localName === 'ordo-board'");
    await page.keyboard.press("Enter");
    assert.equal(await position(page), "w9/9b/8bb/10/10/ww8/w9/10 w");
    await page.keyboard.press("Delete");
    assert.equal(await position(page), "10/9b/8bb/10/10/ww8/w9/10 w");
  });
});

test("the text is checked while it is typed, and typing is one step back", async () => {
  await app.visit("/editor", async (page) => {
    const before = await position(page);
    const field = page.getByLabel("Position as text");
    await field.fill("10/10/4b5/10/10/3ww5/10 w");
    await page.getByText("Expected 8 rows, found 7.").waitFor();
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    await axe(page);
    await field.fill("10/10/4b5/10/10/...ww5/10/10 w");
    assert.equal(await field.getAttribute("aria-invalid"), null);
    await page.locator('ordo-board .cell[data-square="d3"][aria-label="d3, white piece"]').waitFor();
    assert.equal(await field.inputValue(), "10/10/4b5/10/10/...ww5/10/10 w");
    await field.press("Enter");
    assert.equal(await position(page), "10/10/4b5/10/10/3ww5/10/10 w");
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await position(page), before);
    await field.fill("8/8/8/8/4a3/8/2B5/8 w");
    await field.press("Enter");
    assert.ok(await page.getByRole("radio", { name: "Khalifa’s Ordo" }).isChecked());
  });
});

test("on a phone the verdict is visible while editing, and announced", async () => {
  for (const game of ["stein", "khalifa"]) {
    await app.visit(
      `/editor?game=${game}`,
      async (page) => {
        const verdict = page.locator(".verdict [role=status]");
        await verdict.getByText("Valid position.").waitFor();
        await page.getByRole("button", { name: /^Black (piece|1)$/ }).click();
        await page.locator(`ordo-board .cell[data-square="${game === "stein" ? "e5" : "55"}"]`).tap();
        await verdict.getByText(/valid position/i).waitFor();
        const box = await verdict.boundingBox();
        assert.ok(box && box.y + box.height <= 740, JSON.stringify(box));
        assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360);
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    );
  }
});

test("all reasons at once, each with its rule", async () => {
  await app.visit("/editor#g=stein&p=w9/10/10/b8b/10/10/10/b9_w", async (page) => {
    await page.locator("main").getByText("for 2 reasons").waitFor();
    await page.locator("main").getByText("Black just moved, but the group is split into 3 parts.").waitFor();
    await page
      .locator("main")
      .getByText("Both sides have reached the opponent’s home row: White on a8, Black on a1.")
      .waitFor();
    assert.equal(await page.getByRole("link", { name: "S5", exact: true }).getAttribute("href"), "/rules#S5");
    assert.equal(await page.getByRole("button", { name: "Play from here" }).count(), 0);
  });
});

test("a move is checked", async () => {
  await app.visit("/editor#g=stein&p=4bb4/4bb4/10/10/4w5/2ww1ww3/10/10_w", async (page) => {
    const field = page.getByLabel("Is this move legal?");
    await field.fill("e4-e5");
    await page.getByRole("button", { name: "Check" }).click();
    await page.locator("main").getByText("S5: Your pieces on e5, f3 and g3 would be cut off from the group.").waitFor();
    await field.fill("d3-d4");
    await field.press("Enter");
    await page.locator("main").getByText("Yes, d3-d4 is legal.").waitFor();
    await field.fill("nonsense");
    await field.press("Enter");
    await page.locator("main").getByText("Character 1: expected a square from a1 to j8").waitFor();
    await page.getByRole("heading", { name: "12 legal moves" }).waitFor();
  });
});

test("a position is played with the chosen opponent, level and colour", async () => {
  await app.visit("/editor#g=stein&p=4bb4/4bb4/10/10/4w5/2ww1ww3/10/10_w", async (page) => {
    await playFrom(page, { opponent: "Play the computer", level: 1, color: "Black" });
    await page.waitForURL(/\/play$/);
    assert.match(await page.locator(".strip.near").innerText(), /You.*Black/);
    assert.match(await page.locator(".strip.far").innerText(), /level 1/);
    await page.locator(".moves .move").first().waitFor();
  });
});

test("an unreadable text is explained and changes nothing; a long one too", async () => {
  await app.visit("/editor", async (page) => {
    const before = await position(page);
    const field = page.getByLabel("Position as text");
    await field.fill("10/10/10 w");
    await field.press("Enter");
    await page.locator("main").getByText("Expected 8 rows, found 3.").waitFor();
    await field.fill("w".repeat(10_000));
    await field.press("Enter");
    await page.locator("main").getByText("neither a game record nor a position").waitFor();
    await page.reload();
    assert.equal(await position(page), before);
  });
});

test("Khalifa: sizes, pieces in line, placements, and analysis", async () => {
  await app.visit("/editor", async (page) => {
    await page.getByRole("radio", { name: "Khalifa’s Ordo" }).check({ force: true });
    await page.locator("main").getByText("256 legal placements").waitFor();
    await page.locator("main").getByText("Sizes 1, 2, 3 and 4 can go to:").waitFor();
    assert.deepEqual(
      await page.locator(".first-steps dt").allInnerTexts(),
      [8, 7, 6, 5, 4, 3, 2, 1].map((row) => `Row ${row}`),
    );
    await page.getByRole("button", { name: "White 2", exact: true }).click();
    await tap(page, "34");
    await page.getByRole("button", { name: "White 3", exact: true }).click();
    await tap(page, "36");
    await page.locator("main").getByText("White’s pieces on 34 and 36 are in line").waitFor();
    await tap(page, "36");
    await page.getByRole("button", { name: "Black 3", exact: true }).click();
    await tap(page, "36");
    await page.locator("main").getByText("Valid position.").waitFor();
    await page.getByRole("link", { name: "Analyse from here" }).click();
    await page.getByRole("heading", { name: "Analysis, Khalifa’s Ordo" }).waitFor({ state: "attached" });
    await page.locator('ordo-board [data-square="36"][aria-label="36, black 3"]').waitFor();
  });
});

test("a damaged link is reported, and the board stays", async () => {
  await app.visit("/editor#g=stein&p=xyz", async (page) => {
    await page.getByText("The link is damaged").waitFor();
    assert.match(await position(page), /^2bb2bb2\//);
  });
});
