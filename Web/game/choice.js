import * as store from "../store.js";

const LIST = "play:list";
const MODE = "play:mode";
const FIRST_LANGUAGE = "es";

export const MODES = ["classic", "climb", "calm"];

export function remember({ list, mode }) {
  store.write(LIST, list);
  store.write(MODE, mode);
}

/** The list that was asked for or played last, as long as it is there; else Spanish; else any. */
export function chosenList(lists, wanted) {
  const find = (id) => lists.find((list) => list.list_id === id);
  return find(wanted) ?? find(store.read(LIST)) ?? lists.find((list) => list.language_id === FIRST_LANGUAGE) ?? lists[0] ?? null;
}

/** What `/play` opens in: Classic, or Calm for who does not want things to move. */
export function firstMode(wanted) {
  if (MODES.includes(wanted)) return wanted;
  return prefersStillness() ? "calm" : "classic";
}

/** What the menu proposes: the mode that was chosen there last. */
export function lastMode() {
  return firstMode(store.read(MODE));
}

export function prefersStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
