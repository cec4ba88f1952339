import { h } from "../dom.js";
import { number, t } from "../words.js";

/** @import { Result } from "../types/placement.d.ts" */

/**
 * What the weighted score leaves open: a level that is almost as likely, and the level without lucky guesses.
 * @param {Result} result
 */
export function cutNotes(result) {
  return [borderline(result), withoutLuck(result)];
}

/**
 * The level of the weighted score. Results of earlier versions have no other level.
 * @param {Result} result
 */
export function cutLevel({ cut_level: level, level: only }) {
  return level ?? only;
}

/** @param {Result} result */
function borderline(result) {
  if (!result.borderline || !result.borderline_level) return null;
  const order = result.cuts.map((cut) => cut.level);
  const pair = [cutLevel(result), result.borderline_level].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return h("p", { class: "notice", testid: "borderline" }, t("result.borderline", { lower: pair[0], upper: pair[1] }));
}

/** @param {Result} result */
function withoutLuck(result) {
  const other = result.without_luck;
  if (!other || other.level === cutLevel(result)) return null;
  return h("p", { class: "notice", testid: "without-luck" }, t("result.without_luck", { level: other.level, score: number(other.score) }));
}
