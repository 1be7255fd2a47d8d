// Stein's game on the play page: whole games, all outcomes, ordo gestures, explanations, takeback, reload.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { drag, start, tap } from "./browser.js";
import { choose, link, playMove, statusText, twoPlayers } from "./moves.js";

const app = await start();
after(() => app.stop());

const RECONNECT =
  "h1-i1 h8-i8 h2-h3 b6-d6 c2:d2-c4 i7-h6 g2-g3 b7:c7-b6 e3:h3-e4 e6:f6-e5 c1:d1-c2 h6xf4 i1xf4 f5xe4 d2-e3 e4xd4 " +
  "b2xd4 i8-j8 g1-c1 j8xf4 f2xf4 a6-a5 j3-j4 c8-a8 c1-a1 g8-e8 e2-d3 e8-f8 e3xe5 a5xe5 d4-e4 f7xf4";
const HOME_ROW =
  "e3-c3 f6-e5 f3-d3 e5-f5 d1-f1 h8-j8 f2-d4 f5-i5 g2-e4 i5-d5 e4xd5 d7xd5 h1xd5 b7xd5 b3xd5 j6-i5 i2xe6 c8xe6 j3-i4 " +
  "i5xd5 a2xd5 j8-i8 i4-e4 e6-c6 c3xc6 g7-f6 c1-b1 f6xc6 j2-j3 d8-d6 a3xd6 c6xd6 d5-c5 i6-h6 b2xb6 a7xb6 b1xb6 a6-b7 " +
  "e4xb7 c7xc5 c2xc5 d6-e6 d2-e3 e7-d7 b7-c7 d7-d6 b6xd6 i7-j6 d6-b6 i8-i6 d3-c4 e6-g6 b6-d6 g6-g5 j3-i4 h6-h5 g1-g2 " +
  "j6-j5 i3:i4-f3 g5-g4 f4xg4 f7-g7 h2xh5 j5xh5 g4-f4 g7-g5 g2xg5 g8xg5 c5-e5 g5-h4 e5-c5 j7-j5 f3-g3 h5-i5 f1-g2 " +
  "i6-h6 c5-e5 j5-h3 g2xh3 h7-j5 h3xh4 h6xh4 c4-e6 i5:j5-i3 e2:e3-f2 j3-i2 f3-b7 i2-j2 g3-f3 j2-h2 f2:f3-g2 h4-j4 " +
  "d4-b6 h2-i2 b6-a6 i2-h2 g2xh2 j4-j2 h2-f2 j2-i2 f2-d4 i2-j2 g3-f3 j2-i2 a6-a7 i2-h2 d4-d5 h2-i2 f3:f4-d3 i2:i3-g2 " +
  "a7:b7-a8";
const NO_PIECES =
  "g2:h2-g3 g7-g6 g1-g2 h8-j8 i3-i4 c7:d7-c5 b3-b4 b6xb4 d2xb4 c8-c6 c2xc5 a7xc5 e3xc5 g8-g7 f3xd5 d8xd5 g2xd5 e7-d6 " +
  "d5xd6 f7-d7 i2-h2 d7xd6 h1xc6 a6xc6 c5-b5 b7xb5 j2-i2 g7-h6 i4-f4 g6:i6-g5 h3-h4 b5-c5 f4xg5 c5xg5 j3xh5 j7xh5 " +
  "i2xi5 h5-g6 i5xg5 e6:f6-e5 g5-h5 j8-i8 d1-d2 i7-j7 h2-g2 c6:d6-c5 b4-a4 j6:j7-i6 a3:a4-e3 h7xh5 a2xd5 c5-d4 g2-f3 " +
  "i8-h7 b2xd4 e5xe4 f3xe4 h7-h6 e2xh5 h6xh5 d5xf5 i7-g7 f5xh5 i6xh5 c1-c3 g6:g7-h6 e4-f4 h5-g5 f4xg5 h7-g6 d2-e2 " +
  "h6xg5 e2-h5 g6xh5 h4-f4 g5-g4 g3xg4 h5xg4 f2-g3 g4xg3 c3-d3 g3xe3 d3xe3";

test("a whole game by taps and drags, until a group cannot be reconnected", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    for (const [index, move] of RECONNECT.split(" ").entries()) await playMove(page, move, index % 2 ? "drag" : "tap");
    assert.match(await statusText(page), /Black .*wins|cannot/i);
    await page.getByRole("button", { name: "Rematch" }).click();
    assert.match(await statusText(page), /White to move/);
  });
});

/**
 * Plays the last moves of a game opened by link, and checks the outcome.
 * @param {string} moves
 * @param {number} last
 * @param {RegExp} words
 */
async function ends(moves, last, words) {
  const all = moves.split(" ");
  await app.visit(link("stein", all.slice(0, -last)), async (page) => {
    await twoPlayers(page);
    for (const move of all.slice(-last)) await playMove(page, move, "tap");
    assert.match(await statusText(page), words);
  });
}

test("ends: the home row", () => ends(HOME_ROW, 3, /White reaches/i));

test("ends: no pieces left", () => ends(NO_PIECES, 2, /last|White/));

test("ends: threefold repetition is a draw, and the second occurrence is announced", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    const circle = ["c1-b1", "c8-b8", "b1-c1", "b8-c8", "c1-b1", "c8-b8", "b1-c1", "b8-c8"];
    for (const move of circle.slice(0, 4)) await playMove(page, move, "tap");
    assert.match(await statusText(page), /2 times/);
    for (const move of circle.slice(4)) await playMove(page, move, "tap");
    assert.match(await statusText(page), /Draw/);
  });
});

