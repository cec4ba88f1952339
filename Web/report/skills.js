import { h } from "../dom.js";
import { bar } from "../widgets/bar.js";
import { number, t } from "../words.js";
import { rangeVial, rangeWords } from "./range.js";

/** @import { Measurement, Result, Skill } from "../types/placement.d.ts" */

const ORDER = ["use_of_language", "reading", "listening", "production"];

/** @param {Result} result */
export function skillsSection(result) {
  const names = [...ORDER.filter((name) => name in result.skills), ...Object.keys(result.skills).filter((name) => !ORDER.includes(name))];
  return h(
    "section",
    { class: "skills", "aria-labelledby": "skills-title" },
    h("h2", { id: "skills-title" }, t("skills.title")),
    h("ul", {}, names.map((name) => skillRow(name, result.skills[name], result))),
  );
}

/**
 * @param {string} name
 * @param {Skill} skill
 * @param {Result} result
 */
function skillRow(name, skill, result) {
  return h(
    "li",
    { class: "skill", testid: `skill-${name}` },
    h("h3", {}, t(`skill.${name}`)),
    skill.measured ? measured(skill, result) : h("p", { class: "quiet" }, t(`skill.not_measured.${skill.reason ?? "unavailable"}`)),
  );
}

/**
 * A level from the model comes with ranges of levels, a level from the cuts with bars of points. The points of a quick test say nothing
 * about the level, because its questions were chosen to fit the learner.
 * @param {Skill} skill
 * @param {Result} result
 */
function measured(skill, { length, level_by: rule, measurement }) {
  const numbers = h("p", { class: "numbers" }, t(length === "quick" ? "skills.right" : "skills.numbers", numbersOf(skill)));
  return rule === "model" && measurement ? [rangeOf(skill, measurement), numbers] : [numbers, bar(skill.score, skill.max_score)];
}

/**
 * @param {Skill} skill
 * @param {Measurement} measurement
 */
function rangeOf({ range }, measurement) {
  if (!range) return h("p", {}, t("skills.too_few"));
  return [h("p", { class: "skill-range" }, rangeWords(range)), rangeVial(measurement, range)];
}

/** @param {Skill} skill */
function numbersOf({ correct, items, score, max_score: max }) {
  return { correct: number(correct), items: number(items), score: number(score), max: number(max) };
}
