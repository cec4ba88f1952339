import { h, icon } from "../dom.js";
import { t } from "../words.js";
import { screens } from "./api.js";
import { describe, namesTopics, ownText, topicsOf } from "./labels.js";

/** @import { TestSummary } from "../types/practice.d.ts" */

/**
 * A link back, the state of the test as a heading, and the description of the test.
 * @param {TestSummary & { language?: string }} test
 * @param {string} title
 */
export function testHead(test, title) {
  document.title = t("page.title", { page: `${title} – ${test.course}` });
  return h(
    "section",
    { class: "welcome" },
    h("a", { class: "up", href: screens.home }, icon("back"), t("practice.to_home")),
    h("h1", { tabindex: "-1" }, title),
    h("p", {}, ownText("bdi", test, test.course), " · ", describe(test)),
    namesTopics(test) ? ownText("p", test, topicsOf(test), { class: "quiet small" }) : null,
  );
}
