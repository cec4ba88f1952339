import { h, hiddenText } from "../dom.js";
import { date, number, plural, t } from "../words.js";

/** @import { AttemptSummary } from "../types/placement.d.ts" */

/**
 * Tests as a folded list: links to resume them or to show their results.
 * @param {AttemptSummary[]} attempts
 */
export function olderTests(attempts) {
  return h(
    "details",
    { class: "attempts older", testid: "older-tests" },
    h("summary", {}, t("attempts.older", { count: number(attempts.length) })),
    h("ul", {}, attempts.map((attempt) => h("li", {}, card(attempt)))),
  );
}

/** @param {AttemptSummary} attempt */
function card(attempt) {
  return attempt.status === "finished" ? finished(attempt) : running(attempt);
}

/** @param {AttemptSummary} attempt */
function running(attempt) {
  return h(
    "div",
    { class: "attempt" },
    h("div", {}, name(attempt), h("p", { class: "quiet small" }, progressOf(attempt))),
    h(
      "a",
      { class: "button", href: `/test/${encodeURIComponent(attempt.attempt_id)}`, testid: `attempt-${attempt.attempt_id}` },
      t("attempts.resume"),
      " ",
      hiddenText(attempt.language_name, { lang: attempt.language_id }),
    ),
  );
}

/**
 * How far a running attempt is. A quick test may end at any question, so only its answers are counted.
 * @param {AttemptSummary} attempt
 */
export function progressOf({ length, answered, items }) {
  if (length === "quick") return plural("attempts.answered", answered);
  return t("attempts.progress", { answered: number(answered), items: number(items) });
}

/** @param {AttemptSummary} attempt */
function finished(attempt) {
  return h(
    "div",
    { class: "attempt" },
    h("div", {}, name(attempt), h("p", { class: "quiet small" }, t("attempts.finished", { date: date(attempt.finished_at ?? "") }))),
    attempt.level && attempt.certainty !== "too_few" ? h("strong", { class: "level-tag", dir: "ltr" }, attempt.level) : null,
    h(
      "a",
      { class: "button", href: `/result/${encodeURIComponent(attempt.attempt_id)}`, testid: `attempt-${attempt.attempt_id}` },
      t("attempts.result"),
      " ",
      hiddenText(attempt.language_name, { lang: attempt.language_id }),
    ),
  );
}

/** @param {AttemptSummary} attempt */
function name(attempt) {
  return h("p", { class: "attempt-name" }, h("span", { lang: attempt.language_id, dir: "auto" }, attempt.language_name));
}
