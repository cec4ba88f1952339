import { ApiError } from "../api.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/** @import { Attributes } from "../types/page.d.ts" */

/**
 * Returns an explanation of an error for the page. Sentences of the server are always English.
 * @param {ApiError} error
 */
export function explain(error) {
  if (error.unreachable) return t("practice.trouble.unreachable");
  if (error.kind === "too-many-requests") return t("problem.busy.text");
  if (error.status === 413) return t("problem.too_large");
  if (error.detail && error.status < 500) return serverSentence(error.detail);
  return t("problem.server.text");
}

/** @param {string} text */
export function serverSentence(text) {
  return h("span", { lang: "en", dir: "ltr" }, text);
}

/** @param {Attributes} [attributes] */
export function troubleLine(attributes = {}) {
  return h("p", { class: "trouble", role: "alert", testid: "trouble", ...attributes });
}

/**
 * Runs the action of a button, never twice at once. Shows an error in the line, in the words of `words`. Returns whether the action succeeded.
 * @param {HTMLButtonElement | HTMLInputElement | HTMLSelectElement} button
 * @param {HTMLElement} line
 * @param {() => unknown} action
 * @param {(error: ApiError) => Node | string} [words]
 */
export async function attempt(button, line, action, words = explain) {
  if (button.disabled) return false;
  button.disabled = true;
  line.replaceChildren();
  try {
    await action();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    line.replaceChildren(words(error));
    return false;
  } finally {
    button.disabled = false;
    if (line.hasChildNodes() && button.isConnected) button.focus();
  }
}
