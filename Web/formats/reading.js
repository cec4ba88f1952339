import { foreign, h } from "../dom.js";
import { t } from "../words.js";
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
  const passage = h("article", { class: "passage", "aria-label": t("reading.text") }, foreign("p", target, {}, item.passage));
  const task = h("div", { class: "task" }, makeStem(item.stem, target).node, list.node);
  return { nodes: [h("div", { class: "side-by-side" }, passage, task)], key: list.key };
}
