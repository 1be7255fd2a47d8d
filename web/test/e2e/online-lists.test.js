// Lobby, quick match, live games and archive; four languages; servers without online play.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { rendered, start } from "./browser.js";
import { axe } from "./axe.js";
import { startGame, challenge, chooseClock, makeMove, waitForStatus, startOnline } from "./online.js";

const app = await startOnline();
after(() => app.stop());

test("a public challenge is accepted in the lobby, and its game can be watched", async () => {
  await app.people(["Ada", "Bob", "Cem"], async (ada, bob, cem) => {
    const link = await challenge(app.url, ada, { clock: "5+3", public: true });
    await bob.goto(`${app.url}/lobby`);
    await bob
      .getByRole("region", { name: "Open challenges" })
      .getByRole("link", { name: /Ada.*5 min \+ 3 s/s })
      .click();
    await bob.getByRole("button", { name: "Join the game" }).click();
    await waitForStatus(ada, /Your turn/);
    await makeMove(ada, bob, "a3-a4");
    await makeMove(bob, ada, "a6-a5");
    await makeMove(ada, bob, "c2-c3");
    await cem.goto(`${app.url}/lobby`);
    await cem
      .getByRole("region", { name: "Games to watch" })
      .getByRole("link", { name: /Ada.*Bob.* 2 moves/s })
      .click();
    await cem.waitForURL(link);
    await waitForStatus(cem, /You are watching/);
  });
});

test("a private challenge is not in the lobby and can be withdrawn", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    const link = await challenge(app.url, ada);
    await bob.goto(`${app.url}/lobby`);
    await bob.getByText("No open challenges right now.").waitFor();
    // somebody has it open while it is withdrawn
    await bob.goto(link);
    await bob.getByRole("heading", { name: "Ada has invited you" }).waitFor();
    await ada.getByRole("button", { name: "Withdraw challenge" }).click();
    for (const page of [ada, bob]) {
      await page.getByRole("heading", { name: "The challenge was withdrawn." }).waitFor();
      assert.match(await page.title(), /^The challenge was withdrawn/);
      assert.equal(await page.locator("main ordo-board").count(), 0);
    }
    await axe(bob);
    // an unaccepted challenge is not listed as a game
    await ada.goto(`${app.url}/mine`);
    await ada.getByText("No online games yet.").waitFor();
    await bob.reload();
    await bob.getByRole("link", { name: "Play a friend" }).click();
    await bob.getByRole("heading", { name: "Play a friend" }).waitFor();
  });
});

test("real-time challengers are told to keep the page open", async () => {
  await app.people(["Ada"], async (ada) => {
    for (const [clock, words] of /** @type {const} */ ([
      ["5+3", /keep this page or another Ordo page open/],
      ["3d", /You can close this page/],
      ["none", /You can close this page/],
    ])) {
      await challenge(app.url, ada, { clock });
      assert.match(await ada.locator(".wait").innerText(), words);
      await ada.getByRole("button", { name: "Withdraw challenge" }).click();
      await ada.getByRole("heading", { name: "The challenge was withdrawn." }).waitFor();
    }
  });
});

