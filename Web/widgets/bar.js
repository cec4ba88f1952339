import { h } from "../dom.js";

/**
 * A bar for numbers that the page also shows as text.
 * @param {number} part
 * @param {number} whole
 */
export function bar(part, whole) {
  const fill = h("span", { class: "bar-fill", "data-empty": !part });
  fill.style.inlineSize = `${whole ? (100 * part) / whole : 0}%`;
  return h("span", { class: "bar-track", "aria-hidden": "true" }, fill);
}
