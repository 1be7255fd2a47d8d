// The history of finished games on this device: it fills up by playing, and its games are replayed, reviewed, exported,
// deleted and restored; the clock against the computer, names, and captured pieces.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { start, tap, until } from "./browser.js";
import { choose, link, playMove, statusText, twoPlayers } from "./moves.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** Opens the history through the menu of the game. @param {Page} page */
async function openHistory(page) {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("heading", { name: "My games" }).waitFor();
}

/** Resigns the shown game. @param {Page} page */
async function resign(page) {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".status").getByText(/wins/).first().waitFor();
}

/** Plays two games: against the computer, resigned, and of two players, drawn. @param {Page} page */
async function playTwoGames(page) {
  await choose(page, { mode: "computer", level: 1 });
  await playMove(page, "a3-a4", "tap");
  await page.locator(".moves .move").nth(1).waitFor();
  await resign(page);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.getByRole("textbox", { name: "White’s name" }).or(page.getByRole("slider")).first().waitFor();
  await page.getByRole("radio", { name: "Two players, one screen" }).check({ force: true });
  await page.getByRole("textbox", { name: "White’s name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Black’s name" }).fill("Ben");
  await choose(page, { mode: "two" });
  await playMove(page, "a3-a4", "tap");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Agree to a draw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Agree to a draw" }).click();
  await page.locator(".status").getByText("Draw by agreement.").first().waitFor();
}

/** @param {Page} page */
const entries = (page) => page.locator(".history-entry");

test("finished games are listed with result, opponent and statistics, and can be filtered", async () => {
  await app.visit("/play", async (page) => {
    await playTwoGames(page);
    await openHistory(page);
    assert.equal(await entries(page).count(), 2);
    assert.match(await entries(page).first().innerText(), /Ada – Ben\s+Draw by agreement/);
    assert.match(await entries(page).last().innerText(), /Computer, level 1\s+Lost · Black wins by resignation/);
    assert.match(await entries(page).last().innerText(), /Stein’s Ordo · you played White · 1 move/);
    const row = page.getByRole("row", { name: /^1 / });
    assert.deepEqual((await row.innerText()).split(/\s+/), ["1", "1", "0", "1", "0", "0%"]);
    await until(page, "document.querySelectorAll('.history-open ordo-mini-board')[0]?.pieces.length === 40");
    await axe(page);

    await page.getByRole("combobox", { name: "Opponent" }).selectOption("two");
    assert.equal(await entries(page).count(), 1);
    assert.match(page.url(), /\/history\?opponent=two$/);
    await page.getByRole("combobox", { name: "Result" }).selectOption({ label: "White won" });
    await page.getByText("0 games").waitFor();
    await page.getByRole("combobox", { name: "Opponent" }).selectOption({ label: "Computer, level 1" });
    assert.equal(await page.getByRole("combobox", { name: "Result" }).inputValue(), "");
    await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("khalifa");
    await page.getByText("0 games").waitFor();
  });
});

test("a game is replayed and reviewed, and the play page offers a new one", async () => {
  await app.visit("/play", async (page) => {
    await playTwoGames(page);
    await page.reload();
    await page.getByRole("button", { name: "Rematch" }).waitFor();
    await openHistory(page);
    await entries(page).last().getByRole("link", { name: "Replay" }).click();
    await page.locator(".status").getByText("The computer wins.").waitFor();
    await page.keyboard.press("Home");
    assert.match(await statusText(page), /Earlier position/);
    await page.goBack();
    await entries(page).last().getByRole("link", { name: "Review" }).click();
    await page.waitForURL((url) => url.pathname === "/analyse");
    await page.locator(".review").waitFor();
    await page.getByRole("button", { name: /a3-a4/ }).first().waitFor();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await page.getByRole("heading", { name: "New game" }).waitFor();
  });
});

