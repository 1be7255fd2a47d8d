// Premoves in online games: chosen while the opponent thinks, shown, cancelled, played at once, or dropped.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { drag, tap, until } from "./browser.js";
import {
  makeMove,
  placePiece,
  recordingOf,
  startGame,
  startOnline,
  startRecording,
  waitForMove,
  waitForStatus,
} from "./online.js";

const online = await startOnline();
after(() => online.stop());

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const marks = (page) => page.locator("ordo-board .mark.premove");

test("a premove is shown, announced and played the moment the opponent has moved", async () => {
  await online.people(["Ada", "Bob"], async (white, black) => {
    await startRecording(black);
    await startGame(online.url, white, black, { clock: "5+3" });
    await tap(black, "a6");
    await tap(black, "a5");
    await waitForStatus(black, /Premove: a6-a5\./);
    assert.equal(await marks(black).count(), 2);
    assert.ok((await recordingOf(black)).words.some((text) => /^Premove: a6-a5\..*Escape/.test(text)));
    await axe(black);
    assert.equal(await black.locator(".moves .move").count(), 0);

    await tap(white, "a3");
    await tap(white, "a4");
    for (const page of [white, black]) await waitForMove(page, 1, "a6-a5");
    assert.equal(await marks(black).count(), 0);
    assert.ok((await recordingOf(black)).words.includes("White: a3-a4. Black: a6-a5."));

    // An ordo, dragged, by the other player.
    await makeMove(white, black, "j3-j4");
    await drag(white, "c2", "d2", "d3");
    await waitForStatus(white, /Premove: c2:d2-c3\./);
    await tap(black, "j6");
    await tap(black, "j5");
    for (const page of [white, black]) await waitForMove(page, 4, "c2:d2-c3");
  });
});

test("a premove that has become illegal is dropped, with a notice", async () => {
  await online.people(["Ada", "Bob"], async (white, black) => {
    await startGame(online.url, white, black, { clock: "5+3" });
    // A piece that stays where it is: nothing is recaptured.
    await tap(black, "a7");
    await drag(black, "b7", "a6");
    await waitForStatus(black, /Premove: b7xa6\./);
    await makeMove(white, black, "a3-a4");
    await waitForStatus(black, /Your premove b7xa6 was not possible\./);
    assert.equal(await marks(black).count(), 0);
    await makeMove(black, white, "a6-a5");
  });
});

test("a premove is cancelled by tap, Escape and right click, and replaced by another", async () => {
  await online.people(["Ada", "Bob"], async (white, black) => {
    await startGame(online.url, white, black, { clock: "5+3" });
    const choose = async () => {
      await tap(black, "a6");
      await tap(black, "a5");
      await waitForStatus(black, /Premove/);
    };
    const cancelled = async () => {
      await marks(black).first().waitFor({ state: "detached" });
      await waitForStatus(black, /Ada to move/);
    };
    await choose();
    await tap(black, "e5");
    await cancelled();
    await choose();
    await black.keyboard.press("Escape");
    await cancelled();
    await choose();
    const cell = await black.locator('ordo-board .cell[data-square="e5"]').boundingBox();
    assert.ok(cell);
    await black.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2, { button: "right" });
    await cancelled();
    await choose();
    await tap(black, "j6");
    await tap(black, "j5");
    await waitForStatus(black, /Premove: j6-j5\./);
    await tap(white, "a3");
    await tap(white, "a4");
    for (const page of [white, black]) await waitForMove(page, 1, "j6-j5");
  });
});

