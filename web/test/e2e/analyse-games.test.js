// Games on the analysis page: records, review, lens, turns of two steps, hostile links and texts.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { address, moves, openText, STEIN, withoutEngine } from "./analyse.js";
import { start, tap } from "./browser.js";
import { link } from "./moves.js";

const app = await start();
after(() => app.stop());

/** The side to move wins at once. */
const RACE = "#g=stein&p=10/3ww5/2w7/10/10/7b2/6bb2/10_w";

test("in a variation that starts with White's move, Black's move has no number", async () => {
  await app.visit("/analyse", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    await openText(
      page,
      '[Rules "stein"]\n\n1. e3-e4 e6-e5 2. j3-j4 (2. c2:d2-c4 a6-a5 3. a3-a4) ' +
        "(2. a3-a4 {slow} 2... a6-a5) 2... j6-j5 *",
    );
    const numbers = (/** @type {number} */ index) =>
      page.locator(".variation").nth(index).locator(".move-number").allInnerTexts();
    assert.deepEqual(await numbers(0), ["2.", "3."]);
    assert.deepEqual(await numbers(1), ["2.", "2…"]);
  });
});

test("the graph ends with the result and has gaps where the score is unknown", async () => {
  await app.visit("/analyse", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    const shape = async (/** @type {string} */ movetext) => {
      await openText(page, `[Rules "stein"]\n${movetext}`);
      await page
        .locator(".move-tree .move[aria-current]", { hasText: /(\S+) \S+$/.exec(movetext)?.[1] ?? "" })
        .waitFor();
      return {
        white: await page.locator(".eval-graph path.w").getAttribute("d"),
        black: await page.locator(".eval-graph rect.b").getAttribute("width"),
      };
    };
    const won = await shape(
      '[SetUp "1"]\n[FEN "10/3ww5/2w7/10/10/7b2/6bb2/10 w"]\n\n1. c6-c7 {[%eval 0.00]} h3-g3 ' +
        "{[%eval 0.00]} 2. d7-d8 1-0",
    );
    assert.deepEqual(won, { white: "M0 120L0 60.0L200.0 60.0L400.0 60.0L600.0 0.0L600.0 120Z", black: "600.0" });
    await page.getByRole("img", { name: /d7-d8: 1–0/ }).waitFor();
    const open = await shape("\n1. a3-a4 {[%eval 0.00]} a6-a5 {[%eval 0.00]} 2. e3-e4 *");
    assert.deepEqual(open, { white: "M0 120L0 60.0L200.0 60.0L400.0 60.0L400.0 120Z", black: "400.0" });
  });
});

test("review: every move is judged, the blunder shown with the better move, and saved in the address", async () => {
  await app.visit(`/analyse?review=1${RACE}&m=c6-c7.g2-g1`, async (page) => {
    await page.getByRole("table").waitFor({ timeout: 20_000 });
    await page.locator(".move-tree .move").first().click();
    await page
      .locator(".status")
      .getByText(/^Blunder\. It turns a win into a loss\. \S+8 was better\.$/)
      .waitFor();
    const cells = (/** @type {RegExp} */ name) => page.getByRole("row", { name }).locator("td").allInnerTexts();
    assert.deepEqual(await cells(/^White/), ["1%", "0", "0", "1"]);
    assert.deepEqual(await cells(/^Black/), ["100%", "0", "0", "0"]);
    assert.match((await moves(page))[0] ?? "", /^c6-c7\?\?/);
    await address(page, /^#r=/);
    await page.reload();
    await page.getByRole("button", { name: "Next mistake" }).click();
    await page
      .locator(".status")
      .getByText(/^Blunder/)
      .waitFor();
  });
});

test("the lens: key pieces, captures that split, moves to the home row", async () => {
  await app.visit("/analyse#g=stein&p=10/2b7/3b6/4b5/3wwb4/3ww1b3/3w6/10_w", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    await page.getByRole("button", { name: "Lens" }).click();
    await page.getByText("Black’s key pieces: f4, e5 and d6").waitFor();
    await page.getByText(/e4xe5 would cut off/).waitFor();
  });
});

