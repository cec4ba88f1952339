import { foreign, h, hiddenText, icon } from "../dom.js";
import { number, t } from "../words.js";
import { clipped } from "./clipped.js";
import { listOf, textOf } from "./entries.js";

/** So many options or accept entries are shown. */
const MOST = 100;

/** What a learner does not see: construct, key, accept list. Closed until it is asked for, and empty until then. */
export function keyDetails(entry, target) {
  const details = h("details", { class: "item-key", testid: "key" }, h("summary", {}, t("authors.key")));
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(body(entry, target));
  });
  return details;
}

function body(entry, target) {
  const { item, prompt, spec } = entry;
  const { options, correct_option_id: key } = item;
  return h(
    "dl",
    { class: "item-facts" },
    fact("construct", own(item.construct)),
    fact("weight", Number.isSafeInteger(item.weight) ? number(item.weight) : null),
    fact("passage", words(prompt.passage, target)),
    fact("transcript", words(prompt.transcript, target)),
    fact("options", listOf(options).length ? optionList(listOf(options), key, target) : null),
    fact("accept", listOf(spec.accept_list).length ? acceptList(listOf(spec.accept_list), target) : null),
    fact("matching", spec.matching === undefined ? null : h("code", { dir: "ltr" }, clipped(JSON.stringify(spec.matching)))),
    fact("recording", own(item.audio?.file)),
  );
}

function fact(name, value) {
  return value ? h("div", {}, h("dt", {}, t(`authors.fact.${name}`)), h("dd", {}, value)) : null;
}

/** What authors wrote for each other, in whatever language. */
function own(text) {
  return textOf(text) ? h("span", { class: "own-text", dir: "auto" }, clipped(text)) : null;
}

function words(text, target) {
  return textOf(text) ? foreign("p", target, { class: "text" }, clipped(text, 10_000)) : null;
}

function optionList(options, key, target) {
  return h(
    "ul",
    { class: "review-options" },
    options.slice(0, MOST).map((option) => {
      const isKey = textOf(option?.id) !== "" && option.id === key;
      return h(
        "li",
        { class: isKey ? "is-right" : "" },
        isKey ? icon("right") : h("span", { class: "icon" }),
        foreign("span", target, {}, clipped(textOf(option?.text))),
        hiddenText(" "),
        isKey ? h("span", { class: "small quiet" }, t("review.option_right")) : null,
      );
    }),
  );
}

function acceptList(list, target) {
  return h(
    "ul",
    { class: "plain-list" },
    list.slice(0, MOST).map((text) => h("li", {}, foreign("span", target, {}, clipped(textOf(text))))),
  );
}
