import { h } from "../dom.js";
import { percent, plural, t } from "../words.js";
import { possibleNeighbor, statementOf, wholePercent } from "./probability.js";

/** @import { Measurement, Result } from "../types/placement.d.ts" */

/**
 * Says how sure a level is, and which other level is possible.
 * @param {Result} result
 * @param {Measurement} measurement
 */
export function certaintyWords(result, measurement) {
  return h("p", { class: "verdict-sure", testid: "certainty" }, certaintySentence(result, measurement));
}

/**
 * The same as a text.
 * @param {Result} result
 * @param {Measurement} measurement
 */
export function certaintySentence(result, measurement) {
  const stated = statementOf(result);
  const { questions } = measurement;
  if (stated.kind === "level") return levelSentence(measurement);
  if (stated.kind === "at_least") return `${t("result.at_least.text", { level: stated.level })} ${plural("result.too_few", questions)}`;
  return questions ? plural("result.too_few_for_level", questions) : t("result.none");
}

/** @param {Measurement} measurement */
function levelSentence(measurement) {
  const sure = t(`result.${measurement.certainty}`, { percent: percent(wholePercent(measurement.confidence)) });
  const neighbor = possibleNeighbor(measurement);
  if (!neighbor) return sure;
  return `${sure} ${t("result.neighbor", { level: neighbor.level, percent: percent(wholePercent(neighbor.probability)) })}`;
}

/**
 * A kind word to learners whose answers look like guesses.
 * @param {Measurement} measurement
 */
export function guessingWords(measurement) {
  return measurement.guessed_often ? h("p", { class: "notice", testid: "guessed" }, t("result.guessed")) : null;
}