test("a premove by keyboard; none with the setting switched off, for spectators and after the end", async () => {
  await online.people(["Ada", "Bob", "Eve"], async (white, black, watcher) => {
    const link = await startGame(online.url, white, black, { clock: "5+3", public: true });
    await black.evaluate("document.querySelector('ordo-board').focusSquare('a6')");
    await black.keyboard.press("Enter");
    await until(black, "/^a6 selected/.test(document.querySelector('#announcer').textContent)");
    // Black is at the bottom: down the board is up for the player.
    await black.keyboard.press("ArrowUp");
    await black.keyboard.press("Enter");
    await waitForStatus(black, /Premove: a6-a5\./);

    await black.getByRole("button", { name: "Settings" }).click();
    await black.getByRole("switch", { name: "Premoves in online games" }).uncheck();
    await black.getByRole("dialog", { name: "Settings" }).getByRole("button", { name: "Close" }).click();
    await waitForStatus(black, /Ada to move/);
    await tap(black, "a6");
    assert.equal(await black.locator("ordo-board .target").count(), 0);

    await watcher.goto(link);
    await watcher.locator("ordo-board .cell").first().waitFor();
    await tap(watcher, "a6");
    assert.equal(await watcher.locator("ordo-board .target").count(), 0);

    await black.getByRole("button", { name: "Settings" }).click();
    await black.getByRole("switch", { name: "Premoves in online games" }).check();
    await black.getByRole("dialog", { name: "Settings" }).getByRole("button", { name: "Close" }).click();
    await makeMove(white, black, "a3-a4");
    await makeMove(black, white, "a6-a5");
    await tap(black, "b6");
    await tap(black, "b5");
    await waitForStatus(black, /Premove: b6-b5\./);
    await white.getByRole("button", { name: "Resign" }).click();
    await white.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await waitForStatus(black, /You win/);
    assert.equal(await marks(black).count(), 0);
    await tap(black, "b6");
    assert.equal(await black.locator("ordo-board .target").count(), 0);
  });
});

test("a premove survives a lost connection and is played after it", async () => {
  await online.people(
    ["Ada", "Bob"],
    async (white, black) => {
      await startGame(online.url, white, black, { clock: "5+3" });
      await tap(black, "a6");
      await tap(black, "a5");
      await waitForStatus(black, /Premove/);
      await black.context().setOffline(true);
      await black.getByText("Connection lost").first().waitFor();
      await tap(white, "a3");
      await tap(white, "a4");
      await waitForMove(white, 0, "a3-a4");
      assert.equal(await marks(black).count(), 2);
      await black.context().setOffline(false);
      for (const page of [white, black]) await waitForMove(page, 1, "a6-a5");
    },
    { allow: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/ },
  );
});

test("a premove is typed, with completion; a move that cannot be one is refused", async () => {
  await online.people(["Ada", "Bob"], async (white, black) => {
    await startGame(online.url, white, black, { clock: "5+3" });
    await black.keyboard.press("/");
    await black.keyboard.type("a6-a");
    const list = black.getByRole("listbox", { name: "Legal moves" });
    assert.ok((await list.getByRole("option").allInnerTexts()).includes("a6-a5"));
    await black.keyboard.type("5");
    await black.keyboard.press("Enter");
    await waitForStatus(black, /Premove: a6-a5\./);
    assert.equal(await black.locator("#typed-move").inputValue(), "");
    await black.keyboard.type("a3-a4");
    await black.keyboard.press("Enter");
    await waitForStatus(black, /a3-a4 cannot be a premove\./);
    assert.equal(await marks(black).count(), 2);
    await tap(white, "a3");
    await tap(white, "a4");
    for (const page of [white, black]) await waitForMove(page, 1, "a6-a5");
  });
});

test("Khalifa's game: placements and turns of one step can be premoved", async () => {
  await online.people(["Ada", "Bob"], async (white, black) => {
    await startGame(online.url, white, black, { clock: "5+3", game: "khalifa" });
    await waitForStatus(white, /Place one|Bob to move/);
    const isWhiteFirst = (await white.locator(".strip.near.turn").count()) > 0;
    const [first, second] = isWhiteFirst ? [white, black] : [black, white];
    await second.locator(".strip.near").getByRole("button", { name: "Size 3" }).click();
    await tap(second, "25");
    await waitForStatus(second, /Premove: 3@25\./);
    // The same square again cancels it.
    await tap(second, "25");
    await waitForStatus(second, /to move/);
    await second.locator(".strip.near").getByRole("button", { name: "Size 1" }).click();
    await tap(second, "25");
    await waitForStatus(second, /Premove: 1@25\./);
    await first.locator(".strip.near").getByRole("button", { name: "Size 2" }).click();
    await tap(first, "44");
    for (const page of [first, second]) await waitForMove(page, 1, "1@25");
    await placePiece(first, second, "3@58");
    await placePiece(second, first, "2@56");
    await placePiece(first, second, "4@27");
    await placePiece(second, first, "3@64");
    await placePiece(first, second, "1@65");
    await tap(first, "44");
    await tap(first, "45");
    await waitForStatus(first, /Premove: 44-45\./);
    await second.locator(".strip.near").getByRole("button", { name: "Size 4" }).click();
    await tap(second, "68");
    for (const page of [first, second]) await waitForMove(page, 8, "44-45");
  });
});
