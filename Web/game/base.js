import * as store from "../store.js";
import { interfaceLanguage } from "../words.js";

/** @import { WordList, WordListBase } from "../types/game.d.ts" */

const BASE = "play:base";
/** The key of the list that was last chosen on the menu. */
export const LIST = "play:list";
const ENGLISH = "en";

/**
 * A list with the words of a base language to ask.
 * @param {WordList} list
 * @param {WordListBase} base
 * @returns {WordList}
 */
function withBase(list, { language_id, list_id, direction, entries }) {
  return { ...list, list_id, entries, base_language_id: language_id, base_direction: direction };
}

/**
 * Finds a list by its id, in any base language.
 * @param {WordList[]} lists
 * @param {string | null | undefined} id
 * @returns {WordList | null}
 */
export function findList(lists, id) {
  for (const list of lists) {
    const base = list.bases?.find(({ list_id }) => list_id === id);
    if (base) return withBase(list, base);
    if (list.list_id === id) return list;
  }
  return null;
}

/**
 * The list in the base language that the player probably reads best: the one that the player has chosen, otherwise that of the last game with this
 * list, otherwise the language of the interface, otherwise English.
 * @param {WordList} list
 * @returns {WordList}
 */
export function inLikelyBase(list) {
  const bases = list.bases ?? [];
  const last = bases.find(({ list_id }) => list_id === store.read(LIST, ""))?.language_id;
  const wishes = [store.read(BASE, ""), last, interfaceLanguage().lang, ENGLISH];
  const base = wishes.map((wish) => bases.find(({ language_id }) => language_id === wish)).find((found) => found !== undefined);
  return base ? withBase(list, base) : list;
}

/**
 * Remembers the base language that the player has chosen.
 * @param {string} language
 */
export function chooseBase(language) {
  store.write(BASE, language);
}
