import { button, h } from "../dom.js";
import { t } from "../words.js";

/** @import { Child } from "../types/page.d.ts" */
/** @import { Item } from "../types/placement.d.ts" */

/** A word with its reading: `{日本|にほん}`. */
const WORD = /\{([^|{}]+)\|([^|{}]+)\}/;

/**
 * A text that can show how it is read: readings over its words, or vowel signs. Both are on the page, and `questions.css` shows one of them.
 * @param {string} text
 * @param {string | undefined} reading
 * @returns {Child}
 */
export function worded(text, reading) {
  if (!reading || reading === text) return text;
  const parts = reading.split(WORD);
  if (parts.length > 1) return parts.map((part, index) => index % 3 === 0 ? part : index % 3 === 1 ? word(part, parts[index + 1]) : null);
  return [h("span", { class: "unread" }, text), h("span", { class: "read" }, reading)];
}

/**
 * NB: screen readers know how a word is read, and would say it twice.
 * @param {string} base
 * @param {string} reading
 */
function word(base, reading) {
  return h("ruby", { class: "reading" }, base, h("rt", { "aria-hidden": "true" }, reading));
}

/**
 * Whether a question can show readings.
 * @param {Item} item
 */
export function hasReadings(item) {
  const pieces = item.format === "word_reorder" ? item.tiles : "options" in item ? item.options : [];
  return Boolean(item.readings?.stem || item.readings?.passage || pieces.some((piece) => piece.reading));
}

/**
 * A button that shows the readings of this question and of the next ones, until it is pressed again or the screen is left.
 * @param {Item} item
 * @param {(() => void) | undefined} used is called when the learner sees readings; without it, nobody needs to know
 */
export function readingSwitch(item, used) {
  if (!hasReadings(item)) return null;
  const note = used ? h("p", { class: "quiet small", id: "readings-note", testid: "readings-note" }, t("readings.noted")) : null;
  const control = button(t("readings.show"), {
    class: "plain reading-switch",
    testid: "readings",
    "aria-describedby": note ? "readings-note" : null,
    onclick: () => {
      setOn(!isOn());
      show();
    },
  });
  const show = () => {
    control.setAttribute("aria-pressed", String(isOn()));
    if (isOn()) used?.();
  };
  show();
  return h("div", { class: "reading-aids" }, control, note);
}

function isOn() {
  return document.documentElement.dataset.readings === "on";
}

/** @param {boolean} on */
function setOn(on) {
  if (on) document.documentElement.dataset.readings = "on";
  else delete document.documentElement.dataset.readings;
}
