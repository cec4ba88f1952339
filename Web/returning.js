import * as store from "./store.js";

const KEY = "returning";
const changed = new EventTarget();

/** Whether this browser has shown something that the learner's own page can show too. */
export function isReturning() {
  return store.read(KEY, false);
}

/** Remembers that there is something to show. */
export function noteReturning() {
  if (isReturning()) return;
  store.write(KEY, true);
  changed.dispatchEvent(new Event("change"));
}

/** @param {() => void} listener */
export function onReturning(listener) {
  changed.addEventListener("change", listener);
}