test("quick match pairs equal requests; others wait", async () => {
  await app.people(["Ada", "Bob", "Cem"], async (ada, bob, cem) => {
    for (const [page, clock] of /** @type {const} */ ([
      [ada, "3+2"],
      [cem, "15+10"],
      [bob, "3+2"],
    ])) {
      await page.goto(`${app.url}/lobby`);
      await page.getByRole("button", { name: `${clock} ` }).click();
      await page.waitForURL(/\/g\//);
    }
    for (const page of [ada, bob]) await page.locator(".online ordo-board .cell").first().waitFor();
    await cem.getByRole("heading", { name: "Waiting for your opponent" }).waitFor();
    await cem.getByRole("button", { name: "Withdraw challenge" }).click();
    assert.equal(ada.url(), bob.url());
  });
});

test("a custom time control is validated and saved", async () => {
  await app.people(["Ada"], async (ada) => {
    await ada.goto(`${app.url}/lobby`);
    await ada.getByText("Other time control").click();
    await chooseClock(ada, "own");
    const [minutes, seconds] = [
      ada.getByRole("spinbutton", { name: "Minutes per side" }),
      ada.getByRole("spinbutton", { name: "Increment (seconds per move)" }),
    ];
    assert.deepEqual([await minutes.inputValue(), await seconds.inputValue()], ["10", "5"]);
    for (const [first, second] of [
      ["0", "0"],
      ["181", "5"],
      ["7", "181"],
      ["", "5"],
      ["1.5", "0"],
    ]) {
      await minutes.fill(first ?? "");
      await seconds.fill(second ?? "");
      await ada.getByRole("button", { name: "Quick match" }).click();
      assert.equal(await ada.evaluate("document.querySelector('form').checkValidity()"), false, `${first}+${second}`);
      assert.equal(ada.url(), `${app.url}/lobby`);
    }
    await axe(ada);
    await minutes.fill("7");
    await seconds.fill("4");
    await ada.getByRole("button", { name: "Quick match" }).click();
    await ada.getByText("7 min + 4 s per move").waitFor();
    await ada.getByRole("button", { name: "Withdraw challenge" }).click();
    await ada.goto(`${app.url}/friend`);
    assert.deepEqual([await minutes.inputValue(), await seconds.inputValue()], ["7", "4"]);
    await chooseClock(ada, "1d");
    await ada.getByRole("radio", { name: "Other…" }).check({ force: true });
    await ada.getByRole("spinbutton", { name: "Days per move" }).fill("10");
    await ada.getByRole("button", { name: "Get the link" }).click();
    await ada.getByText("10 days per move").waitFor();
    await ada.getByRole("button", { name: "Withdraw challenge" }).click();
  });
});

test("the archive finds finished games by name, game, result and date", async () => {
  await app.people(["Zoë", "<b>Bob</b>"], async (ada, bob) => {
    const link = await startGame(app.url, ada, bob, { clock: "none", public: true });
    await makeMove(ada, bob, "a3-a4");
    await makeMove(bob, ada, "a6-a5");
    await ada.getByRole("button", { name: "Resign" }).click();
    await ada.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await waitForStatus(bob, /You win!/);
    await bob.goto(`${app.url}/archive`);
    const found = bob.getByRole("link", { name: /Zoë.*<b>Bob<\/b>.*Black won/s });
    await found.waitFor();
    assert.deepEqual(await found.locator("bdi").allTextContents(), ["Zoë", "<b>Bob</b>"]);
    await bob.getByRole("textbox", { name: "Player" }).fill("zoë");
    await bob.getByRole("button", { name: "Search" }).click();
    await found.waitFor();
    await bob.getByRole("combobox", { name: "Result" }).selectOption("1-0");
    await bob.getByText("No games found.").waitFor();
    await bob.getByRole("combobox", { name: "Result" }).selectOption("0-1");
    await found.waitFor();
    await bob.getByRole("combobox", { name: "Game" }).selectOption("khalifa");
    await bob.getByText("No games found.").waitFor();
    await bob.getByRole("combobox", { name: "Game" }).selectOption("stein");
    await bob.getByLabel("From").fill("2020-01-01");
    await bob.getByLabel("Until").fill("2020-01-02");
    await bob.getByText("No games found.").waitFor();
    await bob.getByLabel("Until").fill("");
    await found.click();
    await bob.waitForURL(link);
    await axe(bob);
  });
});

test("“My games” loads older games on demand and keeps them on refresh", async () => {
  await app.people(["Ada"], async (ada) => {
    const listed = (/** @type {number} */ index) => ({
      id: `game${index}`,
      game: "stein",
      clock: "none",
      public: false,
      status: index ? "over" : "playing",
      created: 0,
      updated: 1e12 - index,
      deadline: null,
      plies: 2,
      creator: "Ada",
      side: "w",
      white: "Ada",
      black: `Bob ${index}`,
      result: index ? "1-0" : null,
      reason: null,
      position: "w",
      you: "w",
    });
    const all = Array.from({ length: 60 }, (_, index) => listed(index));
    await ada.addInitScript(() => localStorage.setItem("ordo.seated", "true"));
    await ada.route("**/api/blocks", (route) => route.fulfill({ json: { blocks: [] } }));
    await ada.route("**/api/games?list=mine*", async (route) => {
      const until = Number(new URL(route.request().url()).searchParams.get("until") ?? Infinity);
      // the first page starts with running games; the others have only finished ones
      const [going, ...over] = all;
      const games = over.filter(({ updated }) => updated < until).slice(0, 50);
      await route.fulfill({ json: { games: until === Infinity ? [going, ...games] : games } });
    });
    await ada.goto(`${app.url}/mine`);
    await ada.locator(".minis li").nth(50).waitFor();
    await ada.getByRole("button", { name: "Older games" }).click();
    await ada.locator(".minis li").nth(59).waitFor();
    assert.equal(await ada.getByRole("button", { name: "Older games" }).count(), 0);
    const answer = ada.waitForResponse("**/api/games?list=mine*");
    await ada.evaluate("dispatchEvent(new Event('online'))");
    await answer;
    await rendered(ada);
    assert.equal(await ada.locator(".minis li").count(), 60);
  });
});

test("lists have no axe violations, wide and narrow", async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await app.people(
      ["Ada"],
      async (ada) => {
        for (const path of ["/lobby", "/mine", "/archive", "/friend"]) {
          await ada.goto(app.url + path);
          await axe(ada);
          assert.equal(await ada.evaluate("document.documentElement.scrollWidth"), viewport.width, path);
        }
      },
      { viewport },
    );
  }
});

