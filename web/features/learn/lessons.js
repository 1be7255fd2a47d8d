import { STEIN } from "./stein.js";
import { KHALIFA } from "./khalifa.js";

/** The lessons of each game in order. @type {Record<import("./goals.js").RuleSet, import("./goals.js").Lesson[]>} */
export const LESSONS = { stein: STEIN, khalifa: KHALIFA };

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
