import { foreign, h, hiddenText, icon } from "../dom.js";
import { duration, has, number, t } from "../words.js";
import { difference } from "../report/difference.js";
import { alsoAccepted, part } from "../report/review_item.js";
import { isAnswered } from "./answered.js";
import { withFormulas } from "./formulas.js";
import { ownText } from "./labels.js";
import { LETTERS } from "./options.js";
import { besideQuote, statusOf } from "./review_texts.js";
import { attempt, troubleLine } from "../widgets/trouble.js";

/** @import { IconName } from "../dom.js" */
/** @import { ReviewedQuestion, SubmittedTest } from "../types/practice.d.ts" */

/** @type {Record<ReturnType<typeof statusOf>, IconName>} */
const MARKS = { excluded: "none", correct: "right", unanswered: "none", wrong: "wrong" };

/** The review of one question. Closed, it shows the result. Open, it shows the explanation. */
export class ReviewCard {
  /**
   * @param {ReviewedQuestion} question
   * @param {SubmittedTest} test
   * @param {(wrong: boolean) => Promise<void>} dispute
   */
  constructor(question, test, dispute) {
    this.question = question;
    this.test = test;
    this.dispute = dispute;
    this.target = { lang: test.language, dir: "auto" };
    this.status = h("span", { class: "status-place" });
    const summary = h(
      "summary",
      {},
      h("span", { class: "review-number" }, number(question.number)),
      this.status,
      h("span", { class: "thinking quiet small" }, t(`practice.bloom.${question.bloom_level}`)),
      foreign("span", this.target, { class: "review-stem" }, question.prompt),
    );
    this.details = h("details", { class: "review-item", testid: `review-${question.number}` }, summary);
    this.details.addEventListener("toggle", () => {
      if (this.details.open && this.details.children.length === 1) this.details.append(this.#body());
    });
    this.node = h("li", {}, this.details);
    this.update(question);
  }

  /** @param {ReviewedQuestion} question */
  update(question) {
    Object.assign(this.question, question);
    const name = statusOf(question);
    this.status.replaceChildren(
      h(
        "span",
        { class: `status status-${name}`, testid: `status-${question.number}` },
        icon(MARKS[name]),
        t(name === "excluded" ? "practice.review.excluded" : `status.${name}`),
      ),
    );
  }

  #body() {
    const { question, target } = this;
    return h(
      "div",
      { class: "review-body" },
      foreign("p", target, { class: "text" }, withFormulas(question.prompt, question)),
      question.format === "typed" ? this.#typed() : this.#options(),
      !isAnswered(question) ? h("p", { class: "quiet" }, t("status.unanswered")) : null,
      this.#why(),
      h(
        "p",
        { class: "quiet small" },
        [
          `${t("practice.difficulty")}: ${t(`practice.difficulty.${question.difficulty}`)}`,
          duration(question.milliseconds),
          t(`practice.source.${question.source}`),
        ].join(" · "),
      ),
      this.#disputeBox(),
    );
  }

  #options() {
    const { question, target } = this;
    return h(
      "ol",
      { class: "review-options" },
      question.options.map((text, index) => {
        const right = index === question.correct_option;
        const chosen = index === question.answer;
        const marks = [right ? t("review.option_right") : null, chosen ? t("review.option_chosen") : null].filter(Boolean);
        return h(
          "li",
          { class: right ? "is-right" : chosen ? "is-wrong" : "" },
          right ? icon("right") : chosen ? icon("wrong") : h("span", { class: "icon" }),
          h("span", { class: "letter" }, LETTERS[index]),
          foreign("span", target, {}, withFormulas(text, question)),
          hiddenText(" "),
          marks.length ? h("span", { class: "small mark" }, marks.join(" · ")) : null,
        );
      }),
    );
  }

  /** The typed answer, what to notice about it, and the accepted answers. */
  #typed() {
    const { question, target } = this;
    const { text, verdict, correct_answer: key, other_answers: others } = question;
    const note = verdict?.note ? `note.${verdict.note}` : "";
    return h(
      "div",
      { class: "review-answers", testid: `typed-${question.number}` },
      isAnswered(question) ? part("review.given", foreign("p", target, { class: "answer" }, text ?? "")) : null,
      part(
        "review.accepted",
        foreign("p", target, { class: "answer" }, withFormulas(key, question)),
        alsoAccepted({ expected: [key, ...others] }, target, (other) => withFormulas(other, question)),
      ),
      note && has(note) ? h("p", { class: "notice", testid: `note-${question.number}` }, t(note)) : null,
      verdict?.nearest ? difference(verdict.nearest, target) : null,
    );
  }

  #why() {
    const { question, target } = this;
    const own = besideQuote(question);
    return h(
      "div",
      { class: "why" },
      h("h3", {}, t("practice.why")),
      own ? foreign("p", target, { class: "text" }, withFormulas(own, question)) : null,
      question.evidence ? this.#quote() : null,
    );
  }

  /** The sentence of the notes that the question is based on, and its place in the notes. */
  #quote() {
    const { evidence, headings } = this.question;
    const step = () => h("span", { class: "heading-step", "aria-hidden": "true" }, "›");
    const path = headings.map((heading, index) => [index ? step() : null, ownText("bdi", this.test, heading)]);
    return h(
      "figure",
      {},
      icon("quote"),
      foreign("blockquote", this.target, {}, withFormulas(evidence, this.question)),
      headings.length ? h("figcaption", { class: "small quiet" }, t("practice.why.from"), " ", path) : null,
    );
  }

  #disputeBox() {
    const trouble = troubleLine();
    const box = h("input", { type: "checkbox", checked: this.question.disputed, testid: `dispute-${this.question.number}` });
    box.addEventListener("change", async () => {
      const wrong = box.checked;
      if (!await attempt(box, trouble, () => this.dispute(wrong))) box.checked = !wrong;
      box.focus();
    });
    return h(
      "div",
      { class: "dispute no-print" },
      h(
        "label",
        { class: "check" },
        box,
        h("span", {}, t("practice.dispute"), h("span", { class: "quiet small choice-why" }, t("practice.dispute.what"))),
      ),
      trouble,
    );
  }
}
