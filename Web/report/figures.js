import { h } from "../dom.js";
import { decimal, number, percent, t } from "../words.js";
import { chancesSection } from "./chances.js";
import { cutLevel, cutNotes } from "./cut_notes.js";
import { rangeWords } from "./range.js";
import { wholePercent } from "./probability.js";
import { scaleSection } from "./scale.js";

/** @import { Child } from "../types/page.d.ts" */
/** @import { Measurement, Result } from "../types/placement.d.ts" */

/**
 * The figures behind a level, folded: those of the response model, and the level of the method that did not decide.
 * @param {Result} result
 * @param {Measurement} measurement
 */
export function figures(result, measurement) {
  const isByModel = result.level_by === "model";
  return h(
    "details",
    { class: "figures", testid: "figures" },
    h("summary", {}, t("figures.title")),
    h(
      "div",
      { class: "figures-body" },
      h("p", {}, t(isByModel ? "figures.by_model" : "figures.by_cuts"), isByModel ? null : [" ", opinion(measurement)]),
      isByModel ? null : chancesSection(result, measurement),
      table(measurement),
      isByModel && result.cut_level ? secondOpinion(result) : null,
    ),
  );
}

/** @param {Measurement} measurement */
function opinion({ level, confidence }) {
  return h("strong", { testid: "model-opinion" }, t("figures.opinion", { level, percent: percent(wholePercent(confidence)) }));
}

/** @param {Measurement} measurement */
function table({ range, questions, theta, standard_error: error, guessing }) {
  /** @type {[string, string][]} */
  const rows = [
    ["range", rangeWords(range)],
    ["answers", number(questions)],
    ["theta", decimal(theta)],
    ["error", decimal(error)],
    ["guessing", percent(Math.round(100 * guessing))],
  ];
  return h(
    "dl",
    { class: "figures-list" },
    rows.map(([name, value]) => h("div", {}, h("dt", {}, t(`figures.${name}`)), h("dd", { testid: `figure-${name}` }, value))),
  );
}

/**
 * The level of the weighted score, with its scale.
 * @param {Result} result
 * @returns {Child}
 */
function secondOpinion(result) {
  const level = cutLevel(result);
  return [
    h("p", { testid: "cut-level" }, t(level === result.level ? "figures.same_level" : "figures.cut_level", { level })),
    cutNotes(result),
    scaleSection(result),
  ];
}
