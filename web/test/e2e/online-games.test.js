// Whole games between two browsers: both games, reload, network and server failures, time.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { tap } from "./browser.js";
import {
  startGame,
  challenge,
  makeMove,
  placePiece,
  waitForStatus,
  challengeAndJoin,
  waitForMove,
  startOnline,
} from "./online.js";

const app = await startOnline();
after(() => app.stop());

const RECONNECT =
  "h1-i1 h8-i8 h2-h3 b6-d6 c2:d2-c4 i7-h6 g2-g3 b7:c7-b6 e3:h3-e4 e6:f6-e5 c1:d1-c2 h6xf4 i1xf4 f5xe4 d2-e3 e4xd4 " +
  "b2xd4 i8-j8 g1-c1 j8xf4 f2xf4 a6-a5 j3-j4 c8-a8 c1-a1 g8-e8 e2-d3 e8-f8 e3xe5 a5xe5 d4-e4 f7xf4";
/** Console errors of the browser when the server or the proxy does not respond. */
const NOBODY =
  /status of 502|ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)|WebSocket connection to/;

test("Stein's game from the link to the end, with rematch and review", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    const link = await challenge(app.url, ada, { clock: "5+3" });
    assert.match(link, /\/g\/\w+$/);
    await ada.getByRole("button", { name: "Copy the link" }).click();
    assert.equal(await ada.evaluate("navigator.clipboard.readText()"), link);
    await ada.getByRole("img", { name: "QR code of the link" }).waitFor();
    await bob.goto(link);
    await bob.getByRole("heading", { name: "Ada has invited you to a game" }).waitFor();
    assert.deepEqual(
      [await ada.title(), await bob.title()],
      ["Waiting for your opponent · Ordo", "Ada has invited you to a game · Ordo"],
    );
    assert.match(await bob.locator(".terms").innerText(), /Stein’s Ordo[^]*5 min \+ 3 s[^]*Black/);
    await bob.getByRole("button", { name: "Join the game" }).click();
    await waitForStatus(ada, /Your turn/);
    await waitForStatus(bob, /Ada to move/);
    const players = [ada, bob];
    for (const [index, move] of RECONNECT.split(" ").entries()) {
      const [mover = ada, other = bob] = index % 2 ? [bob, ada] : [ada, bob];
      await makeMove(mover, other, move);
      if (index === 4) assert.match(await bob.title(), /^● Your turn/);
      if (index === 4) assert.match(await ada.title(), /^Ada – Bob/);
    }
    await waitForStatus(ada, /You lose\..*Black wins/s);
    await waitForStatus(bob, /You win!/);
    await ada.locator(".moves .move").nth(30).click();
    await waitForStatus(ada, /Black to move/);
    await ada.keyboard.press("End");
    await waitForStatus(ada, /You lose/);
    await ada.getByRole("button", { name: "More" }).click();
    const [record] = await Promise.all([
      ada.waitForEvent("download"),
      ada.getByRole("button", { name: "Download game" }).click(),
    ]);
    assert.equal(record.suggestedFilename(), `ordo-${link.split("/").at(-1)}.ordo`);
    assert.match(await readFile(await record.path(), "utf8"), /\[White "Ada"\][^]*\[Result "0-1"\]/);
    await ada.getByRole("button", { name: "Rematch" }).click();
    await waitForStatus(bob, /Ada offers a rematch/);
    await bob.getByRole("button", { name: "Accept" }).click();
    for (const page of players) await page.waitForURL((url) => url.pathname.startsWith("/g/") && url.href !== link);
    await waitForStatus(bob, /Your turn/);
    await makeMove(bob, ada, "a3-a4");
    await bob.goto(link);
    await bob.getByRole("link", { name: "Go to rematch" }).waitFor();
    await bob.getByRole("link", { name: "Review this game" }).click();
    await bob.waitForURL(/\/analyse/);
    await bob.locator("ordo-analyse ordo-board .cell").first().waitFor();
  });
});

