// The home page and the shell: first visit, languages, settings, phones, accessibility, offline use.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { start, swipe, until } from "./browser.js";
import { axe } from "./axe.js";
import { choose, playMove } from "./moves.js";

const app = await start();
after(() => app.stop());

test("a first move takes a few clicks, and the demo game is shown", async () => {
  await app.visit("/", async (page) => {
    await page.getByRole("img", { name: "Demo game" }).waitFor();
    await page.getByRole("link", { name: "How it works" }).waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await playMove(page, "a3-a4", "tap");
    assert.equal(new URL(page.url()).pathname, "/play");
  });
});

test("the demo game moves, except with reduced motion", async () => {
  const pieces = "document.querySelector('ordo-board').pieces.map((piece) => piece.square).join()";
  const board = (/** @type {import("playwright-core").Page} */ page) =>
    page.getByRole("img", { name: "Demo game" }).waitFor();
  await app.visit(
    "/",
    async (page) => {
      await board(page);
      const first = await page.evaluate(pieces);
      await until(page, `${pieces} !== ${JSON.stringify(first)}`);
    },
    { reducedMotion: "no-preference" },
  );
  await app.visit("/", async (page) => {
    await page.clock.install();
    await page.reload();
    await board(page);
    const first = await page.evaluate(pieces);
    await page.clock.runFor(10_000);
    assert.equal(await page.evaluate(pieces), first);
  });
});

for (const [locale, words] of /** @type {const} */ ([
  ["fr-FR", "Jouer"],
  ["es-ES", "Jugar"],
  ["de-DE", "Spielen"],
])) {
  test(`speaks ${locale}, and another language when asked`, async () => {
    await app.visit(
      "/",
      async (page) => {
        await page.getByRole("button", { name: words, exact: true }).waitFor();
        assert.equal(await page.locator("html").getAttribute("lang"), locale.slice(0, 2));
        await page.locator(".menu").click();
        await page.locator("ordo-settings select").first().selectOption("en");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Play", exact: true }).waitFor();
        await page.reload();
        await page.getByRole("button", { name: "Play", exact: true }).waitFor();
      },
      { locale },
    );
  });
}

test("settings are saved: theme, contrast, lines", async () => {
  await app.visit("/", async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
    await page.getByRole("switch", { name: "High contrast" }).check();
    await page.getByRole("switch", { name: "Lines between connected pieces" }).uncheck();
    await page.reload();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    assert.equal(await page.locator("html").getAttribute("data-contrast"), "more");
    assert.equal(await page.locator(".hero ordo-board .net line").count(), 0);
  });
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`home and play pages have no axe violations (${colorScheme})`, async () => {
    await app.visit(
      "/",
      async (page) => {
        await axe(page);
        await page.goto(`${app.url}/play`);
        await axe(page);
        await choose(page, { mode: "two", clock: "5+3" });
        await axe(page);
        await page.getByRole("button", { name: "More" }).click();
        await axe(page);
        await page.getByRole("button", { name: "Share and save" }).click();
        await axe(page);
        await page.goto(`${app.url}/play?new=khalifa`);
        await choose(page, { game: "khalifa", mode: "two" });
        await axe(page);
      },
      { colorScheme },
    );
  });
}

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  test(`${game} fits a phone: full-width board, no scrolling, large enough buttons`, async () => {
    await app.visit(
      "/play",
      async (page) => {
        await choose(page, { game, mode: "two" });
        const board = await page.locator("ordo-board").boundingBox();
        assert.ok(board && board.width >= 350 && board.x >= 0 && board.y + board.height <= 740, JSON.stringify(board));
        if (game === "stein") {
          for (const square of ["a3", "a4"]) await page.locator(`ordo-board .cell[data-square="${square}"]`).tap();
          await page.getByRole("button", { name: "a3-a4" }).waitFor();
          await swipe(page, "c7", "d7", "d6");
          await page.getByRole("button", { name: "c7:d7-c6" }).waitFor();
        }
        const size = await page.evaluate(
          "({ w: document.documentElement.scrollWidth, h: document.documentElement.scrollHeight })",
        );
        assert.deepEqual(size, { w: 360, h: 740 });
        for (const button of await page
          .locator(".actions button:visible, .tray button:visible, .top button:visible")
          .all()) {
          const box = await button.boundingBox();
          assert.ok(box && box.height >= 44 && box.width >= 44, await button.innerText());
        }
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    );
  });
}

