/** @import { Difficulty } from "../types/practice.d.ts" */

/**
 * The difficulties of practice tests.
 * @type {Difficulty[]}
 */
export const DIFFICULTIES = ["easy", "medium", "hard"];

/**
 * The level of a planned test, from 1 to 5, that stands for a difficulty. The server plans in five levels. A learner sees three.
 * @param {string} difficulty
 */
export function levelOf(difficulty) {
  return 2 + DIFFICULTIES.findIndex((one) => one === difficulty);
}

/**
 * The difficulty of a planned test by its level: 1 and 2 are easy, 3 is medium, 4 and 5 are hard.
 * @param {number} level
 * @returns {Difficulty}
 */
export function difficultyOf(level) {
  return level < 3 ? "easy" : level === 3 ? "medium" : "hard";
}
