import { announce, button, h, icon } from "../dom.js";
import { date, duration, percent, plural, t } from "../words.js";
import { paths, practice, screens } from "./api.js";
import { breakdown } from "./breakdown.js";
import { deleteTestButton } from "./failed.js";
import { describe, fraction, missingSentence, ownText } from "./labels.js";
import { Review } from "./review.js";
import { attempt, troubleLine } from "../widgets/trouble.js";

/** @import { Attributes, ScreenContext } from "../types/page.d.ts" */
/** @import { ReviewedQuestion, SubmittedTest } from "../types/practice.d.ts" */

/** The export formats, in the order of the menu. */
export const FORMATS = ["markdown", "moodle", "gift", "anki", "csv", "json"];

/**
 * Shows the result of a submitted test: the score, its parts, a review of every question, and what to do next.
 * @param {Pick<ScreenContext, "main" | "go">} screen
 * @param {SubmittedTest} test
 */
export function showOutcome(screen, test) {
  const outcome = new Outcome(screen, test);
  outcome.draw();
  return () => outcome.draw();
}

class Outcome {
  /** @type {HTMLElement} */
  score;

  /**
   * @param {Pick<ScreenContext, "main" | "go">} screen
   * @param {SubmittedTest} test
   */
  constructor({ main, go }, test) {
    this.main = main;
    this.go = go;
    this.test = test;
  }

  draw() {
    const { test } = this;
    document.title = t("page.title", { page: t("practice.result.title", { course: test.course }) });
    this.review = new Review(test, (question, wrong) => this.#dispute(question, wrong));
    this.score = h("div", { class: "outcome" });
    this.main.replaceChildren(h("div", { class: "page result practice-result" }, this.score, this.review.node, this.#more()));
    this.#refresh();
  }

  #refresh() {
    const { result } = this.test;
    this.score.replaceChildren(
      ...verdict(this.test),
      this.#next(),
      h(
        "div",
        { class: "breakdowns" },
        breakdown("topics", result.topics, (name) => ownText("span", this.test, name)),
        breakdown("bloom_levels", result.bloom_levels, (name) => t(`practice.bloom.${name}`)),
        breakdown("difficulties", result.difficulties, (name) => t(`practice.difficulty.${name}`)),
      ),
    );
  }

  /**
   * @param {ReviewedQuestion} question
   * @param {boolean} wrong
   */
  async #dispute(question, wrong) {
    this.test = await practice.dispute(this.test.test_id, question.question_id, wrong);
    this.#refresh();
    announce(t("practice.dispute.done", { score: fraction(this.test.result.correct, this.test.result.counted) }));
    return this.test;
  }

  #next() {
    const trouble = troubleLine();
    /**
     * @param {string} name
     * @param {string} questions
     * @param {Attributes} attributes
     */
    const repeat = (name, questions, attributes) => {
      const one = button(t(`practice.repeat.${name}`), { ...attributes, testid: `repeat-${name}` });
      one.addEventListener("click", () =>
        attempt(one, trouble, async () => {
          const test = await practice.repeat(this.test.test_id, questions);
          this.go(screens.test(test.test_id));
        }));
      return one;
    };
    const mistakes = this.test.questions.some((question) => !question.correct && !question.disputed);
    return h(
      "section",
      { class: "next-steps no-print" },
      h(
        "div",
        { class: "actions" },
        mistakes ? repeat("mistakes", "mistakes", { class: "primary" }) : null,
        repeat("new", "new", { class: mistakes ? "" : "primary" }),
      ),
      trouble,
    );
  }

  #more() {
    const { test } = this;
    return h(
      "section",
      { class: "no-print more", "aria-labelledby": "more" },
      h("h2", { id: "more" }, t("practice.keep")),
      h("p", {}, h("a", { class: "button", href: screens.paper(test.test_id), testid: "paper" }, t("practice.paper.open"))),
      h("p", { class: "quiet small" }, t("practice.export.what")),
      h(
        "ul",
        { class: "actions exports" },
        FORMATS.map((format) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "button", href: paths.export(test.test_id, format), download: true, testid: `export-${format}` },
              t(`practice.export.${format}`),
            ),
          )
        ),
      ),
      h("p", {}, deleteTestButton(test, this.go)),
    );
  }
}

/** @param {SubmittedTest} test */
function verdict(test) {
  const { result } = test;
  const counted = result.counted > 0;
  const out = test.questions.filter((question) => question.disputed).length;
  return [
    h("a", { class: "up no-print", href: screens.home }, icon("back"), t("practice.to_home")),
    h(
      "section",
      { class: `verdict band-${counted ? result.band : "none"}` },
      h(
        "h1",
        { tabindex: "-1" },
        ownText("span", test, test.course, { class: "verdict-language" }),
        h("span", { class: "visually-hidden" }, ": "),
        h("span", { class: "verdict-level", testid: "percent" }, counted ? percent(Math.round(result.percent ?? 0)) : "–"),
      ),
      h(
        "div",
        { class: "verdict-words" },
        h(
          "p",
          { class: "verdict-name" },
          h("span", { testid: "band" }, t(counted ? `practice.band.${result.band}` : "practice.not_counted")),
        ),
        h(
          "p",
          { testid: "fraction" },
          fraction(result.correct, result.counted),
          out ? h("span", { class: "quiet" }, " · ", plural("practice.excluded", out)) : null,
        ),
        counted ? h("p", {}, t(`practice.band.${result.band}.text`)) : null,
        h("p", { class: "quiet small" }, describe(test)),
        result.rapid_guesses ? h("p", { class: "quiet small" }, plural("practice.rapid", result.rapid_guesses)) : null,
        h(
          "p",
          { class: "quiet small" },
          icon("clock"),
          " ",
          t("practice.time", {
            total: duration(result.milliseconds),
            each: duration(result.milliseconds / Math.max(1, test.questions.length)),
          }),
        ),
        h("p", { class: "quiet small" }, t("practice.submitted_at", { date: date(test.submitted_at) })),
        missingSentence(test) ? h("p", { class: "quiet small" }, missingSentence(test)) : null,
      ),
    ),
  ];
}
