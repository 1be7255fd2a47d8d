// Unit tests of the online game model: stored moves, the pending move, missed events.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GameModel } from "./game-model.js";

/** @typedef {import("./types.d.ts").CurrentState} CurrentState */
/** @typedef {import("./types.d.ts").Snapshot} Snapshot */

/** @param {Partial<CurrentState>} [more] @returns {CurrentState} */
const state = (more = {}) => ({
  seq: 1,
  status: "playing",
  plies: 0,
  turn: "w",
  position: "",
  occurrences: 1,
  clocks: null,
  offers: { draw: null, takeBack: null, rematch: null },
  ending: null,
  rematch: null,
  now: 0,
  ...more,
});

/** @param {string[]} moves @param {Partial<CurrentState>} [more] @returns {Snapshot} */
const view = (moves, more = {}) => ({
  id: "x",
  game: "stein",
  clock: "none",
  public: false,
  created: 0,
  creator: "Ada",
  side: "w",
  yours: true,
  you: "w",
  names: { w: "Ada", b: "Bob" },
  starter: "w",
  start: "",
  moves: moves.map((move) => ({ move, spent: 0, at: 0 })),
  state: state({ seq: moves.length + 1, plies: moves.length, turn: moves.length % 2 ? "b" : "w", ...more }),
});
/** @param {number} ply @param {string} move @returns {import("./types.d.ts").GameEvent} */
const moved = (ply, move) => ({ seq: ply + 1, at: 0, type: "move", ply, move, spent: 0 });
/** @param {number} plies @param {Partial<CurrentState>} [more] */
const after = (plies, more = {}) => state({ seq: plies + 1, plies, turn: plies % 2 ? "b" : "w", ...more });

test("the user's move is shown at once and pending until it is stored", () => {
  const model = new GameModel(view([]), 0);
  assert.ok(model.isMyTurn());
  model.pending = { id: "1", type: "move", move: "a3-a4", ply: 1 };
  assert.deepEqual(model.moves(), ["a3-a4"]);
  assert.deepEqual(model.stored, []);
  assert.ok(!model.isMyTurn());
  assert.ok(model.applyEvents([moved(1, "a3-a4")], after(1), 5));
  assert.equal(model.pending, null);
  assert.deepEqual(model.moves(), ["a3-a4"]);
  assert.equal(model.receivedAt, 5);
});

test("a pending move survives other events and is replaced by another move at its ply", () => {
  const model = new GameModel(view([]), 0);
  model.pending = { id: "1", type: "move", move: "a3-a4", ply: 1 };
  assert.ok(model.applyEvents([{ seq: 2, at: 0, type: "said", by: "b", phrase: "hello" }], state({ seq: 2 }), 0));
  assert.deepEqual(model.moves(), ["a3-a4"]);
  model.applySnapshot(view(["b3-b4"]), 0);
  assert.equal(model.pending, null);
  assert.deepEqual(model.moves(), ["b3-b4"]);
});

test("the end of the game discards the pending move", () => {
  const model = new GameModel(view([]), 0);
  model.pending = { id: "1", type: "move", move: "a3-a4", ply: 1 };
  model.applyEvents(
    [{ seq: 2, at: 0, type: "over", winner: "b", reason: "time" }],
    state({ seq: 2, status: "over" }),
    0,
  );
  assert.equal(model.pending, null);
});

test("known events change nothing; missing ones require a snapshot", () => {
  const model = new GameModel(view(["a3-a4"]), 0);
  assert.deepEqual(model.applyEvents([moved(1, "a3-a4")], after(1), 0), []);
  assert.equal(model.applyEvents([moved(3, "b3-b4")], after(3), 0), null);
  assert.equal(model.applyEvents([], after(3), 0), null);
  assert.equal(
    model.applyEvents([{ seq: 3, at: 0, type: "started", creator: "w", starter: "w" }], after(1, { seq: 3 }), 0),
    null,
  );
  assert.deepEqual(model.stored, ["a3-a4"]);
});

test("an outdated snapshot is ignored", () => {
  const model = new GameModel(view(["a3-a4"]), 0);
  model.applySnapshot(view([], { status: "open" }), 5);
  assert.equal(model.state.status, "playing");
  assert.deepEqual(model.stored, ["a3-a4"]);
});

test("takebacks remove moves", () => {
  const model = new GameModel(view(["a3-a4", "a6-a5", "c2-c3"]), 0);
  assert.ok(model.applyEvents([{ seq: 5, at: 0, type: "taken-back", to: 2, spent: 0 }], after(2, { seq: 5 }), 0));
  assert.deepEqual(model.moves(), ["a3-a4", "a6-a5"]);
});

test("offers belong to a side, and allow or forbid actions", () => {
  const model = new GameModel(view(["a3-a4", "a6-a5"], { offers: { draw: "b", takeBack: null, rematch: null } }), 0);
  assert.equal(model.offered(), "draw");
  assert.equal(model.offerOf("w"), null);
  assert.ok(model.canAskTakeBack() && !model.canAbort());
  assert.ok(!new GameModel(view([]), 0).canAskTakeBack());
  assert.ok(new GameModel(view(["a3-a4"]), 0).canAskTakeBack());
  const watcher = new GameModel({ ...view(["a3-a4"]), you: null }, 0);
  assert.ok(watcher.offered() === null && !watcher.isMyTurn() && !watcher.canAskTakeBack());
});

test("a declined rematch is known from its event", () => {
  const model = new GameModel(view(["a3-a4"]), 0);
  model.applyEvents([{ seq: 3, at: 0, type: "rematch-declined", by: "w" }], after(1, { seq: 3, status: "over" }), 0);
  assert.ok(!model.noRematch, "the own no is no reason not to ask");
  model.applyEvents([{ seq: 4, at: 0, type: "rematch-declined", by: "b" }], after(1, { seq: 4, status: "over" }), 0);
  assert.ok(model.noRematch);
});
