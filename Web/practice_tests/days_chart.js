import { h, svg } from "../dom.js";
import { day, number, plural, t } from "../words.js";

/** @import { PracticeDay } from "../types/practice.d.ts" */

const HEIGHT = 60;
const STEP = 10;

/**
 * Shows the questions per day as columns. The same numbers are there as a sentence and as a list.
 * @param {PracticeDay[]} days
 */
export function daysChart(days) {
  const practised = days.filter((one) => one.questions > 0);
  return h(
    "div",
    { class: "days" },
    columns(days),
    h(
      "p",
      { class: "days-ends small quiet", "aria-hidden": "true" },
      h("span", {}, shortDay(days[0].date)),
      h("span", {}, shortDay(days[days.length - 1].date)),
    ),
    h("p", { class: "small" }, summary(practised)),
    practised.length
      ? h(
        "details",
        {},
        h("summary", { class: "small" }, t("practice.days.list")),
        h(
          "ul",
          { class: "days-list small" },
          practised.toReversed().map((one) =>
            h("li", {}, h("span", {}, day(one.date)), h("span", {}, plural("practice.questions", one.questions)))
          ),
        ),
      )
      : null,
  );
}

/** @param {string} date */
function shortDay(date) {
  return day(date, { day: "numeric", month: "short" });
}

/** @param {PracticeDay[]} practised */
function summary(practised) {
  if (!practised.length) return t("practice.days.none");
  const total = practised.reduce((sum, one) => sum + one.questions, 0);
  return t("practice.days.summary", {
    questions: plural("practice.questions", total),
    days: plural("practice.days.count", practised.length),
  });
}

/** @param {PracticeDay[]} days */
function columns(days) {
  const most = Math.max(1, ...days.map((one) => one.questions));
  const mirrored = document.documentElement.dir === "rtl";
  const width = days.length * STEP;
  const bars = days.map((one, index) => {
    const height = one.questions ? Math.max(3, (HEIGHT * one.questions) / most) : 1;
    const x = (mirrored ? days.length - 1 - index : index) * STEP;
    return svg("rect", {
      x: x + 1,
      y: HEIGHT - height,
      width: STEP - 2,
      height,
      rx: one.questions ? 1.5 : 0,
      class: one.questions ? "day" : "day empty",
    });
  });
  const label = t("practice.days.label", { most: number(most), count: number(days.length) });
  return svg("svg", { viewBox: `0 0 ${width} ${HEIGHT + 1}`, class: "days-chart", role: "img", "aria-label": label }, bars);
}
