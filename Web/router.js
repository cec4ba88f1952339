/** @type {Set<(arrival: { note: string | null }) => void>} */
const listeners = new Set();

/** Whether a newer build of the app is cached, so that the next screen is loaded with its page. */
let isOutdated = false;

/** From now on, the next screen comes from a newer build of the app. */
export function leaveBuild() {
  isOutdated = true;
}

/** @param {(arrival: { note: string | null }) => void} listener */
export function onNavigate(listener) {
  listeners.add(listener);
}

/**
 * Goes to another screen. A note is a sentence to show on arrival; it is forgotten on reload.
 * @param {string} path
 * @param {{ replace?: boolean, note?: string | null }} [options]
 */
export function go(path, { replace = false, note = null } = {}) {
  if (isOutdated && !note) return location[replace ? "replace" : "assign"](path);
  history[replace ? "replaceState" : "pushState"]({}, "", path);
  for (const listener of listeners) listener({ note });
}

/** Makes ordinary links change the screen without a reload. */
export function followLinks() {
  document.addEventListener("click", (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || special || link.hasAttribute("download") || link.origin !== location.origin || link.hash || event.defaultPrevented) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
  window.addEventListener("popstate", () => {
    for (const listener of listeners) listener({ note: null });
  });
}
