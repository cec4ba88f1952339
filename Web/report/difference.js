import { foreign, h, hiddenText } from "../dom.js";
import { t } from "../words.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { Difference, Nearest } from "../types/placement.d.ts" */

/**
 * Compares a wrong answer with the nearest accepted answer: what is missing and what is too much.
 * @param {Nearest} nearest
 * @param {Target} target
 */
export function difference(nearest, target) {
  return h(
    "div",
    { class: "difference", testid: "difference" },
    h("p", {}, t("difference.title")),
    foreign("p", target, { class: "text" }, nearest.difference.map(piece)),
  );
}

// NB: only screen readers read these words. Colours and lines show the same visually.
/** @param {Difference} difference */
function piece({ same, added, missing = "" }) {
  if (same !== undefined) return same;
  if (added !== undefined) return h("del", {}, spoken("difference.added"), visible(added));
  return h("ins", {}, spoken("difference.missing"), visible(missing));
}

/** @param {string} key */
function spoken(key) {
  return hiddenText(` ${t(key)} `, { lang: document.documentElement.lang });
}

/**
 * Makes the spaces of a text visible if it has nothing else.
 * @param {string} text
 */
function visible(text) {
  return text.trim() === "" ? text.replaceAll(" ", "\u2423") : text;
}
