/** @type {Set<(arrival: { note: string | null }) => void>} */
const listeners = new Set();

/** Whether a newer build of the app is cached, so that the next screen is loaded with its page. */
let isOutdated = false;

/**
 * The screen that asks before another one replaces it.
 * @type {{ isNeeded: () => boolean, ask: (leave: () => void) => void, path: string } | null}
 */
let guard = null;

/**
 * Until the signal, another screen replaces the current one only after `ask` has called its argument, whenever that is needed. The browser
 * itself asks before the page is closed.
 * @param {() => boolean} isNeeded
 * @param {(leave: () => void) => void} ask
 * @param {AbortSignal} signal
 */
export function askBeforeLeaving(isNeeded, ask, signal) {
  const own = { isNeeded, ask, path: location.pathname + location.search };
  guard = own;
  window.addEventListener("beforeunload", (event) => guard === own && isNeeded() && event.preventDefault(), { signal });
  signal.addEventListener("abort", () => guard === own && (guard = null));
}

/**
 * Asks, if the screen wants it, and then leaves. Returns whether it asked.
 * @param {() => void} leave
 */
function asked(leave) {
  if (!guard?.isNeeded()) return false;
  guard.ask(() => {
    guard = null;
    leave();
  });
  return true;
}

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
  if (asked(() => go(path, { replace, note }))) return;
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
    const stay = guard?.path;
    // NB: the browser has changed the address already, so it goes back to the address of the screen that is still shown.
    if (asked(() => history.back())) return history.pushState({}, "", stay);
    for (const listener of listeners) listener({ note: null });
  });
}
