const PREFIX = "nivel:";
// Private windows and strict settings may refuse storage. Values then last as long as the page.
/** @type {Map<string, unknown>} */
const memory = new Map();
let isClosed = false;

function storage() {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/**
 * Returns the value of a key, or the fallback.
 * @template Value
 * @param {string} key
 * @param {Value} fallback
 * @returns {Value}
 */
export function read(key, fallback) {
  if (memory.has(key)) return /** @type {Value} */ (memory.get(key));
  try {
    const text = storage()?.getItem(PREFIX + key);
    return text === null || text === undefined ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function write(key, value) {
  if (isClosed) return;
  try {
    const place = storage();
    if (!place) throw new Error("storage is refused");
    place.setItem(PREFIX + key, JSON.stringify(value));
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    storage()?.removeItem(PREFIX + key);
  } catch {
    // Storage is refused, so there is nothing to remove.
  }
}

/** @param {string} start */
export function keys(start) {
  const found = new Set([...memory.keys()]);
  try {
    for (const name of Object.keys(storage() ?? {})) {
      if (name.startsWith(PREFIX)) found.add(name.slice(PREFIX.length));
    }
  } catch {
    // Storage is refused, so only the memory has keys.
  }
  return [...found].filter((key) => key.startsWith(start));
}

/** Forgets what only this page knows, and stores nothing more until the page is loaded again. */
export function close() {
  isClosed = true;
  memory.clear();
}

/** @param {string} start */
export function removeAll(start) {
  for (const key of keys(start)) remove(key);
}
