import { bubbleOfModel } from "../report/bubble.js";
import { LEVELS } from "../report/all_levels.js";

/** @import { BubblePlace } from "../types/learning.d.ts" */
/** @import { AttemptSummary, LanguageLevel, Level } from "../types/placement.d.ts" */

/** The share of a level's field that the bubble covers where only the level is known, by its certainty. */
const WIDTHS = { sure: 0.5, likely: 1, too_few: 3 };

/**
 * The place of the bubble in a vial with one field for each level, the same as on the page of the result. A result without probabilities has a
 * bubble in the middle of its level.
 * @param {Pick<LanguageLevel, "level" | "level_by" | "measurement">} result
 * @returns {BubblePlace}
 */
export function bubblePlace(result) {
  const bubble = bubbleOfModel(result);
  if (bubble === null) return bubbleAt(result.level, "sure");
  const { centre, half } = bubble;
  return { from: (centre - half) / LEVELS.length, to: (centre + half) / LEVELS.length };
}

/**
 * The place of the bubble for a level of which only the certainty is known.
 * @param {Level} level
 * @param {AttemptSummary["certainty"]} certainty
 * @returns {BubblePlace}
 */
export function bubbleAt(level, certainty) {
  const middle = LEVELS.indexOf(level) + 0.5;
  const half = WIDTHS[certainty ?? "sure"] / 2;
  return { from: Math.max(0, middle - half) / LEVELS.length, to: Math.min(LEVELS.length, middle + half) / LEVELS.length };
}
