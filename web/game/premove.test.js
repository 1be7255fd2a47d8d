// Unit tests of premoves: which moves can be chosen, and what becomes of them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadRules } from "../engine/rules.js";
import { legalMoveOf, placementsOf, premovesOf } from "./premove.js";

/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */

const rules = await loadRules(await readFile(new URL("../engine/ordo.wasm", import.meta.url)));

/** @param {string} start @returns {GameInput} */
const stein = (start) => ({ game: "stein", start, moves: [] });
/** @param {string[]} moves @returns {GameInput} */
const khalifa = (moves) => ({ game: "khalifa", moves });
/** Khalifa's game up to the first turn with steps. */
const PLACED = "2@44 1@25 3@58 2@56 4@27 3@64 1@65 4@68".split(" ");

/** The premoves of a side, in notation. @param {GameInput} input @param {"w" | "b"} color */
const textsOf = (input, color) => premovesOf(rules.view(input), color).map(({ text }) => text);

/** The legal move of a premove. @param {GameInput} input @param {import("./premove.js").Premove} premove */
function legal(input, premove) {
  const steps = input.game === "khalifa" ? rules.steps(input, []) : null;
  return legalMoveOf(premove, rules.view(input), steps, (step) => rules.steps(input, [step]))?.text ?? null;
}

test("every move that is legal after any move of the opponent can be premoved", () => {
  const random = (/** @type {number} */ seed) => () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const next = random(7);
  /** @type {GameInput} */
  const input = { game: "stein", moves: [] };
  for (let ply = 0; ply < 60; ply++) {
    const view = rules.view(input);
    if (view.outcome) break;
    const side = view.turn === "w" ? "b" : "w";
    const premoves = new Set(premovesOf(view, side).map(({ from, to }) => `${from}>${to}`));
    for (const { text } of view.moves.filter(() => next() < 0.1)) {
      const after = rules.view({ ...input, moves: [...input.moves, text] });
      for (const { from, to } of after.moves) assert.ok(premoves.has(`${from}>${to}`), `${text}, then ${from}-${to}`);
    }
    input.moves.push(view.moves[Math.floor(next() * view.moves.length)]?.text ?? "");
  }
  assert.ok(input.moves.length > 30);
});

test("own pieces on the path rule a premove out; a single piece may recapture", () => {
  const input = stein("4bb4/4bb4/10/10/4b5/4ww4/4ww4/10 b");
  const texts = textsOf(input, "w");
  assert.ok(texts.includes("e3xe4"), "an enemy piece");
  assert.ok(texts.includes("e3-e5"), "past an enemy piece, which may leave");
  assert.ok(texts.includes("e2xf3"), "an own piece, which may be captured");
  assert.ok(!texts.includes("e2-e4"), "past an own piece");
  assert.ok(texts.includes("e3:f3-e4"), "an ordo");
  assert.ok(texts.includes("e2:f2-e1"), "an ordo, backward");
  assert.ok(!texts.some((text) => /^e3:f3-[g-j]3/.test(text)), "an ordo along its line");
  assert.ok(!texts.includes("e2:f2-e3"), "an ordo onto own pieces");
});

test("a premove is the legal move with the same squares, in the notation of the new position", () => {
  const start = "4bb4/4bb4/4b5/4b5/10/4ww4/4ww4/10";
  const [premove] = premovesOf(rules.view(stein(`${start} b`)), "w").filter(({ text }) => text === "e3-e4");
  assert.ok(premove);
  assert.equal(legal(stein(`${start} w`), premove), "e3-e4");
  assert.equal(legal(stein("4bb4/4bb4/4b5/4b5/4b5/4ww4/4ww4/10 w"), premove), "e3xe4");
  assert.equal(legal(stein("4bb4/4bb4/4b5/4b5/10/5w4/4ww4/10 w"), premove), null);
});

test("Khalifa's game: a placement on any free square, and its rules when the turn comes", () => {
  const view = rules.view(khalifa(["2@44"]));
  assert.deepEqual(premovesOf(view, "w"), []);
  assert.equal(placementsOf(view, "w").length, 63);
  const place = (/** @type {string} */ text) => ({ text, from: [], to: [text.slice(2)], captures: [] });
  assert.equal(legal(khalifa(["2@44", "1@25"]), place("3@58")), "3@58");
  assert.equal(legal(khalifa(["2@44", "1@25"]), place("3@25")), null, "taken");
  assert.equal(legal(khalifa(["2@44", "1@25"]), place("3@45")), null, "in line");
  assert.equal(legal(khalifa(["2@44", "1@25"]), place("2@58")), null, "already placed");
});

test("Khalifa's game: a turn of one step, also while the opponent places the last piece", () => {
  const before = rules.view(khalifa(PLACED.slice(0, -1)));
  assert.deepEqual(placementsOf(before, "w"), []);
  const [step] = premovesOf(before, "w").filter(({ text }) => text === "44-45");
  assert.ok(step);
  assert.equal(legal(khalifa(PLACED), step), "44-45");
  assert.ok(!textsOf(khalifa(PLACED.slice(0, -1)), "w").some((text) => text.endsWith("-27")), "own piece");
});
