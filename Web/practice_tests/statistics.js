import { h } from "../dom.js";
import { number, percent, t } from "../words.js";
import { daysChart } from "./days_chart.js";
import { fraction, ownText } from "./labels.js";

/** @import { Mastery, Statistics, TopicStatistics } from "../types/practice.d.ts" */

const SHOWN = 6;

/** @param {Statistics} statistics */
export function statisticsSection(statistics) {
  return h(
    "section",
    { class: "statistics", "aria-labelledby": "statistics", testid: "statistics" },
    h("h2", { id: "statistics" }, t("practice.statistics")),
    h(
      "dl",
      { class: "totals" },
      total(t("practice.statistics.tests"), number(statistics.tests)),
      total(t("practice.statistics.questions"), number(statistics.questions)),
      total(t("practice.statistics.average"), statistics.average_percent === null ? "–" : percent(Math.round(statistics.average_percent))),
    ),
    h(
      "div",
      { class: "two-columns" },
      topics(statistics.topics),
      h("section", { "aria-labelledby": "days" }, h("h3", { id: "days" }, t("practice.days")), daysChart(statistics.days)),
    ),
  );
}

/**
 * @param {string} name
 * @param {string} value
 */
function total(name, value) {
  return h("div", {}, h("dt", { class: "small quiet" }, name), h("dd", {}, value));
}

/** @param {TopicStatistics[]} all */
function topics(all) {
  const rows = all.map((topic) => h("li", { class: "skill" }, topicRow(topic)));
  return h(
    "section",
    { class: "skills", "aria-labelledby": "topics" },
    h("h3", { id: "topics" }, t("practice.topics")),
    h("ul", {}, rows.slice(0, SHOWN)),
    rows.length > SHOWN
      ? h(
        "details",
        { class: "older" },
        h("summary", {}, t("practice.more_topics", { count: number(rows.length - SHOWN) })),
        h("ul", {}, rows.slice(SHOWN)),
      )
      : null,
    all.some((topic) => topic.mastery) ? h("p", { class: "quiet small" }, t("practice.mastery.what")) : null,
    all.some((topic) => !topic.mastery) ? h("p", { class: "quiet small" }, t("practice.mastery.few")) : null,
  );
}

/** @param {TopicStatistics} topic */
function topicRow(topic) {
  return [
    h("h4", {}, ownText("span", {}, topic.topic)),
    h(
      "p",
      { class: "numbers small" },
      topic.course === topic.topic ? null : [ownText("bdi", {}, topic.course), " · "],
      fraction(topic.correct, topic.answered),
      topic.mastery ? ` · ${masteryText(topic.mastery)}` : null,
    ),
    topic.mastery ? masteryBar(topic.mastery) : null,
  ];
}

/** @param {number} value */
const share = (value) => percent(Math.round(100 * value));

/** @param {Mastery} mastery */
function masteryText({ value, low, high }) {
  return t("practice.mastery", { value: share(value), low: share(low), high: share(high) });
}

/**
 * Shows the interval as a band on the bar, and the value as a line in the band. The numbers are also there as text.
 * @param {Mastery} mastery
 */
function masteryBar({ value, low, high }) {
  const span = h("span", { class: "interval" });
  span.style.insetInlineStart = `${100 * low}%`;
  span.style.inlineSize = `${100 * (high - low)}%`;
  const line = h("span", { class: "interval-value" });
  line.style.insetInlineStart = `${100 * value}%`;
  return h("span", { class: "bar-track mastery-bar", "aria-hidden": "true" }, span, line);
}