/** Elements that overflow. */
const cut = `[...document.querySelectorAll(".card, .mini-link, .challenge, .status, .said, .strip-name")]
  .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1 || box.clientWidth < 20)
  .map((box) => box.className + ": " + box.textContent)`;

for (const locale of ["en-GB", "fr-FR", "es-ES", "de-DE"]) {
  test(`no missing strings, and nothing too wide for a phone (${locale})`, async () => {
    await app.people(
      ["Ada", "Bob", "Cem"],
      async (ada, bob, cem) => {
        const look = async (/** @type {import("playwright-core").Page} */ page) => {
          await page.locator("h1").first().waitFor({ state: "attached" });
          await page.locator(".calm[role=status]").waitFor({ state: "detached" });
          await rendered(page);
          assert.doesNotMatch(
            await page.locator("body").innerText(),
            /\b(app|home|new|play|online|phrase|refused|outcome)\.[a-z]\w*/,
          );
          assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360, page.url());
          assert.deepEqual(await page.evaluate(cut), [], page.url());
        };
        for (const path of ["/friend", "/lobby", "/mine", "/archive"]) {
          await ada.goto(app.url + path);
          await look(ada);
        }
        // the narrowest window with the whole menu in its header
        await ada.setViewportSize({ width: 761, height: 700 });
        assert.equal(await ada.evaluate("document.documentElement.scrollWidth"), 761);
        await ada.setViewportSize({ width: 360, height: 740 });
        // the placement phase has the fullest player strip and the longest texts
        const game = await startGame(app.url, ada, bob, { clock: "5+3", game: "khalifa" });
        await Promise.all([ada, bob].map((page) => page.locator(".there:not(.away)").first().waitFor()));
        const actions = game.replace("/g/", "/api/games/") + "/actions";
        await ada.context().request.post(actions, { data: { type: "say", phrase: "one-moment" } });
        await Promise.all([ada, bob].map((page) => page.locator(".said").waitFor()));
        for (const page of [ada, bob]) await look(page);
        await cem.goto(await startGame(app.url, ada, bob, { clock: "5+3" }));
        await cem.locator(".hint").nth(1).waitFor();
        await bob.goto(`${app.url}/rules`);
        await ada.locator(".there.away").waitFor();
        for (const page of [ada, cem]) await look(page);
        await bob.goto(ada.url());
        await bob.locator(".online ordo-board .cell").first().waitFor();
        await makeMove(ada, bob, "a3-a4");
        await makeMove(bob, ada, "a6-a5");
        for (const button of await ada.locator(".actions button").all()) {
          const box = await button.boundingBox();
          assert.ok(box && box.x >= 0 && box.x + box.width <= 360, await button.innerText());
        }
        await look(bob);
      },
      { locale, viewport: { width: 360, height: 740 } },
    );
  });
}

test("an unknown game link says so", async () => {
  await app.people(
    ["Ada"],
    async (ada) => {
      await ada.goto(`${app.url}/g/zzzzzzzzzz`);
      await ada.getByText("Game not found.").waitFor();
      await axe(ada);
      await ada.getByRole("link", { name: "Lobby" }).last().click();
      await ada.getByRole("heading", { name: "Lobby", exact: true }).waitFor();
    },
    { allow: /status of 404/ },
  );
});

test("lists report a lost network and recover", async () => {
  await app.people(
    ["Ada"],
    async (ada) => {
      await ada.goto(app.url);
      await ada.getByRole("link", { name: /Play a friend.*Send a link/s }).waitFor();
      await ada.context().setOffline(true);
      await ada.getByRole("link", { name: /Play a friend.*You are offline/s }).waitFor();
      await ada.context().setOffline(false);
      await ada.getByRole("link", { name: /Lobby.*Open challenges/s }).click();
      await ada.getByText("No open challenges right now.").waitFor();
      await ada.context().setOffline(true);
      await ada.evaluate("dispatchEvent(new Event('online'))");
      await ada.getByText("Cannot reach the server.").waitFor();
      await ada.context().setOffline(false);
      await ada.getByText("Cannot reach the server.").waitFor({ state: "detached" });
    },
    { allow: /ERR_INTERNET_DISCONNECTED/ },
  );
});

test("servers without online play say so", async () => {
  // the same app from a server without online play
  const plain = await start();
  try {
    await plain.visit(
      "/lobby",
      async (page) => {
        await page.route("**/api/**", (route) => route.fulfill({ status: 404, body: "not found" }));
        await page.reload();
        await page.getByText("Online play is not available here.").waitFor();
        await page.goto(`${plain.url}/friend`);
        await page.getByRole("button", { name: "Get the link" }).click();
        await page.getByRole("alert").filter({ hasText: "Online play is not available here." }).waitFor();
        await axe(page);
      },
      { allow: /status of 404/ },
    );
  } finally {
    await plain.stop();
  }
});