test("Khalifa: turns of two steps, threats and lines in the lens", async () => {
  await app.visit("/analyse#g=khalifa&p=5d2/b7/7c/2BC4/8/3D4/4A3/6a1_w", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await page.locator(".engine-words").getByText("White wins in 1").waitFor();
    await withoutEngine(page);
    await page.getByRole("button", { name: "Lens" }).click();
    await page.getByText(/White threatens to win/).waitFor();
    await page.locator(".lens-lines button").first().click();
    await tap(page, "34");
    await tap(page, "56");
    await page.locator(".status").getByText("Move a second piece, or end your turn.").waitFor();
    await tap(page, "25");
    await tap(page, "52");
    await page.locator(".status").getByText("White has an ordo and wins.").waitFor();
  });
});

test("Khalifa: while pieces are placed, the lens counts the squares for the next one", async () => {
  await app.visit("/analyse#g=khalifa&p=8/8/8/8/8/8/8/A7_b", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    await page.getByRole("button", { name: "Lens" }).click();
    await page.getByText("Black can place on 63 squares.").waitFor();
    assert.equal(await page.locator(".lens-lines").count(), 0);
  });
});

test("Khalifa: two steps end the turn automatically", async () => {
  await app.visit("/analyse#g=khalifa&p=5d2/b7/7c/2BC4/8/3D4/4A3/6a1_w", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await withoutEngine(page);
    await page.clock.install();
    for (const square of ["34", "33", "25", "24"]) await tap(page, square);
    await page.locator(".status").getByText("Turn complete.").waitFor();
    await page.getByRole("button", { name: "Take back step" }).click();
    await page.locator(".status").getByText("Move a second piece").waitFor();
    await page.clock.runFor(5000);
    assert.deepEqual(await page.locator(".move-tree .move").count(), 0);
    for (const square of ["25", "26"]) await tap(page, square);
    await page.clock.runFor(1500);
    assert.deepEqual(await moves(page), ["25-26,34-33"]);
  });
});

test("a record with variations is opened from text; a bad or huge one is reported and changes nothing", async () => {
  await app.visit(link("stein", STEIN, "/analyse"), async (page) => {
    await page.locator(".move-tree .move").nth(2).waitFor();
    await withoutEngine(page);
    const open = (/** @type {string} */ text) => openText(page, text);
    await open('[Rules "stein"]\n\n1. e3-e9 *');
    await page.getByRole("alert").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Open a game" }).click();
    await page
      .getByRole("dialog")
      .getByRole("textbox")
      .evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "x".repeat(10_000_000));
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      });
    await page.getByRole("alert").getByText("too long").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    assert.deepEqual(await moves(page), STEIN);
    await open(
      '[Rules "stein"]\n\n1. a3-a4 $1 {first [%eval 0.30]} (1. b3-b4 {second}) ' +
        "1... a6-a5 {[%eval -2.50]} 2. j3-j4 {[%eval #-3]} *",
    );
    await page.locator(".variation").getByText("second").waitFor();
    assert.deepEqual(
      (await moves(page)).map((text) => text.split(" ")[0]),
      ["a3-a4!", "b3-b4", "a6-a5", "j3-j4"],
    );
    await page.getByRole("img", { name: /a6-a5: −2\.5; j3-j4: #−3/ }).click({ position: { x: 2, y: 10 } });
    assert.equal(await page.locator(".move[aria-current]").count(), 0);
  });
});

test("a damaged link is reported, and the analysis stays", async () => {
  await app.visit(link("stein", STEIN, "/analyse"), async (page) => {
    await page.locator(".move-tree .move").nth(2).waitFor();
    await withoutEngine(page);
    await address(page, /m=e3-e4/);
    for (const fragment of ["#r=abc", "#g=stein&m=a1-a9", "#g=nonsense", "#%E0%A4%A", "#r=-"]) {
      await page.goto("about:blank");
      await page.goto(`${app.url}/analyse${fragment}`);
      await page.getByText("The link is damaged").waitFor();
      await page.locator(".move-tree .move").nth(2).waitFor();
    }
  });
});

test("an empty analysis offers to open a game", async () => {
  await app.visit("/analyse", async (page) => {
    await page.getByText("Play a move on the board, or open a game.").waitFor();
    await openText(page, '[Rules "stein"]\n\n1. a3-a4 *');
    assert.deepEqual(await moves(page), ["a3-a4"]);
  });
});
