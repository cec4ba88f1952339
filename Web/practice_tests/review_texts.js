/** @import { ReviewedQuestion } from "../types/practice.d.ts" */

/**
 * What an explanation says beside the sentence that it quotes and its place, which are shown by themselves: a computation, or nothing.
 * @param {Pick<ReviewedQuestion, "explanation" | "evidence" | "headings">} question
 */
export function besideQuote({ explanation, evidence, headings }) {
  const [before, after, ...others] = evidence ? explanation.split(`“${evidence}”`) : [explanation];
  if (after === undefined || others.length) return explanation;
  return `${before}${after.replace(`(${headings.join(" › ")})`, "")}`.trim();
}

/**
 * How a question counts in the result.
 * @param {Pick<ReviewedQuestion, "answer" | "correct" | "disputed">} question
 */
export function statusOf(question) {
  if (question.disputed) return "excluded";
  if (question.correct) return "correct";
  return question.answer === null ? "unanswered" : "wrong";
}
