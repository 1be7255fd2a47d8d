// Unit tests of the results, filters and statistics of finished games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newMatch } from "../../game/match.js";
import { ALL, addressOf, filterOf, levelsOf, resultOf, resultsAgainst, select, statisticsOf } from "./entries.js";

/** @typedef {import("../../game/match.js").Match} Match */

/** @param {Match["human"] | null} winner @param {Partial<Match>} [more] */
const over = (winner, more = {}) => newMatch({ game: "stein", ended: { winner, reason: { code: "x" } }, ...more });

test("results are the user's against the computer, and the sides' otherwise", () => {
  assert.equal(resultOf(over("w")), "won");
  assert.equal(resultOf(over("w", { human: "b" })), "lost");
  assert.equal(resultOf(over(null)), "drawn");
  assert.equal(resultOf(over("b", { mode: "two" })), "b");
});

const games = [
  over("w", { level: 3 }),
  over("b", { level: 3 }),
  over(null, { level: 3, game: "khalifa" }),
  over("b", { level: 10, human: "b" }),
  over("w", { mode: "two" }),
];

test("games are selected by game, opponent and result", () => {
  const count = (/** @type {Partial<import("./entries.js").Filter>} */ filter) =>
    select(games, { ...ALL, ...filter }).length;
  assert.equal(count({}), 5);
  assert.equal(count({ game: "khalifa" }), 1);
  assert.equal(count({ opponent: "computer" }), 4);
  assert.equal(count({ opponent: "3" }), 3);
  assert.equal(count({ opponent: "1" }), 0);
  assert.equal(count({ opponent: "two" }), 1);
  assert.equal(count({ result: "won" }), 2);
  assert.equal(count({ opponent: "3", result: "won" }), 1);
  assert.equal(count({ result: "w" }), 1);
});

test("every game has a result that can be selected", () => {
  for (const opponent of ["", "computer", "3", "two"]) {
    const found = select(games, { ...ALL, opponent });
    assert.ok(found.every((match) => resultsAgainst(opponent).includes(resultOf(match))));
  }
});

test("a filter is read from its address, and unknown values admit all", () => {
  /** @type {import("./entries.js").Filter} */
  const filter = { game: "stein", opponent: "10", result: "lost" };
  assert.equal(addressOf(filter), "/history?game=stein&opponent=10&result=lost");
  assert.deepEqual(filterOf(new URLSearchParams(addressOf(filter).split("?")[1])), filter);
  assert.equal(addressOf(ALL), "/history");
  assert.deepEqual(filterOf(new URLSearchParams("game=go&opponent=11&result=maybe")), ALL);
  assert.deepEqual(filterOf(new URLSearchParams("opponent=two&result=won")), { ...ALL, opponent: "two" });
});

test("statistics are counted per level, and a draw is half a point", () => {
  assert.deepEqual(levelsOf(games), [3, 10]);
  assert.deepEqual(statisticsOf(games), [
    { level: 3, played: 3, won: 1, lost: 1, drawn: 1, score: 50 },
    { level: 10, played: 1, won: 1, lost: 0, drawn: 0, score: 100 },
  ]);
  assert.deepEqual(statisticsOf([]), []);
});
