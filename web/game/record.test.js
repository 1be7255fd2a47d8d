// Unit tests of matches: records, and why a piece cannot move.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { matchesOf, recordOf } from "./record.js";
import { newMatch } from "./match.js";
import { whyStuck } from "./stuck.js";
import { loadRules } from "../engine/rules.js";

const rules = await loadRules(await readFile(new URL("../engine/ordo.wasm", import.meta.url)));

test("resignation, time and agreement round-trip through a record", () => {
  for (const [code, winner] of /** @type {const} */ ([
    ["outcome.resignation", "w"],
    ["outcome.time", "b"],
    ["outcome.agreement", null],
  ])) {
    const ended = { winner, reason: winner ? { code, args: { winner } } : { code } };
    const text = rules.writeRecord(recordOf(newMatch({ game: "stein", moves: ["a3-a4"], ended })));
    assert.deepEqual(matchesOf(rules, text).matches[0]?.ended, ended);
  }
  const {
    matches: [open],
  } = matchesOf(rules, rules.writeRecord(recordOf(newMatch({ game: "stein", moves: ["a3-a4"] }))));
  assert.equal(open?.ended, null);
});

test("every readable format is opened", async () => {
  const data = (/** @type {string} */ name) =>
    readFile(new URL(`../../crates/ordo-rules/tests/data/imports/${name}`, import.meta.url), "utf8");
  const open = (/** @type {string} */ text) =>
    matchesOf(rules, text).matches.map(({ game, start, moves, title }) => [game, start, moves.length, title]);
  assert.deepEqual(open("a3-a4 j6-j5\n"), [["stein", null, 2, "a3-a4 j6-j5"]]);
  assert.deepEqual(open("1@11 4@55"), [["khalifa", null, 2, "1@11 4@55"]]);
  const position = "10/10/4b5/10/10/4w5/4w5/10 w";
  assert.deepEqual(open(` ${position.replace(" ", "_")} `), [["stein", position, 0, position]]);
  assert.deepEqual(
    open(await data("abstract-play.json")),
    [75, 74, 98].map((moves) => ["stein", null, moves, "Ada – Bob"]),
  );
  assert.deepEqual(open(await data("boardspace.sgf")), [["stein", null, 75, "Ada – Bob"]]);
});

test("a faulty game is opened up to the error, which is reported", () => {
  const { matches, fault } = matchesOf(
    rules,
    '[White "Ada"]\n[Result "1-0"]\n\n1. a3-a4 j6-j5 2. a4-a3 1-0\n\n[Rules "chess"]\n\n1. e4 *',
  );
  assert.equal(matches.length, 1);
  const [match] = matches;
  assert.deepEqual(match?.moves, ["a3-a4", "j6-j5"]);
  assert.equal(match?.record?.result, "*");
  assert.deepEqual(
    [match?.fault?.code, match?.fault?.args?.move, match?.fault?.cause?.code],
    ["record.move", "a4-a3", "stein.backward"],
  );
  assert.equal(fault?.code, "record.unknownGame");
});

test("the names of two players are in the record", () => {
  const match = newMatch({ game: "stein", mode: "two", moves: ["a3-a4"], names: { w: "Ada", b: "" } });
  const tags = Object.fromEntries(recordOf(match).tags);
  assert.equal(tags.White, "Ada");
  assert.notEqual(tags.Black, "");
});

/** @param {string} start @param {string[]} run */
function why(start, run) {
  const input = { game: /** @type {const} */ ("stein"), start, moves: [] };
  const view = rules.view(input);
  assert.ok(
    !view.moves.some((move) => move.from.length === run.length && run.every((square) => move.from.includes(square))),
    "it can move",
  );
  return whyStuck(rules, input, view.pieces, run)?.message;
}

test("a selection that cannot move names cut-off or obstructing pieces", () => {
  const start = "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w";
  assert.deepEqual(why(start, ["a2"])?.squares, ["a3", "b2", "b3"]);
  assert.equal(why(start, ["e2", "f2"])?.code, "stein.ordoBlocked");
  assert.deepEqual(why(start, ["a2", "a3"])?.squares, ["b2"]);
  const cut = why("4bb4/4bb4/10/10/4w5/2ww1ww3/10/10 w", ["e4"]);
  assert.deepEqual([cut?.rule, cut?.squares?.toSorted()], ["S5", ["e5", "f3", "g3"]]);
});

test("Khalifa: a piece that has moved or is blocked cannot move", () => {
  const input = { game: /** @type {const} */ ("khalifa"), start: "8/8/8/8/8/8/cd6/Aab2BCD w", moves: [] };
  assert.deepEqual(whyStuck(rules, input, rules.view(input).pieces, ["11"])?.message.squares, ["12", "21", "22"]);
  const made = ["16-26"];
  const moved = whyStuck(rules, input, rules.steps(input, made).pieces, ["26"], made);
  assert.equal(moved?.message.code, "khalifa.samePiece");
});
