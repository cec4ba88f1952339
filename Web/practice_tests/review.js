import { h } from "../dom.js";
import { plural, t } from "../words.js";
import { ReviewCard } from "./review_card.js";

/** @import { ReviewedQuestion, SubmittedTest } from "../types/practice.d.ts" */

/** The review of every question, closed at first, with a filter for the mistakes. */
export class Review {
  #onlyMistakes = false;

  /**
   * @param {SubmittedTest} test
   * @param {(question: ReviewedQuestion, wrong: boolean) => Promise<SubmittedTest>} dispute
   */
  constructor(test, dispute) {
    this.found = h("p", { class: "quiet", role: "status", testid: "review-found" });
    this.cards = test.questions.map((question) =>
      new ReviewCard(question, test, async (wrong) => {
        const changed = await dispute(question, wrong);
        for (const card of this.cards) {
          const now = changed.questions.find((one) => one.question_id === card.question.question_id);
          if (now) card.update(now);
        }
      })
    );
    this.node = h(
      "section",
      { class: "review", "aria-labelledby": "review-title" },
      h("h2", { id: "review-title" }, t("practice.review")),
      this.#filters(),
      this.found,
      h("ol", { class: "review-list" }, this.cards.map((card) => card.node)),
    );
    this.#filter();
  }

  #filters() {
    /**
     * @param {string} name
     * @param {boolean} onlyMistakes
     */
    const choice = (name, onlyMistakes) =>
      h(
        "label",
        { class: "segment", testid: `filter-${name}` },
        h("input", {
          type: "radio",
          name: "review-filter",
          checked: onlyMistakes === this.#onlyMistakes,
          onchange: () => {
            this.#onlyMistakes = onlyMistakes;
            this.#filter();
          },
        }),
        h("span", {}, t(`practice.review.${name}`)),
      );
    return h(
      "fieldset",
      { class: "segments no-print" },
      h("legend", { class: "visually-hidden" }, t("review.filter")),
      choice("all", false),
      choice("mistakes", true),
    );
  }

  #filter() {
    for (const card of this.cards) card.node.hidden = this.#onlyMistakes && card.question.correct;
    const shown = this.cards.filter((card) => !card.node.hidden).length;
    this.found.textContent = shown ? plural("review.shown", shown) : t("practice.review.no_mistakes");
  }
}
