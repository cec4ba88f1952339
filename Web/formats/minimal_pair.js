import { foreign } from "../dom.js";
import { choiceList } from "./choice_list.js";
import { worded } from "./reading_aids.js";

/** @import { ChoiceItem } from "../types/placement.d.ts" */
/** @import { FormatParts, QuestionContext } from "../types/questions.d.ts" */

/**
 * @param {QuestionContext<ChoiceItem>} context
 * @returns {FormatParts}
 */
export function minimalPair(context) {
  const { item, target } = context;
  const text = foreign("p", target, { class: "stem context", id: "stem" }, worded(item.context ?? item.stem, item.readings?.stem));
  const list = choiceList(context, { letters: true });
  return { nodes: [text, list.node], key: list.key };
}
