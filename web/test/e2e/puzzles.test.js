// Solving puzzles: of both games, wrong moves, hints, solution, keyboard, the puzzle of the day, themes, addresses.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { moves } from "./analyse.js";
import { start, until } from "./browser.js";
import {
  DATA,
  TWO_MOVES,
  pick,
  makeMove,
  rules,
  solve,
  solverMoves,
  typeMove,
  waitForStatus,
  wrongMove,
} from "./puzzles.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** @param {Page} page */
const rating = async (page) => Number(/(\d+)/.exec(await page.locator(".puzzle-foot p").first().innerText())?.[1]);

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  test(`${game}: a puzzle is solved by moving, and the next one has its own address`, async () => {
    const puzzle = pick(game, (entry) => entry.moves === 2 && entry.goal === "win");
    await app.visit(`/puzzles/${puzzle.entry.id}`, async (page) => {
      const side = puzzle.turn === "w" ? "White" : "Black";
      await page.getByRole("heading", { name: `${side} to move and win in 2` }).waitFor();
      const before = await rating(page);
      await solve(page, puzzle);
      assert.deepEqual(await page.locator(".moves .move").allInnerTexts(), puzzle.solution);
      await page.getByText(/^Your rating: \d+ \(\+\d+\)$/).waitFor();
      assert.ok((await rating(page)) > before);
      assert.equal(await page.evaluate("document.activeElement.textContent.trim()"), "Next puzzle");
      assert.match(await page.locator("#announcer").innerText(), /^Solved! Your rating: \d+ \(\+\d+\)/);
      await page.getByRole("button", { name: "Next puzzle" }).click();
      await until(page, `!location.pathname.endsWith("${puzzle.entry.id}")`);
      assert.match(new URL(page.url()).pathname, /^\/puzzles\/[sk]\w{6}$/);
      await page.goBack();
      await page.getByRole("heading", { name: `${side} to move and win in 2` }).waitFor();
      await page.goto(`${app.url}/puzzles/progress`);
      await page.getByRole("link", { name: `Solved ${game === "stein" ? "Stein" : "Khalifa"}` }).waitFor();
    });
  });
}

test("khalifa: the only defence and the winning placement are puzzles, too", async () => {
  const defence = pick("khalifa", ({ goal }) => goal === "hold");
  await app.visit(`/puzzles/${defence.entry.id}`, async (page) => {
    await page.getByRole("heading", { name: /find the only defence$/ }).waitFor();
    await solve(page, defence);
    await page.getByRole("link", { name: "Only defence" }).waitFor();
    const placement = pick("khalifa", ({ themes }) => themes.includes("winning-placement"));
    await page.goto(`${app.url}/puzzles/${placement.entry.id}`);
    await solve(page, placement);
    await page.getByRole("link", { name: "Winning placement" }).waitFor();
  });
});

test("a wrong move is refuted on the board and costs rating, and can be tried again", async () => {
  const wrong = wrongMove(TWO_MOVES) ?? assert.fail("every move is right");
  await app.visit(`/puzzles/${TWO_MOVES.entry.id}`, async (page) => {
    const before = await rating(page);
    await makeMove(page, wrong.move);
    await waitForStatus(page, "Not this move.");
    await waitForStatus(page, `${wrong.move} does not win:`);
    await page.locator(".moves .move").nth(wrong.refutation.length).waitFor();
    assert.deepEqual(await page.locator(".moves .move").allInnerTexts(), [wrong.move, ...wrong.refutation]);
    assert.ok((await rating(page)) < before);
    await page.locator("main").getByRole("link", { name: "Analyse" }).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await waitForStatus(page, "Your turn.");
    const after = await rating(page);
    await solve(page, TWO_MOVES);
    await waitForStatus(page, "Solved, with help.");
    assert.equal(await rating(page), after);
    await page.reload();
    await solve(page, TWO_MOVES);
    assert.equal(await rating(page), after, "only the first attempt is rated");
  });
});

test("a mistake on the way leads back to the same move", async () => {
  await app.visit(`/puzzles/${TWO_MOVES.entry.id}`, async (page) => {
    const [first = ""] = solverMoves(TWO_MOVES);
    await makeMove(page, first);
    await waitForStatus(page, TWO_MOVES.solution[1] ?? "");
    const input = { game: TWO_MOVES.entry.game, start: TWO_MOVES.position, moves: TWO_MOVES.solution.slice(0, 2) };
    const quiet = rules.view(input).moves.find((move) => !move.wins && move.text !== TWO_MOVES.solution[2]);
    await makeMove(page, quiet?.text ?? "");
    await page.getByRole("button", { name: "Try again" }).click();
    await solve(page, TWO_MOVES, 1);
  });
});

