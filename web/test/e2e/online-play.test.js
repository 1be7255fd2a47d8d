// Online play: offers and answers, phrases, resignation, correspondence, spectators, repetition, phones, accessibility.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { rendered, tap } from "./browser.js";
import { axe } from "./axe.js";
import {
  startGame,
  challenge,
  actAs,
  makeMove,
  waitForStatus,
  challengeAndJoin,
  waitForMove,
  startOnline,
} from "./online.js";

const app = await startOnline();
after(() => app.stop());

test("draws and takebacks are offered, declined and accepted; phrases are announced", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      await startGame(app.url, ada, bob, { clock: "10+5" });
      await makeMove(ada, bob, "a3-a4");
      await makeMove(bob, ada, "a6-a5");
      await ada.getByRole("button", { name: "Take back" }).click();
      await waitForStatus(ada, /Takeback request sent/);
      await waitForStatus(bob, /Ada proposes a takeback/);
      await bob.getByRole("button", { name: "Decline" }).click();
      await ada.getByText("Bob declined the takeback.").first().waitFor();
      // the same offer is possible again after a move
      await makeMove(ada, bob, "i3-i4");
      await makeMove(bob, ada, "i6-i5");
      // an offer made offline is sent once; an incoming one keeps the focus in its row
      await bob.getByRole("button", { name: "Draw", exact: true }).focus();
      await ada.context().setOffline(true);
      await ada.locator(".connection").waitFor();
      await ada.getByRole("button", { name: "Take back" }).click();
      await waitForStatus(ada, /Not sent yet/);
      assert.ok(await ada.getByRole("button", { name: "Take back" }).isDisabled());
      await ada.context().setOffline(false);
      // disabled at first, so that a click meant for another button does not answer
      await bob.getByRole("button", { name: "Accept", disabled: false }).waitFor();
      assert.ok(await bob.evaluate("document.activeElement.matches('.actions')"));
      await bob.keyboard.press("Tab");
      await bob.keyboard.press("Enter");
      for (const page of [ada, bob]) await page.locator(".moves .move").nth(2).waitFor({ state: "detached" });
      assert.ok(await bob.evaluate("document.activeElement.matches('.actions')"));
      await makeMove(ada, bob, "e3-e4");
      await makeMove(bob, ada, "e6-e5");
      await bob.getByRole("button", { name: "More" }).click();
      await bob.getByRole("button", { name: "Say something" }).click();
      await bob.getByRole("button", { name: "Good luck!" }).click();
      for (const page of [ada, bob]) await page.locator(".said").filter({ hasText: "Good luck!" }).waitFor();
      await ada.getByRole("button", { name: "Draw", exact: true }).click();
      await ada.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click();
      await waitForStatus(bob, /Ada offers a draw/);
      await bob.getByRole("button", { name: "Accept" }).click();
      for (const page of [ada, bob]) await waitForStatus(page, /Draw by agreement/);
      await ada.reload();
      await waitForStatus(ada, /Draw by agreement/);
    },
    { allow: /ERR_INTERNET_DISCONNECTED|WebSocket connection to/ },
  );
});

test("an earlier position stays shown when a move is made, with a hint; the end of the game is shown", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    await startGame(app.url, ada, bob, { clock: "none" });
    await makeMove(ada, bob, "a3-a4");
    await makeMove(bob, ada, "a6-a5");
    await makeMove(ada, bob, "c2-c3");
    await ada.locator(".moves .move").first().click();
    await makeMove(bob, ada, "c7-c6");
    assert.equal(await ada.locator(".moves .move[aria-current]").innerText(), "a3-a4");
    await waitForStatus(ada, /New move: c7-c6/);
    await ada.locator(".news").filter({ hasText: "Continue" }).click();
    await waitForStatus(ada, /^(?!.*New move).*Your turn/s);
    await makeMove(ada, bob, "d2-d3");
    await ada.locator(".moves .move").first().click();
    assert.equal(await ada.locator(".news").count(), 0);
    await bob.getByRole("button", { name: "Resign" }).click();
    await bob.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await waitForStatus(ada, /You win!/);
  });
});

