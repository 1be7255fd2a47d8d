// Both games through the module, with the conformance data of ordo-rules and the types of types.d.ts.
import assert from "node:assert/strict";
import test from "node:test";
import { lines, refusal, rules, text } from "./module.js";

test("Stein: every position has the legal moves of the data", () => {
  for (const { position, connected, moves } of lines("stein/positions.jsonl")) {
    const view = rules.view({ game: "stein", start: position, moves: [] });
    assert.deepEqual(view.moves.map((move) => move.text).sort(), [...moves].sort(), position);
    assert.equal(view.groups[view.turn].length <= 1, connected, position);
    assert.equal(view.outcome === null, moves.length > 0, position);
  }
});

test("Stein: perft counts through views", () => {
  for (const { position, perft } of JSON.parse(text("stein/perft.json"))) {
    const start = position === "startpos" ? undefined : position;
    const first = rules.view({ game: "stein", start, moves: [] }).moves;
    assert.equal(first.length, perft[0]);
    const replies = first.map((move) => rules.view({ game: "stein", start, moves: [move.text] }).moves.length);
    assert.equal(
      replies.reduce((sum, count) => sum + count, 0),
      perft[1],
    );
  }
});

test("Stein: games end as the data says, with every move listed before it is played", () => {
  /** @type {Record<string, string>} */
  const codes = {
    "home row": "homeRow",
    "no pieces": "noPieces",
    "cannot reconnect": "cannotReconnect",
    repetition: "repetition",
  };
  for (const game of lines("stein/games.jsonl").slice(0, 40)) {
    const moves = game.moves.split(" ");
    const view = rules.view({ game: "stein", moves });
    assert.equal(view.ply, moves.length);
    assert.equal(view.last?.text, moves.at(-1));
    assert.equal(view.outcome?.winner, game.winner);
    assert.equal(view.outcome?.reason.code, `outcome.${codes[game.reason]}`);
    assert.deepEqual(view.moves, []);
    const before = rules.view({ game: "stein", moves: moves.slice(0, -1) });
    const last = before.moves.find((move) => move.text === moves.at(-1));
    assert.deepEqual(last, view.last);
    assert.equal(last?.wins, true);
    assert.equal(rules.positions({ game: "stein", moves }).at(-1), view.position);
  }
});

test("Khalifa: placements and winning turns of the data", () => {
  for (const entry of lines("khalifa/positions.jsonl")) {
    const input = /** @type {const} */ ({ game: "khalifa", start: entry.position, moves: [] });
    const view = rules.view({ ...input, moves: [] });
    assert.equal(view.outcome?.winner ?? null, entry.winner, entry.position);
    if (entry.phase === "place") {
      const { targets } = rules.steps({ ...input, moves: [] }, []);
      const placings = Object.entries(targets).flatMap(([size, squares]) =>
        squares.map((square) => `${size}@${square}`),
      );
      assert.deepEqual(placings.sort(), [...entry.moves].sort(), entry.position);
      assert.equal(view.phase, "placing");
    } else {
      assert.equal(view.phase, "moving");
      const threats = rules.lens({ ...input, moves: [] }).threats[view.turn];
      if (!entry.winner) assert.deepEqual(threats.map((turn) => turn.text).sort(), [...entry.winning].sort());
    }
  }
});

test("Khalifa: two steps lead to exactly the distinct turns of the data", () => {
  const full = lines("khalifa/positions-full.jsonl").filter((entry) => entry.phase === "move" && !entry.winner);
  for (const { position, moves } of full.slice(0, 3)) {
    /** @type {import("../../engine/types.d.ts").GameInput} */
    const input = { game: "khalifa", start: position, moves: [] };
    const found = new Set();
    const walk = (/** @type {string[]} */ made) => {
      const { targets, turn } = rules.steps(input, made);
      if (turn) found.add(turn.text);
      for (const [from, squares] of Object.entries(targets)) {
        for (const to of squares) walk([...made, `${from}-${to}`]);
      }
    };
    walk([]);
    assert.deepEqual([...found].sort(), [...moves].sort());
  }
});

test("an illegal move is explained by its rule, with the squares", () => {
  const start = /** @type {const} */ ({ game: "stein", moves: [] });
  assert.deepEqual(rules.explain({ ...start, moves: [] }, "a3:b3-a5"), {
    legal: false,
    message: { code: "stein.splits", rule: "S5", args: { pieces: ["a5", "b5"] }, squares: ["a5", "b5"] },
  });
  const legal = rules.explain({ ...start, moves: [] }, " D2 : c2 - d4 ");
  assert.deepEqual(legal, {
    legal: true,
    move: { text: "c2:d2-c4", from: ["c2", "d2"], to: ["c4", "d4"], captures: [], wins: false },
  });
  assert.deepEqual(
    rules.preview({ ...start, moves: [] }, "a3:b3-a5").groups.w.map((part) => part.length),
    [18, 2],
  );
});

