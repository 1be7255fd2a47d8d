import { STEIN } from "./stein.js";
import { KHALIFA } from "./khalifa.js";

/** The lessons of each game in order. @type {Record<import("./goals.js").RuleSet, import("./goals.js").Lesson[]>} */
export const LESSONS = { stein: STEIN, khalifa: KHALIFA };

/** The theme of the puzzles after a lesson, by its id. @type {Record<string, string>} */
export const PUZZLE_THEMES = {
  S0: "home-row",
  S1: "home-row",
  S2: "home-row",
  S3: "race",
  S4: "unanswerable-split",
  S5: "unanswerable-split",
  S6: "sacrifice",
  S7: "ordo-move",
  S8: "quiet-move",
  S9: "only-move",
  S10: "unanswerable-split",
  K0: "ordo-in-one",
  K1: "ordo-in-one",
  K2: "ordo-in-one",
  K3: "winning-placement",
  K4: "winning-placement",
  K5: "ordo-in-two",
  K6: "only-defence",
  K7: "ordo-in-two",
  K8: "only-defence",
};

/**
 * @param {string} id such as "S5"
 * @returns {{ game: import("./goals.js").RuleSet, lesson: import("./goals.js").Lesson, index: number } | null}
 */
export function findLesson(id) {
  for (const game of /** @type {const} */ (["stein", "khalifa"])) {
    const index = LESSONS[game].findIndex((lesson) => lesson.id === id);
    const lesson = LESSONS[game][index];
    if (lesson) return { game, lesson, index };
  }
  return null;
}