test("resigning asks for confirmation; before the second move the game is aborted", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    await startGame(app.url, ada, bob, { clock: "none" });
    await ada.getByRole("button", { name: "Abort" }).click();
    await ada.getByRole("dialog").getByRole("button", { name: "Abort" }).click();
    for (const page of [ada, bob]) await waitForStatus(page, /aborted/);
    await startGame(app.url, ada, bob, { clock: "none" });
    await makeMove(ada, bob, "a3-a4");
    await makeMove(bob, ada, "a6-a5");
    await bob.getByRole("button", { name: "Resign" }).click();
    await bob.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
    await bob.getByRole("button", { name: "Resign" }).click();
    await bob.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await waitForStatus(ada, /You win!.*by resignation/s);
    await waitForStatus(bob, /You lose/);
  });
});

test("a question closes when it becomes obsolete", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    const link = await startGame(app.url, ada, bob, { clock: "none" });
    // abort becomes resign with the second move
    await makeMove(ada, bob, "a3-a4");
    await ada.getByRole("button", { name: "Abort" }).click();
    await ada.getByRole("dialog").waitFor();
    await actAs(bob, link, { type: "move", move: "a6-a5", ply: 2 });
    await ada.getByRole("dialog").waitFor({ state: "detached" });
    await ada.getByRole("button", { name: "Draw", exact: true }).click();
    await ada.getByRole("dialog").waitFor();
    await actAs(bob, link, { type: "offer-draw" });
    await ada.getByRole("dialog").waitFor({ state: "detached" });
    await ada.getByRole("button", { name: "Decline", disabled: false }).click();
    await ada.getByRole("button", { name: "Resign" }).click();
    await ada.getByRole("dialog").waitFor();
    await actAs(bob, link, { type: "resign" });
    await ada.getByRole("dialog").waitFor({ state: "detached" });
    await waitForStatus(ada, /You win!/);
  });
});

test("a declined rematch cannot be offered again, with a reason, also after a reload", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    const link = await startGame(app.url, ada, bob, { clock: "none" });
    await makeMove(ada, bob, "a3-a4");
    await makeMove(bob, ada, "a6-a5");
    await actAs(bob, link, { type: "resign" });
    const rematch = ada.getByRole("button", { name: "Rematch" });
    await rematch.click();
    await bob.getByRole("button", { name: "Decline", disabled: false }).click();
    await waitForStatus(ada, /Bob declined the rematch/);
    assert.ok(await rematch.isDisabled());
    await ada.reload();
    await rematch.click();
    await waitForStatus(ada, /Bob declined the rematch/);
    assert.ok(await rematch.isDisabled());
    // the other player may still offer one
    await bob.getByRole("button", { name: "Rematch" }).click();
    await ada.getByRole("button", { name: "Accept", disabled: false }).click();
    await ada.waitForURL((url) => url.href !== link);
  });
});

test("an offer in the middle of a turn can be answered, and the turn continues", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      const link = await startGame(app.url, ada, bob, { clock: "none", game: "khalifa" });
      const first = await ada.locator(".strip.near.turn").count();
      const [one, two] = first ? [ada, bob] : [bob, ada];
      for (const [index, move] of "2@88 3@27 3@56 2@15 1@72 4@74 4@35 1@32".split(" ").entries())
        await actAs(index % 2 ? two : one, link, { type: "move", move, ply: index + 1 });
      await waitForMove(one, 7, "1@32");
      for (const square of ["72", "52"]) await tap(one, square);
      await waitForStatus(one, /Move a second piece/);
      await actAs(two, link, { type: "offer-draw" });
      await waitForStatus(one, /Move a second piece.*offers a draw/s);
      for (const name of ["End turn", "Take back step", "More", "Accept", "Decline"])
        await one.getByRole("button", { name, disabled: false }).waitFor();
      assert.equal(await one.evaluate("document.documentElement.scrollHeight"), 568);
      await one.getByRole("button", { name: "Decline" }).click();
      await two.getByText("declined the draw.").first().waitFor();
      await waitForStatus(one, /^(?!.*offers).*Move a second piece/s);
      await one.getByRole("button", { name: "More" }).click();
      for (const name of ["Draw", "Take back", "Resign"])
        await one.getByRole("dialog").getByRole("button", { name, exact: true, disabled: false }).waitFor();
      await one.getByRole("button", { name: "Close" }).click();
      await one.getByRole("button", { name: "End turn" }).click();
      for (const page of [one, two]) await waitForMove(page, 8, "72-52");
    },
    { viewport: { width: 320, height: 568 } },
  );
});

