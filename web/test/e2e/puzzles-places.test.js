// Puzzles around the app: home page, lessons, review of a lost game, progress, offline, languages, accessibility.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { fragmentOf } from "../../game/share.js";
import { axe } from "./axe.js";
import { start, tap, until } from "./browser.js";
import { DATA, TWO_MOVES, rules, solve, solverMoves, typeMove, waitForStatus, wrongMove } from "./puzzles.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** The requests for files of puzzles and for the WebAssembly. @param {Page} page */
function requests(page) {
  /** @type {string[]} */
  const files = [];
  page.on("request", (request) => {
    const [file] = /(?<=\/puzzles\/data\/)\w+\.txt$|\w+\.wasm$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) files.push(file);
  });
  return files;
}

test("the home page shows the puzzle of the day, and loads the puzzles of one game only", async () => {
  await app.visit("/healthz", async (page) => {
    const files = requests(page);
    for (const path of ["/play", "/learn", "/analyse"]) await page.goto(app.url + path, { waitUntil: "networkidle" });
    assert.ok(!files.includes("stein.txt") && !files.includes("khalifa.txt"), files.join());
    files.length = 0;
    await page.goto(`${app.url}/`, { waitUntil: "networkidle" });
    const card = page.getByRole("link", { name: /^Puzzle of the day/ });
    await card.locator("ordo-mini-board").waitFor();
    assert.deepEqual(files, ["stein.txt"]);
    const today = rules.dailyPuzzle(DATA.stein, new Date().toISOString().slice(0, 10)) ?? assert.fail();
    await card.click();
    await until(page, `document.querySelector("ordo-puzzle")?.solver.puzzle?.entry.id === "${today.id}"`);
    await solve(page, rules.puzzle(today.line));
    await page.goto(`${app.url}/`);
    await card.getByText("✓ Solved").waitFor();
  });
});

test("a lesson ends with puzzles of its theme", async () => {
  await app.visit("/learn#S6", async (page) => {
    const files = requests(page);
    await page.locator("ordo-board .cell").first().waitFor();
    for (let step = 0; !(await page.locator("ordo-theme-puzzles").count()); step++) {
      assert.ok(step < 10, "the lesson does not end");
      await page.getByRole("button", { name: "Show me" }).click();
      await page.locator(".lesson-after").waitFor();
      const next = page.getByRole("button", { name: "Continue" });
      if (await next.count()) await next.click();
    }
    const cards = page.locator("ordo-theme-puzzles .puzzle-card");
    await cards.first().waitFor();
    assert.deepEqual(
      files.filter((file) => file.endsWith(".txt")),
      ["stein.txt"],
    );
    await axe(page);
    await cards.first().click();
    await page.locator(".puzzle ordo-board .cell").first().waitFor();
    assert.match(page.url(), /\/puzzles\/s\w{6}\?theme=sacrifice$/);
    const themes = await page.evaluate("document.querySelector('ordo-puzzle').solver.puzzle.entry.themes");
    assert.ok(/** @type {string[]} */ (themes).includes("sacrifice"));
  });
});

/** A lost game: Black misses a win and loses at once. */
const LOST = {
  game: /** @type {const} */ ("stein"),
  start: "10/2b1bb4/3b2b3/6wb2/3www2b1/5w3b/2www4b/1w8 b",
  moves: ["e7:f7-e5", "d4xe5"],
};
const MISSED = rules.missedWin({ ...LOST, moves: [] }) ?? assert.fail("no win was missed");

test("the review of a lost game offers the win that was missed, as a puzzle", async () => {
  await app.visit(`/analyse?review=1&lost=b${fragmentOf(LOST)}`, async (page) => {
    await page.locator(".missed-win").getByText("Black missed a win on move 1.").waitFor({ timeout: 30_000 });
    await page.getByRole("link", { name: "Find the win you missed" }).click();
    await page.locator(".puzzle ordo-board .cell").first().waitFor();
    assert.equal(new URL(page.url()).pathname, "/puzzles/missed");
    await solve(page, MISSED);
    assert.equal(await page.getByText(/^Your rating/).count(), 0, "not rated");
    // A shared link proves the win again.
    await page.reload();
    await solve(page, MISSED);
    await page.locator("main").getByRole("link", { name: "Analyse" }).click();
    await page
      .locator(".move-tree .move")
      .nth(MISSED.solution.length - 1)
      .waitFor();
  });
});

test("the review of a won game offers no puzzle", async () => {
  await app.visit(`/analyse?review=1${fragmentOf(LOST)}`, async (page) => {
    await page.getByRole("table").waitFor({ timeout: 30_000 });
    await until(page, "!document.querySelector('ordo-analyse').missed.isLooking");
    assert.equal(await page.getByRole("link", { name: "Find the win you missed" }).count(), 0);
  });
});

