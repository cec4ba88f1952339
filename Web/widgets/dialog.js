import { h } from "../dom.js";

/** @import { Attributes, Child } from "../types/page.d.ts" */

/**
 * Takes dialogs from a page that is left.
 * NB: they are removed, not closed. What happens when a dialog closes belongs to the page.
 */
export function removeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
}

/**
 * A modal dialog. Closing removes it from the page. A firm dialog does not close when the user presses outside it.
 * @param {string} titleText
 * @param {Attributes & { firm?: boolean }} attributes
 * @param {...Child} children
 */
export function openDialog(titleText, { firm = false, ...attributes }, ...children) {
  const title = h("h2", { id: "dialog-title" }, titleText);
  const dialog = h("dialog", { "aria-labelledby": "dialog-title", ...attributes }, title, ...children);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && !firm) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