test("a phrase hides neither repetition nor offers, also on a phone", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      const link = await startGame(app.url, ada, bob, { clock: "none" });
      for (const [index, move] of ["c1-b1", "c8-b8", "b1-c1", "b8-c8"].entries())
        await actAs(index % 2 ? bob : ada, link, { type: "move", move, ply: index + 1 });
      await waitForStatus(ada, /2 times/);
      await actAs(bob, link, { type: "say", phrase: "one-moment" });
      await actAs(ada, link, { type: "offer-draw" });
      await ada.locator(".said").waitFor();
      for (const [width, height] of /** @type {const} */ ([
        [390, 844],
        [360, 640],
        [320, 568],
        [740, 360],
      ])) {
        await ada.setViewportSize({ width, height });
        await rendered(ada);
        const room = await ada.locator(".status").boundingBox();
        for (const words of ["2 times", "Draw offer sent"]) {
          const box = await ada.locator(".hint").filter({ hasText: words }).boundingBox();
          assert.ok(
            box && room && box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1,
            `${width}: ${words} ${JSON.stringify([box, room])}`,
          );
        }
      }
      await waitForStatus(bob, /Ada offers a draw/);
    },
    { viewport: { width: 390, height: 844 } },
  );
});

test("a game without a first move in time is shown as aborted", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    // instead of waiting five minutes, the server's message for an abort is altered
    await ada.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => socket.send(String(text).replaceAll('"aborted"', '"expired"')));
    });
    const link = await startGame(app.url, ada, bob, { clock: "5+3" });
    await waitForStatus(ada, /5 minutes for its first move/);
    await actAs(bob, link, { type: "abort" });
    await waitForStatus(ada, /aborted: a first move was not made in time/);
    await waitForStatus(bob, /The game was aborted\./);
  });
});

test("correspondence: “My games” and the home page show whose turn it is", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      const link = await challengeAndJoin(app.url, ada, bob, { clock: "3d" });
      await ada
        .locator(".strip.near .clock.running")
        .filter({ hasText: /^2 d 23 h|^3 d 0 h/ })
        .waitFor();
      await makeMove(ada, bob, "a3-a4");
      await bob.goto(app.url);
      await bob.getByRole("link", { name: /Ada – Bob/ }).waitFor();
      for (const [page, words] of /** @type {const} */ ([
        [ada, "Waiting for your opponent"],
        [bob, "Your turn"],
      ])) {
        await page.goto(`${app.url}/mine`);
        await page.getByRole("heading", { name: words }).waitFor();
      }
      await bob.getByRole("link", { name: /Ada/ }).click();
      await bob.waitForURL(link);
      await bob.locator(".online ordo-board .cell").first().waitFor();
      for (const square of ["a6", "a5"]) await tap(bob, square);
      await ada.getByRole("heading", { name: "Your turn" }).waitFor();
      // a browser whose cookies were cleared has no games and stops polling
      await bob.context().clearCookies();
      await bob.goto(`${app.url}/mine`);
      await bob.getByText("No online games yet.").waitFor();
      assert.equal(await bob.evaluate("localStorage.getItem('ordo.seated')"), "false");
    },
    { allow: /status of 403/ },
  );
});

test("spectators see moves, clocks and spectator count, and cannot move", async () => {
  await app.people(["Ada", "Bob", "Cem", "Dan"], async (ada, bob, cem, dan) => {
    const link = await startGame(app.url, ada, bob, { clock: "10+5" });
    for (const page of [cem, dan]) {
      await page.goto(link);
      await waitForStatus(page, /White to move.*You are watching/s);
    }
    await waitForStatus(cem, /2 watching/);
    await waitForStatus(ada, /2 watching/);
    assert.equal(await cem.locator(".clock").count(), 2);
    await makeMove(ada, cem, "a3-a4");
    for (const square of ["a6", "a5"]) await tap(cem, square);
    assert.equal(await cem.locator(".moves .move").count(), 1);
    for (const name of ["Resign", "Draw", "Abort", "Take back"])
      assert.equal(await cem.getByRole("button", { name, exact: true }).count(), 0);
    const path = link.replace("/g/", "/api/games/") + "/actions";
    const tried = await cem.context().request.post(path, { data: { type: "move", move: "a6-a5", ply: 2 } });
    assert.equal(tried.status(), 403);
    await makeMove(bob, cem, "a6-a5");
    await axe(cem);
  });
});

