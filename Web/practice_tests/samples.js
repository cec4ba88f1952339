import { button, h, icon } from "../dom.js";
import { languageName, plural, t } from "../words.js";
import { practice, screens } from "./api.js";
import { ownText } from "./labels.js";
import { vialDrawing } from "../widgets/drawing.js";
import { attempt, troubleLine } from "../widgets/trouble.js";

/** @import { Go } from "../types/page.d.ts" */
/** @import { PracticeHome, SampleNotes } from "../types/practice.d.ts" */

/**
 * An introduction for newcomers: what practice tests are, sample notes, and a link to add one's own notes.
 * @param {{ home: PracticeHome, go: Go }} screen
 */
export function samplesSection({ home, go }) {
  const trouble = troubleLine();
  return h(
    "section",
    { class: "panel first-steps", "aria-labelledby": "first-steps", testid: "first-steps" },
    vialDrawing("upright"),
    h("h2", { id: "first-steps" }, t("practice.first.title")),
    h("p", { class: "quiet" }, t("practice.first.how")),
    h(
      "p",
      { class: "actions" },
      h("a", { class: "button primary", href: screens.newCourse, testid: "own-notes" }, icon("plus"), t("practice.first.own")),
    ),
    home.samples.length
      ? [
        h("h3", {}, t("practice.first.samples")),
        h("ul", { class: "languages" }, home.samples.map((sample) => h("li", {}, sampleButton(sample, trouble, go)))),
      ]
      : null,
    trouble,
  );
}

/**
 * @param {SampleNotes} sample
 * @param {HTMLElement} trouble
 * @param {Go} go
 */
function sampleButton(sample, trouble, go) {
  const choose = button([
    ownText("span", sample, sample.name, { class: "own-name" }),
    h(
      "span",
      { class: "quiet small" },
      [languageName(sample.language), plural("practice.words", sample.words)].filter(Boolean).join(" · "),
    ),
  ], { class: "language", testid: `sample-${sample.sample_id}` });
  choose.addEventListener("click", () =>
    attempt(choose, trouble, async () => {
      const course = await practice.createCourse({ sample_id: sample.sample_id });
      go(screens.generate(course.course_id));
    }));
  return choose;
}
