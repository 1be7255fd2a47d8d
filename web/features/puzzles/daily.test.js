// The puzzle of the day on the home page is that of the module.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadRules } from "../../engine/rules.js";
import { taskOfTheDay } from "./daily.js";

const rules = await loadRules(await readFile(new URL("../../engine/ordo.wasm", import.meta.url)));

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  test(`${game}: the same puzzle as the module's on every day of a year`, async () => {
    const data = await readFile(new URL(`data/${game}.txt`, import.meta.url), "utf8");
    const ids = new Set();
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      const found = rules.dailyPuzzle(data, day) ?? assert.fail(day);
      const { id, goal, moves, line } = found;
      assert.deepEqual(taskOfTheDay(data, day), { id, game, goal, moves, line }, day);
      ids.add(id);
    }
    assert.ok(ids.size > 10, [...ids].join());
  });
}

test("puzzles with one move are drawn only if there are no others, and an empty file has none", () => {
  const short = "s000001 400 win 1 - 8/8_w a1-a2";
  const long = "s000002 400 win 5 - 8/8_w a1-a2 b1-b2 a2-a3";
  for (let day = 10; day < 30; day++)
    assert.equal(taskOfTheDay(`ordo-puzzles 1 stein\n${short}\n# note\n${long}\n`, `2026-11-${day}`)?.id, "s000002");
  assert.equal(taskOfTheDay(`ordo-puzzles 1 stein\n${short}\n`, "2026-11-18")?.id, "s000001");
  assert.equal(taskOfTheDay("ordo-puzzles 1 stein\n", "2026-11-18"), null);
});
