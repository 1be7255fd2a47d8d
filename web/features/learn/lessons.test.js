// Every lesson can be completed: its positions are valid, its solutions meet its goals, and every rule has a lesson.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LESSONS, PUZZLE_THEMES, findLesson } from "./lessons.js";
import { breaks, wanted } from "./goals.js";
import { gameOfTheme } from "../puzzles/themes.js";
import { loadRules } from "../../engine/rules.js";

const rules = await loadRules(await readFile(new URL("../../engine/ordo.wasm", import.meta.url)));

test("there is a lesson for every rule", () => {
  assert.deepEqual(
    LESSONS.stein.map((lesson) => lesson.id),
    Array.from({ length: 11 }, (_, i) => `S${i}`),
  );
  assert.deepEqual(
    LESSONS.khalifa.map((lesson) => lesson.id),
    Array.from({ length: 9 }, (_, i) => `K${i}`),
  );
});

test("every lesson has a theme of its game", () => {
  for (const game of /** @type {const} */ (["stein", "khalifa"])) {
    for (const { id } of LESSONS[game]) assert.equal(gameOfTheme(PUZZLE_THEMES[id] ?? ""), game, id);
  }
});

test("lessons are found by their rule number only", () => {
  assert.equal(findLesson("K4")?.game, "khalifa");
  assert.equal(findLesson("S11"), null);
  assert.equal(findLesson("constructor"), null);
});

for (const game of /** @type {const} */ (["stein", "khalifa"])) {
  for (const lesson of LESSONS[game]) {
    lesson.steps.forEach((step, index) => {
      test(`${lesson.id}, step ${index + 1}`, () => {
        const input = { game, start: step.position, moves: [] };
        const view = rules.view(input);
        assert.equal(view.position, step.position);
        const { goal } = step;
        if (goal.kind === "move") {
          const found = rules.explain(input, goal.show);
          assert.ok(found.legal, "what is shown must be legal");
          assert.equal(found.move.text, goal.show);
          assert.ok(wanted(goal.want, found.move));
          for (const text of Array.isArray(goal.want) ? goal.want : [])
            assert.ok(rules.explain(input, text).legal, text);
        } else if (goal.kind === "illegal") {
          const found = rules.explain(input, goal.show);
          assert.ok(!found.legal);
          assert.ok(breaks(goal, found.message), `${goal.show} breaks ${found.message.rule}`);
        }
      });
    });
  }
}

test("K7: the diagrams match the expected answers", () => {
  const steps = findLesson("K7")?.lesson.steps ?? [];
  const won = steps
    .filter((step) => step.goal.kind === "choose")
    .map((step) => rules.view({ game: "khalifa", start: step.position, moves: [] }).outcome?.winner === "w");
  assert.deepEqual(
    won,
    steps.flatMap((step) => (step.goal.kind === "choose" ? [step.goal.answer] : [])),
  );
});

test("S4: the diagrams are connected and split as expected", () => {
  for (const step of findLesson("S4")?.lesson.steps ?? []) {
    const parts = rules.view({ game: "stein", start: step.position, moves: [] }).groups.w;
    if (step.goal.kind === "choose") assert.equal(parts.length === 1, step.goal.answer);
    else if (step.goal.kind === "tap")
      assert.deepEqual(
        parts.filter((part) => part.length === 1),
        [step.goal.squares],
      );
  }
});
