import { foreign, h, icon } from "../dom.js";
import { number, plural, t } from "../words.js";
import { questionText, reviewBody } from "./review_item.js";
import { textUnits } from "./text_units.js";

/** @import { IconName } from "../dom.js" */
/** @import { Target } from "../types/page.d.ts" */
/** @import { Result, ReviewedItem } from "../types/placement.d.ts" */

/** @type {Record<ReviewedItem["status"], IconName>} */
const ICONS = { correct: "right", wrong: "wrong", dont_know: "unknown", unanswered: "none", not_measured: "none" };
const MISSED = new Set(["wrong", "dont_know", "unanswered"]);

/**
 * The review of every question, closed at first, with a filter for the missed ones. A text with several questions stands once, above them.
 * @param {Pick<Result, "language_id" | "direction" | "items">} result
 */
export function reviewSection(result) {
  const target = { lang: result.language_id, dir: result.direction };
  const units = textUnits(result.items).map((items) => unit(items, target));
  const rows = units.flatMap((one) => one.rows);
  const found = h("p", { class: "quiet", role: "status" });
  /** @param {boolean} missedOnly */
  const filter = (missedOnly) => {
    for (const { item, node } of rows) node.hidden = missedOnly && !MISSED.has(item.status);
    for (const one of units) one.node.hidden = one.rows.every(({ node }) => node.hidden);
    found.textContent = plural("review.shown", rows.filter(({ node }) => !node.hidden).length);
  };
  const section = h(
    "section",
    { class: "review", "aria-labelledby": "review-title" },
    h("h2", { id: "review-title" }, t("review.title")),
    filters(filter),
    found,
    h("ol", { class: "review-list" }, units.map(({ node }) => node)),
  );
  filter(false);
  return section;
}

/** @param {(missedOnly: boolean) => void} filter */
function filters(filter) {
  /**
   * @param {string} name
   * @param {boolean} missedOnly
   */
  const choice = (name, missedOnly) =>
    h(
      "label",
      { class: "segment", testid: `filter-${name}` },
      h("input", { type: "radio", name: "review-filter", checked: !missedOnly, onchange: () => filter(missedOnly) }),
      h("span", {}, t(`review.filter.${name}`)),
    );
  return h(
    "fieldset",
    { class: "segments no-print" },
    h("legend", { class: "visually-hidden" }, t("review.filter")),
    choice("all", false),
    choice("wrong", true),
  );
}

/**
 * One question, or the questions on one text, with the row of the list that they are in.
 * @param {ReviewedItem[]} items
 * @param {Target} target
 */
function unit(items, target) {
  const [first] = items;
  if (items.length === 1) {
    const node = h("li", {}, reviewItem(first, target));
    return { rows: [{ item: first, node }], node };
  }
  const rows = items.map((item) => ({ item, node: h("li", {}, reviewItem({ ...item, passage: undefined }, target)) }));
  return {
    rows,
    node: h("li", { class: "review-unit" }, reviewText(first.passage ?? "", target), h("ol", {}, rows.map(({ node }) => node))),
  };
}

/**
 * @param {string} passage
 * @param {Target} target
 */
function reviewText(passage, target) {
  return h(
    "details",
    { class: "review-text", testid: "review-text" },
    h(
      "summary",
      {},
      h("span", { class: "review-text-name" }, t("reading.text")),
      foreign("span", target, { class: "review-stem" }, passage.split("\n")[0]),
    ),
    h("div", { class: "review-body" }, foreign("p", target, { class: "text" }, passage)),
  );
}

/**
 * @param {ReviewedItem} item
 * @param {Target} target
 */
function reviewItem(item, target) {
  const summary = h(
    "summary",
    {},
    h("span", { class: "review-number" }, number(item.number)),
    h("span", { class: `status status-${item.status}` }, icon(ICONS[item.status] ?? "none"), t(`status.${item.status}`)),
    h("span", { class: "level-tag", dir: "ltr" }, item.level),
    item.pretest ? h("span", { class: "small quiet", testid: "pretest" }, t("review.pretest")) : null,
    foreign("span", target, { class: "review-stem" }, shortStem(item)),
  );
  const details = h("details", { class: "review-item", testid: `review-item-${item.number}` }, summary);
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(reviewBody(item, target));
  });
  return details;
}

/** @param {ReviewedItem} item */
function shortStem(item) {
  return (item.context ?? questionText(item)).split("\n")[0];
}
