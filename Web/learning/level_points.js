import { LEVELS } from "../report/all_levels.js";

/** @import { LevelPoint } from "../types/learning.d.ts" */
/** @import { AttemptSummary } from "../types/placement.d.ts" */

/** The largest number of languages that the picture shows. */
const MOST = 4;

/**
 * The levels over time, oldest first, by language. Results with too few answers say no level. A language with one result has nothing to
 * compare, and is left out.
 * @param {AttemptSummary[]} attempts
 * @returns {LevelPoint[][]}
 */
export function levelPoints(attempts) {
  /** @type {Map<string, LevelPoint[]>} */
  const byLanguage = new Map();
  for (const { language_id: language, language_name: name, level, certainty, finished_at: at } of attempts) {
    if (!level || !at || certainty === "too_few") continue;
    const points = byLanguage.get(language) ?? [];
    points.push({ language, name, level, at, rank: LEVELS.indexOf(level) });
    byLanguage.set(language, points);
  }
  return [...byLanguage.values()]
    .filter((points) => points.length > 1)
    .slice(0, MOST)
    .map((points) => points.toReversed().toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)));
}
