import { h } from "../dom.js";
import { t } from "../words.js";
import { characterPanel } from "./character_panel.js";
import { makeStem } from "./stem.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { TextItem } from "../types/placement.d.ts" */
/** @import { FormatParts, QuestionContext } from "../types/questions.d.ts" */

const PAUSE = 800;
const LONGEST = 500;

/**
 * @param {QuestionContext<TextItem>} context
 * @returns {FormatParts}
 */
export function clozeText(context) {
  const { item, target } = context;
  const stem = makeStem(item.stem, target, item.readings?.stem);
  const field = answerField(target, context.draft?.text ?? item.answer?.text ?? "");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const commit = () => {
    clearTimeout(timer);
    keep(context, field.value);
  };
  field.addEventListener("input", () => {
    stem.show(field.value);
    context.saveDraft({ text: field.value });
    clearTimeout(timer);
    timer = setTimeout(commit, PAUSE);
    context.changed();
  });
  stem.show(field.value);
  const label = h("label", { for: "text-answer", class: "field-label" }, t("text.label"));
  return {
    nodes: [stem.node, h("div", { class: "text-answer" }, label, field, characterPanel(field, target))],
    action: () => (field.value.trim() || item.answer?.dont_know ? "next" : "skip"),
    commit,
    stop: () => clearTimeout(timer),
  };
}

/**
 * A field for a typed answer. Enter submits its form.
 * @param {Target} target
 * @param {string} value
 * @param {number} [longest]
 */
export function answerField(target, value, longest = LONGEST) {
  const field = h("input", {
    id: "text-answer",
    testid: "text-answer",
    class: "foreign",
    type: "text",
    lang: target.lang,
    dir: target.dir,
    maxlength: longest,
    autocapitalize: "off",
    autocorrect: "off",
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "next",
    "aria-describedby": "stem",
  });
  field.value = value;
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    // Some browsers use code 229 for an Enter that only confirms a word in an input method.
    if (!event.isComposing && event.keyCode !== 229) field.form?.requestSubmit();
  });
  return field;
}

/**
 * An empty field is not an answer. After an earlier answer, it means "I don't know".
 * @param {QuestionContext<TextItem>} context
 * @param {string} text
 */
function keep(context, text) {
  const { item } = context;
  if (text.trim() === "") {
    if (item.answer?.text) context.give({ dont_know: true });
  } else if (text !== item.answer?.text) {
    context.give({ text });
  }
}
