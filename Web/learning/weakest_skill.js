import { LEVELS } from "../report/all_levels.js";

/** @import { LanguageLevel, LevelRange, Skill } from "../types/placement.d.ts" */

/**
 * The skill that is weaker than every other skill of a result, or null if none is. Skills are compared by the middle of their range of
 * levels. Skills with too few questions have no range, and do not count. Results by cuts compare the shares of the points instead.
 * @param {Pick<LanguageLevel, "level_by" | "measurement" | "skills">} result
 * @returns {string | null}
 */
export function weakestSkill({ level_by: rule, measurement, skills }) {
  const strength = rule === "model" && measurement ? middle : share;
  const known = Object.entries(skills)
    .map(([name, skill]) => ({ name, strength: skill.measured ? strength(skill) : null }))
    .flatMap(({ name, strength }) => (strength === null ? [] : [{ name, strength }]))
    .sort((one, other) => one.strength - other.strength);
  const [first, second] = known;
  return first && second && first.strength < second.strength ? first.name : null;
}

/** @param {Skill} skill */
function middle({ range }) {
  return range ? rank(range, "from") + rank(range, "to") : null;
}

/**
 * @param {LevelRange} range
 * @param {"from" | "to"} end
 */
function rank(range, end) {
  return LEVELS.indexOf(range[end]);
}

/** @param {Skill} skill */
function share({ score, max_score: max }) {
  return max > 0 ? score / max : null;
}
