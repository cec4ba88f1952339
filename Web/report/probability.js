/** @import { LevelRange, Measurement, Result } from "../types/placement.d.ts" */

/** A probability below this is not worth a sentence. */
const WORTH_MENTIONING = 0.01;

/**
 * A probability as a whole percentage. No level is certain, so the highest is 99.
 * @param {number} probability
 */
export function wholePercent(probability) {
  return Math.min(99, Math.round(100 * probability));
}

/**
 * The neighbouring level, if it is likely enough to mention.
 * @param {Measurement} measurement
 */
export function possibleNeighbor({ neighbor }) {
  return neighbor && neighbor.probability >= WORTH_MENTIONING ? neighbor : null;
}

/**
 * What a result can say about the level: the level itself, a level that the learner has at least, or nothing yet.
 * @param {Pick<Result, "level" | "level_by" | "measurement">} result
 * @returns {{ kind: "level" | "at_least", level: import("../types/placement.d.ts").Level } | { kind: "open" }}
 */
export function statementOf({ level, level_by: rule, measurement }) {
  if (rule !== "model" || measurement?.certainty !== "too_few") return { kind: "level", level };
  const lowest = measurement.range.from;
  return lowest === measurement.levels[0].level ? { kind: "open" } : { kind: "at_least", level: lowest };
}

/**
 * For each level of a measurement, whether it lies in a range.
 * @param {Measurement} measurement
 * @param {LevelRange} range
 */
export function levelsIn({ levels }, { from, to }) {
  const names = levels.map(({ level }) => level);
  const [first, last] = [names.indexOf(from), names.indexOf(to)];
  return names.map((_level, index) => first <= index && index <= last);
}
