import { button, h } from "../dom.js";
import { areaField, form, refuse } from "../widgets/fields.js";
import { t } from "../words.js";
import { LETTERS } from "./options.js";

/** @import { FormFields, Target } from "../types/page.d.ts" */
/** @import { PreviewedQuestion, QuestionEdit } from "../types/practice.d.ts" */

/**
 * The form that changes the words of a question. Nothing may be empty.
 * @param {PreviewedQuestion} question
 * @param {Target} target
 * @param {{ save: (button: HTMLButtonElement, body: QuestionEdit) => void, cancel: () => void, trouble: HTMLElement }} actions
 */
export function questionForm(question, target, { save, cancel, trouble }) {
  const submit = h("button", { class: "primary", testid: "save-question" }, t("practice.save"));
  const own = { lang: target.lang, dir: "auto", spellcheck: "true" };
  return form(
    { class: "fields question-form", testid: "question-form" },
    (elements) => {
      const empty = [...elements.prompt.form?.elements ?? []].find(isEmpty);
      if (empty) return refuse(/** @type {HTMLInputElement} */ (empty), trouble, t("practice.preview.empty"));
      save(submit, bodyOf(elements, question));
    },
    areaField("prompt", t("practice.preview.stem"), { ...own, value: question.prompt, rows: 3 }),
    question.format === "typed"
      ? areaField("answers", t("practice.preview.accepted"), { ...own, value: question.answers.join("\n"), rows: 3 })
      : optionFields(question, own),
    areaField("explanation", t("practice.preview.explanation"), { ...own, value: question.explanation, rows: 4 }),
    trouble,
    h("div", { class: "actions" }, submit, button(t("dialog.cancel"), { testid: "cancel-edit", onclick: cancel })),
  );
}

/** @param {Element} field */
function isEmpty(field) {
  return (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement && field.type === "text") && !field.value.trim();
}

/**
 * The five options, each with a radio button that makes it the right answer.
 * @param {PreviewedQuestion} question
 * @param {{ lang: string | null, dir: string, spellcheck: string }} own
 */
function optionFields(question, own) {
  return h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "field-legend" }, t("practice.preview.right")),
    question.options.map((option, index) => {
      const letter = LETTERS[index];
      return h(
        "div",
        { class: "option-field" },
        h(
          "label",
          { class: "check" },
          h("input", { type: "radio", name: "right", value: index, checked: index === question.correct_option, testid: `right-${letter}` }),
          h("span", {}, letter),
        ),
        h("input", {
          ...own,
          type: "text",
          name: `option${index}`,
          value: option,
          "aria-label": t("practice.preview.option", { letter }),
          autocomplete: "off",
          testid: `option-${letter}`,
        }),
      );
    }),
  );
}

/**
 * @param {FormFields} elements
 * @param {PreviewedQuestion} question
 * @returns {QuestionEdit}
 */
function bodyOf(elements, question) {
  const texts = { prompt: elements.prompt.value, explanation: elements.explanation.value };
  if (question.format === "typed") return { ...texts, answers: elements.answers.value.split("\n").filter((line) => line.trim()) };
  return {
    ...texts,
    options: question.options.map((_, index) => elements[`option${index}`].value),
    correct_option: Number(elements.right.value),
  };
}
