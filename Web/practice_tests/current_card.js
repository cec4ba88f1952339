import { button, h, icon } from "../dom.js";
import { number, t } from "../words.js";
import { practice, screens } from "./api.js";
import { generateLink } from "./generate_link.js";
import { describe, namesTopics, ownText, topicsOf } from "./labels.js";
import { attempt, troubleLine } from "../widgets/trouble.js";
import { reasonOf, waysOn } from "./failure.js";

/** @import { Child, Go } from "../types/page.d.ts" */
/** @import { PracticeHome, TestSummary } from "../types/practice.d.ts" */

/**
 * The newest test that is not handed in, its state, and the next step.
 * @param {{ home: PracticeHome, go: Go }} screen
 */
export function currentCard({ home, go }) {
  const test = home.current;
  const trouble = troubleLine();
  const body = test ? states[test.status]?.(test, trouble, go) : invitation(home);
  return h(
    "section",
    { class: "panel current", "aria-labelledby": "current-test", testid: "current", "data-status": test?.status ?? "none" },
    h("h2", { id: "current-test" }, t("practice.current")),
    body,
    trouble,
  );
}

/** @param {PracticeHome} home */
function invitation(home) {
  return [
    h("p", { class: "quiet" }, t(home.courses.length ? "practice.current.none" : "practice.current.no_course")),
    h("p", { class: "actions" }, home.courses.length ? generateLink(null) : null),
  ];
}

/** @type {Partial<Record<TestSummary["status"], (test: TestSummary, trouble: HTMLElement, go: Go) => Child[]>>} */
const states = { generating, ready, in_progress: inProgress, failed };

/** @param {TestSummary} test */
function generating(test) {
  return [
    about(test),
    h("p", { class: "status-line" }, h("span", { class: "pulse", "aria-hidden": "true" }), t("practice.status.generating")),
    actions(h("a", { class: "button primary", href: screens.test(test.test_id), testid: "watch" }, t("practice.watch"))),
  ];
}

/**
 * @param {TestSummary} test
 * @param {HTMLElement} trouble
 * @param {Go} go
 */
function ready(test, trouble, go) {
  return [
    about(test),
    h("p", { class: "status-line status-correct" }, icon("right"), t("practice.status.ready")),
    actions(startButton(test, trouble, go)),
  ];
}

/** @param {TestSummary} test */
function inProgress(test) {
  return [
    about(test),
    answeredBar(test),
    actions(h("a", { class: "button primary", href: screens.test(test.test_id), testid: "continue" }, t("attempts.resume"))),
  ];
}

/**
 * @param {TestSummary} test
 * @param {HTMLElement} trouble
 * @param {Go} go
 */
function failed(test, trouble, go) {
  return [
    about(test),
    h("p", { class: "status-line status-wrong" }, icon("wrong"), t("practice.status.failed")),
    test.failure ? h("p", {}, reasonOf(test)) : null,
    actions(...waysOn(test, trouble, go)),
  ];
}

/** @param {TestSummary} test */
function about(test) {
  return h(
    "div",
    {},
    ownText("p", {}, test.course, { class: "card-name" }),
    h("p", { class: "quiet small" }, describe(test)),
    namesTopics(test) ? ownText("p", {}, topicsOf(test), { class: "quiet small clamp" }) : null,
  );
}

/** @param {...Child} links */
function actions(...links) {
  return h("p", { class: "actions" }, links, generateLink(null, t("practice.another"), ""));
}

/** @param {TestSummary} test */
export function answeredBar(test) {
  const text = t("attempts.progress", { answered: number(test.answered), items: number(test.question_count) });
  return h(
    "div",
    { class: "answered" },
    h("p", { class: "small", id: "answered" }, text),
    h("div", { class: "vial" }, h("progress", { max: test.question_count, value: test.answered, "aria-labelledby": "answered" })),
  );
}

/**
 * @param {TestSummary} test
 * @param {HTMLElement} trouble
 * @param {Go} go
 */
export function startButton(test, trouble, go) {
  const start = button(t("practice.start"), { class: "primary", testid: "start-test" });
  start.addEventListener("click", () =>
    attempt(start, trouble, async () => {
      await practice.begin(test.test_id);
      go(screens.test(test.test_id), { replace: location.pathname === screens.test(test.test_id) });
    }));
  return start;
}
