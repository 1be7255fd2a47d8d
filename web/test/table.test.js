// What the play page knows without a browser: games in records, why a piece cannot move.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { matchesOf, recordOf } from "../lib/record.js";
import { limitsOf, newMatch } from "../lib/match.js";
import { whyStuck } from "../lib/stuck.js";
import { loadRules } from "../ordo/rules.js";

const rules = await loadRules(await readFile(new URL("../ordo/ordo.wasm", import.meta.url)));

test("an end that the moves do not show comes back from its record", () => {
  for (const [code, winner] of /** @type {const} */ ([["outcome.resignation", "w"], ["outcome.time", "b"], ["outcome.agreement", null]])) {
    const ended = { winner, reason: winner ? { code, args: { winner } } : { code } };
    const text = rules.writeRecord(recordOf(newMatch({ game: "stein", moves: ["a3-a4"], ended })));
    assert.deepEqual(matchesOf(rules, text)[0]?.ended, ended);
  }
  const [open] = matchesOf(rules, rules.writeRecord(recordOf(newMatch({ game: "stein", moves: ["a3-a4"] }))));
  assert.equal(open?.ended, null);
});

test("the computer's time is bounded, and in the next game it is another player", () => {
  const match = newMatch({ game: "stein", level: 10, id: "20260102030405678901" });
  assert.deepEqual(limitsOf(match), { level: 10, seed: 405678901, movetime: 1500 });
  assert.notEqual(limitsOf({ ...match, id: "20260102030405678902" }).seed, limitsOf(match).seed);
});

/** @param {string} start @param {string[]} run */
function why(start, run) {
  const input = { game: /** @type {const} */ ("stein"), start, moves: [] };
  const view = rules.view(input);
  assert.ok(!view.moves.some((move) => move.from.length === run.length && run.every((square) => move.from.includes(square))), "it can move");
  return whyStuck(rules, input, view.pieces, run)?.message;
}

test("why what is held cannot move: what would be cut off, what is in the way", () => {
  const start = "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w";
  assert.deepEqual(why(start, ["a2"])?.squares, ["a3", "b2", "b3"]);
  assert.equal(why(start, ["e2", "f2"])?.code, "stein.ordoBlocked");
  assert.deepEqual(why(start, ["a2", "a3"])?.squares, ["b2"]);
  const cut = why("4bb4/4bb4/10/10/4w5/2ww1ww3/10/10 w", ["e4"]);
  assert.deepEqual([cut?.rule, cut?.squares?.toSorted()], ["S5", ["e5", "f3", "g3"]]);
});

test("Khalifa's game: a piece that has moved, or is walled in", () => {
  const input = { game: /** @type {const} */ ("khalifa"), start: "8/8/8/8/8/8/cd6/Aab2BCD w", moves: [] };
  assert.deepEqual(whyStuck(rules, input, rules.view(input).pieces, ["11"])?.message.squares, ["12", "21", "22"]);
  const made = ["16-26"];
  const moved = whyStuck(rules, input, rules.steps(input, made).pieces, ["26"], made);
  assert.equal(moved?.message.code, "khalifa.samePiece");
});