test("a third repetition asks for confirmation", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    await startGame(app.url, ada, bob, { clock: "none" });
    const circle = ["c1-b1", "c8-b8", "b1-c1", "b8-c8", "c1-b1", "c8-b8", "b1-c1"];
    for (const [index, move] of circle.entries())
      await (index % 2 ? makeMove(bob, ada, move) : makeMove(ada, bob, move));
    await waitForStatus(bob, /2 times/);
    for (const square of ["b8", "c8"]) await tap(bob, square);
    await bob.getByRole("dialog").getByText("third time").waitFor();
    await bob.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await bob.locator(".moves .move").count(), 7);
    for (const square of ["b8", "c8"]) await tap(bob, square);
    await bob.getByRole("button", { name: "Play anyway" }).click();
    for (const page of [ada, bob]) await waitForStatus(page, /^\s*Draw by (?!.*Draw).*repetition/s);
  });
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`on a phone, from the link to the game: no sideways scrolling, no axe violations (${colorScheme})`, async () => {
    await app.people(
      ["Ada", "A very long name of Bob’s"],
      async (ada, bob) => {
        const fits = async (/** @type {import("playwright-core").Page} */ page) => {
          await axe(page);
          assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360, page.url());
        };
        await ada.goto(`${app.url}/friend`);
        await fits(ada);
        const link = await challenge(app.url, ada, { clock: "5+3", game: "khalifa" });
        await fits(ada);
        await bob.goto(link);
        await fits(bob);
        await bob.getByRole("button", { name: "Join the game" }).click();
        for (const page of [ada, bob]) {
          await page.locator(".online ordo-board .cell").first().waitFor();
          await fits(page);
          assert.equal(await page.evaluate("document.documentElement.scrollHeight"), 740);
          const board = await page.locator("ordo-board").boundingBox();
          assert.ok(board && board.width >= 340, JSON.stringify(board));
          for (const button of await page.locator(".actions button:visible, .tray button:enabled").all()) {
            const box = await button.boundingBox();
            assert.ok(
              box && box.height >= 44 && box.width >= 44 && box.x >= 0 && box.x + box.width <= 360,
              await button.innerText(),
            );
          }
        }
        for (const [width, height] of /** @type {const} */ ([
          [360, 600],
          [740, 360],
          [768, 1024],
        ])) {
          await ada.setViewportSize({ width, height });
          await rendered(ada);
          assert.deepEqual(
            await ada.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"),
            [width, height],
          );
        }
        await ada.setViewportSize({ width: 360, height: 740 });
        await ada.getByRole("button", { name: "More" }).click();
        await axe(ada);
        await ada.getByRole("button", { name: "Say something" }).click();
        await axe(ada);
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme },
    );
  });
}

test("a blocked opponent cannot accept challenges, and can be unblocked", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      await startGame(app.url, ada, bob, { clock: "none" });
      await ada.getByRole("button", { name: "More" }).click();
      await ada.getByRole("button", { name: "Block Bob" }).click();
      await ada.getByRole("dialog").getByRole("button", { name: "Block Bob" }).click();
      await ada.getByText("Bob is blocked.").first().waitFor();
      const link = await challenge(app.url, ada);
      await bob.goto(link);
      await bob.getByRole("button", { name: "Join the game" }).click();
      await bob.getByText("This player is not accepting challenges from you.").first().waitFor();
      await ada.goto(`${app.url}/mine`);
      await ada.locator(".blocked li").filter({ hasText: "Bob" }).getByRole("button", { name: "Unblock" }).click();
      await ada.locator(".blocked").waitFor({ state: "detached" });
      await bob.getByRole("button", { name: "Join the game" }).click();
      await bob.locator(".online ordo-board .cell").first().waitFor();
    },
    { allow: /403/ },
  );
});
