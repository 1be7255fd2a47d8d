// Typed moves on every page with a board, by keyboard only.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { start, until } from "./browser.js";
import { choose, statusText } from "./moves.js";
import { startGame, startOnline, waitForMove, waitForStatus } from "./online.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** @param {Page} page */
const field = (page) => page.getByRole("combobox", { name: "Type a move" });
/** @param {Page} page @param {string} text */
async function type(page, text) {
  if (!(await page.evaluate("document.activeElement?.id === 'typed-move'"))) await page.keyboard.press("/");
  await until(page, "document.activeElement?.id === 'typed-move'");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("a game is typed: completion with the arrow keys, the reason of an illegal move, ordos and captures", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await page.keyboard.press("/");
    await page.keyboard.type("c2:");
    const list = page.getByRole("listbox", { name: "Legal moves" });
    assert.deepEqual(await list.getByRole("option").allInnerTexts(), ["c2:d2-c3", "c2:d2-c4"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const chosen = await field(page).getAttribute("aria-activedescendant");
    assert.equal(await page.locator(`#${chosen}`).innerText(), "c2:d2-c4");
    await until(page, "document.querySelector('ordo-board').preview?.to.join() === 'c4,d4'");
    await axe(page);
    await page.keyboard.press("Enter");
    await page.locator(".moves").getByRole("button", { name: "c2:d2-c4" }).waitFor();
    assert.equal(await field(page).inputValue(), "");
    assert.equal(await page.evaluate("document.activeElement.id"), "typed-move");

    await page.keyboard.type("c7-e4");
    await page.keyboard.press("Enter");
    assert.match(await statusText(page), /c7 and e4 are not on the same rank, file or diagonal/);
    assert.equal(await field(page).getAttribute("aria-invalid"), "true");
    assert.equal(await field(page).inputValue(), "c7-e4");
    await page.keyboard.type("J6j5");
    await page.keyboard.press("Enter");
    await page.locator(".moves").getByRole("button", { name: "j6-j5" }).waitFor();
  });
});

test("Escape closes the list, clears the text and goes back to the board, where the arrow keys work", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await page.keyboard.press("/");
    await page.keyboard.type("a3");
    await page.keyboard.press("Escape");
    assert.equal(await field(page).getAttribute("aria-expanded"), "false");
    assert.equal(await field(page).inputValue(), "a3");
    await page.keyboard.press("Escape");
    assert.equal(await field(page).inputValue(), "");
    await page.keyboard.press("Escape");
    await until(page, "document.activeElement?.localName === 'ordo-board'");
    const before = await page.evaluate("document.querySelector('ordo-board').cursor");
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await page.evaluate("document.querySelector('ordo-board').cursor"), before);
  });
});

test("Khalifa: placements, and turns of one and of two steps", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { game: "khalifa", mode: "two", starter: "White" });
    const turns = "2@88 3@27 3@56 2@15 1@72 4@74 4@35 1@32 72-52 32-31,15-37".split(" ");
    for (const turn of turns) {
      await type(page, turn);
      await page.locator(".moves").getByRole("button", { name: turn, exact: true }).waitFor();
    }
    await type(page, "52-52");
    assert.match(await statusText(page), /must move to a different square/);
  });
});

test("typing in the middle of a turn adds its second step", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { game: "khalifa", mode: "two", starter: "White" });
    for (const turn of "2@88 3@27 3@56 2@15 1@72 4@74 4@35 1@32".split(" ")) await type(page, turn);
    await page.locator('ordo-board .cell[data-square="72"]').click();
    await page.locator('ordo-board .cell[data-square="52"]').click();
    await page.getByRole("button", { name: "End turn" }).waitFor();
    await type(page, "88-87");
    await page
      .locator(".moves")
      .getByRole("button", { name: /52.*87|87.*52/ })
      .waitFor();
  });
});

test("analysis and lessons take typed moves and explain illegal ones", async () => {
  await app.visit("/analyse", async (page) => {
    await field(page).waitFor();
    await type(page, "c2-c4");
    await page.locator(".analysis-moves").getByRole("button", { name: "c2-c4" }).waitFor();
    await page.keyboard.type("c7-c2");
    await page.keyboard.press("Enter");
    await page.locator(".status").getByText("Blocked by").waitFor();
  });
  await app.visit("/learn#S3", async (page) => {
    await field(page).waitFor();
    await type(page, "a3-a4");
    await page.locator(".lesson-remark").getByText("The piece on a3 is White’s.").waitFor();
    await page.keyboard.type("j6-j5");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await until(page, "document.activeElement?.matches('.lesson-next')");
  });
});

test("an online game takes typed moves, in turn only if premoves are off, and spectators have no field", async () => {
  const online = await startOnline();
  try {
    await online.people(["Ada", "Bob", "Eve"], async (ada, bob, eve) => {
      await ada.addInitScript(() => localStorage.setItem("ordo.settings", '{"premoves":false}'));
      const link = await startGame(online.url, ada, bob, { clock: "10+5" });
      await type(ada, "c2-c4");
      await waitForMove(bob, 0, "c2-c4");
      await type(ada, "c4-c5");
      await waitForStatus(ada, /It is not your turn/);
      await type(bob, "j6-j5");
      await waitForMove(ada, 1, "j6-j5");
      await eve.goto(link);
      await waitForMove(eve, 1, "j6-j5");
      assert.equal(await field(eve).count(), 0);
    });
  } finally {
    await online.stop();
  }
});

test("on a phone a button opens the field, and the completions leave the board visible", async () => {
  await app.visit(
    "/play",
    async (page) => {
      await choose(page, { mode: "two" });
      assert.equal(await field(page).isVisible(), false);
      await page.getByRole("button", { name: "Type a move" }).click();
      await field(page).fill("c2");
      const list = await page.getByRole("listbox", { name: "Legal moves" }).boundingBox();
      assert.ok(list && list.height < 70, JSON.stringify(list));
      await axe(page);
      await page.getByRole("option", { name: "c2-c3" }).click();
      await page.locator(".moves").getByRole("button", { name: "c2-c3" }).waitFor();
      await page.getByRole("button", { name: "Close" }).click();
      assert.equal(await field(page).isVisible(), false);
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});

test("a selected piece is announced with its targets", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await page.locator('ordo-board .cell[data-square="c2"]').click();
    await until(page, "/^c2 selected, 4 legal moves. Squares: c3, c4, d3 and e4\\.$/.test(announcer.textContent)");
    const square = page.locator('ordo-board .cell[data-square="c4"]');
    assert.equal(await square.getAttribute("aria-label"), "c4, empty, can move here");
  });
});
