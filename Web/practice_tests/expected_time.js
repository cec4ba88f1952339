/** @import { Difficulty } from "../types/practice.d.ts" */

/**
 * The minutes that a learner needs for a question. A hard question takes as long as the schedule plans for any: 50
 * minutes for 40 questions.
 */
const MINUTES = { easy: 0.75, medium: 1, hard: 1.25 };

/**
 * The expected time of a test in whole minutes, at least one.
 * @param {number} questions
 * @param {Difficulty} difficulty
 */
export function expectedMinutes(questions, difficulty) {
  return Math.max(1, Math.round(questions * MINUTES[difficulty]));
}
