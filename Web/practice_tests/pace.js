import * as store from "../store.js";

const SETTING = "auto-advance";

/** Milliseconds between an answer and the next question. */
export const ADVANCE_AFTER = 500;

export function advancesByItself() {
  return store.read(SETTING, true);
}

/** @param {boolean} on */
export function setAdvancing(on) {
  store.write(SETTING, on);
}
