import * as store from "../store.js";

const SETTING = "shortcuts";

export function shortcutsOn() {
  return store.read(SETTING, true);
}

export function setShortcuts(on) {
  store.write(SETTING, on);
}

/** Keys for the whole question, pressed anywhere unless told where. A question may use a key first; Enter elsewhere is the primary action. */
export function watchKeys({ signal, question, primary, within = document }) {
  within.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (isTyping(event.target)) return;
    const handled = event.key === "Enter" ? onEnter(event, primary) : onKey(event, question());
    if (handled) event.preventDefault();
  }, { signal });
}

function isTyping(target) {
  return target.matches("textarea, select, input:not([type=radio], [type=checkbox])");
}

function onEnter(event, primary) {
  if (event.target.matches("button, a, summary, input[type=checkbox]")) return false;
  if (!event.repeat) primary();
  return true;
}

function onKey(event, question) {
  const symbol = symbolOf(event);
  if (symbol && !shortcutsOn()) return false;
  return question.key?.(event, symbol) ?? false;
}

/** The digit or letter meant, also on a keyboard that writes another script or other digits. */
function symbolOf(event) {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toUpperCase();
  return event.code.match(/^(?:Digit|Numpad|Key)([0-9A-Z])$/)?.[1] ?? null;
}
