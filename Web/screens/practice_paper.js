import { button, foreign, h, icon } from "../dom.js";
import { practice, screens } from "../practice_tests/api.js";
import { withFormulas } from "../practice_tests/formulas.js";
import { ownText, topicsOf } from "../practice_tests/labels.js";
import { missingTest } from "../practice_tests/missing.js";
import { LETTERS } from "../practice_tests/options.js";
import { number, plural, t } from "../words.js";

/** @import { Screen, ScreenContext, Target } from "../types/page.d.ts" */
/** @import { Question, ReviewedQuestion, SubmittedTest, Test } from "../types/practice.d.ts" */

/**
 * A test for printing: first the questions, then the key on a separate page.
 * @param {ScreenContext} screen
 * @returns {Promise<Screen>}
 */
export async function open({ main, id, signal }) {
  const test = await practice.test(id).catch(missingTest);
  if (signal.aborted) return null;
  const draw = () => drawScreen(main, test);
  draw();
  return { redraw: draw };
}

/**
 * @param {HTMLElement} main
 * @param {Test} test
 */
function drawScreen(main, test) {
  const target = { lang: test.language, dir: "auto" };
  document.title = t("page.title", { page: t("practice.paper.title", { course: test.course }) });
  main.replaceChildren(
    h(
      "div",
      { class: "page paper" },
      h(
        "section",
        { class: "welcome" },
        h("a", { class: "up no-print", href: screens.test(test.test_id) }, icon("back"), t("practice.paper.back")),
        h("h1", { tabindex: "-1" }, ownText("span", test, test.course)),
        h("p", {}, plural("practice.questions", test.questions.length), " · ", topicsOf(test)),
        h("p", { class: "paper-name", "aria-hidden": "true" }, t("practice.paper.name")),
        h(
          "p",
          { class: "actions no-print" },
          button(t("result.print"), { class: "primary", testid: "print", onclick: () => window.print() }),
        ),
      ),
      h("ol", { class: "paper-questions" }, test.questions.map((question) => paperQuestion(question, target))),
      test.status === "submitted" ? answerKey(test, target) : h("p", { class: "notice no-print" }, t("practice.paper.no_key")),
    ),
  );
}

/**
 * @param {Question} question
 * @param {Target} target
 */
function paperQuestion(question, target) {
  return h(
    "li",
    { class: "paper-question" },
    h(
      "h2",
      {},
      h("span", { class: "paper-number" }, `${number(question.number)}.`),
      " ",
      foreign("span", target, {}, withFormulas(question.prompt, question)),
    ),
    question.format === "typed" ? h("p", { class: "paper-line", "aria-hidden": "true" }) : h(
      "ol",
      {},
      question.options.map((text, index) =>
        h("li", {}, h("span", { class: "letter" }, LETTERS[index]), foreign("span", target, {}, withFormulas(text, question)))
      ),
    ),
  );
}

/** @param {ReviewedQuestion} question */
function letterOf({ correct_option: index }) {
  return index === null ? null : h("span", { dir: "ltr" }, LETTERS[index]);
}

/**
 * @param {SubmittedTest} test
 * @param {Target} target
 */
function answerKey(test, target) {
  return h(
    "section",
    { class: "paper-key", "aria-labelledby": "key", testid: "paper-key" },
    h("h2", { id: "key" }, t("practice.paper.key")),
    h(
      "ol",
      {},
      test.questions.map((question) =>
        h(
          "li",
          {},
          h(
            "p",
            {},
            h("strong", {}, `${number(question.number)}. `, letterOf(question)),
            question.correct_option === null ? null : " – ",
            foreign("span", target, {}, withFormulas([question.correct_answer, ...question.other_answers].join(" / "), question)),
          ),
          foreign("p", target, { class: "paper-why" }, withFormulas(question.explanation, question)),
        )
      ),
    ),
  );
}
