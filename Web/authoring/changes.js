import { foreign, h } from "../dom.js";
import { plainly } from "../report/code_points.js";
import { plural, t } from "../words.js";
import { clipped } from "./clipped.js";
import { Entry } from "./entries.js";

/** @import { Comparison, FieldChange, ItemChange } from "../types/authoring.d.ts" */
/** @import { Child, Target } from "../types/page.d.ts" */

/** The maximum number of listed items of one kind. */
const MOST = 500;

/**
 * Shows the items that a new version adds, removes and changes, with old and new values side by side.
 * @param {Comparison} comparison
 * @param {Target} target
 */
export function changesList(comparison, target) {
  const { head, added, removed, changed, reordered } = comparison;
  return h(
    "div",
    { class: "changes", testid: "changes" },
    h("p", { class: "change-counts", testid: "change-counts" }, countsOf(comparison).join(" · ")),
    reordered ? h("p", { class: "notice" }, t("authors.compare.reordered")) : null,
    head.length ? group("head", [fieldTable(head, target)]) : null,
    changed.length ? group("changed", [list(changed, (item) => changedItem(item, target))]) : null,
    added.length ? group("added", [list(added, (item) => itemLine(item, target))]) : null,
    removed.length ? group("removed", [list(removed, (item) => itemLine(item, target))]) : null,
  );
}

/** @param {Comparison} comparison */
function countsOf({ changed, added, removed, unchanged }) {
  return Object.entries({ changed: changed.length, added: added.length, removed: removed.length, unchanged }).map(([name, count]) =>
    plural(`authors.compare.${name}`, count)
  );
}

/**
 * @param {string} name
 * @param {Child} parts
 */
function group(name, parts) {
  return h("section", { class: "change-group", testid: `change-${name}` }, h("h3", {}, t(`authors.compare.title.${name}`)), parts);
}

/**
 * @template {{ id: string }} T
 * @param {T[]} items
 * @param {(item: T) => Child} row
 */
function list(items, row) {
  return [
    h("ul", {}, items.slice(0, MOST).map((item) => h("li", { testid: `change-${item.id}` }, row(item)))),
    items.length > MOST ? h("p", { class: "quiet" }, plural("authors.items.cut", MOST)) : null,
  ];
}

/** @param {string} id */
function name(id) {
  return h("strong", { class: "own-text", translate: "no" }, clipped(id, 80));
}

/**
 * @param {{ id: string, item: unknown }} change
 * @param {Target} target
 */
function itemLine({ id, item }, target) {
  const { stem } = new Entry(item, 0);
  return h("p", { class: "item-line" }, name(id), " ", stem ? foreign("span", target, {}, clipped(stem, 200)) : null);
}

/**
 * Lists the changed fields by name. Old and new values are shown only when the row is opened, because they may contain keys.
 * @param {ItemChange} change
 * @param {Target} target
 */
function changedItem({ id, fields }, target) {
  const names = h("span", { class: "quiet", dir: "ltr" }, clipped(fields.map((field) => field.path).join(", "), 200));
  const details = h("details", {}, h("summary", {}, name(id), " ", names));
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(fieldTable(fields, target));
  });
  return details;
}

/**
 * @param {FieldChange[]} fields
 * @param {Target} target
 */
function fieldTable(fields, target) {
  const head = ["field", "before", "after"].map((column) => h("th", { scope: "col" }, t(`authors.compare.${column}`)));
  return h(
    "table",
    { class: "field-table" },
    h("thead", {}, h("tr", {}, head)),
    h(
      "tbody",
      {},
      fields.slice(0, MOST).map((field) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, h("code", { dir: "ltr" }, clipped(field.path, 200))),
          h("td", { "data-column": t("authors.compare.before") }, side("del", field.before, target)),
          h("td", { "data-column": t("authors.compare.after") }, side("ins", field.after, target)),
        )
      ),
    ),
  );
}

/**
 * NB: invisible characters are shown by their numbers, because they may be the only difference.
 * @param {"del" | "ins"} tag
 * @param {string | null} text
 * @param {Target} target
 */
function side(tag, text, target) {
  if (text === null) return h("span", { class: "quiet" }, t("authors.compare.absent"));
  const lines = clipped(text, 5_000).split("\n");
  return foreign(tag, target, { class: "text" }, lines.flatMap((line, index) => [index ? "\n" : "", plainly(line)].flat()));
}
