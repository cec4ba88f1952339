import { besideText, placeOnText } from "./beside_text.js";
import { choiceList } from "./choice_list.js";
import { makeStem } from "./stem.js";

/** @import { ChoiceItem } from "../types/placement.d.ts" */
/** @import { FormatParts, QuestionContext } from "../types/questions.d.ts" */

/**
 * @param {QuestionContext<ChoiceItem>} context
 * @returns {FormatParts}
 */
export function reading(context) {
  const { item, target } = context;
  const list = choiceList(context);
  const text = besideText(item, target, placeOnText(item.stimulus), makeStem(item.stem, target, item.readings?.stem).node, list.node);
  return { nodes: [text.node], key: list.key, text };
}
