import { h } from "../dom.js";
import { t } from "../words.js";
import { levelsIn } from "./probability.js";

/** @import { LevelRange, Measurement } from "../types/placement.d.ts" */

/**
 * A range of levels in words.
 * @param {LevelRange} range
 */
export function rangeWords({ from, to }) {
  return from === to ? from : t("skills.range", { from, to });
}

/**
 * A vial with one field for each level. The fields of the range are filled. The page also shows the range as text.
 * @param {Measurement} measurement
 * @param {LevelRange} range
 */
export function rangeVial(measurement, range) {
  const fields = levelsIn(measurement, range).map((isIn) => h("span", { class: isIn ? "range-field in" : "range-field" }));
  return h("span", { class: "range-vial", "aria-hidden": "true" }, fields);
}
