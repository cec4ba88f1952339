import { h } from "../dom.js";
import { reviewSection } from "../report/review.js";
import { rule, topicOf } from "../report/rationale.js";
import { number, plural, t } from "../words.js";
import { startButton } from "./start.js";

/** @import { Go } from "../types/page.d.ts" */
/** @import { ReviewedItem } from "../types/placement.d.ts" */
/** @import { DrillSession } from "./session.js" */

/**
 * The end of a drill: how many answers were right, what to look at again, and the way on.
 * @param {DrillSession} session
 * @param {Go} go
 */
export function summary(session, go) {
  const { reviews, target, drill, unchecked } = session;
  const right = reviews.filter(({ status }) => status === "correct").length;
  const trouble = h("p", { class: "trouble", role: "alert" });
  return h(
    "div",
    { class: "page drill-summary", testid: "drill-summary" },
    h("p", { class: "quiet", lang: target.lang, dir: "auto" }, drill.language_name),
    h("h1", { tabindex: "-1", testid: "drill-score" }, plural("drill.score", reviews.length, { right: number(right) })),
    unchecked ? h("p", { class: "notice", testid: "unchecked" }, plural("drill.unchecked", unchecked)) : null,
    again(reviews.filter(({ status }) => status !== "correct")),
    trouble,
    h(
      "p",
      { class: "actions" },
      startButton(t(session.isDone ? "drill.more" : "drill.go_on"), { class: "primary", testid: "more" }, {
        language: drill.language_id,
        go,
        trouble,
      }),
      h("a", { class: "button", href: "/", testid: "drill-home" }, t("problem.home")),
    ),
    reviews.length ? reviewSection({ language_id: drill.language_id, direction: drill.direction, items: reviews }) : null,
  );
}

/**
 * The topics of the missed questions that have a rule, each with its rules.
 * @param {ReviewedItem[]} missed
 */
function again(missed) {
  /** @type {Map<string, NonNullable<ReviewedItem["rationale"]>[]>} */
  const topics = new Map();
  for (const item of missed) {
    if (item.rationale) topics.set(topicOf(item), [...topics.get(topicOf(item)) ?? [], item.rationale]);
  }
  if (!topics.size) return null;
  return h(
    "section",
    { class: "drill-again", "aria-labelledby": "drill-again", testid: "drill-again" },
    h("h2", { id: "drill-again" }, t("drill.again")),
    h(
      "ul",
      { class: "plain-list" },
      [...topics].map(([topic, rules]) => h("li", {}, h("h3", {}, topic), rules.map(rule))),
    ),
  );
}
