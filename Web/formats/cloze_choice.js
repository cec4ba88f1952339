import { choiceList } from "./choice_list.js";
import { makeStem } from "./stem.js";

/** @import { ChoiceItem } from "../types/placement.d.ts" */
/** @import { FormatParts, QuestionContext } from "../types/questions.d.ts" */

/**
 * @param {QuestionContext<ChoiceItem>} context
 * @returns {FormatParts}
 */
export function clozeChoice(context) {
  const { item, target } = context;
  const stem = makeStem(item.stem, target, item.readings?.stem);
  const list = choiceList(context, { chosen: (option) => stem.show(option.text) });
  const before = item.options.find((option) => option.option_id === item.answer?.choice);
  if (before) stem.show(before.text);
  return { nodes: [stem.node, list.node], key: list.key };
}
