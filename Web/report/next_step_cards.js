import { h, icon } from "../dom.js";
import { t } from "../words.js";

/** @import { IconName } from "../dom.js" */
/** @import { NextStep } from "../types/keeping.d.ts" */

/** @type {Record<NextStep["id"], IconName>} */
const ICONS = { play: "play", practice: "file" };

/**
 * What comes after a result, as cards.
 * @param {HTMLElement} first
 * @param {NextStep} step
 * @param {HTMLElement} last
 */
export function nextStepCards(first, step, last) {
  return h(
    "section",
    { class: "next-steps no-print", "aria-labelledby": "next-title" },
    h("h2", { id: "next-title" }, t("card.title")),
    h("ul", { class: "step-cards" }, first, card(step), last),
  );
}

/** @param {NextStep} step */
function card(step) {
  return h(
    "li",
    { class: "step-card" },
    h("h3", {}, icon(ICONS[step.id]), t(step.title)),
    h("p", { class: "quiet" }, t(step.text)),
    h("a", { class: "button", testid: `next-${step.id}`, href: step.href }, t(step.button)),
  );
}
