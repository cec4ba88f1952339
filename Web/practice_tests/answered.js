/** @import { Question } from "../types/practice.d.ts" */

/**
 * Whether the learner has chosen or typed an answer.
 * @param {Pick<Question, "answer" | "text">} question
 */
export function isAnswered({ answer, text }) {
  return answer !== null || (text ?? "") !== "";
}
