import { h, icon } from "../dom.js";
import { list, number, plural, t } from "../words.js";
import { screens } from "./api.js";
import { startButton } from "./current_card.js";
import { expectedMinutes } from "./expected_time.js";
import { deleteTestButton } from "./failed.js";
import { missingSentence } from "./labels.js";
import { reason } from "./reasons.js";
import { testHead } from "./test_head.js";
import { troubleLine } from "../widgets/trouble.js";

/** @import { ScreenContext } from "../types/page.d.ts" */
/** @import { GenerationReport, Test } from "../types/practice.d.ts" */

/**
 * Shows a test that is ready and not yet begun.
 * @param {Pick<ScreenContext, "main" | "go">} screen
 * @param {Test} test
 */
export function showReady({ main, go }, test) {
  const draw = () => {
    const trouble = troubleLine();
    const missing = missingSentence(test);
    main.replaceChildren(
      h(
        "div",
        { class: "page", testid: "ready" },
        testHead(test, t("practice.ready")),
        missing ? h("p", { class: "notice", testid: "missing" }, `${missing} ${t("practice.missing.help")}`) : null,
        h(
          "section",
          { class: "panel" },
          h("ul", { class: "facts" }, facts(test).map((fact) => h("li", {}, fact))),
          trouble,
          h("div", { class: "actions" }, startButton(test, trouble, go), questionsLink(test), deleteTestButton(test, go)),
        ),
        test.report ? made(test.report) : null,
      ),
    );
  };
  draw();
  return draw;
}

/** @param {Test} test */
function questionsLink(test) {
  return h("a", { class: "button", href: screens.questions(test.test_id), testid: "preview" }, icon("sheet"), t("practice.preview.open"));
}

/** @param {Test} test */
function facts(test) {
  return [
    plural("practice.expect.questions", test.question_count),
    plural("practice.expect.time", expectedMinutes(test.question_count, test.difficulty)),
    t("practice.expect.submit"),
    t("practice.expect.leave"),
  ].filter(Boolean);
}

/**
 * Says what wrote the questions, and how many drafts were rejected.
 * @param {GenerationReport} report
 */
function made(report) {
  const rows = [
    report.from_model ? plural("practice.made.model", report.from_model) : null,
    report.from_notes ? plural("practice.made.notes", report.from_notes) : null,
    report.fallbacks ? plural("practice.made.fallbacks", report.fallbacks) : null,
    report.from_learner ? t("practice.made.learner", { count: number(report.from_learner) }) : null,
    report.rejections.length ? t("practice.made.rejections", { reasons: list(report.rejections.map(({ code }) => reason(code))) }) : null,
  ].filter(Boolean);
  return h(
    "details",
    { class: "made" },
    h("summary", {}, icon("unknown"), t("practice.made")),
    h("ul", { class: "facts" }, rows.map((row) => h("li", {}, row))),
  );
}
