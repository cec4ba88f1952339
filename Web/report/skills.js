import { h } from "../dom.js";
import { bar } from "../widgets/bar.js";
import { number, t } from "../words.js";

/** @import { Result, Skill } from "../types/placement.d.ts" */

const ORDER = ["use_of_language", "reading", "listening", "production"];

/** @param {Result} result */
export function skillsSection(result) {
  const names = [...ORDER.filter((name) => name in result.skills), ...Object.keys(result.skills).filter((name) => !ORDER.includes(name))];
  return h(
    "section",
    { class: "skills", "aria-labelledby": "skills-title" },
    h("h2", { id: "skills-title" }, t("skills.title")),
    h("ul", {}, names.map((name) => skillRow(name, result.skills[name]))),
  );
}

/**
 * @param {string} name
 * @param {Skill} skill
 */
function skillRow(name, skill) {
  return h(
    "li",
    { class: "skill", testid: `skill-${name}` },
    h("h3", {}, t(`skill.${name}`)),
    skill.measured ? measured(skill) : h("p", { class: "quiet" }, t(`skill.not_measured.${skill.reason ?? "unavailable"}`)),
  );
}

/** @param {Skill} skill */
function measured(skill) {
  return [
    h(
      "p",
      { class: "numbers" },
      t("skills.numbers", {
        correct: number(skill.correct),
        items: number(skill.items),
        score: number(skill.score),
        max: number(skill.max_score),
      }),
    ),
    bar(skill.score, skill.max_score),
  ];
}
