import { foreign } from "../dom.js";
import { choiceList } from "./choice_list.js";

export function minimalPair(context) {
  const { item, target } = context;
  const text = foreign("p", target, { class: "stem context", id: "stem" }, item.context ?? item.stem);
  const list = choiceList(context, { letters: true });
  return { nodes: [text, list.node], key: list.key };
}