test("games are exported, deleted and restored, by keyboard as well", async () => {
  await app.visit("/play", async (page) => {
    await playTwoGames(page);
    await openHistory(page);
    const download = async (/** @type {() => Promise<void>} */ act) => {
      const [file] = await Promise.all([page.waitForEvent("download"), act()]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const one = await download(() => entries(page).first().getByRole("button", { name: "Export" }).click());
    assert.match(one.name, /^ordo-stein-.*\.ordo$/);
    assert.match(one.text, /\[White "Ada"\]\n\[Black "Ben"\]/);
    const all = await download(() => page.getByRole("button", { name: "Export all" }).click());
    assert.match(all.name, /^ordo-games-.*\.ordo$/);
    assert.equal(all.text.match(/\[Result /g)?.length, 2);

    await entries(page).first().getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Enter");
    assert.equal(await entries(page).count(), 1);
    await until(page, "document.activeElement?.className === 'button history-replay'");
    await page.getByRole("button", { name: "Undo" }).click();
    assert.match(await entries(page).first().innerText(), /Ada – Ben/);
    await page.getByRole("button", { name: "Delete all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("No finished games yet.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await entries(page).count(), 2);
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await page.getByRole("link", { name: "History" }).click();
    await entries(page).nth(1).waitFor();
  });
});

test("two tabs: a game that is finished in one is finished in the other, and nothing is lost", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await playMove(page, "a3-a4", "tap");
    const other = await page.context().newPage();
    await other.goto(`${app.url}/play`);
    await other.getByRole("button", { name: "a3-a4" }).waitFor();
    await playMove(other, "a6-a5", "tap");
    await page.getByRole("button", { name: "a6-a5" }).waitFor();
    await resign(page);
    await other
      .locator(".status")
      .getByText(/Black wins by resignation/)
      .waitFor();
    await openHistory(page);
    await other.getByRole("link", { name: "Rules" }).click();
    await page.bringToFront();
    assert.equal(await entries(page).count(), 1);
    await other.goto(`${app.url}/play`);
    await choose(other, { mode: "two" });
    await playMove(other, "b3-b4", "tap");
    await resign(other);
    await entries(page).nth(1).waitFor();
  });
});

test("a full storage keeps the running game and drops the oldest finished one", async () => {
  await app.visit("/play", async (page) => {
    await playTwoGames(page);
    await page.evaluate(() => {
      const oldest =
        Object.keys(localStorage)
          .filter((key) => key.startsWith("ordo.history."))
          .sort()[0] ?? "";
      const large = { ...JSON.parse(localStorage.getItem(oldest) ?? ""), filling: "x".repeat(40_000) };
      localStorage.setItem(oldest, JSON.stringify(large));
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
          while (true) localStorage.setItem(`x${Math.random()}`, "x".repeat(size));
        } catch {
          // full
        }
      }
    });
    await page.getByRole("button", { name: "Rematch" }).click();
    await playMove(page, "a3-a4", "tap");
    await page.reload();
    await page.getByRole("button", { name: "a3-a4" }).waitFor();
    await openHistory(page);
    assert.equal(await entries(page).count(), 1);
  });
});

test("the history works on a phone without a storage", async () => {
  await app.visit(
    "/rules",
    async (page) => {
      await page.context().addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("no", "QuotaExceededError");
        };
      });
      await page.goto(`${app.url}/play`);
      await choose(page, { mode: "two" });
      await playMove(page, "a3-a4", "tap");
      await resign(page);
      await openHistory(page);
      assert.equal(await entries(page).count(), 1);
      const width = await page.evaluate("document.documentElement.scrollWidth");
      assert.equal(width, 360);
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});

test("names are shown at the board, swap sides in a rematch, and win", async () => {
  await app.visit("/play", async (page) => {
    await playTwoGames(page);
    assert.match(await page.locator(".strip.near").innerText(), /Ada, White/);
    assert.match(await page.locator(".strip.far").innerText(), /Ben, Black/);
    await page.getByRole("button", { name: "Rematch" }).click();
    assert.match(await page.locator(".strip.near").innerText(), /Ben, White/);
    await playMove(page, "a3-a4", "tap");
    await resign(page);
    await page.locator(".status").getByText("Ben wins!").waitFor();
  });
});

test("captured pieces are counted at both names, also in earlier positions", async () => {
  await app.visit("/play#g=stein&p=4bb4/4bb4/4bb4/4b5/4ww4/4ww4/10/10_w", async (page) => {
    await twoPlayers(page);
    await playMove(page, "e4xe5", "tap");
    await page.locator(".strip.near").getByRole("img", { name: "1 piece captured" }).waitFor();
    assert.equal(await page.locator(".strip.far .captures").count(), 0);
    await page.keyboard.press("ArrowLeft");
    await page.locator(".strip.near .captures").waitFor({ state: "detached" });
  });
  await app.visit(link("khalifa", ["1@11"]), async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    assert.equal(await page.locator(".captures").count(), 0);
  });
});

test("clock against the computer: both run, the computer moves in time, and the user loses on time", async () => {
  await app.visit("/play", async (page) => {
    await page.clock.install();
    await choose(page, { mode: "computer", level: 1, clock: "3+2" });
    await tap(page, "a3");
    await tap(page, "a4");
    await page.clock.runFor(1000);
    for (let tries = 0; (await page.locator(".moves .move").count()) < 2; tries++) {
      assert.ok(tries < 100, "the computer does not move");
      await page.clock.runFor(100);
    }
    const left = await page.locator(".strip.far .clock").innerText();
    assert.ok(left >= "2:50" && left <= "3:02", left);
    assert.ok(await page.getByRole("button", { name: "Take back" }).isDisabled());
    await page.clock.runFor(60_000);
    assert.match(await page.locator(".strip.near .clock").innerText(), /^(1:59|2:00)$/);
    await page.clock.runFor(121_000);
    await page.locator(".status").getByText("Black wins on time.").waitFor();
    await openHistory(page);
    assert.match(await entries(page).first().innerText(), /Lost · Black wins on time\.[^]*3\+2/);
    await page.goto(`${app.url}/play?new`);
    assert.equal(await page.getByRole("combobox", { name: "Clock" }).inputValue(), "3+2");
    await page.getByRole("radio", { name: "Two players, one screen" }).check({ force: true });
    assert.equal(await page.getByRole("combobox", { name: "Clock" }).inputValue(), "none");
  });
});
