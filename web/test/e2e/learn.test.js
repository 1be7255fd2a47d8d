// Every lesson is completed as a user does it, and the first one in every language.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { LESSONS } from "../../features/learn/lessons.js";
import { drag, start, tap } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../features/learn/goals.js").Step} Step */

const app = await start();
after(() => app.stop());

/** Completes a step with its example solution. @param {Page} page @param {Step} step */
async function perform(page, { goal }) {
  if (goal.kind === "choose")
    return page.getByRole("button", { name: goal.answer ? "Yes" : "No", exact: true }).click();
  if (goal.kind === "tap") return tap(page, goal.squares[0] ?? "");
  const placing = /^(\d)@(\d\d)$/.exec(goal.show);
  if (placing) {
    await page
      .getByRole("button", { name: `Size ${placing[1]}` })
      .and(page.locator(":enabled"))
      .click();
    return tap(page, placing[2] ?? "");
  }
  for (const one of goal.show.split(",")) {
    const [run = "", to = ""] = one.split(/[-x]/);
    const [first = "", last = ""] = run.split(":");
    for (const square of [first, last, to].filter(Boolean)) await tap(page, square);
  }
  const end = page.getByRole("button", { name: "End turn" });
  if (goal.kind === "move" && /^\d\d-\d\d$/.test(goal.show) && (await end.count())) await end.click();
}

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  test(`${game}: all lessons can be completed`, async () => {
    await app.visit(`/learn#${LESSONS[game][0]?.id}`, async (page) => {
      for (const lesson of LESSONS[game]) {
        await page.evaluate((id) => (location.hash = id), lesson.id);
        for (const [index, step] of lesson.steps.entries()) {
          await page.locator(`.lesson-dots li:nth-child(${index + 1})[aria-current]`).waitFor();
          await page.locator("ordo-board .cell").first().waitFor();
          await perform(page, step);
          await page
            .locator(".lesson-after")
            .waitFor({ timeout: 5000 })
            .catch(() => assert.fail(`${lesson.id}, step ${index + 1}`));
          if (index < lesson.steps.length - 1) await page.getByRole("button", { name: "Continue" }).click();
        }
      }
      await page.locator("main").getByText("That’s all the rules.").waitFor();
      await page.goto(`${app.url}/learn`);
      const all = LESSONS[game].length - 1;
      await page.locator("main").getByText(`${all} of ${all} lessons done`).waitFor();
    });
  });
}

test("an ordo is moved by dragging, and a wrong move is reported", async () => {
  await app.visit("/learn#S7", async (page) => {
    await tap(page, "d3");
    await tap(page, "d4");
    await page.locator("main").getByText("d3-d4 is legal, but it is not what we’re looking for.").waitFor();
    await tap(page, "g4");
    await tap(page, "j4");
    await page.locator("main").getByText("would be cut off from the group").waitFor();
    await drag(page, "d3", "e3", "f3", "f5");
    await page.locator("main").getByText("All go the same distance").waitFor();
  });
});

test("wrong answers, wrong squares and legal instead of illegal moves are reported, and help is shown", async () => {
  await app.visit("/learn#S4", async (page) => {
    await page.getByRole("button", { name: "No", exact: true }).click();
    await page.locator("main").getByText("Not quite.").waitFor();
    await page.evaluate(() => (location.hash = "S1"));
    await page.locator("main").getByText("Ten files from a to j").waitFor();
    await tap(page, "e5");
    await page.locator("main").getByText("Not e5. Try again.").waitFor();
    await page.evaluate(() => (location.hash = "S5"));
    await page.locator("main").getByText("e4 holds this one together").waitFor();
    await tap(page, "d3");
    await tap(page, "d4");
    await page.locator("main").getByText("d3-d4 is legal. Try a move that is not.").waitFor();
    await page.getByRole("button", { name: "Show me" }).click();
    await page.locator("main").getByText("Not allowed: the group would fall apart.").waitFor();
  });
});

test("a lesson can be completed by keyboard", async () => {
  await app.visit("/learn#S6", async (page) => {
    await page.locator('ordo-board .cell[data-square="d3"]').focus();
    await page.keyboard.press("Enter");
    for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await page.locator("main").getByText("five directions.").waitFor();
    await page.keyboard.press("Enter");
    await page.locator("main").getByText("Capture on f5.").waitFor();
  });
});

for (const [locale, words] of /** @type {const} */ ([
  ["fr-FR", "L’Ordo de Stein en une minute"],
  ["es-ES", "El Ordo de Stein en un minuto"],
  ["de-AT", "Steins Ordo in einer Minute"],
])) {
  test(`the first lesson in ${locale}`, async () => {
    await app.visit(
      "/learn#S0",
      async (page) => {
        await page.getByRole("heading", { name: words }).waitFor();
        await tap(page, "d7");
        await tap(page, "d8");
        await page.locator(".lesson-after").waitFor();
        assert.equal(await page.locator("html").getAttribute("lang"), locale.slice(0, 2));
      },
      { locale },
    );
  });
}