test("ends: both players agree to a draw", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await playMove(page, "a3-a4", "tap");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Agree to a draw" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Agree to a draw" }).click();
    await page.locator(".status").getByText("Draw by agreement.").first().waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Rematch" }).waitFor();
    assert.match(await statusText(page), /Draw/);
  });
});

test("an ordo is selected by dragging along it and moved by dropping in its lanes", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await drag(page, "c2", "d2", "d3");
    await page.getByRole("button", { name: "c2:d2-c3" }).waitFor();
  });
});

test("an illegal move is explained, and its squares are marked", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await tap(page, "a3");
    await tap(page, "b3");
    await tap(page, "a5");
    assert.match(await statusText(page), /Your pieces on a5 and b5 would be cut off from the group/);
    assert.ok((await page.locator("ordo-board .mark.cut").count()) >= 2);
    await tap(page, "j2");
    await tap(page, "j1");
    assert.match(await statusText(page), /back/i);
  });
});

test("against the computer: moves, hints, takeback, resignation, and swapped colours in the rematch", async () => {
  await app.visit("/", async (page) => {
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await playMove(page, "a3-a4", "tap");
    await page.locator(".moves .move").nth(1).waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator("ordo-board .arrow").first().waitFor();
    assert.match(await statusText(page), /Try /);
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByText("No moves yet.").waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("combobox", { name: "Level" }).selectOption("1");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.locator(".status").getByText("The computer wins.").waitFor();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.locator(".moves .move").first().waitFor();
    assert.match(await page.locator(".strip.near").innerText(), /Black/);
    await page.goto(`${app.url}/play?new`);
    assert.equal(await page.getByRole("slider", { name: "Level" }).inputValue(), "1");
  });
});

test("arrow keys navigate after a move by mouse, and no moves are possible in an earlier position", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "computer", level: 1 });
    assert.match(await statusText(page), /home row.*Tap a piece/);
    await playMove(page, "a3-a4", "tap");
    await page.locator(".moves .move").nth(1).waitFor();
    assert.match(await statusText(page), /Your turn/);
    await page.keyboard.press("ArrowLeft");
    assert.match(await statusText(page), /^Earlier position: Black to move\.$/);
    await page.keyboard.press("ArrowLeft");
    assert.match(await statusText(page), /^Earlier position: White to move\.$/);
    await tap(page, "e5");
    for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    assert.match(await statusText(page), /Your turn/);
    for (const key of ["Tab", "Shift+Tab", "ArrowLeft"]) await page.keyboard.press(key);
    assert.equal(await page.evaluate("document.querySelector('ordo-board').cursor"), "d5");
    assert.match(await statusText(page), /Your turn/);
  });
});

for (const [locale, start] of /** @type {const} */ ([
  ["en-GB", "Start"],
  ["fr-FR", "Commencer"],
  ["es-ES", "Empezar"],
  ["de-DE", "Starten"],
])) {
  test(`the first hint is fully visible on a phone (${locale})`, async () => {
    await app.visit(
      "/play",
      async (page) => {
        for (const game of [0, 1]) {
          await page.locator("input[name=game]").nth(game).check({ force: true });
          await page.getByRole("button", { name: start, exact: true }).click();
          await page.locator("ordo-board .cell").first().waitFor();
          const [height, room] = await page
            .locator(".status")
            .evaluate((status) => [status.scrollHeight, status.clientHeight]);
          assert.ok(height && room && height <= room, await statusText(page));
          await page.goto(`${app.url}/play?new`);
        }
      },
      { locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    );
  });
}

test("the highest level moves", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "computer", level: 10 });
    await playMove(page, "a3-a4", "tap");
    await page.locator(".moves .move").nth(1).waitFor();
  });
});

test("a reload in the middle of a game loses nothing", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await playMove(page, "a3-a4", "tap");
    await playMove(page, "a6-a5", "tap");
    await page.reload();
    await page.getByRole("button", { name: "a6-a5" }).waitFor();
    await playMove(page, "b2-c3", "tap");
    await page.goto(`${app.url}/`);
    await page.getByRole("button", { name: /2 moves/ }).click();
    await page.getByRole("button", { name: "b2-c3" }).waitFor();
  });
});

test("clocks: a player loses on time", async () => {
  await app.visit("/play", async (page) => {
    await page.clock.install();
    await choose(page, { mode: "two", clock: "3+2" });
    await playMove(page, "a3-a4", "tap");
    await page.clock.runFor(60_000);
    assert.equal(await page.locator(".strip.far .clock").innerText(), "2:00");
    await playMove(page, "a6-a5", "tap");
    await page.clock.runFor(181_000);
    assert.match(await statusText(page), /time/i);
    assert.match(await statusText(page), /Black/);
  });
});

test("pieces that cannot move are explained, with the squares marked", async () => {
  await app.visit("/play", async (page) => {
    await choose(page, { mode: "two" });
    await tap(page, "a2");
    assert.match(await statusText(page), /no legal moves\. a3, b2 and b3 are in the way/);
    assert.equal(await page.locator("ordo-board .mark").count(), 3);
    await tap(page, "a2");
    await tap(page, "e2");
    await tap(page, "f2");
    assert.match(await statusText(page), /no legal move together\. The ordo is blocked by a white piece on e3/);
  });
  await app.visit("/play#g=stein&p=4bb4/4bb4/10/10/4w5/2ww1ww3/10/10_w", async (page) => {
    await twoPlayers(page);
    await tap(page, "e4");
    assert.match(
      await statusText(page),
      /no legal moves\. Your pieces on e5, f3 and g3 would be cut off from the group/,
    );
  });
});
