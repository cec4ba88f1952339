import { isAnswered } from "./answered.js";

/** @import { ReviewedQuestion } from "../types/practice.d.ts" */

/**
 * Returns the part of an explanation that is not the quoted sentence or its place: a computation, or an empty text. The page shows the
 * sentence and its place separately.
 * @param {Pick<ReviewedQuestion, "explanation" | "evidence" | "headings">} question
 */
export function besideQuote({ explanation, evidence, headings }) {
  const [before, after, ...others] = evidence ? explanation.split(`“${evidence}”`) : [explanation];
  if (after === undefined || others.length) return explanation;
  return `${before}${after.replace(`(${headings.join(" › ")})`, "")}`.trim();
}

/**
 * How a question counts in the result.
 * @param {Pick<ReviewedQuestion, "answer" | "text" | "correct" | "disputed">} question
 */
export function statusOf(question) {
  if (question.disputed) return "excluded";
  if (question.correct) return "correct";
  return isAnswered(question) ? "wrong" : "unanswered";
}
