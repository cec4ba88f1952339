const PREFIX = "nivel:";
// Private windows and strict settings may refuse storage; what is written then lasts as long as the page.
const memory = new Map();

function storage() {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

export function read(key, fallback = null) {
  if (memory.has(key)) return memory.get(key);
  try {
    const text = storage()?.getItem(PREFIX + key);
    return text === null || text === undefined ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

export function write(key, value) {
  try {
    storage().setItem(PREFIX + key, JSON.stringify(value));
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function remove(key) {
  memory.delete(key);
  try {
    storage()?.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}

export function keys(start) {
  const found = new Set([...memory.keys()]);
  try {
    for (const name of Object.keys(storage() ?? {})) {
      if (name.startsWith(PREFIX)) found.add(name.slice(PREFIX.length));
    }
  } catch {
    // Storage is refused: only the memory counts.
  }
  return [...found].filter((key) => key.startsWith(start));
}

export function removeAll(start) {
  for (const key of keys(start)) remove(key);
}