test("Khalifa's game: placing, turns of one and two steps, an ordo", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    await challengeAndJoin(app.url, ada, bob, { game: "khalifa", side: "White" });
    const first = await ada.locator(".status").filter({ hasText: "Place one of your pieces" }).count();
    const [one, two] = first ? [ada, bob] : [bob, ada];
    const placed = "2@88 3@27 3@56 2@15 1@72 4@74 4@35 1@32".split(" ");
    for (const [index, text] of placed.entries())
      await (index % 2 ? placePiece(two, one, text) : placePiece(one, two, text));
    for (const [mover, other, step] of /** @type {const} */ ([
      [one, two, "72-52"],
      [two, one, "15-37"],
    ])) {
      const before = await mover.locator(".moves .move").count();
      for (const square of step.split("-")) await tap(mover, square);
      await mover.getByRole("button", { name: "Take back step" }).click();
      for (const square of step.split("-")) await tap(mover, square);
      await mover.getByRole("button", { name: "Take back step" }).waitFor();
      await mover.reload(); // a step that was not sent yet is restored
      await mover.getByRole("button", { name: "End turn" }).click();
      for (const page of [mover, other]) await waitForMove(page, before, step);
    }
    for (const square of ["88", "78", "52", "53"]) await tap(one, square);
    for (const page of [one, two]) await waitForMove(page, 10, "52-53,88-78");
    for (const square of ["37", "36", "27", "28"]) await tap(two, square);
    for (const page of [one, two]) await waitForMove(page, 11, "37-36,27-28");
    for (const square of ["78", "88", "53", "52"]) await tap(one, square);
    for (const page of [one, two]) await waitForMove(page, 12, "53-52,78-88");
    for (const square of ["36", "26"]) await tap(two, square);
    await two.getByRole("button", { name: "End turn" }).click();
    await waitForMove(one, 13, "36-26");
    for (const square of ["88", "55", "35", "57"]) await tap(one, square);
    await waitForStatus(one, /You win!.*ordo/s);
    await waitForStatus(two, /You lose\..*ordo/s);
    assert.equal(await two.locator(".moves .move").count(), 15);
  });
});

test("events may arrive before the response to a join", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    let onStarted = () => {};
    bob.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes('"status":"playing"')) onStarted();
      });
    });
    await bob.route("**/join", async (route) => {
      const started = new Promise((resolve) => (onStarted = () => resolve(null)));
      const response = await route.fetch();
      await started;
      await route.fulfill({ response });
    });
    // The starting side is random: repeat until the joining player starts.
    for (let tries = 0; tries < 10; tries++) {
      await challengeAndJoin(app.url, ada, bob, { game: "khalifa" });
      await bob.locator(".strip.near").filter({ hasText: "(you)" }).waitFor();
      if (await bob.locator(".strip.near.turn").count()) {
        await placePiece(bob, ada, "2@88");
        break;
      }
    }
    await bob.unrouteAll({ behavior: "wait" });
  });
});

test("reload and network failure: the page reconnects, and moves made meanwhile are played once", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      await challengeAndJoin(app.url, ada, bob, { clock: "10+5" });
      await makeMove(ada, bob, "a3-a4");
      await bob.reload();
      await waitForMove(bob, 0, "a3-a4");
      await makeMove(bob, ada, "a6-a5");
      await ada.context().setOffline(true);
      await ada.locator(".connection").filter({ hasText: "Connection lost" }).waitFor();
      await bob.getByRole("img", { name: "Away" }).waitFor();
      for (const square of ["c2", "c3"]) await tap(ada, square);
      await ada.locator(".online.pending .moves .move").nth(2).filter({ hasText: "c2-c3" }).waitFor();
      assert.equal(await bob.locator(".moves .move").count(), 2);
      await ada.context().setOffline(false);
      for (const page of [ada, bob]) await waitForMove(page, 2, "c2-c3");
      await ada.locator(".connection").waitFor({ state: "detached" });
      // made offline, and the page reloaded before the network returned
      await makeMove(bob, ada, "c7-c6");
      await ada.route("**/api/**", (route) => route.abort());
      await ada.context().setOffline(true);
      for (const square of ["d2", "d3"]) await tap(ada, square);
      await ada.locator(".online.pending").waitFor();
      await ada.context().setOffline(false);
      await ada.reload();
      await ada.unroute("**/api/**");
      for (const page of [ada, bob]) await waitForMove(page, 4, "d2-d3");
      assert.equal(await bob.locator(".moves .move").count(), 5);
    },
    { allow: new RegExp(`${NOBODY.source}|ERR_FAILED`) },
  );
});

