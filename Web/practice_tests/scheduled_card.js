import { h, icon } from "../dom.js";
import { date, plural, t } from "../words.js";
import { screens } from "./api.js";
import { ownText } from "./labels.js";

/** @import { PracticeHome } from "../types/practice.d.ts" */

/**
 * How many tests are planned, and the next one.
 * @param {PracticeHome["scheduled"]} scheduled
 */
export function scheduledCard(scheduled) {
  const next = scheduled.next;
  return h(
    "section",
    { class: "panel scheduled-card", "aria-labelledby": "scheduled-tests", testid: "scheduled-card" },
    h("h2", { id: "scheduled-tests" }, t("practice.scheduled")),
    next
      ? [
        h("p", {}, plural("practice.scheduled.count", scheduled.count)),
        h(
          "div",
          {},
          h("p", { class: "quiet small" }, t("practice.scheduled.next")),
          ownText("p", {}, next.title, { class: "card-name" }),
          h("p", { class: "small" }, date(next.at)),
        ),
      ]
      : h("p", { class: "quiet" }, t("practice.scheduled.none")),
    h(
      "p",
      { class: "actions" },
      h("a", { class: "button", href: screens.schedule(), testid: "to-schedule" }, icon("calendar"), t("practice.scheduled.open")),
    ),
  );
}