test("the progress has a graph, is exported as JSON, and can be deleted", async () => {
  await app.visit("/puzzles?game=stein", async (page) => {
    for (let i = 0; i < 3; i++) {
      await page.getByRole("button", { name: "Solution" }).click();
      await page.getByRole("button", { name: "Next puzzle" }).click();
      await page.getByRole("button", { name: "Hint" }).waitFor();
    }
    await page.goto(`${app.url}/puzzles/progress`);
    await page.getByRole("img", { name: /^Rating over the last 3 puzzles, from \d+ to \d+$/ }).waitFor();
    assert.equal(await page.getByRole("link", { name: /^Not solved/ }).count(), 3);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export" }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^ordo-puzzles-\d{4}-\d\d-\d\d\.json$/);
    const { version, attempts, ratings } = JSON.parse(await readFile(await download.path(), "utf8"));
    assert.equal(version, 1);
    assert.deepEqual(
      attempts.map((/** @type {{ score: number }} */ { score }) => score),
      [0, 0, 0],
    );
    assert.ok(ratings.stein.rating < 900);
    await page.getByRole("button", { name: "Delete my progress" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete my progress" }).click();
    await page.getByText("No puzzles solved yet.").waitFor();
    await page.reload();
    await page.getByText("No puzzles solved yet.").waitFor();
  });
});

test("puzzles work offline after the first visit of the app", async () => {
  await app.visit(
    "/rules",
    async (page) => {
      await until(page, "navigator.serviceWorker.controller !== null", 20_000);
      await page.context().setOffline(true);
      await page.goto(`${app.url}/puzzles/${TWO_MOVES.entry.id}`);
      await page.locator("ordo-board .cell").first().waitFor();
      const [first = "", second = ""] = solverMoves(TWO_MOVES);
      await typeMove(page, first);
      await waitForStatus(page, TWO_MOVES.solution[1] ?? "");
      await typeMove(page, second);
      await waitForStatus(page, "Solved!");
      await page.goto(`${app.url}/puzzles/daily?game=khalifa`);
      await page.locator("ordo-board .cell").first().waitFor();
      await page.context().setOffline(false);
    },
    { serviceWorkers: "allow", allow: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ },
  );
});

for (const [locale, task, right] of /** @type {const} */ ([
  ["fr-FR", /jouent et gagnent en 2 coups$/, "Résolu !"],
  ["es-ES", /juegan y ganan en 2$/, "¡Resuelto!"],
  ["de-DE", /zieht und gewinnt in 2 Zügen$/, "Gelöst!"],
])) {
  test(`a puzzle in ${locale}`, async () => {
    await app.visit(
      `/puzzles/${TWO_MOVES.entry.id}`,
      async (page) => {
        await page.getByRole("heading", { name: task }).waitFor();
        const [first = "", second = ""] = solverMoves(TWO_MOVES);
        await typeMove(page, first);
        await waitForStatus(page, TWO_MOVES.solution[1] ?? "");
        await typeMove(page, second);
        await waitForStatus(page, right);
      },
      { locale },
    );
  });
}

for (const { width, height, colorScheme, locale } of /** @type {const} */ ([
  { width: 1440, height: 900, colorScheme: "light", locale: "en-GB" },
  { width: 768, height: 1024, colorScheme: "dark", locale: "fr-FR" },
  { width: 360, height: 740, colorScheme: "dark", locale: "de-DE" },
])) {
  test(`no axe violations and no sideways scrolling at ${width}, ${colorScheme}`, async () => {
    await app.visit(
      `/puzzles/${TWO_MOVES.entry.id}`,
      async (page) => {
        const check = async () => {
          assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), `${page.url()} scrolls`);
          await axe(page);
        };
        await page.locator("ordo-board .cell").first().waitFor();
        await check();
        const wrong = wrongMove(TWO_MOVES) ?? assert.fail("every move is right");
        const [from = "", to = ""] = wrong.move.split(/[-x]/);
        for (const square of [...from.split(":"), to]) await tap(page, square);
        await page.locator(".status.wrong").waitFor();
        await check();
        await page.locator(".actions button").nth(1).click(); // the solution
        await page.locator(".puzzle-go").waitFor();
        await check();
        for (const path of ["/puzzles/rush", "/puzzles/themes", "/puzzles/progress", "/puzzles/nothing"]) {
          await page.goto(app.url + path);
          await page.locator("h1").waitFor();
          await check();
        }
      },
      { viewport: { width, height }, colorScheme, locale },
    );
  });
}

test("a puzzle fits a phone: the whole board, task and buttons without scrolling, large enough buttons", async () => {
  await app.visit(
    `/puzzles/${TWO_MOVES.entry.id}`,
    async (page) => {
      await page.locator("ordo-board .cell").first().waitFor();
      const board = (await page.locator("ordo-board").boundingBox()) ?? assert.fail();
      assert.ok(board.width >= 350, JSON.stringify(board));
      for (const button of await page.locator(".actions > *, .puzzle .tabs a").all()) {
        const box = (await button.boundingBox()) ?? assert.fail();
        assert.ok(box.height >= 44 && box.y + box.height <= 740, await button.innerText());
      }
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});
