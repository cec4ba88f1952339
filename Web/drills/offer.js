import { h, icon } from "../dom.js";
import { t } from "../words.js";
import { startButton } from "./start.js";

/** @import { Go } from "../types/page.d.ts" */
/** @import { Result } from "../types/placement.d.ts" */

const MISSED = new Set(["wrong", "dont_know"]);

/**
 * The card that offers practice after a test, with questions like those that the learner missed, or with the weakest skill first.
 * @param {Result} result
 * @param {string | null} skill the weakest skill, if there is one
 * @param {Go} go
 */
export function drillCard(result, skill, go) {
  const words = result.items.some((item) => MISSED.has(item.status)) ? "missed" : "level";
  const trouble = h("p", { class: "trouble", role: "alert" });
  const place = { language: result.language_id, go, trouble };
  return h(
    "li",
    { class: "step-card", testid: "drill-offer" },
    h("h3", {}, icon("replay"), t(`drill.offer.${words}.title`)),
    h("p", { class: "quiet" }, t(`drill.offer.${words}.text`)),
    trouble,
    startButton(t("drill.offer.start"), { class: "button primary", testid: "drill-start" }, place),
    skill ? startButton(t("drill.offer.skill", { skill: t(`skill.${skill}`) }), { testid: "drill-skill" }, { ...place, skill }) : null,
  );
}
