// Cards of games with small boards, quick match tiles, and the empty lobby.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./axe.js";
import { actAs, challenge, startOnline } from "./online.js";

const app = await startOnline();
after(() => app.stop());

test("an empty lobby offers a game against the computer", async () => {
  await app.people(["Ada"], async (ada) => {
    await ada.goto(`${app.url}/lobby`);
    const open = ada.getByRole("region", { name: "Open challenges" });
    await open.getByText("No open challenges right now.").waitFor();
    await axe(ada);
    await open.getByRole("button", { name: "Play the computer" }).click();
    await ada.waitForURL(/\/play/);
    await ada.getByText(/Computer, level/).waitFor();
  });
});

test("a tile of quick match shows who is waiting, and pairs with them", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    await challenge(app.url, ada, { clock: "5+3", public: true });
    await bob.goto(`${app.url}/lobby`);
    const tile = bob.getByRole("button", { name: /^5\+3 Blitz.*1 waiting/ });
    await tile.waitFor();
    assert.equal(await bob.locator(".tile-waiting").count(), 1);
    await axe(bob);
    await tile.focus();
    await bob.keyboard.press("Enter");
    for (const page of [ada, bob]) await page.locator(".online ordo-board .cell").first().waitFor();
    assert.equal(ada.url(), bob.url());
  });
});

test("a small board follows its game and leads to it", async () => {
  await app.people(["Ada", "Bob", "Cem"], async (ada, bob, cem) => {
    const post = async (
      /** @type {import("playwright-core").Page} */ page,
      /** @type {string} */ path,
      /** @type {object} */ data,
    ) => (await page.context().request.post(`${app.url}/api/games${path}`, { data })).json();
    await cem.goto(`${app.url}/lobby`);
    // without pages: the first moves must be made within a minute
    const { id } = await post(ada, "", { game: "stein", clock: "10+5", side: "w", public: true, name: "Ada" });
    const link = `${app.url}/g/${id}`;
    await post(bob, `/${id}/join`, { name: "Bob" });
    await actAs(ada, link, { type: "move", move: "a3-a4", ply: 1 });
    await actAs(bob, link, { type: "move", move: "a6-a5", ply: 2 });
    const card = cem.getByRole("link", { name: /Ada.*Bob.*10\+5.* 1 move/s });
    await card.locator(".mini-player.near .mini-clock").waitFor();
    assert.equal(await card.locator("ordo-mini-board .piece").count(), 40);
    assert.match(await card.locator(".mini-clock").innerText(), /^\d+:\d\d$/);
    await actAs(ada, link, { type: "move", move: "c2-c3", ply: 3 });
    const later = cem.getByRole("link", { name: /Ada.*Bob.*10\+5.* 2 moves/s });
    await later.locator("ordo-mini-board .moved").first().waitFor();
    await later.locator(".mini-player.far .mini-clock").waitFor();
    await later.focus();
    await cem.keyboard.press("Enter");
    await cem.waitForURL(link);
    await actAs(ada, link, { type: "resign" });
    await cem.goto(`${app.url}/archive`);
    await cem.getByText("Games by link stay private.").waitFor();
    const over = cem.getByRole("link", { name: /Ada.*Bob.*Black won/s });
    assert.equal(await over.locator(".mini-player.won bdi").innerText(), "Bob");
    await axe(cem);
  });
});
