import * as store from "../store.js";

/** @import { Mode, WordList } from "../types/game.d.ts" */

const LIST = "play:list";
const MODE = "play:mode";
const FIRST_LANGUAGE = "es";

/** @type {Mode[]} */
export const MODES = ["classic", "climb", "calm"];

/** @param {{ list: string, mode: Mode }} choice */
export function remember({ list, mode }) {
  store.write(LIST, list);
  store.write(MODE, mode);
}

/**
 * Returns the requested list if it exists, otherwise the last played list, otherwise a Spanish list, otherwise any list.
 * @param {WordList[]} lists
 * @param {string | null} [wanted]
 * @returns {WordList | null}
 */
export function chosenList(lists, wanted) {
  /** @param {string | null | undefined} id */
  const find = (id) => lists.find((list) => list.list_id === id);
  return find(wanted) ?? find(store.read(LIST, "")) ?? lists.find((list) => list.language_id === FIRST_LANGUAGE) ?? lists[0] ?? null;
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
