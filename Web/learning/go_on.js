import { h, icon } from "../dom.js";
import { languageName, t } from "../words.js";
import { emblem } from "../widgets/emblem.js";
import { levelTag } from "./languages.js";
import { nextSteps } from "./next_step.js";
import { stepRow } from "./step_view.js";

/** @import { Learning } from "../types/learning.d.ts" */
/** @import { Go } from "../types/page.d.ts" */

/** The largest numbers of tests and of levels on the front page. */
const MOST_BEGUN = 3;
const MOST_LEVELS = 3;
/** The steps that go on with something. */
const BEGUN = new Set(["begun", "begun_drill", "begun_practice"]);

/**
 * For the front page: what was begun, or else the next step, and a link to the learner's page.
 * @param {Learning} learning
 * @param {Go} go
 */
export function goOnSection({ facts }, go) {
  const steps = nextSteps(facts);
  const begun = steps.filter((step) => BEGUN.has(step.kind));
  const shown = begun.length ? begun.slice(0, MOST_BEGUN) : steps.slice(0, 1);
  return h(
    "section",
    { class: "attempts go-on", "aria-labelledby": "go-on", testid: "go-on" },
    h("h2", { id: "go-on" }, t("me.go_on")),
    h("ul", {}, shown.map((step, index) => h("li", {}, stepRow(step, { go, facts }, index ? "" : "primary")))),
    pageLink(facts.levels),
  );
}

/** @param {Learning["facts"]["levels"]} levels */
function pageLink(levels) {
  return h(
    "a",
    { class: "to-me", href: "/me", testid: "to-me" },
    h("span", { class: "choice-name" }, t("me.title")),
    levels.slice(0, MOST_LEVELS).map((level) =>
      h(
        "span",
        { class: "to-me-level" },
        emblem(level.language_id),
        h("span", { class: "visually-hidden" }, `${languageName(level.language_id) ?? level.language_name}: `),
        levelTag(level),
      )
    ),
    icon("next"),
  );
}