test("a superseded move is reverted with the reason", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      const link = await challengeAndJoin(app.url, ada, bob);
      await ada.context().setOffline(true);
      for (const square of ["a3", "a4"]) await tap(ada, square);
      await ada.locator(".online.pending").waitFor();
      // the same player on another device
      const played = await ada.context().request.post(link.replace("/g/", "/api/games/") + "/actions", {
        data: { type: "move", move: "b3-b4", ply: 1 },
      });
      assert.ok(played.ok());
      await ada.context().setOffline(false);
      for (const page of [ada, bob]) await waitForMove(page, 0, "b3-b4");
      await ada.getByText("The game has moved on in the meantime.").waitFor();
    },
    { allow: NOBODY },
  );
});

test("a rejected move is reverted with the reason", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    // the move is altered in transit
    await ada.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(String(text).replace("a3-a4", "a3-c5")));
    });
    await challengeAndJoin(app.url, ada, bob);
    for (const square of ["a3", "a4"]) await tap(ada, square);
    await waitForStatus(ada, /Your move was not accepted: Illegal move/);
    assert.equal(await ada.locator(".moves .move").count(), 0);
    await makeMove(ada, bob, "b3-b4");
  });
});

test("a game survives a server restart", async () => {
  await app.people(
    ["Ada", "Bob"],
    async (ada, bob) => {
      await challengeAndJoin(app.url, ada, bob, { clock: "10+5" });
      await makeMove(ada, bob, "a3-a4");
      await app.restart(async () => {
        await ada.locator(".connection").filter({ hasText: "The server is restarting" }).waitFor();
        for (const square of ["a6", "a5"]) await tap(bob, square);
        await bob.locator(".online.pending").waitFor();
        // some attempts fail, and the reason stays the same
        for (let attempts = 0; attempts < 3; attempts++) {
          await ada.waitForEvent("request", (request) => request.url().includes("/api/games/"));
        }
        for (const page of [ada, bob])
          assert.match(await page.locator(".connection").innerText(), /The server is restarting/);
      });
      for (const page of [ada, bob]) await page.locator(".connection").waitFor({ state: "detached", timeout: 3000 });
      for (const page of [ada, bob]) await waitForMove(page, 1, "a6-a5");
      await makeMove(ada, bob, "c2-c3");
      assert.equal(await bob.locator(".moves .move").count(), 3);
    },
    { allow: NOBODY },
  );
});

test("a player loses on time", async () => {
  await app.people(["Ada", "Bob"], async (ada, bob) => {
    await startGame(app.url, ada, bob, { clock: "0+2" });
    await waitForStatus(ada, /5 minutes for its first move, or the game is aborted/);
    await makeMove(ada, bob, "a3-a4");
    await makeMove(bob, ada, "a6-a5");
    await ada.locator(".strip.near .clock.low.running").waitFor();
    await waitForStatus(bob, /You win!.*on time/s);
    await waitForStatus(ada, /You lose\..*on time/s);
    assert.equal(await ada.locator(".strip.near .clock").innerText(), "0.0");
  });
});
