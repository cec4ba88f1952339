import { h } from "../dom.js";

/** @import { Child } from "../types/page.d.ts" */

/**
 * A part of a page that is closed at first. On paper, it is open.
 * @param {string} name
 * @param {string} title
 * @param {...Child} children
 */
export function fold(name, title, ...children) {
  return h(
    "details",
    { class: `fold fold-${name}`, testid: `fold-${name}` },
    h("summary", {}, h("h2", {}, title)),
    h("div", { class: "fold-body" }, ...children),
  );
}

/**
 * Opens all folds of a page while it is printed.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function unfoldOnPaper(root, signal) {
  /** @type {HTMLDetailsElement[]} */
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...root.querySelectorAll("details")].filter((details) => details.matches(".fold:not([open])"));
    for (const details of opened) details.open = true;
  }, { signal });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  }, { signal });
}
