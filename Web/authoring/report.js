import { number, plural, t } from "../words.js";
import { countsOf } from "./findings.js";

/** @import { Audit, AuditedFile, Finding } from "../types/authoring.d.ts" */
/** @import { Entry } from "./entries.js" */
/** @import { Source } from "./source.js" */

/**
 * Returns the same document as `nivel audit --format json --advice`, with the name of the file.
 * @param {Source} source
 * @param {Audit} audit
 */
export function reportJSON(source, audit) {
  const findings = audit.findings.map((finding) => ({ ...finding, file: source.name }));
  return `${JSON.stringify({ ...audit, findings })}\n`;
}

/**
 * Returns the report as Markdown: first the findings about the whole file, then those of each item.
 * @param {Source} source
 * @param {AuditedFile} state
 */
export function reportMarkdown(source, { audit, general, entries }) {
  const counts = countsOf(audit.findings);
  const head = [
    `# ${t("authors.report.title", { name: escaped(source.name) })}`,
    "",
    `${plural("review.shown", audit.items)}. ${counts.length ? counts.join(", ") : t("authors.clean")}.`,
  ];
  const parts = [
    { title: t("authors.general"), findings: general },
    ...entries.map((entry) => ({ title: titleOf(entry), findings: entry.findings })),
  ].filter(({ findings }) => findings.length > 0);
  const body = parts.flatMap(({ title, findings }) => ["", `## ${title}`, "", ...findings.map(line)]);
  return [...head, ...body, ""].join("\n");
}

/** @param {Entry} entry */
function titleOf(entry) {
  return escaped([entry.id || t("authors.item", { number: number(entry.number) }), entry.level].filter(Boolean).join(" · "));
}

/** @param {Finding} finding */
function line(finding) {
  const kind = t(finding.severity === "error" ? "authors.gate" : "authors.hint");
  return `- ${kind} \`${finding.gate}\`, ${t("authors.line", { line: number(finding.line) })}: ${escaped(finding.message)}`;
}

/**
 * Escapes text of the file, so that Markdown and HTML show it as text, on one line.
 * @param {string} text
 */
function escaped(text) {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>#|~!&]/g, "\\$&");
}
