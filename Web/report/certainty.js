import { h } from "../dom.js";
import { percent, plural, t } from "../words.js";
import { possibleNeighbor, wholePercent } from "./probability.js";

/** @import { Measurement } from "../types/placement.d.ts" */

/**
 * Says how sure a level is, and which other level is possible.
 * @param {Measurement} measurement
 */
export function certaintyWords(measurement) {
  return h("p", { class: "verdict-sure", testid: "certainty" }, sentence(measurement));
}

/** @param {Measurement} measurement */
function sentence(measurement) {
  if (measurement.certainty === "too_few") return plural("result.too_few", measurement.questions);
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
