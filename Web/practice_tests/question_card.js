import { button, foreign, h, hiddenText, icon } from "../dom.js";
import { attempt, explain, troubleLine } from "../widgets/trouble.js";
import { list, number, t } from "../words.js";
import { practice } from "./api.js";
import { withFormulas } from "./formulas.js";
import { LETTERS } from "./options.js";
import { questionForm } from "./question_form.js";
import { reason } from "./reasons.js";

/** @import { ApiError } from "../api.js" */
/** @import { Preview, PreviewedQuestion, QuestionEdit } from "../types/practice.d.ts" */
/** @typedef {(preview: Preview, sentence: string) => void} Changed */

/** A question before the test: its words, its answers on request, and what can be done with it. */
export class QuestionCard {
  /**
   * @param {Preview} preview
   * @param {string} id
   * @param {Changed} changed
   */
  constructor(preview, id, changed) {
    this.preview = preview;
    this.id = id;
    this.question = this.#find();
    this.changed = changed;
    this.isEditing = false;
    this.target = { lang: preview.language, dir: "auto" };
    this.node = h("article", { class: "panel preview-card", testid: `question-${this.question.number}` });
    this.show();
  }

  #find() {
    return /** @type {PreviewedQuestion} */ (this.preview.questions.find((question) => question.question_id === this.id));
  }

  /**
   * The card after a change of other questions, with its open form. Only its number can change.
   * @param {Preview} preview
   */
  renewed(preview) {
    this.preview = preview;
    this.question = this.#find();
    this.node.dataset.testid = `question-${this.question.number}`;
    this.node.firstElementChild?.replaceWith(this.#head()[0]);
    return this;
  }

  show() {
    this.isEditing = false;
    this.node.replaceChildren(...this.#head(), this.#answers(), this.trouble = troubleLine(), this.#actions());
  }

  #head() {
    const { question } = this;
    const name = t("practice.slot", { number: number(question.number) });
    return [
      h(
        "h2",
        { class: "small quiet", tabindex: "-1" },
        name,
        question.source === "learner" ? ` · ${t("practice.source.learner")}` : null,
      ),
      foreign("p", this.target, { class: "preview-stem", testid: "stem" }, withFormulas(question.prompt, question)),
    ];
  }

  #answers() {
    const { question, target } = this;
    const answers = question.format === "typed"
      ? question.answers.map((answer) =>
        h("li", { class: "is-right" }, icon("right"), foreign("span", target, {}, withFormulas(answer, question)))
      )
      : question.options.map((option, index) => this.#option(option, index));
    return h(
      "details",
      { testid: "answers" },
      h("summary", {}, t("practice.preview.answers")),
      h(question.format === "typed" ? "ul" : "ol", { class: "review-options" }, answers),
      foreign("p", target, { class: "small" }, withFormulas(question.explanation, question)),
    );
  }

  /**
   * @param {string} text
   * @param {number} index
   */
  #option(text, index) {
    const right = index === this.question.correct_option;
    return h(
      "li",
      { class: right ? "is-right" : "" },
      right ? icon("right") : h("span", { class: "icon" }),
      h("span", { class: "letter" }, LETTERS[index]),
      foreign("span", this.target, {}, withFormulas(text, this.question)),
      right ? hiddenText(` – ${t("review.option_right")}`) : null,
    );
  }

  #actions() {
    const { question, preview } = this;
    const where = hiddenText(` – ${t("practice.slot", { number: number(question.number) })}`);
    this.edit = button([t("practice.preview.edit"), where.cloneNode(true)], {
      class: "compact",
      testid: "edit",
      onclick: () => this.#edit(),
    });
    const another = button([icon("replay"), t("practice.preview.replace"), where.cloneNode(true)], { class: "compact", testid: "replace" });
    another.addEventListener(
      "click",
      () => this.#change(another, () => practice.replaceQuestion(preview.test_id, question.question_id), "practice.preview.replaced"),
    );
    const drop = button([icon("remove"), t("practice.preview.drop"), where], { class: "compact", testid: "drop" });
    drop.addEventListener(
      "click",
      () => this.#change(drop, () => practice.dropQuestion(preview.test_id, question.question_id), "practice.preview.dropped"),
    );
    return h("div", { class: "actions" }, this.edit, another, preview.questions.length > 1 ? drop : null);
  }

  /**
   * Runs a change on the server and shows the questions after it.
   * @param {HTMLButtonElement} button
   * @param {() => Promise<Preview>} change
   * @param {string} sentence
   */
  #change(button, change, sentence) {
    const { number: count } = this.question;
    return attempt(
      button,
      this.trouble ?? troubleLine(),
      async () => this.changed(await change(), t(sentence, { number: number(count) })),
      refusal,
    );
  }

  #edit() {
    const { question, preview, target } = this;
    this.isEditing = true;
    this.trouble = troubleLine();
    /** @param {QuestionEdit} body */
    const change = (body) => () => practice.editQuestion(preview.test_id, question.question_id, body);
    const editor = questionForm(question, target, {
      save: (button, body) => this.#change(button, change(body), "practice.saved"),
      cancel: () => {
        this.show();
        this.edit?.focus();
      },
      trouble: this.trouble,
    });
    this.node.replaceChildren(this.#head()[0], editor);
    /** @type {HTMLElement | null} */ (editor.querySelector("textarea"))?.focus();
  }
}

/**
 * Why the server refused a change, in the language of the interface.
 * @param {ApiError} error
 */
function refusal(error) {
  if (error.kind === "question-rules") {
    return t("practice.preview.refused", { reasons: list(error.codes.map((/** @type {string} */ code) => reason(code))) });
  }
  if (error.kind === "nothing-else") return t("practice.preview.nothing_else");
  if (error.status === 409) return t("practice.preview.started");
  return explain(error);
}
