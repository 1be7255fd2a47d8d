// Khalifa's game on the play page: placement, forbidden squares, turns of one and two steps, an ordo, the rematch.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { drag, start, tap } from "./browser.js";
import { choose, link, playFrom, statusText, twoPlayers } from "./moves.js";

const app = await start();
after(() => app.stop());

const PLACED = "2@88 3@27 3@56 2@15 1@72 4@74 4@35 1@32".split(" ");
const GAME = [...PLACED, "72-52", "15-37"];
/** A game that ends with the ordo 52, 55, 56, 57. */
const WINNING = ["88-55", "35-57"];

/** @param {import("playwright-core").Page} page @param {string} text such as 3@27 @param {"tap" | "drag"} how */
async function place(page, text, how) {
  const [size, square = ""] = text.split("@");
  const piece = page.locator(".strip.turn").getByRole("button", { name: `Size ${size}` });
  if (how === "tap") {
    await piece.click();
    await tap(page, square);
  } else {
    const from = await piece.boundingBox();
    const to = await page.locator(`ordo-board .cell[data-square="${square}"]`).boundingBox();
    assert.ok(from && to);
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
  }
  await page.getByRole("button", { name: text, exact: true }).waitFor();
}

test("a whole game: placement, steps, and an ordo that ends it; the other side starts the rematch", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { game: "khalifa", mode: "two", starter: "White" });
    assert.match(await statusText(page), /Place/);
    for (const [index, text] of PLACED.entries()) await place(page, text, index % 2 ? "drag" : "tap");
    for (const step of ["72-52", "15-37"]) {
      const [from = "", to = ""] = step.split("-");
      await tap(page, from);
      await tap(page, to);
      await page.getByRole("button", { name: "End turn" }).click();
      await page.getByRole("button", { name: step, exact: true }).waitFor();
    }
    for (const step of WINNING) {
      const [from = "", to = ""] = step.split("-");
      await drag(page, from, to);
    }
    assert.match(await statusText(page), /ordo/i);
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.getByText("Black starts this time.").waitFor();
    assert.match(await page.locator(".strip.turn").innerText(), /Black/);
  });
});

test("the highest level places", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { game: "khalifa", mode: "computer", starter: "White", level: 10 });
    await place(page, "3@44", "tap");
    await page.locator(".moves .move").nth(1).waitFor();
  });
});

test("a forbidden square is explained", async () => {
  await app.visit(link("khalifa", ["2@33"]), async (page) => {
    await twoPlayers(page);
    await place(page, "1@46", "tap");
    await tap(page, "44");
    assert.match(await statusText(page), /44 .*33/);
    assert.equal(await page.locator(".moves .move").count(), 2);
  });
});

test("the first step can be taken back, survives a reload, and a piece moves once", async () => {
  await app.visit(link("khalifa", GAME), async (page) => {
    await twoPlayers(page);
    await drag(page, "88", "78");
    await page.getByRole("button", { name: "Take back step" }).click();
    await drag(page, "88", "87");
    await page.reload();
    await page.getByRole("button", { name: "Take back step" }).waitFor();
    await page.locator('ordo-board [data-square="87"][aria-label*="white 2"]').waitFor();
    await tap(page, "87");
    await tap(page, "77");
    assert.match(await statusText(page), /different pieces/);
    await page.keyboard.press("Escape");
    await page.locator("main").focus();
    for (const key of ["ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
    await page.getByRole("button", { name: "End turn" }).click();
    await page.getByRole("button", { name: "88-87", exact: true }).waitFor();
  });
});

/** Waits until the page has rendered. @param {import("playwright-core").Page} page */
const moveCount = (page) => page.locator(".moves .move").count();

test("two steps end the turn automatically unless the second is taken back; a third piece cannot move", async () => {
  await app.visit(link("khalifa", GAME), async (page) => {
    await page.clock.install();
    await twoPlayers(page);
    await drag(page, "88", "78");
    await drag(page, "52", "53");
    assert.match(await statusText(page), /Turn complete\. It ends in a moment/);
    await tap(page, "35");
    await tap(page, "36");
    assert.match(await statusText(page), /Turn complete/);
    await page.getByRole("button", { name: "Take back step" }).click();
    assert.match(await statusText(page), /Move a second piece/);
    // paused from here on: the steps of the test may take any time
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    assert.equal(await moveCount(page), GAME.length);
    await drag(page, "52", "42");
    await page.clock.runFor(1400);
    assert.equal(await moveCount(page), GAME.length);
    await page.clock.runFor(100);
    await page.getByRole("button", { name: "52-42,88-78", exact: true }).waitFor();
    assert.match(await statusText(page), /Black to move/);
  });
});

test("a complete turn ends after a reload", async () => {
  await app.visit(link("khalifa", GAME), async (page) => {
    await twoPlayers(page);
    await drag(page, "88", "78");
    await drag(page, "52", "53");
    await page.reload();
    await page.getByRole("button", { name: "52-53,88-78", exact: true }).waitFor();
  });
});

test("players who confirm each turn end it themselves", async () => {
  await app.visit(link("khalifa", GAME), async (page) => {
    await page.clock.install();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "Confirm each turn" }).check();
    await page.getByRole("button", { name: "Close" }).click();
    await twoPlayers(page);
    await drag(page, "88", "78");
    await drag(page, "52", "53");
    assert.match(await statusText(page), /Turn complete\. End it, or take back the step/);
    await page.clock.runFor(60_000);
    assert.equal(await moveCount(page), GAME.length);
    await page.getByRole("button", { name: "End turn" }).click();
    await page.getByRole("button", { name: "52-53,88-78", exact: true }).waitFor();
  });
});

test("the menu opens in the middle of a turn, and the turn waits while it is open", async () => {
  await app.visit(link("khalifa", GAME), async (page) => {
    await page.clock.install();
    await twoPlayers(page);
    await drag(page, "88", "78");
    await drag(page, "52", "53");
    await page.getByRole("button", { name: "More" }).click();
    await page.clock.runFor(10_000);
    assert.equal(await moveCount(page), GAME.length);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.clock.runFor(10_000);
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.locator(".status").getByText("Black wins by resignation").waitFor();
  });
});

test("the screen reader help is that of the game", async () => {
  await app.visit(link("khalifa", GAME), async (page) => {
    const help = page.locator("p.visually-hidden", { hasText: "Arrow keys" });
    assert.doesNotMatch(await help.innerText(), /ordo|Shift/);
    await page.goto("about:blank");
    await page.goto(`${app.url}${link("stein", [])}`);
    assert.match(await help.innerText(), /Shift.*ordo/);
  });
});

test("the computer places and moves", async () => {
  await app.visit(link("khalifa", PLACED.slice(0, 7)), async (page) => {
    await playFrom(page, { opponent: "Play the computer" });
    await place(page, "1@32", "tap");
    await page.locator(".moves .move").nth(8).waitFor();
    assert.match(await page.locator(".moves .move").nth(8).innerText(), /-/);
  });
});