test("hints show the piece, then the move; the solution can be shown and analysed", async () => {
  await app.visit(`/puzzles/${TWO_MOVES.entry.id}`, async (page) => {
    const [first = ""] = TWO_MOVES.solution;
    await page.getByRole("button", { name: "Hint" }).click();
    await waitForStatus(page, /^Move the pieces? on /);
    assert.ok(await page.locator("ordo-board").evaluate((board) => /** @type {any} */ (board).marks.length));
    await page.getByRole("button", { name: "Show the move" }).click();
    await waitForStatus(page, `Try ${first}.`);
    assert.equal(await page.locator("ordo-board").evaluate((board) => /** @type {any} */ (board).arrows.length), 1);
    await page.getByRole("button", { name: "Solution" }).click();
    await waitForStatus(page, `Solution: ${TWO_MOVES.solution.join(" ")}`);
    await page
      .locator(".moves .move")
      .nth(TWO_MOVES.solution.length - 1)
      .waitFor();
    await page.locator("main").getByRole("link", { name: "Analyse" }).click();
    await page
      .locator(".move-tree .move")
      .nth(TWO_MOVES.solution.length - 1)
      .waitFor();
    assert.deepEqual(await moves(page), TWO_MOVES.solution);
  });
});

test("a puzzle is solved with the keyboard alone", async () => {
  const puzzle = pick("stein", ({ moves, themes }) => moves === 2 && !themes.includes("ordo-move"));
  await app.visit(`/puzzles/${puzzle.entry.id}`, async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    await page.keyboard.press("h");
    await waitForStatus(page, /^Move the piece on /);
    // the first move on the board: from the skip link to the piece, Enter, to the target, Enter
    const [first = "", , second = ""] = puzzle.solution;
    const [from = "", to = ""] = first.split(/[-x]/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await walk(page, from);
    await page.keyboard.press("Enter");
    await walk(page, to);
    await page.keyboard.press("Enter");
    await waitForStatus(page, puzzle.solution[1] ?? "");
    assert.match(await page.locator("#announcer").innerText(), /^Right! /);
    await typeMove(page, second);
    await waitForStatus(page, "Solved, with help.");
    await page.keyboard.press("n");
    await until(page, `!location.pathname.endsWith("${puzzle.entry.id}")`);
  });
});

/** Moves the focus on the board with the arrow keys, towards a square. @param {Page} page @param {string} to */
async function walk(page, to) {
  const cell = page.locator(`ordo-board .cell[data-square="${to}"]`);
  for (let presses = 0; presses < 20; presses++) {
    const target = await cell.boundingBox();
    const focus = await page.locator("ordo-board .cell:focus").boundingBox();
    if (!target || !focus) break;
    const [right, down] = [target.x - focus.x, target.y - focus.y];
    if (Math.abs(right) > 1) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    else if (Math.abs(down) > 1) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
    else return;
  }
  assert.fail(`the focus did not reach ${to}`);
}

test("an unknown id and an unreadable game have a clear page", async () => {
  await app.visit("/puzzles/s000000x", async (page) => {
    await page.getByRole("heading", { name: "No such puzzle" }).waitFor();
    assert.match(await page.locator(".failure").innerText(), /“s000000x”/);
    await page.getByRole("link", { name: "Solve a puzzle" }).click();
    await page.locator("ordo-board .cell").first().waitFor();
    await page.goto(`${app.url}/puzzles/missed#nonsense`);
    await page.getByRole("heading", { name: "No puzzle here" }).waitFor();
    await page.goto(`${app.url}/puzzles/missed#g=stein`);
    await page.getByRole("heading", { name: "No puzzle here" }).waitFor();
  });
});

test("the puzzle of the day follows the date in UTC, for each game", async () => {
  await app.visit(
    "/healthz",
    async (page) => {
      await page.clock.setFixedTime(Date.UTC(2026, 4, 15, 23, 59));
      for (const game of /** @type {const} */ (["stein", "khalifa"])) {
        await page.goto(`${app.url}/puzzles/daily?game=${game}`);
        const entry = rules.dailyPuzzle(DATA[game], "2026-05-15") ?? assert.fail();
        await until(page, `document.querySelector("ordo-puzzle")?.solver.puzzle?.entry.id === "${entry.id}"`);
      }
      await page.getByRole("link", { name: "Daily" }).and(page.locator('[aria-current="page"]')).waitFor();
    },
    { timezoneId: "Asia/Tokyo" },
  );
});

test("themes lead to their puzzles, one after the other", async () => {
  await app.visit("/puzzles/themes", async (page) => {
    await page.getByRole("link", { name: /^Sacrifice .* of [\d,]+ puzzles solved$/ }).click();
    await page.locator("ordo-board .cell").first().waitFor();
    const themes = "document.querySelector('ordo-puzzle').solver.puzzle.entry.themes.includes('sacrifice')";
    for (let i = 0; i < 3; i++) {
      assert.ok(await page.evaluate(themes));
      assert.match(page.url(), /\/puzzles\/s\w{6}\?theme=sacrifice$/);
      const here = page.url();
      await page.getByRole("button", { name: "Solution" }).click();
      await page.getByRole("button", { name: "Next puzzle" }).click();
      await until(page, `location.href !== "${here}"`);
    }
  });
});

test("puzzles that cannot be loaded say so, and can be requested again", async () => {
  await app.visit(
    "/healthz",
    async (page) => {
      await page.route("**/data/stein.txt", (route) => route.abort());
      await page.goto(`${app.url}/puzzles?game=stein`);
      await page.getByText("The puzzles could not be loaded.").waitFor();
      await page.unroute("**/data/stein.txt");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.locator("ordo-board .cell").first().waitFor();
    },
    { allow: /ERR_FAILED|Failed to fetch/ },
  );
});
