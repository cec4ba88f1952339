/*
 * Two values of this browser that say nothing about the learner. They do not have the prefix of `store.js`, because they are no values of
 * the learner.
 */

/** A random text that all pages of a visit share. It is removed at the end of the visit. */
const VISIT_MARK = "nivel-visit";
/** Exists while the server does not know of the end of a visit. */
export const PENDING_MARK = "nivel-end-pending";

/** The mark of the visit that goes on; null if there is none. */
export function visitMark() {
  return read(VISIT_MARK);
}

/** Begins a visit, unless one goes on in this browser, and returns its mark. */
export function joinVisit() {
  if (visitMark() === null) write(VISIT_MARK, Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(""));
  return visitMark();
}

/** Whether the server must still be told of the end of a visit. */
export function isEndPending() {
  return read(PENDING_MARK) !== null;
}

/** @param {boolean} isPending */
export function setEndPending(isPending) {
  write(PENDING_MARK, isPending ? "1" : null);
}

/** @param {string} name */
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value
 */
function write(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // The browser refuses storage, so no page keeps a mark.
  }
}