test("every destination of every piece is either listed or explained", () => {
  const view = rules.view({ game: "stein", moves: ["a3-a4", "j6-j5"] });
  const known = new Set(rules.codes().map(({ code }) => code));
  const squares = [..."abcdefghij"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  const texts = new Set(view.moves.map((move) => move.text));
  const taken = new Map(view.pieces.map((piece) => [piece.square, piece.color]));
  for (const from of squares) {
    for (const to of squares) {
      const move = `${from}${(taken.get(to) ?? view.turn) === view.turn ? "-" : "x"}${to}`;
      const answer = rules.explain({ game: "stein", moves: ["a3-a4", "j6-j5"] }, move);
      assert.equal(answer.legal, texts.has(move), move);
      if (!answer.legal) assert.ok(known.has(answer.message.code), answer.message.code);
    }
  }
});

test("Khalifa: forbidden squares name the piece in line", () => {
  const { targets, forbidden } = rules.steps({ game: "khalifa", moves: ["1@11", "4@55"] }, []);
  assert.deepEqual(Object.keys(targets), ["2", "3", "4"]);
  const diagonal = forbidden["2"]?.find(({ square }) => square === "22");
  assert.deepEqual(diagonal?.message, {
    code: "khalifa.inLine",
    rule: "K4",
    args: { own: "11", square: "22" },
    squares: ["11"],
  });
  assert.equal(targets["2"]?.length, 62 - (forbidden["2"]?.length ?? 0));
  const placed = rules.steps({ game: "khalifa", moves: ["1@11", "4@55"] }, ["2@23"]);
  assert.equal(placed.turn?.text, "2@23");
  assert.deepEqual(placed.targets, {});
});

test("K2: the other side starts the rematch; in Stein's game White does", () => {
  assert.equal(rules.rematchStarter({ game: "khalifa", moves: ["1@11"] }), "b");
  assert.equal(rules.rematchStarter({ game: "khalifa", start: "8/8/8/8/8/8/8/8 b", moves: [] }), "w");
  assert.equal(rules.rematchStarter({ game: "stein", moves: [] }), "w");
  // The page asks with the game alone: the winner does not matter.
  assert.equal(rules.rematchStarter.length, 1);
});

test("repetition is a draw unless the option is off", () => {
  const view = (/** @type {string[]} */ moves, repetition = true) =>
    rules.view({ game: "stein", moves, options: { repetition } });
  const sideways = ["a3-a4", "j6-j5", ...Array(2).fill(["a4-b4", "j5-i5", "b4-a4", "i5-j5"]).flat()];
  const end = view(sideways);
  assert.equal(end.repetitions, 3);
  assert.deepEqual(end.outcome, { winner: null, reason: { code: "outcome.repetition" } });
  assert.equal(view(sideways, false).outcome, null);
  assert.deepEqual(refusal(() => view([...sideways, "a2-a3"])).cause?.cause, { code: "outcome.repetition" });
});

test("an invalid setup gives every reason", () => {
  const check = rules.check("stein", "10/10/10/10/10/10/w8w/10 b");
  assert.deepEqual(check.reasons, [
    { code: "stein.setup.split", rule: "S5", args: { color: "w", parts: 2 }, squares: ["j2"] },
  ]);
  assert.deepEqual(
    rules.check("stein", "w9/10/10/10/10/10/10/b9 w").reasons.map(({ code }) => code),
    ["stein.setup.bothOnGoal"],
  );
  assert.deepEqual(
    rules.check("khalifa", "AB6/8/8/8/8/8/8/8 w").reasons.map(({ code }) => code),
    ["khalifa.setup.outOfTurn", "khalifa.setup.inLine"],
  );
  assert.deepEqual(
    rules.check("stein", "x").reasons.map(({ code }) => code),
    ["position.rowCount", "position.character", "position.noTurn"],
  );
  assert.equal(rules.check("khalifa", "8/8/8/8/8/8/8/8_b").position, "8/8/8/8/8/8/8/8 b");
});

test("Stein's lens: articulation points, captures that split, moves to the home row", () => {
  const { cuts, splits, goals } = rules.lens({ game: "stein", start: "10/3b6/w2b6/3b6/10/10/10/10 w", moves: [] });
  assert.deepEqual(cuts, { w: [], b: ["d6"] });
  assert.deepEqual(splits, [{ move: "a6xd6", square: "d6", parts: [["d5"], ["d7"]], by: "w" }]);
  assert.deepEqual(
    goals.w.map((move) => move.text),
    ["a6-a8", "a6-c8"],
  );
  assert.ok(goals.w.every((move) => move.wins));
});

test("Khalifa's lens: open lines and winning turns", () => {
  const input = /** @type {import("../../engine/types.d.ts").GameInput} */ ({ game: "khalifa", moves: [] });
  input.start = "8/8/8/ABC5/8/3D4/8/cd1b2a1 w";
  const { lines: alive, threats } = rules.lens(input);
  assert.deepEqual(
    alive.w.map((line) => line.join(" ")),
    ["16 25 34 43 52 61", "51 52 53 54 55 56 57 58"],
  );
  assert.deepEqual(alive.b, []);
  assert.ok(threats.w.every((turn) => turn.wins));
  const inOne = threats.w.filter((turn) => turn.from.length === 1).map((turn) => turn.text);
  assert.deepEqual(inOne, ["34-54", "34-56"]);
  assert.deepEqual(rules.steps(input, []).wins, { 34: ["54", "56"] });
  const { wins, turn } = rules.steps(input, ["51-61"]);
  assert.deepEqual(wins, { 53: ["43"] });
  assert.equal(turn?.wins, false);
});
