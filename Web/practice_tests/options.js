import { foreign, h } from "../dom.js";
import { withFormulas } from "./formulas.js";

/** @import { Target } from "../types/page.d.ts" */
/** @import { Question } from "../types/practice.d.ts" */

export const LETTERS = ["A", "B", "C", "D", "E"];

/**
 * Five options as radio buttons. Calls `chosen` with the index, and with true if an arrow key made the choice. Arrow keys also choose the
 * options that they pass.
 * @param {Question} question
 * @param {Target} target
 * @param {{ labelledby: string, chosen: (index: number, byArrow: boolean) => void }} options
 */
export function optionList(question, target, { labelledby, chosen }) {
  let byArrow = false;
  const inputs = question.options.map((_, index) => {
    const input = h("input", {
      type: "radio",
      name: "option",
      value: index,
      checked: question.answer === index,
      "aria-label": named(question, `${LETTERS[index]} ${question.options[index]}`),
    });
    input.addEventListener("change", () => chosen(index, byArrow));
    return input;
  });
  const node = h(
    "div",
    {
      class: "options",
      role: "radiogroup",
      "aria-labelledby": question.formulas ? null : labelledby,
      "aria-label": named(question, question.prompt),
    },
    question.options.map((text, index) =>
      h(
        "label",
        { class: "option", testid: `option-${LETTERS[index]}` },
        inputs[index],
        h("span", { class: "badge" }, LETTERS[index]),
        foreign("span", target, { class: "option-text" }, withFormulas(text, question)),
      )
    ),
  );
  node.addEventListener("keydown", (event) => {
    byArrow = event.key.startsWith("Arrow");
  });
  node.addEventListener("pointerdown", () => {
    byArrow = false;
  });
  return {
    node,
    inputs,
    field: null,
    /** @param {Question} other */
    show: (other) =>
      inputs.forEach((input, index) => {
        input.checked = index === other.answer;
      }),
    /** @param {string | null} symbol */
    key: (symbol) =>
      pick(inputs, symbol, () => {
        byArrow = false;
      }),
    commit: () => {},
    stop: () => {},
  };
}

/**
 * The name of a field of a question with formulas. Browsers would join the signs of a formula without its structure.
 * @param {Question} question
 * @param {string} name
 */
function named({ formulas }, name) {
  return formulas ? name : null;
}

/**
 * @param {HTMLInputElement[]} inputs
 * @param {string | null} symbol
 * @param {() => void} before
 */
function pick(inputs, symbol, before) {
  const letter = LETTERS.indexOf(symbol ?? "");
  const input = inputs[letter >= 0 ? letter : Number(symbol ?? 0) - 1];
  if (!input) return false;
  before();
  input.focus();
  input.click();
  return true;
}
