import { foreign, h } from "../dom.js";
import { has, t } from "../words.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { Rationale, ReviewedItem } from "../types/placement.d.ts" */

/**
 * What a question is about, in the interface language; in the author's words where it has no topic.
 * @param {Pick<ReviewedItem, "topic" | "construct">} item
 */
export function topicOf({ topic, construct }) {
  return topic && has(`topic.${topic}`) ? t(`topic.${topic}`) : construct;
}

/**
 * The rule that a question shows. Rules are always in English.
 * @param {Rationale} rationale
 */
export function rule(rationale) {
  return h("p", { class: "rule", lang: "en", dir: "ltr" }, rationale.rule);
}

/**
 * Why the right answer is right: the rule and an example.
 * @param {Rationale} rationale
 * @param {Target} target
 */
export function rationaleBox(rationale, target) {
  return h(
    "div",
    { class: "rationale", testid: "rationale" },
    h("h3", {}, t("drill.rule")),
    rule(rationale),
    h("p", { class: "quiet small" }, t("drill.example")),
    foreign("p", target, { class: "text" }, rationale.example),
  );
}
