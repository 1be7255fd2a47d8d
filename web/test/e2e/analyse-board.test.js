// Drawing on the analysis board, threats, links to a move, names of players, and what is in sight.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { address, choose, current, moves, openMenu, openText, STEIN, withoutEngine } from "./analyse.js";
import { axe } from "./axe.js";
import { start, swipe, tap, until } from "./browser.js";
import { link } from "./moves.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** The drawn shapes: colour and squares. @param {Page} page */
const shapes = (page) =>
  page.locator("ordo-board .shape").evaluateAll((all) =>
    all.map((one) =>
      [...one.classList]
        .slice(2)
        .concat(one.getAttribute("data-shape") ?? "")
        .join(" "),
    ),
  );

/** Drags with the right mouse button. @param {Page} page @param {string} from @param {string} to */
async function drawArrow(page, from, to) {
  for (const [index, square] of [from, to].entries()) {
    const box = await page.locator(`ordo-board .cell[data-square="${square}"]`).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (!index) await page.mouse.down({ button: "right" });
  }
  await page.mouse.up({ button: "right" });
}

test("the right button draws arrows and circles, and a click on an empty square clears them", async () => {
  await app.visit(link("stein", STEIN, "/analyse"), async (page) => {
    await page.locator(".move-tree .move").nth(2).waitFor();
    await withoutEngine(page);
    await drawArrow(page, "a6", "a4");
    await page.keyboard.down("Shift");
    await drawArrow(page, "e5", "e5");
    await page.keyboard.up("Shift");
    await page.keyboard.down("Alt");
    await drawArrow(page, "b6", "c5");
    await page.keyboard.up("Alt");
    assert.deepEqual(await shapes(page), ["green a6a4", "red e5", "blue b6c5"]);
    await drawArrow(page, "a6", "a4");
    assert.deepEqual(await shapes(page), ["red e5", "blue b6c5"]);
    // they belong to their position, and to the link
    await page.keyboard.press("ArrowLeft");
    assert.deepEqual(await shapes(page), []);
    await page.keyboard.press("ArrowRight");
    await address(page, /^#r=/);
    await page.reload();
    await page.locator("ordo-board .shape").nth(1).waitFor();
    assert.deepEqual(await shapes(page), ["red e5", "blue b6c5"]);
    // the selection of a piece leaves them, a click on an empty square clears them
    await tap(page, "a6");
    await page.keyboard.press("Escape");
    assert.equal((await shapes(page)).length, 2);
    await tap(page, "d5");
    assert.deepEqual(await shapes(page), []);
    assert.deepEqual(await moves(page), STEIN);
  });
});

test("the drawing mode works by keyboard", async () => {
  await app.visit(link("stein", STEIN, "/analyse"), async (page) => {
    await page.locator(".move-tree .move").nth(2).waitFor();
    await withoutEngine(page);
    await page.keyboard.press("d");
    await page.getByRole("radio", { name: "Blue" }).check({ force: true });
    await page.locator('ordo-board .cell[data-square="a7"]').evaluate((cell) => cell.focus());
    for (const key of ["Enter", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    assert.deepEqual(await shapes(page), ["blue a7c7"]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    assert.deepEqual(await shapes(page), ["blue a7c7", "blue c7"]);
    await axe(page);
    await page.getByRole("button", { name: "Clear" }).click();
    assert.deepEqual(await shapes(page), []);
    await page.getByRole("button", { name: "Done" }).click();
    await tap(page, "a6");
    await tap(page, "a5");
    assert.equal(await current(page), "a6-a5");
  });
});

test("the drawing mode works by touch", async () => {
  await app.visit(
    link("stein", STEIN, "/analyse"),
    async (page) => {
      await page.locator(".move-tree .move").nth(2).waitFor();
      await withoutEngine(page);
      await page.getByRole("button", { name: "Draw on the board" }).click();
      await swipe(page, "a6", "a4");
      assert.deepEqual(await shapes(page), ["green a6a4"]);
      assert.deepEqual(await moves(page), STEIN);
    },
    { viewport: { width: 390, height: 800 }, hasTouch: true },
  );
});

test("threat mode shows the opponent's best move, and why there is none", async () => {
  // Black to move; White would win at once on d8 or e8.
  await app.visit("/analyse#g=stein&p=6bb2/3ww2bb1/2ww4b1/1ww7/2w7/10/10/10_b", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    const threat = page.getByRole("button", { name: "Show the threat" });
    await page.keyboard.press("x");
    await page.locator(".engine.threat").getByText("White threatens").waitFor();
    await page.locator("ordo-board .arrow.opponent").first().waitFor();
    assert.equal(await page.locator(".engine-score").innerText(), "#1");
    assert.equal(await threat.getAttribute("aria-pressed"), "true");
    await axe(page);
    await threat.click();
    assert.equal(await page.locator("ordo-board .arrow.opponent").count(), 0);
    await page.keyboard.press("x");
    await page.locator("ordo-board .arrow.opponent").first().waitFor();
    await tap(page, "g8");
    await tap(page, "g7");
    await page.locator(".move-tree .move").first().waitFor();
    assert.equal(await threat.getAttribute("aria-pressed"), "false");
  });
  await app.visit("/analyse#g=stein&p=b9/10/10/10/4w5/10/4ww4/4w5_w", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    await page.keyboard.press("x");
    await page.locator(".status").getByText("it isn’t possible to pass here").waitFor();
  });
});

test("links open at the current move, and Back returns to the analysis before", async () => {
  let url = "";
  await app.visit(link("stein", STEIN, "/analyse"), async (page) => {
    await page.locator(".move-tree .move").nth(2).waitFor();
    await withoutEngine(page);
    await page.locator(".move-tree .move").first().click();
    await address(page, /&at=1$/);
    url = page.url().replace(app.url, "");
    await page.reload();
    await until(page, "document.querySelector('.move[aria-current]')?.textContent.includes('e3-e4')");
    await choose(page, "New: Khalifa’s Ordo");
    await address(page, /g=khalifa/);
    await page.goBack();
    await until(page, "document.querySelector('.move[aria-current]')?.textContent.includes('e3-e4')");
    assert.deepEqual(await moves(page), STEIN);
    await page.goForward();
    await page.getByText("Play a move on the board, or open a game.").waitFor();
    // going back and forth has made no copies
    await openMenu(page);
    assert.equal(await page.locator(".earlier li").count(), 1);
  });
  await app.visit(url, async (page) => {
    await until(page, "document.querySelector('.move[aria-current]')?.textContent.includes('e3-e4')");
    assert.deepEqual(await moves(page), STEIN);
  });
});

test("the share dialog has links to the move and to the position", async () => {
  await app.visit(
    link("stein", STEIN, "/analyse"),
    async (page) => {
      await page.locator(".move-tree .move").nth(2).waitFor();
      await withoutEngine(page);
      await page.locator(".move-tree .move").nth(1).click();
      const copied = async (/** @type {string} */ name) => {
        await page.getByRole("button", { name: "Share" }).click();
        await page.getByRole("dialog").getByRole("button", { name }).click();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      assert.match(await copied("Link to this move"), /#g=stein&m=e3-e4\.e6-e5\.j3-j4&at=2$/);
      const position = await copied("Link to the position");
      assert.match(position, /\/analyse#g=stein&p=\S+_w$/);
      await page.goto(position);
      await page.getByText("Play a move on the board, or open a game.").waitFor();
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("the players of an opened game are named, also in the review", async () => {
  await app.visit("/analyse", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    await openText(
      page,
      '[White "Anna"]\n[Black "Ben"]\n[Result "0-1"]\n[Rules "stein"]\n\n' +
        "1. e3-e4 {[%eval 0.10]} e6-e5 {[%eval 0.00]} 2. j3-j4 $4 {[%eval -3.00]} 0-1",
    );
    await page.locator(".analysis-players").getByText("Anna").waitFor();
    assert.match(await page.locator(".analysis-players").innerText(), /Anna\s+0–1\s+Ben/);
    const cells = await page.getByRole("row", { name: /^Ben/ }).locator("td").allInnerTexts();
    assert.deepEqual(cells, ["100%", "0", "0", "0"]);
    const anna = await page.getByRole("row", { name: /^Anna/ }).locator("td").allInnerTexts();
    assert.match(anna[0] ?? "", /^\d\d?%$/);
    assert.deepEqual(anna.slice(1), ["0", "0", "1"]);
    await axe(page);
  });
});

test("sharing, opening and navigation are in sight at 1440×900, also after a review", async () => {
  await app.visit(
    "/analyse",
    async (page) => {
      await page.locator("ordo-board .cell").first().waitFor();
      await openText(
        page,
        '[White "Anna"]\n[Black "Ben"]\n[Rules "stein"]\n\n' +
          "1. e3-e4 {[%eval 0.10]} e6-e5 {[%eval 0.00]} 2. j3-j4 $4 {[%eval -3.00]} *",
      );
      await page.locator(".tally").waitFor();
      for (const name of ["Share", "Open a game", "Forward", "Menu", "Next mistake"]) {
        const box = await page.locator(".analysis-panel").getByRole("button", { name, exact: true }).boundingBox();
        assert.ok(box && box.y > 0 && box.y + box.height <= 900 && box.x + box.width <= 1440, name);
      }
      const list = await page.locator(".analysis-moves").boundingBox();
      assert.ok(list && list.height >= 100, `room for moves: ${list?.height}`);
      assert.ok(await page.locator(".analysis-panel").evaluate((one) => one.scrollHeight <= one.clientHeight + 1));
    },
    { viewport: { width: 1440, height: 900 } },
  );
});
