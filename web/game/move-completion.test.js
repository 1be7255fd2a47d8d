// Unit tests of typed moves, with the real rules.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadRules } from "../engine/rules.js";
import { completions, pathOf, resolve } from "./move-completion.js";

/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */

const rules = await loadRules(await readFile(new URL("../engine/ordo.wasm", import.meta.url)));

/** @param {GameInput} input @param {string[]} [made] @returns {import("./move-completion.js").Legal} */
function legal(input, made = []) {
  const view = rules.view(input);
  return {
    moves: view.moves,
    steps: input.game === "khalifa" ? rules.steps(input, made) : null,
    isPlacing: view.phase === "placing",
    isTurnBegun: made.length > 0,
    stepsAfter: (step) => rules.steps(input, [...made, step]),
  };
}

const stein = legal({ game: "stein", moves: [] });
const capture = legal({ game: "stein", start: "10/10/10/10/3b6/2ww6/10/10 w", moves: [] });
const PLACED = "2@44 1@25 3@58 2@56 4@27 3@64 1@65 4@68".split(" ");
const turns = { game: /** @type {const} */ ("khalifa"), moves: PLACED };

test("completions are the legal moves with the typed start, whatever case and spaces", () => {
  assert.equal(completions(stein, "").length, 56);
  assert.deepEqual(completions(stein, "c2:"), ["c2:d2-c3", "c2:d2-c4"]);
  assert.deepEqual(completions(stein, " C2 : d2 - C4"), ["c2:d2-c4"]);
  assert.deepEqual(completions(stein, "c9"), []);
});

test("separators may be left out, but those that are typed count", () => {
  assert.ok(completions(stein, "c2c").includes("c2-c3"));
  assert.deepEqual(completions(stein, "c2d2c4"), ["c2:d2-c4"]);
  assert.ok(completions(stein, "c2-").every((move) => move.startsWith("c2-")));
  assert.deepEqual(completions(capture, "c3-d4"), ["c3xd4"]);
});

test("a text means the legal move itself, a move without separators, or the only completion", () => {
  assert.equal(resolve(stein, "c2-c3"), "c2-c3");
  assert.equal(resolve(stein, "c2c3"), "c2-c3");
  assert.equal(resolve(stein, "C2:D2-C"), "C2:D2-C");
  assert.equal(resolve(stein, "a3-a"), "a3-a4");
  assert.equal(resolve(capture, "c3-d4"), "c3xd4");
});

test("anything else is left to the rules, which explain it", () => {
  assert.equal(resolve(stein, ""), "");
  assert.equal(resolve(stein, " nonsense "), "nonsense");
  assert.equal(resolve(stein, "d2:c2-d3"), "d2:c2-d3");
  assert.ok(rules.explain({ game: "stein", moves: [] }, "d2:c2-d3").legal);
});

test("Khalifa: placements, then steps, then the second steps of the typed turn", () => {
  const placing = legal({ game: "khalifa", moves: ["2@44"] });
  assert.ok(completions(placing, "3@5").every((move) => /^3@5\d$/.test(move)));
  assert.equal(resolve(placing, "351"), "3@51");
  const steps = legal(turns);
  const first = completions(steps, "44-")[0] ?? "";
  assert.match(first, /^44-\d\d$/);
  const second = completions(steps, `${first},`);
  assert.ok(second.length > 1 && second.every((turn) => turn.startsWith(`${first},`)));
  for (const turn of second.slice(0, 5)) assert.ok(rules.explain(turns, turn).legal, turn);
  assert.ok(completions(steps, first).includes(first), "a turn may end after one step");
  assert.equal(resolve(steps, first), first);
});

test("Khalifa: within a turn only its second steps are completed", () => {
  const [first = ""] = completions(legal(turns), "44-");
  const rest = completions(legal(turns, [first]), "");
  assert.ok(rest.length && rest.every((step) => /^\d\d-\d\d$/.test(step) && !step.startsWith(first.slice(3))));
});

test("the path of a move, for the preview on the board", () => {
  assert.deepEqual(pathOf("stein", "a3-b4"), { from: ["a3"], to: ["b4"] });
  assert.deepEqual(pathOf("stein", "c2:d2-c4"), { from: ["c2", "d2"], to: ["c4", "d4"] });
  assert.deepEqual(pathOf("stein", "d2:c2-d4"), { from: ["c2", "d2"], to: ["c4", "d4"] });
  assert.deepEqual(pathOf("khalifa", "44-47,25-35"), { from: ["25"], to: ["35"] });
  for (const none of ["", "a3", "a3:c4-a5", "i3:j3-j4", "z9-a1"]) assert.equal(pathOf("stein", none), null, none);
  assert.equal(pathOf("khalifa", "3@45"), null);
});
