// Online play from another tab, from another page, without a network, and invitations taken by somebody else.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { rendered, tap, until } from "./browser.js";
import {
  startGame,
  challenge,
  chooseClock,
  actAs,
  recordingOf,
  soundIsReady,
  startRecording,
  makeMove,
  waitForStatus,
  challengeAndJoin,
  waitForMove,
  startOnline,
} from "./online.js";

const app = await startOnline();
after(() => app.stop());

const LOST = /ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

for (const channel of [true, false]) {
  const how = channel ? "" : ", also without a broadcast channel";
  test(`a second tab shares the seat that the first has taken${how}`, async () => {
    await app.people(["Ada", "Bob"], async (ada, bob) => {
      if (!channel) await bob.context().addInitScript("delete window.BroadcastChannel");
      const link = await challenge(app.url, ada, { side: "Black" });
      const second = await bob.context().newPage();
      await second.clock.install();
      for (const page of [bob, second]) {
        await page.goto(link);
        await page.getByRole("button", { name: "Join the game" }).waitFor();
      }
      await bob.getByRole("button", { name: "Join the game" }).click();
      await waitForStatus(bob, /Your turn/);
      if (!channel) {
        await waitForStatus(second, /You are watching/);
        // A silent socket is probed. Bob's presence may still break the silence once or twice.
        const turn = second.locator(".status").filter({ hasText: /Your turn/ });
        for (let tries = 0; tries < 5 && !(await turn.isVisible()); tries++) {
          await second.clock.fastForward(3000);
          await second.evaluate("dispatchEvent(new Event('online'))");
          await turn.waitFor({ timeout: 3000 }).catch(() => null);
        }
      }
      await waitForStatus(second, /Your turn/);
      // no notice that somebody else was first
      if (channel) assert.equal(await second.locator(".notice p").count(), 0);
      for (const square of ["a3", "a4"]) await tap(second, square);
      for (const page of [ada, bob, second]) await waitForMove(page, 0, "a3-a4");
    });
  });
}

test("an invitation that someone else accepts is reported as taken", async () => {
  await app.people(["Ada", "Bob", "Cem"], async (ada, bob, cem) => {
    const link = await challenge(app.url, ada);
    for (const page of [bob, cem]) {
      await page.goto(link);
      await page.getByRole("button", { name: "Join the game" }).waitFor();
    }
    await bob.getByRole("button", { name: "Join the game" }).click();
    await cem.locator(".notice").filter({ hasText: "Someone else joined first" }).waitFor();
    await waitForStatus(cem, /You are watching/);
    for (const page of [ada, bob]) assert.equal(await page.locator(".notice p").count(), 0);
  });
});

test("other pages notify of game start and own turn, except while the game is open in a tab", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    await startRecording(ada);
    await ada.goto(`${app.url}/lobby`);
    await ada.getByText("Other time control").click();
    await chooseClock(ada, "5+0");
    await ada.getByRole("button", { name: "Quick match" }).click();
    await ada.getByRole("heading", { name: "Waiting for your opponent" }).waitFor();
    const link = ada.url();
    await ada.goBack();
    await ada.getByRole("region", { name: "Open challenges" }).getByText("yours").waitFor();
    await soundIsReady(ada);
    await bob.goto(link);
    await bob.getByRole("button", { name: "Join the game" }).click();
    const notice = ada.locator(".notice");
    await notice.filter({ hasText: "Bob joined. Your game has started." }).waitFor();
    assert.match(await ada.title(), /^● (Your turn|Game started) · Ordo$/);
    assert.deepEqual((await recordingOf(ada)).sounds, ["note"]);
    await notice.getByRole("button", { name: "Go to game" }).click();
    await ada.waitForURL(link);
    assert.equal(await notice.locator("p").count(), 0);
    await ada.locator(".online ordo-board .cell").first().waitFor();
    const [white, black] = (await ada.locator(".strip.near.turn").count()) ? [ada, bob] : [bob, ada];
    if (white === ada) await makeMove(ada, bob, "a3-a4");
    // a page that loads no lists
    const poll = ada.waitForResponse("**/api/games?list=mine*");
    await ada.getByRole("link", { name: "Rules" }).click();
    await poll;
    if (black === bob) for (const square of ["a6", "a5"]) await tap(bob, square);
    else for (const square of ["a3", "a4"]) await tap(bob, square);
    await notice.filter({ hasText: "Your turn against Bob." }).waitFor({ timeout: 20_000 });
    assert.match(await ada.title(), /^● Your turn · Ordo$/);
    await notice.getByRole("button", { name: "Close" }).click();
    await until(ada, "document.title === 'Rules · Ordo'");
    // another tab has the game open
    const second = await ada.context().newPage();
    await second.goto(link);
    await second.locator(".online ordo-board .cell").first().waitFor();
    const list = ada.waitForResponse("**/api/games?list=mine*");
    await ada.goto(`${app.url}/lobby`);
    await ada.getByRole("region", { name: "Games to watch" }).getByRole("link", { name: /Bob/ }).waitFor();
    await list;
    await rendered(ada);
    assert.equal(await notice.locator("p").count(), 0);
  });
});

test("after being offline, missed moves, offers and the end are announced", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      await startRecording(ada);
      const link = await startGame(app.url, ada, bob, { clock: "10+5" });
      await makeMove(ada, bob, "a3-a4");
      await soundIsReady(ada);
      const meanwhile = async (/** @type {object[]} */ ...actions) => {
        await ada.context().setOffline(true);
        await ada.locator(".connection").waitFor();
        await recordingOf(ada);
        for (const action of actions) await actAs(bob, link, action);
        await ada.context().setOffline(false);
        await ada.locator(".connection").waitFor({ state: "detached" });
        return recordingOf(ada);
      };
      assert.deepEqual(await meanwhile({ type: "move", move: "a6-a5", ply: 2 }), {
        sounds: ["knock"],
        words: ["Black: a6-a5."],
      });
      assert.deepEqual(await meanwhile({ type: "offer-draw" }), { sounds: ["note"], words: ["Bob offers a draw."] });
      const end = await meanwhile({ type: "resign" });
      assert.deepEqual(end.words, ["White wins by resignation."]);
      assert.deepEqual(end.sounds, ["note", "note"]);
    },
    { allow: LOST },
  );
});

test("a page whose module cannot be loaded says so, and loads when the network returns or on retry", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      const link = await challengeAndJoin(app.url, ada, bob);
      const module = /\/features\/online(\/game-page)?\.js$/;
      for (const how of ["network", "button"]) {
        await ada.goto(`${app.url}/rules`);
        let failures = 0;
        await ada.route(module, (route) => {
          failures++;
          return route.abort();
        });
        await ada.goto(link);
        await ada.getByText("This page could not be loaded.").waitFor();
        assert.ok(failures >= 2, "the module is requested again before the failure is reported");
        await ada.unroute(module);
        if (how === "network") await ada.evaluate("dispatchEvent(new Event('online'))");
        else await ada.getByRole("button", { name: "Try again" }).click();
        await waitForStatus(ada, /Your turn/);
      }
    },
    { allow: /ERR_FAILED|Failed to fetch dynamically/ },
  );
});
