import { h, icon } from "../dom.js";
import { number, plural, t } from "../words.js";
import { clipped } from "./clipped.js";

/** @import { Finding } from "../types/authoring.d.ts" */

/** The maximum number of findings shown in one list. The report contains all of them. */
const MOST = 200;

/**
 * @param {Finding[]} findings
 * @param {Finding["severity"]} severity
 */
export function countOf(findings, severity) {
  return findings.filter((finding) => finding.severity === severity).length;
}

/**
 * Returns the number of each kind in words: "2 findings and 1 piece of advice".
 * @param {Finding[]} findings
 */
export function countsOf(findings) {
  const counts = { "authors.findings": countOf(findings, "error"), "authors.advice": countOf(findings, "advice") };
  return Object.entries(counts).filter(([, count]) => count > 0).map(([key, count]) => plural(key, count));
}

/**
 * A list of findings, gates before advice. Their sentences are always English.
 * @param {Finding[]} findings
 */
export function findingList(findings) {
  const sorted = [...findings].sort((one, other) => rank(one) - rank(other) || one.line - other.line);
  const rest = sorted.length - MOST;
  return [
    h("ul", { class: "findings" }, sorted.slice(0, MOST).map(findingRow)),
    rest > 0 ? h("p", { class: "quiet" }, plural("authors.findings.more", rest)) : null,
  ];
}

/** @param {Finding} finding */
function rank(finding) {
  return finding.severity === "error" ? 0 : 1;
}

/** @param {Finding} finding */
function findingRow(finding) {
  const isError = finding.severity === "error";
  return h(
    "li",
    { class: isError ? "finding" : "finding is-advice", testid: "finding" },
    icon(isError ? "wrong" : "unknown"),
    h(
      "div",
      {},
      h(
        "p",
        { class: "finding-head" },
        h("strong", {}, t(isError ? "authors.gate" : "authors.hint")),
        " ",
        h("code", { translate: "no", dir: "ltr" }, finding.gate),
        " ",
        h("span", { class: "quiet" }, t("authors.line", { line: number(finding.line) })),
      ),
      h("p", { lang: "en", dir: "ltr", class: "finding-text" }, clipped(finding.message)),
    ),
  );
}
