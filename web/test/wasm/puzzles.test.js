// Puzzles in the module: every puzzle of the app's files is solved by its solution, and missed wins are proved in a
// worker.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { THEMES } from "../../features/puzzles/themes.js";
import { proveMissedWin } from "../../engine/prover.js";
import { bytes, root, rules } from "./module.js";
import { startWorker } from "./workers.js";

/** A position of Stein's game in which Black wins by force with one move. */
const WON = "10/2b1bb4/3b2b3/6wb2/3www2b1/5w3b/2www4b/1w8 b";

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  const data = readFileSync(new URL(`web/features/puzzles/data/${game}.txt`, root), "utf8");

  test(`${game}: the solutions solve the puzzles, and the page knows all themes`, () => {
    const entries = rules.puzzles({ data });
    assert.ok(entries.length > 0);
    for (const { id, line, moves, themes } of entries) {
      const { solution } = rules.puzzle(line);
      for (let found = 0; found < moves; found++) {
        const verdict = rules.judgePuzzle({ line, found }, solution[2 * found] ?? "");
        assert.ok(verdict.verdict === "accepted" && verdict.solved === (found === moves - 1), id);
        assert.equal(verdict.reply?.text, solution[2 * found + 1], id);
      }
      for (const theme of themes) assert.ok(THEMES[game].includes(theme), theme);
    }
  });

  test(`${game}: the puzzle of a day depends on the day`, () => {
    const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, "0")}`);
    const ids = days.map((day) => rules.dailyPuzzle(data, day)?.id);
    assert.deepEqual(
      ids,
      days.map((day) => rules.dailyPuzzle(data, day)?.id),
    );
    assert.ok(new Set(ids).size > 10, ids.join());
  });
}

test("a worker proves a missed win, once", async () => {
  let started = 0;
  const how = {
    bytes,
    startWorker: () => {
      started++;
      return startWorker();
    },
  };
  const input = { game: /** @type {const} */ ("stein"), start: WON, moves: [] };
  const puzzle = await proveMissedWin(input, how);
  assert.deepEqual(puzzle, rules.missedWin(input));
  assert.equal(puzzle?.turn, "b");
  assert.equal(await proveMissedWin(input, how), puzzle);
  assert.equal(started, 1);
  assert.equal(await proveMissedWin({ game: "stein", moves: [] }, how), null);
});

test("a proof of an illegal game fails, and one can be ended", async () => {
  const illegal = { game: /** @type {const} */ ("stein"), moves: ["a1-a9"] };
  await assert.rejects(proveMissedWin(illegal, { bytes, startWorker }), { name: "OrdoError" });
  const signal = AbortSignal.abort();
  const other = { game: /** @type {const} */ ("stein"), moves: ["a3-a4"] };
  await assert.rejects(proveMissedWin(other, { bytes, startWorker, signal }), { name: "AbortError" });
});
