import { button, h, icon } from "../dom.js";
import { attempt, serverSentence } from "../widgets/trouble.js";
import { t } from "../words.js";
import { practice, screens } from "./api.js";

/** @import { Go } from "../types/page.d.ts" */
/** @import { TestSummary } from "../types/practice.d.ts" */

/** The kinds of failure for which the app has words in the language of its interface. */
const KINDS = {
  stopped: "practice.failed.stopped",
  queue_full: "practice.failed.queue_full",
  interrupted: "practice.failed.interrupted",
  took_too_long: "practice.failed.took_too_long",
  no_course: "practice.failed.no_course",
  no_questions: "practice.failed.no_questions",
  too_few_facts: "practice.failed.too_few_facts",
  model: "practice.failed.model",
  other: "practice.failed.unknown",
};

/** The kinds of failure that the same notes would bring again. */
const NOTES_ARE_THE_REASON = new Set(["no_questions", "too_few_facts"]);

/**
 * Why a test could not be written; null if that is not known.
 * @param {Pick<TestSummary, "failure" | "failure_kind">} test
 */
export function reasonOf({ failure, failure_kind }) {
  const words = Object.entries(KINDS).find(([kind]) => kind === failure_kind)?.[1];
  if (words) return t(words);
  return failure ? serverSentence(failure) : null;
}

/**
 * Another try, and the way to the notes. Another try with the same notes helps only if they are not the reason.
 * @param {TestSummary} test
 * @param {HTMLElement} trouble
 * @param {Go} go
 */
export function waysOn(test, trouble, go) {
  const isNotes = NOTES_ARE_THE_REASON.has(test.failure_kind ?? "");
  const retry = retryButton(test, trouble, go);
  retry.classList.toggle("primary", !isNotes);
  const notes = h("a", { class: isNotes ? "button primary" : "button", href: screens.course(test.course_id) }, t("practice.to_notes"));
  return isNotes ? [notes, retry] : [retry, notes];
}

/**
 * @param {TestSummary} test
 * @param {HTMLElement} trouble
 * @param {Go} go
 */
function retryButton(test, trouble, go) {
  const retry = button([icon("replay"), t("problem.retry")], { class: "primary", testid: "retry-test" });
  retry.addEventListener("click", () =>
    attempt(retry, trouble, async () => {
      await practice.retry(test.test_id);
      go(screens.test(test.test_id), { replace: location.pathname === screens.test(test.test_id) });
    }));
  return retry;
}
