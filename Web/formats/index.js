import { foreign, h } from "../dom.js";
import { t } from "../words.js";
import { clozeChoice } from "./cloze_choice.js";
import { clozeText } from "./cloze_text.js";
import { listening } from "./listening.js";
import { minimalPair } from "./minimal_pair.js";
import { reading } from "./reading.js";
import { wordReorder } from "./word_reorder.js";

const FORMATS = {
  cloze_choice: clozeChoice,
  reading,
  listening,
  cloze_text: clozeText,
  word_reorder: wordReorder,
  minimal_pair: minimalPair,
};

/**
 * Makes the present question. What comes back: nodes, action() ("next", "skip" or "submit"), ready(), commit(),
 * and where a format needs them key(event, symbol) and stop().
 */
export function makeQuestion(session, { changed, completed, listening: setListening }) {
  const { item, target } = session;
  const note = h("p", { class: "notice", hidden: !item.answer?.dont_know }, t("runner.was_unknown"));
  const update = () => {
    note.hidden = !item.answer?.dont_know;
    changed();
  };
  const context = {
    item,
    target,
    skipped: session.isSkipped(item),
    draft: session.draft(item),
    saveDraft: (draft) => session.saveDraft(item, draft),
    give: (answer) => {
      session.answer(item, answer);
      update();
    },
    changed: update,
    completed,
    setListening,
  };
  const question = FORMATS[item.format](context);
  const instructions = foreign("p", target, { class: "instructions" }, item.instructions);
  return {
    action: () => (item.answer ? "next" : "skip"),
    ready: () => true,
    commit: () => {},
    ...question,
    nodes: [instructions, ...question.nodes, note],
  };
}
