import { h, hiddenText } from "../dom.js";
import { date, number, percent, t } from "../words.js";
import { screens } from "./api.js";
import { bandOf, describe, fraction, ownText } from "./labels.js";

/** @import { TestSummary } from "../types/practice.d.ts" */

const SHOWN = 5;

/**
 * Tests, newest first, each with its state or its score.
 * @param {TestSummary[]} tests
 */
export function recentSection(tests) {
  const rows = tests.map((test) => h("li", {}, row(test)));
  return h(
    "section",
    { class: "attempts", "aria-labelledby": "recent", testid: "recent" },
    h("h2", { id: "recent" }, t("practice.recent")),
    h("ul", {}, rows.slice(0, SHOWN)),
    rows.length > SHOWN
      ? h(
        "details",
        { class: "older" },
        h("summary", {}, t("attempts.older", { count: number(rows.length - SHOWN) })),
        h("ul", {}, rows.slice(SHOWN)),
      )
      : null,
  );
}

/** @param {TestSummary} test */
function row(test) {
  return h(
    "div",
    { class: "attempt" },
    h(
      "div",
      {},
      h("h3", {}, ownText("span", {}, test.course)),
      h("p", { class: "quiet small" }, describe(test), " · ", h("span", { class: "whole" }, date(test.submitted_at ?? test.created_at))),
    ),
    test.status === "submitted" ? score(test) : h("span", { class: `status test-${test.status}` }, t(`practice.status.${test.status}`)),
    h(
      "a",
      { class: "button", href: screens.test(test.test_id), testid: `test-${test.test_id}` },
      t(test.status === "submitted" ? "attempts.result" : "practice.open"),
      hiddenText(` ${test.course}`),
    ),
  );
}

/** @param {TestSummary} test */
function score(test) {
  if (test.percent === null) return h("span", { class: "score-tag" }, t("practice.not_counted"));
  const band = bandOf(test.percent);
  return h(
    "span",
    { class: `score-tag band-${band}` },
    h("strong", {}, percent(Math.round(test.percent))),
    h(
      "span",
      { class: "small" },
      t(`practice.band.${band}`),
      h("span", { class: "quiet" }, ` · ${fraction(test.correct ?? 0, test.counted ?? 0)}`),
    ),
  );
}
