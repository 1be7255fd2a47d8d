// Unit tests of the facts shown in lists of games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { movesOf, newsOf, scoreOf, waitingFor } from "./game-summary.js";

test("news of own games: one has started, one waits for a move; on the first poll real-time games only", () => {
  const game = (/** @type {string} */ id, /** @type {string} */ status, /** @type {string} */ turn, clock = "3d") =>
    /** @type {any} */ ({ id, status, position: turn, you: "w", clock });
  const ids = (/** @type {any[]} */ games, /** @type {[string, any][]} */ before, first = false) =>
    newsOf(new Map(before), games, first).map(({ id }) => id);
  assert.deepEqual(
    ids(
      [game("a", "playing", "b"), game("b", "open", "w")],
      [
        ["a", "open"],
        ["b", "open"],
      ],
    ),
    ["a"],
  );
  assert.deepEqual(
    ids(
      [game("a", "playing", "w"), game("b", "playing", "w"), game("c", "over", "w")],
      [
        ["a", "theirs"],
        ["b", "mine"],
        ["c", "theirs"],
      ],
    ),
    ["a"],
  );
  assert.deepEqual(ids([game("rematch", "playing", "b")], []), ["rematch"]);
  assert.deepEqual(
    ids([game("a", "playing", "w"), game("b", "playing", "w", "5+3"), game("c", "playing", "b", "5+3")], [], true),
    ["b"],
  );
});

test("lists count full moves like the move list", () => {
  const listed = (/** @type {number} */ plies, /** @type {string} */ turn) =>
    movesOf(/** @type {any} */ ({ plies, position: `… ${turn}` }));
  // White moved first
  assert.deepEqual([listed(0, "w"), listed(1, "b"), listed(2, "w"), listed(3, "b")], [0, 1, 1, 2]);
  // Black moved first: the first row has only Black's move
  assert.deepEqual([listed(0, "b"), listed(1, "w"), listed(2, "b"), listed(3, "w")], [0, 1, 2, 2]);
});

test("a finished game gives each side its points", () => {
  const scores = (/** @type {any} */ result) => [
    scoreOf(/** @type {any} */ ({ result }), "w"),
    scoreOf(/** @type {any} */ ({ result }), "b"),
  ];
  assert.deepEqual(scores("1-0"), ["1", "0"]);
  assert.deepEqual(scores("0-1"), ["0", "1"]);
  assert.deepEqual(scores("1/2-1/2"), ["½", "½"]);
  assert.deepEqual(
    [scores("*"), scores(null)],
    [
      ["", ""],
      ["", ""],
    ],
  );
});

test("quick match joins challenges for the same game and clock", () => {
  const open = /** @type {any[]} */ ([
    { game: "stein", clock: "5+3" },
    { game: "stein", clock: "5+3" },
    { game: "khalifa", clock: "5+3" },
    { game: "stein", clock: "5+0" },
  ]);
  assert.equal(waitingFor(open, "stein", "5+3"), 2);
  assert.equal(waitingFor(open, "khalifa", "3d"), 0);
});
