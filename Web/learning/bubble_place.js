import { LEVELS } from "./levels.js";

/** @import { BubblePlace } from "../types/learning.d.ts" */
/** @import { AttemptSummary, LanguageLevel, Level, LevelShare } from "../types/placement.d.ts" */

/** The share of a level's field that the bubble covers where only the level is known, by its certainty. */
const WIDTHS = { sure: 0.5, likely: 1, too_few: 3 };

/**
 * The place of the bubble in a vial with one field for each level. The bubble covers the middle half of the probability: its place is the
 * level, and its width is the doubt. A result without probabilities has a bubble in the middle of its level.
 * @param {Pick<LanguageLevel, "level" | "level_by" | "measurement">} result
 * @returns {BubblePlace}
 */
export function bubblePlace({ level, level_by: rule, measurement }) {
  if (rule !== "model" || !measurement) return bubbleAt(level, "sure");
  return { from: quantile(measurement.levels, 0.25), to: quantile(measurement.levels, 0.75) };
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

/**
 * The place below which a share of the probability lies. The probability of a level is spread evenly over its field.
 * @param {LevelShare[]} levels lowest first
 * @param {number} share
 */
function quantile(levels, share) {
  let below = 0;
  for (const [index, { probability }] of levels.entries()) {
    if (probability > 0 && below + probability >= share) return (index + (share - below) / probability) / levels.length;
    below += probability;
  }
  return 1;
}
