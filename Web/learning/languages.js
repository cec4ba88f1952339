import { h, hiddenText, icon } from "../dom.js";
import { statementOf, wholePercent } from "../report/probability.js";
import { day, languageName, percent, t } from "../words.js";
import { dayOf } from "../practice_tests/weeks.js";
import { bubblePlace } from "./bubble_place.js";
import { emblem } from "../widgets/emblem.js";
import { smallLevelVial } from "./small_level_vial.js";

/** @import { LanguageLevel } from "../types/placement.d.ts" */

/**
 * The languages with a result: the level, its vial, how sure it is, and the date. Each links to its result.
 * @param {LanguageLevel[]} levels
 */
export function languagesSection(levels) {
  return h(
    "section",
    { "aria-labelledby": "your-languages", testid: "your-languages" },
    h("h2", { id: "your-languages" }, t("me.languages")),
    h("ul", { class: "own-languages" }, levels.map((level) => h("li", {}, card(level)))),
    h("p", {}, h("a", { class: "button", href: "/", testid: "another" }, icon("plus"), t("result.another"))),
  );
}

/** @param {LanguageLevel} level */
function card(level) {
  const name = languageName(level.language_id) ?? level.language_name;
  return h(
    "a",
    { class: "own-language", href: `/result/${encodeURIComponent(level.attempt_id)}`, testid: `level-${level.language_id}` },
    emblem(level.language_id),
    h(
      "span",
      { class: "own-language-name" },
      h("span", { class: "choice-name" }, name),
      hiddenText(" – "),
      h("span", { class: "small quiet" }, factsOf(level)),
    ),
    hiddenText(" – "),
    levelTag(level),
    smallLevelVial(bubblePlace(level)),
  );
}

/**
 * The level of a result in short: "B1", "≥ B1" or "?".
 * @param {LanguageLevel} level
 */
export function levelTag(level) {
  const stated = statementOf(level);
  if (stated.kind === "level") return h("strong", { class: "own-level", dir: "ltr" }, stated.level);
  if (stated.kind === "open") {
    return h("strong", { class: "own-level" }, hiddenText(t("result.open")), h("span", { "aria-hidden": "true" }, "?"));
  }
  return h(
    "strong",
    { class: "own-level" },
    hiddenText(t("result.at_least", { level: stated.level })),
    h("span", { "aria-hidden": "true", dir: "ltr" }, `≥\u2009${stated.level}`),
  );
}

/**
 * How sure the level is, and the day of the test.
 * @param {LanguageLevel} level
 */
function factsOf(level) {
  const { measurement } = level;
  const isMeasured = level.level_by === "model" && measurement && statementOf(level).kind === "level";
  return [
    isMeasured ? [h("bdi", {}, t("me.sure", { percent: percent(wholePercent(measurement.confidence)) })), " · "] : null,
    h("bdi", {}, day(dayOf(level.finished_at))),
  ];
}
