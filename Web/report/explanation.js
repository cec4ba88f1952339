import { foreign, h } from "../dom.js";
import { has, interfaceLanguage, number, phrase, t } from "../words.js";
import { difference } from "./difference.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { ReviewedItem, TraceStep, Verdict } from "../types/placement.d.ts" */

/**
 * Explains the verdict: what to notice about the answer, where it differs from the nearest accepted one, and on request the steps of the matcher.
 * @param {ReviewedItem} item
 * @param {Verdict} verdict
 * @param {Target} target
 */
export function explanation(item, verdict, target) {
  if (item.options?.length) return null;
  return h(
    "div",
    { class: "review-part explanation" },
    verdict.note ? note(verdict.note) : null,
    verdict.nearest ? difference(verdict.nearest, target) : null,
    h(
      "details",
      { class: "why", testid: "why" },
      h("summary", { class: "small" }, t("why.title")),
      tidied(verdict, target),
      outcome(verdict, target),
      h("p", { class: "quiet small" }, t("why.profile", { profile: number(verdict.profile) })),
    ),
  );
}

/**
 * @param {Verdict} verdict
 * @param {Target} target
 */
function tidied(verdict, target) {
  const steps = (verdict.trace ?? []).filter((step) => step.before !== step.after);
  if (!steps.length) return h("p", {}, t("why.no_steps"));
  return [h("p", {}, t("why.steps")), h("ol", { class: "steps" }, steps.map((step) => stepRow(step, target)))];
}

/**
 * A note is the name of a remark. Its words are in the interface texts.
 * @param {string} name
 */
function note(name) {
  const key = `note.${name}`;
  return has(key) ? h("p", { class: "notice" }, t(key)) : null;
}

/**
 * @param {TraceStep} step
 * @param {Target} target
 */
function stepRow(step, target) {
  return h(
    "li",
    {},
    h("span", {}, stepTitle(step.step)),
    " ",
    h("span", { class: "change" }, foreign("del", target, {}, step.before), arrow(), foreign("ins", target, {}, step.after)),
  );
}

/**
 * Describes a step in a few words.
 * @param {string} name
 */
export function stepTitle(name) {
  const key = `step.${name.replace(/^seed_/, "")}`;
  return has(key) ? t(key) : t("step.other", { step: name.replaceAll("_", " ") });
}

export function arrow() {
  return h("span", { class: "arrow" }, interfaceLanguage().dir === "rtl" ? " ← " : " → ");
}

/**
 * @param {Verdict} verdict
 * @param {Target} target
 */
function outcome(verdict, target) {
  const [key, text] = verdict.correct ? ["why.matched", verdict.entry ?? ""] : ["why.compared", verdict.normalized];
  const shown = foreign("q", target, {}, text);
  return h("p", {}, phrase(verdict.tier === 2 && verdict.correct ? "why.similar" : key, { text: shown }));
}
