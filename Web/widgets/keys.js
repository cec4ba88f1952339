import * as store from "../store.js";

/** @import { QuestionKey } from "../types/questions.d.ts" */

const SETTING = "shortcuts";

export function shortcutsOn() {
  return store.read(SETTING, true);
}

/** @param {boolean} on */
export function setShortcuts(on) {
  store.write(SETTING, on);
}

/**
 * Handles keys for the whole question inside `within`. The question handles a key first. Enter elsewhere is the primary action.
 * @param {{ signal: AbortSignal, question: () => { key?: QuestionKey }, primary: () => void, within?: HTMLElement | Document }} options
 */
export function watchKeys({ signal, question, primary, within = document }) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const { target } = event;
    if (!(target instanceof Element) || isTyping(target)) return;
    const handled = event.key === "Enter" ? onEnter(event, target, primary) : onKey(event, question());
    if (handled) event.preventDefault();
  };
  within.addEventListener("keydown", /** @type {EventListener} */ (pressed), { signal });
}

/** @param {Element} target */
function isTyping(target) {
  return target.matches("textarea, select, input:not([type=radio], [type=checkbox])");
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} target
 * @param {() => void} primary
 */
function onEnter(event, target, primary) {
  if (target.matches("button, a, summary, input[type=checkbox]")) return false;
  if (!event.repeat) primary();
  return true;
}

/**
 * @param {KeyboardEvent} event
 * @param {{ key?: QuestionKey }} question
 */
function onKey(event, question) {
  const symbol = symbolOf(event);
  if (symbol && !shortcutsOn()) return false;
  return question.key?.(event, symbol) ?? false;
}

/**
 * The digit or letter of a key, also on keyboards with another script or other digits.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
export function symbolOf(event) {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toUpperCase();
  return event.code.match(/^(?:Digit|Numpad|Key)([0-9A-Z])$/)?.[1] ?? null;
}
