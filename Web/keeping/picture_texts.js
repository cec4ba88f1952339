import { certaintySentence } from "../report/certainty.js";
import { statementOf } from "../report/probability.js";
import { levelWords } from "../report/verdict.js";
import { dayOfMoment, languageName, t } from "../words.js";

/** @import { PictureTexts } from "../types/keeping.d.ts" */
/** @import { Result } from "../types/placement.d.ts" */

/**
 * The texts of the picture of a result. It has no name of a person.
 * @param {Result} result
 * @returns {PictureTexts}
 */
export function pictureTexts(result) {
  const stated = statementOf(result);
  const translation = languageName(result.language_id);
  return {
    language: result.language_name,
    target: { lang: result.language_id, dir: result.direction },
    translation: translation?.toLowerCase() === result.language_name.toLowerCase() ? null : translation,
    level: stated.kind === "level" ? stated.level : stated.kind === "at_least" ? `≥\u2009${stated.level}` : "?",
    name: stated.kind === "open" ? levelWords(result) : t(`level.${stated.level}.name`),
    certainty: result.level_by === "model" && result.measurement ? certaintySentence(result, result.measurement) : "",
    date: dayOfMoment(result.finished_at),
  };
}

/**
 * The name of the file: only characters that every system accepts.
 * @param {Result} result
 */
export function pictureName(result) {
  const stated = statementOf(result);
  const level = stated.kind === "open" ? "" : `-${stated.level}`;
  return `nivel-${result.language_id}${level}.png`;
}
