import { h } from "../dom.js";
import { characterPanel } from "../formats/character_panel.js";
import { answerField } from "../formats/cloze_text.js";
import { t } from "../words.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { Question } from "../types/practice.d.ts" */

/** The pause in typing after which the answer is sent, in milliseconds. */
const PAUSE = 400;
const LONGEST = 200;

/**
 * A field for a typed answer. Calls `typed` with its text after a pause, and when the learner leaves the question.
 * @param {Question} question
 * @param {Target} target
 * @param {{ typed: (text: string) => void }} options
 */
export function typedAnswer(question, target, { typed }) {
  const field = answerField(target, question.text ?? "", LONGEST);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const commit = () => {
    clearTimeout(timer);
    if (field.value.trim() !== (question.text ?? "").trim()) typed(field.value);
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(commit, PAUSE);
  });
  const label = h("label", { for: "text-answer", class: "field-label" }, t("text.label"));
  return {
    node: h("div", { class: "text-answer" }, label, field, characterPanel(field, target)),
    field,
    /** @param {Question} other */
    show: (other) => {
      if (field.value.trim() !== (other.text ?? "").trim()) field.value = other.text ?? "";
    },
    key: () => false,
    commit,
    stop: () => clearTimeout(timer),
  };
}
