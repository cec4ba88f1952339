import * as store from "../store.js";

/** @import { PlayerLevels, StartLevel } from "../types/game.d.ts" */

/** @type {StartLevel[]} */
export const START_LEVELS = ["A1", "A2", "B1"];

/**
 * Returns a level with a deck of its own, or null for all words.
 * @param {string | null} text
 * @returns {StartLevel | null}
 */
export function levelOf(text) {
  return START_LEVELS.find((level) => level === text) ?? null;
}

/**
 * The level of the last result in a language; null if there is none, or if it is so high that all words are within reach.
 * @param {string} language
 * @param {PlayerLevels} attempts
 */
export function resultLevel(language, attempts) {
  const finished = attempts.filter(({ language_id, finished_at }) => language_id === language && finished_at !== null);
  finished.sort((one, other) => Date.parse(other.finished_at ?? "") - Date.parse(one.finished_at ?? ""));
  return levelOf(finished[0]?.level ?? null);
}

/**
 * The level with which games in a language begin: the level chosen on the menu, otherwise that of the last result.
 * @param {string} language
 * @param {PlayerLevels} attempts
 * @returns {StartLevel | null}
 */
export function startLevel(language, attempts) {
  const chosen = store.read(keyOf(language), "");
  return chosen === "" ? resultLevel(language, attempts) : levelOf(chosen);
}

/**
 * The key of the level that was chosen on the menu for a language.
 * @param {string} language
 */
export function keyOf(language) {
  return `play:level:${language}`;
}
