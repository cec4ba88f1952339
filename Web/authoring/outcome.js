import { button, find, h, icon } from "../dom.js";
import { number, plural, t } from "../words.js";
import { clipped } from "./clipped.js";
import { CompareSection } from "./compare_section.js";
import { download } from "./download.js";
import { countOf, countsOf, findingList } from "./findings.js";
import { itemsSection } from "./items.js";
import { Studio } from "./recording/studio.js";
import { recordingsSummary } from "./recording/summary.js";
import { reportJSON, reportMarkdown } from "./report.js";

/** @import { AuditedFile, Loose, Trials } from "../types/authoring.d.ts" */

/**
 * Shows the result of an audit: the outcome in one line, the findings about the whole file, and the items or the changes.
 * @param {AuditedFile} state
 * @param {Trials} trials
 */
export function auditOutcome(state, trials) {
  const studio = new Studio(state, trials);
  const shown = state.source.isBlueprint ? views(state, trials, studio) : otherSchema();
  return [
    heading(state),
    state.general.length ? generalFindings(state) : null,
    state.source.isBlueprint && studio.isNeeded ? recordingsSummary(studio) : null,
    shown,
  ];
}

/** @param {AuditedFile} state */
function heading(state) {
  const { source, audit } = state;
  const isBroken = countOf(audit.findings, "error") > 0;
  const counts = countsOf(audit.findings);
  const facts = [source.languageName, source.isBlueprint ? version(source.value) : null, plural("review.shown", audit.items)];
  return h(
    "section",
    { class: "panel audit-outcome", testid: "audit-outcome" },
    h("h2", { tabindex: "-1", class: "own-text" }, clipped(source.name, 120)),
    h("p", { class: "quiet" }, facts.filter(Boolean).join(" · ")),
    h(
      "p",
      { class: `status-line ${isBroken ? "status-wrong" : "status-correct"}`, testid: "audit-counts" },
      icon(isBroken ? "wrong" : "right"),
      isBroken ? counts.join(", ") : [t("authors.clean"), ...counts].join(", "),
    ),
    h(
      "p",
      { class: "quiet" },
      t(isBroken ? "authors.broken.what" : "authors.clean.what"),
      counts.length > (isBroken ? 1 : 0) ? ` ${t("authors.advice.what")}` : null,
    ),
    h(
      "div",
      { class: "actions" },
      button([icon("file"), t("authors.report.json")], {
        testid: "report-json",
        onclick: () => download(`${source.stem}-audit.json`, "application/json", reportJSON(source, audit)),
      }),
      button([icon("file"), t("authors.report.text")], {
        testid: "report-text",
        onclick: () => download(`${source.stem}-audit.md`, "text/markdown", reportMarkdown(source, state)),
      }),
    ),
  );
}

/** @param {Loose | null} value */
function version(value) {
  const text = value?.version;
  return typeof text === "string" && text ? t("authors.version", { version: clipped(text, 80) }) : null;
}

/** @param {AuditedFile} state */
function generalFindings({ general }) {
  return h("section", { testid: "general-findings" }, h("h2", {}, t("authors.general")), findingList(general));
}

function otherSchema() {
  return h("p", { class: "notice", testid: "other-schema" }, t("authors.other_schema", { schema: number(2) }));
}

/**
 * Two tabs: the items, and the changes.
 * @param {AuditedFile} state
 * @param {Trials} trials
 * @param {Studio} studio
 */
function views(state, trials, studio) {
  const compare = new CompareSection(state);
  const places = { items: itemsSection(state, trials, studio), changes: compare.node };
  /** @param {AuditedFile["view"]} name */
  const show = (name) => {
    state.view = name;
    for (const [key, node] of Object.entries(places)) node.hidden = key !== name;
    if (name !== "changes") return;
    studio.hide();
    compare.ask();
  };
  /** @param {AuditedFile["view"]} name */
  const choice = (name) =>
    h(
      "label",
      { class: "segment" },
      h("input", { type: "radio", name: "author-view", checked: state.view === name, testid: `view-${name}`, onchange: () => show(name) }),
      h("span", {}, t(`authors.view.${name}`)),
    );
  const [items, changes] = [choice("items"), choice("changes")];
  studio.reveals.push(() => find(items, "input").click());
  show(state.view);
  return h(
    "section",
    { class: "author-views" },
    h("h2", {}, t("authors.view")),
    h(
      "fieldset",
      { class: "segments views" },
      h("legend", { class: "visually-hidden" }, t("authors.view")),
      items,
      changes,
    ),
    places.items,
    places.changes,
  );
}
