// Screenshots of the main screens, on a phone and a desktop, light and dark: layouts that change by accident show here.
import { after, before, test } from "node:test";
import { link, choose, playMove } from "./moves.js";
import { makeMove, challengeAndJoin, startOnline, waitForStatus } from "./online.js";
import { ARCHIVE, CHALLENGES, LIVE } from "./snapshot-games.js";
import { VARIANTS, compare, prepare } from "./snapshot.js";

/** @typedef {import("playwright-core").Page} Page */

const STEIN = "a3-b4 j6-i5 b4-f4 g7:h7-g4 f4xg4 g8:h8-g6 g4xh4 i6-h5 j3xh5 j7xh5 h4-f4 i5-h4".split(" ");

const app = await startOnline();
after(() => app.stop());

/** The address of an online game to watch. */
let watched = "";
before(async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    watched = new URL(await challengeAndJoin(app.url, ada, bob, { public: true })).pathname;
    await makeMove(ada, bob, "a3-a4");
    await makeMove(bob, ada, "c7:d7-c6");
  });
});

/** Answers requests for lists with fixed games. @param {Page} page */
async function serveLists(page) {
  const lists = /** @type {Record<string, unknown[]>} */ ({ lobby: CHALLENGES, live: LIVE, archive: ARCHIVE });
  await page.route("**/api/games?*", (route) => {
    const list = new URL(route.request().url()).searchParams.get("list") ?? "";
    return route.fulfill({ json: { games: lists[list] ?? [] } });
  });
}

/** Opens a screen and waits until it is complete. @type {Record<string, (page: Page) => Promise<void>>} */
const SCREENS = {
  async home(page) {
    await page.goto(`${app.url}/`);
    await page.getByRole("img", { name: "Demo game" }).waitFor();
    await page.locator(".daily ordo-mini-board").waitFor();
  },
  async "play-stein"(page) {
    await page.goto(`${app.url}/play`);
    await choose(page, { mode: "two", clock: "10+5" });
    for (const move of ["a3-a4", "c7:d7-c6", "c2-c3"]) await playMove(page, move, "tap");
  },
  async "play-khalifa"(page) {
    await page.goto(`${app.url}/play?new=khalifa`);
    await choose(page, { game: "khalifa", mode: "two", starter: "White" });
  },
  async "new-game"(page) {
    await page.goto(`${app.url}/play`);
    await page.getByRole("button", { name: "Start" }).waitFor();
  },
  async analysis(page) {
    // The engine's worker never starts: its evaluations depend on the machine.
    await page.route("**/engine-worker.js", () => {});
    await page.goto(app.url + link("stein", STEIN, "/analyse"));
    await page.locator("ordo-board .cell").first().waitFor();
    await page.getByRole("switch", { name: "Engine" }).uncheck();
  },
  async history(page) {
    await page.goto(`${app.url}/play`);
    await choose(page, { mode: "two" });
    for (const move of ["a3-a4", "c7:d7-c6", "c2-c3"]) await playMove(page, move, "tap");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Agree to a draw" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Agree to a draw" }).click();
    await page.locator(".status").getByText("Draw by agreement.").first().waitFor();
    await page.goto(`${app.url}/history`);
    await page.locator(".history-entry ordo-mini-board").first().waitFor();
  },
  async learn(page) {
    await page.goto(`${app.url}/learn`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  async puzzle(page) {
    await page.goto(`${app.url}/puzzles/daily?game=stein`);
    await page.locator("ordo-board .cell").first().waitFor();
  },
  async "puzzle-themes"(page) {
    await page.goto(`${app.url}/puzzles/themes`);
    await page
      .locator(".theme-card")
      .getByText(/of [\d,]+ puzzles? solved/)
      .first()
      .waitFor();
  },
  async rules(page) {
    await page.goto(`${app.url}/rules`);
    await page.locator("main h2").first().waitFor();
  },
  async editor(page) {
    await page.goto(`${app.url}/editor`);
    await page.locator("ordo-board .cell").first().waitFor();
  },
  async lobby(page) {
    await serveLists(page);
    await page.goto(`${app.url}/lobby`);
    await page.getByRole("link", { name: /Grace/ }).first().waitFor();
  },
  async archive(page) {
    await serveLists(page);
    await page.goto(`${app.url}/archive`);
    await page.getByRole("link", { name: /Grace/ }).first().waitFor();
  },
  async online(page) {
    await page.goto(app.url + watched);
    await waitForStatus(page, /You are watching/);
  },
};

for (const { name, options } of VARIANTS) {
  for (const [screen, open] of Object.entries(SCREENS)) {
    test(`${screen} looks as before (${name})`, async () => {
      await app.people(
        ["Cem"],
        async (page) => {
          await prepare(page);
          await open(page);
          await compare(page, `${screen}-${name}`);
        },
        options,
      );
    });
  }
}