for (const [width, height] of /** @type {const} */ ([
  [360, 640],
  [740, 360],
  [768, 1024],
  [1440, 900],
])) {
  test(`the play page needs no scrolling at ${width}×${height}, with trays and clocks`, async () => {
    await app.visit(
      "/play?new=khalifa",
      async (page) => {
        await choose(page, { game: "khalifa", mode: "two", clock: "10+5" });
        const size = await page.evaluate(
          "({ w: document.documentElement.scrollWidth, h: document.documentElement.scrollHeight })",
        );
        assert.deepEqual(size, { w: width, h: height });
        for (const strip of await page.locator(".strip").all()) {
          const [outer, clock] = [await strip.boundingBox(), await strip.locator(".clock").boundingBox()];
          assert.ok(outer && clock && clock.x + clock.width <= outer.x + outer.width, JSON.stringify([outer, clock]));
        }
      },
      { viewport: { width, height } },
    );
  });
}

test("on a phone, Start is visible, and messages do not move the buttons", async () => {
  await app.visit(
    "/play?new=khalifa",
    async (page) => {
      const start = await page.getByRole("button", { name: "Start" }).boundingBox();
      assert.ok(start && start.y + start.height <= 740, JSON.stringify(start));
      await choose(page, { mode: "two" });
      const at = async () => (await page.getByRole("button", { name: "More" }).boundingBox())?.y;
      const before = await at();
      for (const square of ["a2", "c2", "e8"]) await page.locator(`ordo-board .cell[data-square="${square}"]`).tap();
      assert.match(await page.locator(".status").innerText(), /./);
      assert.equal(await at(), before);
      await playMove(page, "a3-a4", "tap");
      assert.equal(await at(), before);
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});

for (const [locale, you] of /** @type {const} */ ([
  ["fr-FR", "Vous, Blancs"],
  ["es-ES", "Tú, Blancas"],
  ["de-DE", "Du, Weiß"],
  ["en-GB", "You, White"],
])) {
  test(`players have names and colours in ${locale}, and status and buttons fit a phone`, async () => {
    await app.visit(
      "/",
      async (page) => {
        await page.locator(".hero .primary").click();
        await page.locator("ordo-board .cell").first().waitFor();
        assert.equal((await page.locator(".strip.near").innerText()).replace(/\s+/g, " "), you);
        for (const part of [".status", ".actions"]) {
          const room = /** @type {{ w: number, h: number }} */ (
            await page
              .locator(part)
              .evaluate((box) => ({ w: box.scrollWidth - box.clientWidth, h: box.scrollHeight - box.clientHeight }))
          );
          assert.deepEqual(room, { w: 0, h: 0 }, part);
        }
      },
      { locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    );
  });
}

test("after the first visit the app works offline", async () => {
  await app.visit(
    "/",
    async (page) => {
      await until(page, "navigator.serviceWorker.controller !== null", 20_000);
      await page.context().setOffline(true);
      await page.goto(`${app.url}/play`);
      await choose(page, { mode: "computer" });
      await playMove(page, "a3-a4", "tap");
      await page.locator(".moves .move").nth(1).waitFor();
      await page.goto(`${app.url}/rules`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.context().setOffline(false);
    },
    { serviceWorkers: "allow", allow: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ },
  );
});

test("an unknown address links to the home page", async () => {
  await app.visit("/", async (page) => {
    await page.evaluate("history.pushState(null, '', '/nowhere'), dispatchEvent(new CustomEvent('ordo-navigate'))");
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });
});

test("an unknown address is reported in the user's language", async () => {
  await app.visit(
    "/nope",
    async (page) => {
      await page.getByRole("link", { name: "Startseite" }).last().waitFor();
      assert.match(await page.locator(".failure").innerText(), /Seite nicht gefunden/);
    },
    { locale: "de-DE", allow: /status of 404/ },
  );
});

test("an app that cannot be loaded says so and can be reloaded", async () => {
  await app.visit(
    "/rules",
    async (page) => {
      await page.route("**/app/app.js", (route) => route.abort());
      await page.reload();
      await page.getByText("Ordo konnte nicht geladen werden.").waitFor();
      await page.unroute("**/app/app.js");
      await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
      await page.getByRole("navigation").first().waitFor();
    },
    { locale: "de-DE", allow: /ERR_FAILED/ },
  );
});
