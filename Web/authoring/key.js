import { foreign, h, hiddenText, icon } from "../dom.js";
import { number, t } from "../words.js";
import { clipped } from "./clipped.js";
import { listOf, objectOf, textOf } from "./entries.js";

/** @import { TextOfItem } from "../types/authoring.d.ts" */
/** @import { Child, Target } from "../types/page.d.ts" */
/** @import { Entry } from "./entries.js" */

/** The maximum number of shown options or entries of the accept list. */
const MOST = 100;

/**
 * The parts of an item that learners do not see: construct, key, accept list. The page adds them when the author opens the section.
 * @param {Entry} entry
 * @param {Target} target
 */
export function keyDetails(entry, target) {
  const details = h("details", { class: "item-key", testid: "key" }, h("summary", {}, t("authors.key")));
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(body(entry, target));
  });
  return details;
}

/**
 * @param {Entry} entry
 * @param {Target} target
 */
function body(entry, target) {
  const { item, prompt, spec } = entry;
  const { options, correct_option_id: key } = item;
  return h(
    "dl",
    { class: "item-facts" },
    fact("construct", own(item.construct)),
    fact("weight", typeof item.weight === "number" && Number.isSafeInteger(item.weight) ? number(item.weight) : null),
    fact("passage", entry.text ? sharedText(entry.text, target) : words(prompt.passage, target)),
    fact("transcript", words(prompt.transcript, target)),
    fact("options", listOf(options).length ? optionList(listOf(options), key, target) : null),
    fact("accept", listOf(spec.accept_list).length ? acceptList(listOf(spec.accept_list), target) : null),
    fact("matching", spec.matching === undefined ? null : h("code", { dir: "ltr" }, clipped(JSON.stringify(spec.matching)))),
    fact("recording", own(objectOf(item.audio).file)),
  );
}

/**
 * @param {string} name
 * @param {Child} value
 */
function fact(name, value) {
  return value ? h("div", {}, h("dt", {}, t(`authors.fact.${name}`)), h("dd", {}, value)) : null;
}

/**
 * Text that authors wrote for each other, in an unknown language.
 * @param {unknown} text
 */
function own(text) {
  const shown = textOf(text);
  return shown ? h("span", { class: "own-text", dir: "auto" }, clipped(shown)) : null;
}

/**
 * The text that an item shares with others: its id, the place of the item on it, and its words.
 * @param {TextOfItem} text
 * @param {Target} target
 */
function sharedText({ id, stimulus, number: place, count }, target) {
  const where = t("reading.place", { number: number(place), count: number(count) });
  return [h("p", { testid: "shared-text" }, own(id), " · ", where), words(stimulus?.passage, target)];
}

/**
 * @param {unknown} text
 * @param {Target} target
 */
function words(text, target) {
  const shown = textOf(text);
  return shown ? foreign("p", target, { class: "text" }, clipped(shown, 10_000)) : null;
}

/**
 * @param {unknown[]} options
 * @param {unknown} key
 * @param {Target} target
 */
function optionList(options, key, target) {
  return h(
    "ul",
    { class: "review-options" },
    options.slice(0, MOST).map(objectOf).map((option) => {
      const isKey = textOf(option.id) !== "" && option.id === key;
      return h(
        "li",
        { class: isKey ? "is-right" : "" },
        isKey ? icon("right") : h("span", { class: "icon" }),
        foreign("span", target, {}, clipped(textOf(option.text))),
        hiddenText(" "),
        isKey ? h("span", { class: "small quiet" }, t("review.option_right")) : null,
      );
    }),
  );
}

/**
 * @param {unknown[]} list
 * @param {Target} target
 */
function acceptList(list, target) {
  return h(
    "ul",
    { class: "plain-list" },
    list.slice(0, MOST).map((text) => h("li", {}, foreign("span", target, {}, clipped(textOf(text))))),
  );
}
