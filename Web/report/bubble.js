import { LEVELS } from "./all_levels.js";
import { statementOf } from "./probability.js";
import { bandsOf, placeIn } from "./bands.js";

/** @import { Bubble } from "../types/keeping.d.ts" */
/** @import { Level, LevelRange, LevelShare, Result } from "../types/placement.d.ts" */

/** Half of the width of a bubble without any doubt. It is well inside one field. */
const SURE = 0.16;
/** How much wider a bubble is on each side for a standard deviation of one level. */
const SPREAD = 0.75;
/** How near the centre may come to the next field, so that the place of the bubble is the stated level. */
const MARGIN = 0.14;

/**
 * The bubble of a result: its place is the level, and its width is the doubt.
 * @param {Result} result
 * @returns {Bubble}
 */
export function bubbleOf(result) {
  return bubbleOfModel(result) ?? ofScore(result);
}

/**
 * The bubble of a level by the response model, or null for a level by cuts.
 * @param {Pick<Result, "level" | "level_by" | "measurement">} result
 * @returns {Bubble | null}
 */
export function bubbleOfModel(result) {
  const { level_by: rule, measurement } = result;
  if (rule !== "model" || !measurement) return null;
  const stated = statementOf(result);
  return stated.kind === "level" ? ofProbabilities(measurement.levels, stated.level) : ofRange(measurement.range);
}

/**
 * The bubble for a level and its probability alone.
 * @param {Level | null} level null for no level
 * @param {number | null} confidence null for a level without a probability
 * @returns {Bubble}
 */
export function bubbleFor(level, confidence) {
  if (level === null) return { centre: LEVELS.length / 2, half: LEVELS.length / 2 };
  const doubt = 1 - (confidence ?? 0.75);
  return within({ centre: LEVELS.indexOf(level) + 0.5, half: SURE + SPREAD * Math.sqrt(doubt) });
}

/**
 * After too few answers, the bubble fills all levels that are possible.
 * @param {LevelRange} range
 */
function ofRange({ from, to }) {
  const [start, end] = [LEVELS.indexOf(from), LEVELS.indexOf(to) + 1];
  return within({ centre: (start + end) / 2, half: (end - start) / 2 });
}

/**
 * The mean of the levels, with their standard deviation as the doubt.
 * @param {LevelShare[]} shares
 * @param {Level} stated
 */
function ofProbabilities(shares, stated) {
  const points = shares.map(({ level, probability }) => ({ at: LEVELS.indexOf(level) + 0.5, probability }));
  const whole = points.reduce((sum, { probability }) => sum + probability, 0) || 1;
  const mean = points.reduce((sum, { at, probability }) => sum + at * probability, 0) / whole;
  const variance = points.reduce((sum, { at, probability }) => sum + probability * (at - mean) ** 2, 0) / whole;
  const half = SURE + SPREAD * Math.sqrt(variance);
  const field = LEVELS.indexOf(stated);
  return within({ centre: Math.min(Math.max(mean, field + MARGIN), field + 1 - MARGIN), half });
}

/** @param {Result} result */
function ofScore(result) {
  const level = result.level_by === "model" ? result.level : (result.cut_level ?? result.level);
  const band = bandsOf(result).find((one) => one.level === level);
  const place = band ? placeIn(band, result.scaled_score) : 0.5;
  const inside = Math.min(Math.max(place, MARGIN), 1 - MARGIN);
  return within({ centre: LEVELS.indexOf(level) + inside, half: result.borderline ? 0.6 : 0.4 });
}

/**
 * Keeps a bubble inside the vial.
 * @param {Bubble} bubble
 * @returns {Bubble}
 */
function within({ centre, half }) {
  const start = Math.max(0.04, centre - half);
  const end = Math.min(LEVELS.length - 0.04, centre + half);
  return { centre: (start + end) / 2, half: (end - start) / 2 };
}
