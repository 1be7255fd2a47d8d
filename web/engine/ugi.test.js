// Unit tests of the client of external engines.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engineAddress, goCommand, optionCommands, positionCommand, readInfo } from "./ugi.js";
import { connectEngine } from "./ugi-engine.js";

test("info lines are read, and anything else is ignored", () => {
  assert.deepEqual(
    readInfo("info depth 4 seldepth 6 multipv 2 score cp -12 wdl 4 0 6 nodes 5312 nps 9 time 4 pv a3-b4 j6-j5"),
    {
      depth: 4,
      line: 2,
      score: { hundredths: -12, win: null },
      nodes: 5312,
      time: 4,
      moves: ["a3-b4", "j6-j5"],
    },
  );
  assert.deepEqual(readInfo("info score mate -3 pv 3@45")?.score, { hundredths: null, win: -3 });
  assert.deepEqual(readInfo("info depth 1 score cp 5 pv a3:b3-a5 <b>")?.moves, ["a3:b3-a5"]);
  for (const line of [
    "info string score cp 3 pv a3-a4",
    "info depth 3",
    "info score cp x pv a3-a4",
    "info score cp 3",
    "info score cp 3 pv",
    "bestmove a3-a4",
    "",
  ])
    assert.equal(readInfo(line), null, line);
});

test("commands are written for the engine's options", () => {
  assert.equal(positionCommand({ game: "stein", moves: [] }), "position startpos");
  assert.equal(positionCommand({ game: "stein", start: "x w", moves: ["a", "b"] }), "position fen x w moves a b");
  assert.equal(goCommand({ movetime: 5 }), "go movetime 5");
  assert.equal(goCommand({}), "go infinite");
  const known = new Set(["game", "multipv", "spacing"]);
  const adjacent = {
    game: /** @type {const} */ ("khalifa"),
    moves: [],
    options: { spacing: /** @type {const} */ ("adjacent") },
  };
  assert.deepEqual(optionCommands(known, adjacent, { lines: 2 }), [
    "setoption name Game value khalifa",
    "setoption name Spacing value adjacent",
    "setoption name MultiPV value 2",
  ]);
  assert.deepEqual(optionCommands(new Set(), adjacent, { lines: 2 }), []);
});

test("only engines of this machine have an address", () => {
  for (const [text, address] of [
    ["8419", "ws://127.0.0.1:8419"],
    [" localhost:80 ", "ws://localhost"],
    ["ws://127.0.0.1:9000/", "ws://127.0.0.1:9000"],
    ["ws://LOCALHOST:9000", "ws://localhost:9000"],
  ])
    assert.equal(engineAddress(text ?? ""), address);
  for (const text of ["", "ws://example.org", "wss://127.0.0.1:1", "http://127.0.0.1", "localhost:999999", "[::1]:80"])
    assert.equal(engineAddress(text), null, text);
});

/** A socket in the hands of the test. */
class FakeSocket extends EventTarget {
  /** @type {string[]} */ sent = [];
  isClosed = false;

  /** @param {string} lines */
  send(lines) {
    this.sent.push(...lines.split("\n"));
  }

  close() {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new Event("close"));
  }

  /** @param {string[]} lines */
  say(...lines) {
    for (const data of lines) this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

/** @param {() => void} [closed] */
async function connected(closed = () => {}) {
  const socket = new FakeSocket();
  const connecting = connectEngine("ws://127.0.0.1:1", { open: () => /** @type {any} */ (socket), closed });
  socket.dispatchEvent(new Event("open"));
  socket.say("id name Testing 1", "option name Game type combo", "option name MultiPV type spin", "ugiok");
  return { socket, engine: await connecting };
}

const INPUT = { game: /** @type {const} */ ("stein"), moves: ["a3-a4"] };

test("a search reports lines and ends with the best move", async () => {
  const { socket, engine } = await connected();
  assert.equal(engine.name, "Testing 1");
  /** @type {number[]} */
  const counts = [];
  const found = engine.search(INPUT, { lines: 2, movetime: 9 }, (lines) => counts.push(lines.length));
  assert.deepEqual(socket.sent, [
    "ugi",
    "setoption name Game value stein",
    "setoption name MultiPV value 2",
    "position startpos moves a3-a4",
    "go movetime 9",
  ]);
  socket.say("info depth 1 multipv 2 score cp 1 pv b6-b5", "info depth 1 multipv 1 score cp 3 pv a6-a5");
  socket.say("bestmove a6-a5");
  const { best, lines } = await found;
  assert.equal(best, "a6-a5");
  assert.deepEqual(
    lines.map(({ line }) => line),
    [1, 2],
  );
  assert.deepEqual(counts, [1, 2]);
});

test("lines of a stopped search do not reach the next one", async () => {
  const { socket, engine } = await connected();
  const first = engine.search(INPUT, {});
  socket.say("info depth 1 score cp 1 pv a6-a5");
  /** @type {string[]} */
  const seen = [];
  const second = engine.search({ ...INPUT, moves: [] }, {}, ([line]) => seen.push(line?.moves[0] ?? ""));
  assert.equal((await first).best, "a6-a5");
  assert.ok(socket.sent.includes("stop"));
  socket.say("info depth 2 score cp 1 pv b6-b5", "bestmove b6-b5");
  assert.deepEqual(seen, []);
  socket.say("info depth 1 score cp 1 pv a3-a4", "bestmove a3-a4");
  assert.equal((await second).best, "a3-a4");
  assert.deepEqual(seen, ["a3-a4"]);
});

test("an engine that refuses a position or goes away rejects the search", async () => {
  let losses = 0;
  const { socket, engine } = await connected(() => losses++);
  const refused = engine.search(INPUT, {});
  socket.say("info string error: cannot read the move");
  await assert.rejects(refused, /cannot read the move/);
  assert.equal(socket.sent.at(-1), "stop");
  socket.say("bestmove none");
  const lost = engine.search(INPUT, {});
  socket.close();
  await assert.rejects(lost, /gone/);
  assert.equal(losses, 1);
  const other = await connected(() => losses++);
  other.engine.close();
  assert.equal(losses, 1, "closing it on purpose is no loss");
});

test("connecting fails without an answer", async () => {
  const socket = new FakeSocket();
  const open = () => /** @type {any} */ (socket);
  await assert.rejects(connectEngine("ws://127.0.0.1:1", { open, patience: 5 }), /no engine/);
  assert.ok(socket.isClosed);
  const refusing = new FakeSocket();
  const connecting = connectEngine("ws://127.0.0.1:1", { open: () => /** @type {any} */ (refusing) });
  refusing.close();
  await assert.rejects(connecting, /no engine/);
});
