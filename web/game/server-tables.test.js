// Unit tests of the server's ending tables: results, and what is not asked for again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ServerTables, probeOf } from "./server-tables.js";

test("moves have the results of the side that makes them", () => {
  const answer = {
    category: /** @type {const} */ ("win"),
    dtw: 3,
    moves: [
      { move: "a1-a2", category: /** @type {const} */ ("loss"), dtw: -2 },
      { move: "a1-b2", category: /** @type {const} */ ("draw"), dtw: null },
      { move: "a1-b1", category: /** @type {const} */ ("win"), dtw: 5 },
    ],
  };
  assert.deepEqual(probeOf(answer), {
    value: "win",
    plies: 3,
    moves: [
      { move: "a1-a2", value: "win", plies: 3 },
      { move: "a1-b2", value: "draw", plies: null },
      { move: "a1-b1", value: "loss", plies: 6 },
    ],
  });
});

test("after a 404, positions with as many pieces are not asked for; other failures may pass", async () => {
  /** @type {string[]} */
  const asked = [];
  let status = 503;
  const tables = new ServerTables({
    fetch: async (address) => {
      asked.push(address);
      return new Response("{}", { status });
    },
  });
  assert.ok(tables.mayHave(9) && !tables.mayHave(10));
  assert.equal(await tables.probe("w9/9b w", 9), null);
  assert.ok(tables.mayHave(9));
  status = 404;
  assert.equal(await tables.probe("w9/9b w", 9), null);
  assert.ok(tables.mayHave(8) && !tables.mayHave(9));
  assert.deepEqual(new Set(asked), new Set(["/api/tables?game=stein&position=w9/9b_w"]));
});
