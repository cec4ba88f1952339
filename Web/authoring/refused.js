import { button, h, icon } from "../dom.js";
import { serverSentence } from "../widgets/trouble.js";
import { number, t } from "../words.js";
import { clipped } from "./clipped.js";

/** @import { ApiError } from "../api.js" */
/** @import { Source } from "./source.js" */

/**
 * Explains why the server could not audit a file: the reason, the line of the error, and what to do.
 * @param {Source} source
 * @param {ApiError} error
 * @param {() => void} retry
 */
export function refusal(source, error, retry) {
  const known = error.status >= 400 && error.status < 500 ? error.detail : null;
  return h(
    "section",
    { class: "panel audit-outcome", testid: "audit-refused" },
    h("h2", { tabindex: "-1", class: "own-text" }, clipped(source.name, 120)),
    h("p", { class: "status-line status-wrong" }, icon("wrong"), t(error.status === 400 ? "authors.refused.not_json" : "authors.refused")),
    h("p", {}, known ? serverSentence(clipped(known)) : sentence(error)),
    error.line ? excerpt(source, error.line) : null,
    h("p", { class: "quiet" }, t(known ? "authors.refused.what" : "authors.refused.later")),
    known ? null : h("div", { class: "actions" }, button(t("problem.retry"), { class: "primary", onclick: retry, testid: "retry" })),
  );
}

/** @param {ApiError} error */
function sentence(error) {
  if (error.unreachable) return t("practice.trouble.unreachable");
  return t(error.status === 503 ? "authors.refused.busy" : "problem.server.text");
}

/**
 * @param {Source} source
 * @param {number} line
 */
function excerpt(source, line) {
  return h(
    "div",
    { class: "source-line", dir: "ltr", testid: "source-line" },
    h("span", { class: "quiet" }, number(line)),
    h("code", { translate: "no" }, clipped(source.line(line), 300)),
  );
}
