import { h } from "../dom.js";
import { percent, t } from "../words.js";
import { statementOf, wholePercent } from "./probability.js";

/** @import { LevelShare, Measurement, Result } from "../types/placement.d.ts" */

/**
 * Shows the probability of each level as an upright vial, filled to that height. The numbers are there as a list.
 * @param {Result} result
 * @param {Measurement} measurement
 */
export function chancesSection(result, measurement) {
  const stated = statementOf(result).kind === "level";
  return h(
    "section",
    { class: "chances-section", "aria-labelledby": "chances-title", testid: "chances" },
    h("h2", { id: "chances-title" }, t("chances.title")),
    h("ol", { class: "chances" }, measurement.levels.map((share) => vial(share, stated && share.level === measurement.level))),
  );
}

/**
 * @param {LevelShare} share
 * @param {boolean} isHere whether this is the level of the learner
 */
function vial({ level, probability }, isHere) {
  const fluid = h("span", { class: "chance-fluid", "data-empty": wholePercent(probability) === 0 });
  fluid.style.blockSize = `${100 * probability}%`;
  return h(
    "li",
    { class: isHere ? "chance here" : "chance", "aria-current": isHere ? "true" : null },
    h("span", { class: "chance-level", dir: "ltr" }, level),
    " ",
    h("span", { class: "chance-percent" }, percent(wholePercent(probability))),
    h("span", { class: "chance-tube", "aria-hidden": "true" }, fluid),
  );
}
