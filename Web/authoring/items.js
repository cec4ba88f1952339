import { button, find, h } from "../dom.js";
import { plural, t } from "../words.js";
import { byLevel } from "./entries.js";
import { ItemCard } from "./item_card.js";

/** @import { AuditedFile, Trials } from "../types/authoring.d.ts" */
/** @import { Studio } from "./recording/studio.js" */

/** The maximum number of shown items. A test of one language has far fewer. */
const MOST = 500;

/**
 * All items by level, with a filter for items with findings, and a button that shows all keys.
 * @param {AuditedFile} state
 * @param {Trials} trials
 * @param {Studio} studio
 */
export function itemsSection(state, trials, studio) {
  const cards = state.entries.slice(0, MOST).map((entry) => new ItemCard(entry, state.source, trials, studio));
  const groups = byLevel(cards).map(([level, own]) => levelGroup(level, own));
  const found = h("p", { class: "quiet", role: "status", testid: "shown" });
  const filter = () => {
    for (const card of cards) card.node.hidden = state.onlyFindings && !card.isBeingRecorded && card.entry.findings.length === 0;
    for (const group of groups) group.count();
    found.textContent = plural("review.shown", cards.filter((card) => !card.node.hidden).length);
  };
  filter();
  const filters = filterSwitch(state, filter);
  studio.reveals.push((entry) => {
    if (cards.some((card) => card.entry === entry && card.node.hidden)) find(filters, "input").click();
  });
  return h(
    "div",
    { class: "author-items" },
    h("div", { class: "section-head" }, filters, keysButton(cards)),
    found,
    state.entries.length > MOST ? h("p", { class: "notice" }, plural("authors.items.cut", MOST)) : null,
    groups.map((group) => group.node),
  );
}

/**
 * @param {AuditedFile} state
 * @param {() => void} changed
 */
function filterSwitch(state, changed) {
  const box = h("input", {
    type: "checkbox",
    checked: state.onlyFindings,
    testid: "only-findings",
    onchange: () => {
      state.onlyFindings = box.checked;
      changed();
    },
  });
  return h("label", { class: "check" }, box, t("authors.only_findings"));
}

/** @param {ItemCard[]} cards */
function keysButton(cards) {
  const show = button(t("authors.keys.show"), {
    testid: "all-keys",
    onclick: () => {
      const open = cards.some((card) => !card.key.open);
      for (const card of cards) card.key.open = open;
      show.textContent = t(open ? "authors.keys.hide" : "authors.keys.show");
    },
  });
  return show;
}

/**
 * @param {string | null} level
 * @param {ItemCard[]} cards
 */
function levelGroup(level, cards) {
  const title = level ? h("span", { dir: "ltr" }, level) : t("authors.no_level");
  const shown = h("span", { class: "quiet" });
  const node = h(
    "section",
    { class: "level-group", testid: `level-${level}` },
    h("h3", {}, title, " ", shown),
    h("ol", {}, cards.map((card) => card.node)),
  );
  const count = () => {
    const visible = cards.filter((card) => !card.node.hidden).length;
    node.hidden = visible === 0;
    shown.textContent = plural("review.shown", visible);
  };
  return { node, count };
}
