/** @import { NextStep } from "../types/keeping.d.ts" */
/** @import { Result } from "../types/placement.d.ts" */
/** @import { WordList } from "../types/game.d.ts" */

/**
 * What a learner can do after a result, besides practice of the language: the game in the same language, or else practice from notes.
 * The words of a step are keys.
 * @param {Result} result
 * @param {WordList[]} lists the word lists of the game
 * @param {(list: WordList) => string} play the address of a game with a list
 * @returns {NextStep}
 */
export function nextStep(result, lists, play) {
  const list = lists.find((one) => one.language_id === result.language_id && !one.is_own);
  return list ? step("play", play(list)) : step("practice", "/practice");
}

/**
 * @param {NextStep["id"]} id
 * @param {string} href
 * @returns {NextStep}
 */
function step(id, href) {
  return { id, title: `card.${id}.title`, text: `card.${id}.text`, button: `card.${id}.button`, href };
}
