import { h } from "../dom.js";
import { emptyPage } from "../learning/empty.js";
import { languagesSection } from "../learning/languages.js";
import { levelPoints } from "../learning/level_points.js";
import { levelsChart } from "../learning/levels_chart.js";
import { loadLearning } from "../learning/load.js";
import { nextSteps } from "../learning/next_step.js";
import { stepCard, stepRow } from "../learning/step_view.js";
import { olderTests } from "../placement/attempts.js";
import { daysChart } from "../practice_tests/days_chart.js";
import { noteReturning } from "../returning.js";
import { t } from "../words.js";

/** @import { Learning, NextStep } from "../types/learning.d.ts" */
/** @import { AttemptSummary, LanguageLevel } from "../types/placement.d.ts" */
/** @import { Go, Screen, ScreenContext } from "../types/page.d.ts" */

/**
 * The learner's own page: the next step, the levels, and practice over time.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, signal, go }) {
  const learning = await loadLearning();
  if (signal.aborted) return null;
  if (!learning.isNew) noteReturning();
  draw(main, learning, go);
  return { redraw: () => draw(main, learning, go) };
}

/**
 * @param {HTMLElement} main
 * @param {Learning} learning
 * @param {Go} go
 */
function draw(main, learning, go) {
  document.title = t("page.title", { page: t("me.title") });
  main.replaceChildren(learning.isNew ? emptyPage() : page(learning, go));
}

/**
 * @param {Learning} learning
 * @param {Go} go
 */
function page({ facts, days }, go) {
  const steps = nextSteps(facts);
  const [first, ...others] = steps;
  const older = facts.attempts.filter((attempt) => !isShown(attempt, steps, facts.levels));
  const place = { go, facts };
  const growth = levelPoints(facts.attempts);
  return h(
    "div",
    { class: "page me" },
    h("h1", { tabindex: "-1" }, t("me.title")),
    first ? stepCard(first, place) : null,
    facts.levels.length ? languagesSection(facts.levels) : null,
    others.length ? othersSection(others, place) : null,
    growth.length || facts.practiceDays.length
      ? h(
        "div",
        { class: "two-columns" },
        growth.length ? levelsChart(growth) : null,
        facts.practiceDays.length ? daysSection(days) : null,
      )
      : null,
    older.length ? olderTests(older) : null,
    h("p", { class: "small" }, h("a", { href: "/keep", testid: "to-keep" }, t("transfer.title"))),
  );
}

/**
 * Whether a test is on the page already: as a step, or as the result of its language.
 * @param {AttemptSummary} attempt
 * @param {NextStep[]} steps
 * @param {LanguageLevel[]} levels
 */
function isShown({ attempt_id: id }, steps, levels) {
  return levels.some((level) => level.attempt_id === id) || steps.some((step) => step.kind === "begun" && step.attempt.attempt_id === id);
}

/**
 * @param {NextStep[]} steps
 * @param {Parameters<typeof stepRow>[1]} place
 */
function othersSection(steps, place) {
  return h(
    "section",
    { class: "other-steps", "aria-labelledby": "other-steps", testid: "other-steps" },
    h("h2", { id: "other-steps" }, t("me.others")),
    h("ul", {}, steps.map((step) => h("li", {}, stepRow(step, place)))),
  );
}

/** @param {Learning["days"]} days */
function daysSection(days) {
  return h(
    "section",
    { "aria-labelledby": "days", testid: "days" },
    h("h2", { id: "days" }, t("practice.days")),
    daysChart(days),
    h("p", { class: "small quiet" }, t("me.days.what")),
  );
}
