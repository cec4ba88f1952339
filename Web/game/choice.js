import * as store from "../store.js";
import { findList, inLikelyBase, LIST } from "./base.js";
import { levelOf } from "./start_level.js";

/** @import { Mode, StartLevel, WordList } from "../types/game.d.ts" */
/** @import { AttemptSummary } from "../types/placement.d.ts" */

const MODE = "play:mode";
const LEVEL = "play:level";
const FIRST_LANGUAGE = "es";

/** @type {Mode[]} */
export const MODES = ["classic", "climb", "calm"];

/**
 * Remembers the choice on the menu for the next game.
 * @param {{ list: string, mode: Mode, level: StartLevel | null }} choice
 */
export function remember({ list, mode, level }) {
  store.write(LIST, list);
  store.write(MODE, mode);
  store.write(LEVEL, level);
}

/**
 * The level of the last game that was begun on the menu, if it had this list. Null for all words.
 * @param {string} list
 * @returns {StartLevel | null}
 */
export function lastLevel(list) {
  return store.read(LIST, "") === list ? levelOf(store.read(LEVEL, /** @type {string | null} */ (null))) : null;
}

/** Whether a list has been chosen on the menu before. */
export function hasChosen() {
  return store.read(LIST, "") !== "";
}

/**
 * Returns the requested list if it exists, otherwise the last played list, otherwise a list of a likely language, otherwise a Spanish list,
 * otherwise any list. A list that is not named by its id has the likely base language.
 * @param {WordList[]} lists
 * @param {string | null} [wanted]
 * @param {string[]} [likely] language ids, the likeliest first
 * @returns {WordList | null}
 */
export function chosenList(lists, wanted, likely = []) {
  /** @param {string} language */
  const inLanguage = (language) => lists.find((list) => list.language_id === language);
  const guess = [...likely, FIRST_LANGUAGE].map(inLanguage).find((list) => list !== undefined);
  const found = findList(lists, wanted) ?? findList(lists, store.read(LIST, ""));
  const first = guess ?? lists.at(0);
  return found ?? (first ? inLikelyBase(first) : null);
}

/**
 * The languages that a player probably learns, as language ids: those of the results, newest first, then those of the browser. The language
 * of the interface is not among them, because the player can read it.
 * @param {{ attempts: Pick<AttemptSummary, "language_id" | "finished_at">[], browser: readonly string[], interfaceLanguage: string }} known
 */
export function likelyLanguages({ attempts, browser, interfaceLanguage }) {
  const finished = attempts.filter(({ finished_at }) => finished_at !== null);
  finished.sort((one, other) => Date.parse(other.finished_at ?? "") - Date.parse(one.finished_at ?? ""));
  const found = [...finished.map(({ language_id }) => language_id), ...browser].map(primary);
  return [...new Set(found)].filter((language) => language !== primary(interfaceLanguage));
}

/**
 * The language of a tag without its script and region: "zh" for "zh-Hant-TW".
 * @param {string} tag
 */
function primary(tag) {
  return tag.split("-")[0].toLowerCase();
}

/**
 * Returns the requested mode. Without one, returns Classic, or Calm if the player prefers reduced motion.
 * @param {string | null} wanted
 * @returns {Mode}
 */
export function firstMode(wanted) {
  return MODES.find((mode) => mode === wanted) ?? (prefersStillness() ? "calm" : "classic");
}

/** Returns the mode that was last chosen on the menu. */
export function lastMode() {
  return firstMode(store.read(MODE, /** @type {string | null} */ (null)));
}

export function prefersStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
