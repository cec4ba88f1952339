import { foreign, h } from "../dom.js";
import { number } from "../words.js";
import { worded } from "./reading_aids.js";

/** @import { ChoiceItem, Option } from "../types/placement.d.ts" */
/** @import { QuestionContext, QuestionKey } from "../types/questions.d.ts" */

/** Options of at most this number of letters, such as places in a text, stand in two columns where room is scarce. */
const SHORT = 4;

/**
 * Radio buttons drawn as large surfaces. A label (number or letter) stands outside the isolated text.
 * @param {QuestionContext<ChoiceItem>} context
 * @param {{ labelledby?: string, letters?: boolean, chosen?: (option: Option) => void }} [options]
 */
export function choiceList(context, { labelledby = "stem", letters = false, chosen = () => {} } = {}) {
  const { item, target } = context;
  const inputs = item.options.map((option) =>
    radio(option, item, (picked) => {
      context.give({ choice: picked.option_id });
      chosen(picked);
    })
  );
  const labels = item.options.map((option, index) => {
    const badge = letters
      ? h("span", { class: "badge" }, option.option_id)
      : h("span", { class: "badge", "aria-hidden": "true" }, number(index + 1));
    return h(
      "label",
      { class: "option", testid: `option-${option.option_id}` },
      inputs[index],
      badge,
      foreign("span", target, { class: "option-text" }, worded(option.text, option.reading)),
    );
  });
  const shape = letters ? "pair" : item.options.every((option) => option.text.length <= SHORT) ? "short" : "";
  return {
    node: h("div", { class: `options ${shape}`.trim(), role: "radiogroup", "aria-labelledby": labelledby }, labels),
    /** @type {QuestionKey} */
    key: (_event, symbol) => pick(inputs, indexOf(symbol, item.options, letters)),
  };
}

/**
 * @param {Option} option
 * @param {ChoiceItem} item
 * @param {(option: Option) => void} chosen
 */
function radio(option, item, chosen) {
  const input = h("input", { type: "radio", name: "choice", value: option.option_id, checked: item.answer?.choice === option.option_id });
  input.addEventListener("change", () => chosen(option));
  return input;
}

/**
 * @param {string | null} symbol
 * @param {Option[]} options
 * @param {boolean} letters
 */
function indexOf(symbol, options, letters) {
  const letter = letters ? options.findIndex((option) => option.option_id === symbol) : -1;
  return letter >= 0 ? letter : Number(symbol ?? 0) - 1;
}

/**
 * @param {HTMLInputElement[]} inputs
 * @param {number} index
 */
function pick(inputs, index) {
  const input = inputs[index];
  if (!input) return false;
  input.focus();
  input.click();
  return true;
}
