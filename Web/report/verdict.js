import { foreign, h, hiddenText } from "../dom.js";
import { date, t } from "../words.js";
import { certaintyWords, guessingWords } from "./certainty.js";
import { bubbleOf } from "./bubble.js";
import { cutNotes } from "./cut_notes.js";
import { levelVial } from "./level_vial.js";
import { statementOf } from "./probability.js";

/** @import { Child } from "../types/page.d.ts" */
/** @import { Level, Result } from "../types/placement.d.ts" */

/**
 * The level in words, for the title of the page.
 * @param {Result} result
 */
export function levelWords(result) {
  const stated = statementOf(result);
  if (stated.kind === "open") return t("result.open");
  return stated.kind === "level" ? stated.level : t("result.at_least", { level: stated.level });
}

/**
 * The head of a result: the level with its bubble, what it means, and how sure it is.
 * @param {Result} result
 * @param {{ arriving: boolean }} options whether the bubble slides to its place
 */
export function verdict(result, { arriving }) {
  const target = { lang: result.language_id, dir: result.direction };
  const stated = statementOf(result);
  return h(
    "section",
    { class: "moment" },
    h(
      "h1",
      { tabindex: "-1" },
      foreign("span", target, { class: "verdict-language" }, result.language_name),
      " ",
      stated.kind === "open" ? noLevel() : levelShown(stated),
    ),
    levelVial(bubbleOf(result), stated.kind === "level" ? stated.level : null, { arriving }),
    h(
      "div",
      { class: "verdict-words" },
      stated.kind === "open" ? null : meaning(stated.level),
      evidence(result),
      stated.kind === "open" ? h("p", {}, t("result.open.text")) : null,
      result.readings_used ? h("p", { testid: "readings-used" }, t("readings.used")) : null,
      h("p", { class: "quiet small" }, t("result.when", { date: date(result.finished_at) })),
    ),
  );
}

/** @param {{ kind: "level" | "at_least", level: Level }} stated */
function levelShown({ kind, level }) {
  if (kind === "level") return h("span", { class: "verdict-level", dir: "ltr", testid: "level" }, level);
  return [
    h("span", { class: "verdict-level", dir: "ltr", "aria-hidden": "true", testid: "level" }, `≥\u2009${level}`),
    hiddenText(t("result.at_least", { level })),
  ];
}

function noLevel() {
  return [
    h("span", { class: "verdict-level", "aria-hidden": "true", testid: "level" }, "?"),
    hiddenText(t("result.open")),
  ];
}

/** @param {Level} level */
function meaning(level) {
  return h("p", { class: "verdict-name" }, t(`level.${level}.name`));
}

/**
 * @param {Result} result
 * @returns {Child}
 */
function evidence(result) {
  const { level_by: rule, measurement } = result;
  return rule === "model" && measurement ? [certaintyWords(result, measurement), guessingWords(measurement)] : cutNotes(result);
}
